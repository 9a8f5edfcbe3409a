"""Parts of Octavo that need packages of their own, and what is said where those are not installed."""

from importlib.util import find_spec

from octavo.text.refusal import Refused

PARTS = {  # modules of other packages, by the extra that installs them
    "server": ("aiohttp", "asyncpg", "markdown_it", "prometheus_client", "rich", "segno"),
    "terminal": ("rich",),
    "bots": ("openskill", "rich"),
    "gpu": ("numba_cuda",),
    "research": ("pyspiel", "rlcard"),
}


class NotInstalled(Refused, ImportError):
    """A part of Octavo whose packages are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("not-installed", extra=extra)


def need(extra: str) -> None:
    """NotInstalled, unless the packages of an extra are there."""
    if not all(map(installed, PARTS[extra])):
        raise NotInstalled(extra)


def installed(module: str) -> bool:
    """Whether a module can be imported."""
    return find_spec(module) is not None
