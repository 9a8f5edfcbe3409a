"""What the site has besides docs/: README and its like from the root, and a page of the API for each part of Octavo.

A hook of mkdocs. Links from those pages into docs/ are kept, and links to sources become plain text.
"""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "octavo"
HOME = {  # pages of the site by files of the repository that are not in docs/
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
DOCS = "docs/"
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\[\]]*)\]\((?P<target>[^()#\s]*)(?P<anchor>#[^()\s]*)?\)")
SCHEME = re.compile(r"[a-z]+:")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are not in docs/."""
    for name, page in HOME.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    for page, text in api():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead to where things are on the site."""
    here = page.file.src_uri
    written = next((name for name, of in HOME.items() if of == here), DOCS + here)
    return LINK.sub(lambda found: _link(found, here, written), markdown)


def _link(found: re.Match[str], here: str, written: str) -> str:
    target = found["target"]
    if not target or SCHEME.match(target):
        return found[0]
    named = normpath(str(PurePosixPath(written).parent / target))
    if named in HOME:
        there = HOME[named]
    elif named.startswith(DOCS) and (ROOT / named).is_file():
        there = named.removeprefix(DOCS)
    elif (ROOT / named).exists():  # a source, or a folder
        return found["text"]
    else:
        return found[0]
    return (
        f"{found['picture']}[{found['text']}]({relpath(there, str(PurePosixPath(here).parent))}{found['anchor'] or ''})"
    )


def api() -> Iterator[tuple[str, str]]:
    """A page for each folder of sources, and one that lists them."""
    modules: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.read_text("utf-8").strip():
            folder = ".".join(path.parent.relative_to(SOURCE.parent).parts)
            modules.setdefault(folder, []).append(folder if path.stem == "__init__" else f"{folder}.{path.stem}")
    for folder, names in modules.items():
        yield f"api/{folder}.md", f"# `{folder}`\n\n" + "".join(f"::: {name}\n\n" for name in names)
    listed = "".join(f"- [`{folder}`]({folder}.md)\n" for folder in modules)
    yield "api/index.md", f"# The API\n\nMade from the docstrings, a page for each folder.\n\n{listed}"
