"""A progress bar on standard error; nothing if that is not a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from octavo.text.missing import installed

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Call what this gives with how many more are done. Without the packages of the terminal there is no bar."""
    if not installed("rich"):
        yield lambda more: None
        return
    with progress() as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)


def progress(done: "ProgressColumn | None" = None) -> "Progress":
    """A bar that shows how many of how many are done, or a column of your own."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), done or MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
