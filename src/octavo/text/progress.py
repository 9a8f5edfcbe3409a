"""A bar on standard error while something takes long; nothing at all where nobody looks at a terminal."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress(done: ProgressColumn | None = None) -> Progress:
    """What is done is told as so many of so many, or by a column of one's own."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), done or MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
