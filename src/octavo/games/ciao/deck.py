"""Ciao!: which cards there are, read from a file. docs/decks.md has the format."""

from typing import Any

from octavo.text.located_json import Sheet

FORMAT = "ciao-deck/1"
COLOURS = ("green", "yellow", "red")
SYMBOLS = ("rock", "paper", "scissors")
SPECIALS = (None, "again_or_reverse", "speed", "plus3", "give", "swap")
JOKER, MILLSTONE = "joker", "millstone"

SPECIAL = len(SPECIALS)
KINDS = len(COLOURS) * len(SYMBOLS) * len(SPECIALS) + len(COLOURS) + 1  # in the order of rules.KINDS
FIRST_JOKER, MILLSTONES = KINDS - 4, KINDS - 1
MOST_COPIES = 20  # of a kind
SMALLEST, LARGEST = 60, 150
FEWEST_PLAIN = 50  # six hands of seven, and a pile, in the variant without special signs; jokers included
PRINTED = {"green": 36, "yellow": 30, "red": 30, JOKER: 9, MILLSTONE: 3}


def fields(sheet: Sheet) -> dict[str, Any]:
    """The number of cards of each kind; Refused, with the line, if it is no such deck."""
    sheet["format"].one_of(FORMAT)
    deck = [0] * KINDS
    totals = dict.fromkeys(PRINTED, 0)
    seen = set()
    for card in sheet["cards"].items():
        kind, group = _kind(card)
        if kind in seen:
            raise card.wrong("twice", what=f"{card['colour'].value} {card['symbol'].value} {card['special'].value}")
        seen.add(kind)
        deck[kind] = card["count"].whole(0, MOST_COPIES)
        totals[group] += deck[kind]
    if not SMALLEST <= sum(deck) <= LARGEST:
        raise sheet["cards"].wrong("size", given=sum(deck), low=SMALLEST, high=LARGEST)
    plain = sum(deck[:FIRST_JOKER:SPECIAL]) + sum(deck[FIRST_JOKER:MILLSTONES])
    if plain < FEWEST_PLAIN:
        raise sheet["cards"].wrong("plain", given=plain, low=FEWEST_PLAIN)
    for group, usual in PRINTED.items():
        if totals[group] != usual:
            sheet.warn("total", what=group, given=totals[group], usual=usual)
    return {"deck": deck}


def _kind(card: Sheet) -> tuple[int, str]:
    """A card's kind, and the group that it is counted in."""
    symbol = card["symbol"].one_of(*SYMBOLS, JOKER, MILLSTONE)
    colour, special = card["colour"].one_of(*COLOURS, None), card["special"].one_of(*SPECIALS)
    if symbol > len(SYMBOLS):
        if colour < len(COLOURS) or special:
            raise card.wrong("millstone")
        return MILLSTONES, MILLSTONE
    if symbol == len(SYMBOLS):
        if colour == len(COLOURS) or special:
            raise card.wrong("joker")
        return FIRST_JOKER + colour, JOKER
    if colour == len(COLOURS):
        raise card["colour"].wrong("no-colour")
    return (colour * len(SYMBOLS) + symbol) * len(SPECIALS) + special, COLOURS[colour]
