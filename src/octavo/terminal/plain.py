"""The picture without colours and boxes: one fact a line, to be read aloud or kept in a file."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from octavo.kernel.contract import HAND
from octavo.terminal.cards import face, grouped, is_card
from octavo.terminal.layout import SeatScene, face_down
from octavo.terminal.sentences import FACE_DOWN, Speaker


def plain_picture(layout: SeatScene) -> list[str]:
    """The whole table in lines."""
    speaker = layout.speaker
    lines = ["", speaker.say("your-turn", seat=speaker.seat(layout.seat))]
    lines += layout.facts
    if layout.maps:
        lines.append(", ".join(f"{name} {words}" for name, words in layout.letters))
    for seat in layout.order:
        lines += _seat(layout, seat)
    for key, zones in layout.shared:
        lines += [f"{speaker.zone(key)}: {lying(speaker, zone.cards)}" for zone in zones if zone.cards]
    played = [f"{speaker.seat(seat)} {card}" for seat, card in layout.trick if card]
    lines += [f"{speaker.zone('trick')}: {', '.join(played)}"] if played else []
    lines += [speaker.say("your-hand", cards=_hand(layout))] if layout.hand else []
    return lines


def _seat(layout: SeatScene, seat: int) -> list[str]:
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
    """The cards of a zone: open ones in order (in words if they have some), tasks, and how many lie face down."""
    open_cards = [name for name in cards if is_card(speaker.key, name)]
    tasks = speaker.items(name for name in cards if not is_card(speaker.key, name) and name != FACE_DOWN)
    hidden = face_down(cards)
    words = [speaker.card(name) for name in open_cards]
    if words != open_cards:
        runs = [(word, len(list(run))) for word, run in groupby(words)]
        words = [word if many == 1 else f"{word} ×{many}" for word, many in runs]
    else:
        words = [" ".join(group) for _, group in groupby(open_cards, key=lambda name: face(speaker.key, name))]
    return ", ".join(words + tasks + ([speaker.say("face-down", count=hidden)] if hidden else []))


def _hand(layout: SeatScene) -> str:
    """The viewer's cards, sorted, as one types them, with their words where they have some."""
    speaker = layout.speaker
    return ", ".join(
        (", " if layout.worded else " ").join(_named(speaker, name, many) for name, many in Counter(group).items())
        for group in grouped(speaker.key, layout.hand)
    )


def _named(speaker: Speaker, name: str, many: int) -> str:
    words = speaker.card(name)
    if words == name:
        return " ".join([name] * many)
    return f"{name} ({words})" if many == 1 else f"{name} ({words}) ×{many}"
