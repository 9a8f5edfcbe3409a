"""A progress bar on standard error; nothing if that is not a terminal."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress(done: ProgressColumn | None = None) -> Progress:
    """A bar that shows how many of how many are done, or a column of your own."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), done or MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
