"""Books: the rules of the games as HTML to be shown in the page.

They are our own Markdown texts, rendered with HTML switched off; the paragraph of rule 24 has the id `R24`.
"""

import re
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from octavo.games import catalogue
from octavo.text.language import LANGUAGES

RULE = re.compile(r"\*\*R(\d+)\.\*\*")
OTHER_GAME = re.compile(r"(?:\.\./)*(?:[a-z]{2}/)?(?P<game>[a-z_]+)\.md(?P<place>#[A-Za-z0-9_-]+)?")


@cache
def rules(language: str, key: str) -> str | None:
    """The rules of a game as HTML, in English where there is no text in the language; None for no such game."""
    if not catalogue.has(key) or language not in LANGUAGES:
        return None
    root = catalogue.folder(key) / "rulebook"
    for path in (root / f"{language}.md", root / "en.md"):
        if path.is_file():
            return html(path.read_text("utf-8"))
    return None


def html(text: str) -> str:
    """Markdown as safe HTML."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    for before, token in pairwise(tokens):
        if token.type == "inline":
            rule = RULE.match(token.content)
            if rule and before.type == "paragraph_open":
                before.attrSet("id", f"R{rule[1]}")
            token.children = _linked(token.children or [])
    return str(parser.renderer.render(tokens, parser.options, {}))


def _linked(tokens: list[Token]) -> list[Token]:
    """Links lead to places on the page or to another game's rules; what else there is becomes plain text."""
    kept: list[Token] = []
    plain = False
    for token in tokens:
        if token.type == "link_open":
            target = str(token.attrGet("href") or "")
            other = OTHER_GAME.fullmatch(target)
            if other and catalogue.has(other["game"]):
                token.attrSet("href", f"/rules/{other['game']}{other['place'] or ''}")
            plain = not (other and catalogue.has(other["game"])) and not target.startswith("#")
            if plain:
                continue
        elif token.type == "link_close" and plain:
            plain = False
            continue
        kept.append(token)
    return kept
