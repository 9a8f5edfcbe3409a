"""The picture without colours and boxes: one fact a line, to be read aloud or kept in a file."""

from collections.abc import Sequence

from octavo.terminal.cards import by_colour, is_card
from octavo.terminal.layout import HAND, Layout, face_down
from octavo.terminal.sentences import FACE_DOWN, Speaker


def plain_picture(layout: Layout) -> list[str]:
    """The whole table in lines."""
    speaker = layout.speaker
    lines = ["", speaker.say("your-turn", seat=speaker.seat(layout.seat))]
    lines += layout.facts
    for seat in layout.order:
        lines += _seat(layout, seat)
    for key, zones in layout.shared:
        lines += [f"{speaker.zone(key)}: {lying(speaker, zone.cards)}" for zone in zones if zone.cards]
    played = [f"{speaker.seat(seat)} {card}" for seat, card in layout.trick if card]
    lines += [f"{speaker.zone('trick')}: {', '.join(played)}"] if played else []
    lines += [speaker.say("your-hand", cards=_sorted(layout.hand))] if layout.hand else []
    return lines


def _seat(layout: Layout, seat: int) -> list[str]:
    speaker = layout.speaker
    name, lines = speaker.seat(seat), []
    if seat < len(layout.points):
        lines.append(speaker.say("points-of", seat=name, points=layout.points[seat]))
    for key in layout.zone_keys:
        cards = layout.cards(key, seat)
        if cards and not (key == HAND and seat == layout.seat):
            lines.append(f"{name}, {speaker.zone(key)}: {lying(speaker, cards)}")
    return lines


def lying(speaker: Speaker, cards: Sequence[str]) -> str:
    """What lies in a zone: open cards by name, tasks in words, and how many lie face down."""
    open_cards = _sorted(cards)
    tasks = speaker.items(name for name in cards if not is_card(name) and name != FACE_DOWN)
    hidden = face_down(cards)
    parts = [*([open_cards] if open_cards else []), *tasks]
    return ", ".join(parts + ([speaker.say("face-down", count=hidden)] if hidden else []))


def _sorted(cards: Sequence[str]) -> str:
    return ", ".join(" ".join(group) for group in by_colour(cards))
