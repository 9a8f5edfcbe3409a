"""Take it!: which cards there are, read from a file. docs/decks.md has the format."""

from typing import Any

from octavo.games.take_it.rules import ALL_KINDS, BLACK, HIGHEST, JOKER, KINDS, LARGEST_DECK, MOST_COPIES, SMALLEST_DECK
from octavo.text.located_json import Sheet

FORMAT = "take-it-deck/1"
CARD_KINDS = ("direct", "pair", "joker", "black")
DIRECT, PAIR, WILD, _ = range(4)
PRINTED = 77


def fields(sheet: Sheet) -> dict[str, Any]:
    """The number of cards of each kind; Refused, with the line, if it is no such deck."""
    sheet["format"].one_of(FORMAT)
    deck = [0] * ALL_KINDS
    seen = set()
    for card in sheet["cards"].items():
        kind = _kind(card)
        if kind in seen:
            raise card.wrong("twice", what=KINDS.names[kind])
        seen.add(kind)
        deck[kind] = card["count"].whole(0, MOST_COPIES)
    if not SMALLEST_DECK <= sum(deck) <= LARGEST_DECK:
        raise sheet["cards"].wrong("size", given=sum(deck), low=SMALLEST_DECK, high=LARGEST_DECK)
    if sum(deck) != PRINTED:
        sheet.warn("size", given=sum(deck), usual=PRINTED)
    return {"deck": deck}


def _kind(card: Sheet) -> int:
    kind, value = card["kind"].one_of(*CARD_KINDS), card["value"]
    if kind >= WILD:
        if value.value is not None:
            raise value.wrong("no-value")
        return JOKER if kind == WILD else BLACK
    points = value.whole(-HIGHEST, HIGHEST)
    if kind == PAIR and points == 0:
        raise value.wrong("pair-of-zero")
    return KINDS.card(f"{'d' if kind == DIRECT else 'p'}{points}")
