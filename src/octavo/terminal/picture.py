"""The picture: a layout in colours and boxes, for a terminal of any width."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from octavo.kernel.contract import HAND, Zone
from octavo.kernel.types import Seat
from octavo.terminal.cards import QUIET, card, chip, faces, flow, grouped, is_card
from octavo.terminal.layout import SeatScene, face_down
from octavo.terminal.maps import drawn_maps, legend
from octavo.terminal.sentences import FACE_DOWN, Speaker

ROOMY = 32  # rows of a terminal in which the trick is drawn as cards, not as a line


def picture(layout: SeatScene, width: int, height: int) -> Group:
    """The whole table: seats, the middle, the trick, the facts, and the viewer's hand."""
    speaker = layout.speaker
    parts: list[RenderableType] = [Rule(Text(speaker.title, "bold"), style=QUIET, align="left")]
    parts += [flow([Text(fact) for fact in line], width, " · ") for line in layout.fact_lines]
    parts.append(_seats(layout))
    if any(layout.wordy(key) for key in layout.zone_keys):
        parts.append(_tasks(layout))
    parts += [_middle(speaker, key, zones, width) for key, zones in layout.shared if any(z.cards for z in zones)]
    if layout.trick:
        parts.append(_trick_cards(layout, width) if height >= ROOMY else _trick_line(layout, width))
    if set(layout.hand) - {str(fact) for facts in layout.maps for fact in facts.facts.values()}:
        parts.append(_hand(layout, width))
    return Group(*parts, *(text for text in (drawn_maps(layout, width), legend(layout, width)) if text))


def _seats(layout: SeatScene) -> Table:
    """A line for each seat: points, zones and remarks."""
    speaker, keys = layout.speaker, [key for key in layout.zone_keys if not layout.wordy(key)]
    notes = any(layout.note(seat) for seat in layout.order)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, border_style=QUIET, header_style=QUIET, padding=(0, 1))
    table.add_column("", no_wrap=True)
    table.add_column(speaker.say("points"), justify="right")
    for key in keys:
        table.add_column(speaker.zone(key))
    if notes:
        table.add_column("")
    for seat in layout.order:
        mine = seat == layout.seat
        name = Text.assemble((speaker.seat(seat), "bold" if mine else ""))
        if mine:
            name.append(f" ({speaker.say('you')})", QUIET)
        points = str(layout.points[seat]) if seat < len(layout.points) else ""
        cells = [_cell(layout, key, layout.cards(key, seat), mine=mine) for key in keys]
        table.add_row(name, points, *cells, *([layout.note(seat)] if notes else []))
    return table


def _tasks(layout: SeatScene) -> Table:
    """A line for each seat: what it has that is said in words."""
    speaker, keys = layout.speaker, [key for key in layout.zone_keys if layout.wordy(key)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in layout.order:
        zones = [(speaker.zone(key), layout.cards(key, seat)) for key in keys]
        texts = [Text.assemble((f"{zone}: ", QUIET), _lying(speaker, cards)) for zone, cards in zones if cards]
        if texts:
            grid.add_row(Text(f" {speaker.seat(seat)}", no_wrap=True), Text(" · ").join(texts))
    return grid


def _cell(layout: SeatScene, key: str, cards: Sequence[str], *, mine: bool) -> Text:
    if not cards:
        return Text("–", QUIET)
    if key == HAND and mine:
        return Text(f"×{len(cards)}")
    if key in layout.speaker.game.GUIDE.verbs and mine:  # one plays from there, too
        bright = layout.bright(key)
        return Text(" ").join(card(layout.speaker.key, name, awake=name in bright) for name in cards)
    lying = _lying(layout.speaker, cards)
    words = layout.speaker.card(cards[0]) if len(cards) == len(cards[0]) == 1 else cards[0]
    return lying if words == cards[0] else Text.assemble(lying, f" {words}")


def _lying(speaker: Speaker, cards: Sequence[str]) -> Text:
    return Text(" ").join(_each(speaker, cards, card))


def _each(speaker: Speaker, cards: Sequence[str], drawn: Callable[[str, str], Text]) -> list[Text]:
    """Open cards by name, equal letters by number, tasks in words, and how many lie face down."""
    hidden = face_down(cards)
    texts: list[Text] = []
    for name, alike in groupby(name for name in cards if is_card(speaker.key, name)):
        many = len(list(alike))
        if many > 1 and len(name) == 1 and name.isalpha():
            texts.append(Text.assemble(drawn(speaker.key, name), f"×{many}"))
        else:
            texts += [drawn(speaker.key, name)] * many
    tasks = speaker.items(name for name in cards if not is_card(speaker.key, name) and name != FACE_DOWN)
    texts += [Text(", ".join(tasks))] if tasks else []
    texts += [Text(f"+{hidden}" if texts else f"×{hidden}")] if hidden else []
    return texts


def _middle(speaker: Speaker, key: str, zones: Sequence[Zone], width: int) -> Padding:
    """The zones that belong to nobody: a single zone card by card, several of a kind side by side."""
    head = Text(f"{speaker.zone(key)}:", QUIET)
    if len(zones) > 1:
        return Padding(
            flow([head, *(_lying(speaker, zone.cards) for zone in zones if zone.cards)], width - 2, "   "), (0, 1)
        )
    cards = zones[0].cards
    texts = _each(speaker, cards, chip)
    if len(cards) == 1 and speaker.card(cards[0]) != cards[0]:
        texts.append(Text(speaker.card(cards[0])))
    return Padding(flow([head, *texts], width - 2), (0, 1))


def _trick_line(layout: SeatScene, width: int) -> Padding:
    speaker = layout.speaker
    texts = [Text(f"{speaker.zone('trick')}:", QUIET)]
    for seat, name in layout.trick:
        texts.append(Text.assemble(f"{speaker.seat(seat)} ", chip(speaker.key, name) if name else ("…", QUIET)))
    return Padding(flow(texts, width - 2, "  "), (0, 1))


def _trick_cards(layout: SeatScene, width: int) -> Padding:
    """The trick as cards side by side, in the order of play."""
    cards = [_big(layout.speaker, seat, name) for seat, name in layout.trick]
    texts = [Text("  ").join(column[row] for column in cards) for row in range(4)]
    if texts[0].cell_len > width - 4:
        return _trick_line(layout, width)
    return Padding(Text("\n").join(texts), (0, 2))


def _big(speaker: Speaker, seat: Seat, card: str) -> list[Text]:
    """A player's name over the card, three lines high, or over the place for one."""
    name = speaker.seat(seat)
    width = max(cell_len(name), 6)
    left = (width - 6) // 2
    rows = ("      ", f"  {card}  ", "      ") if card else ("╭    ╮", "  ··  ", "╰    ╯")
    sides = " " * left, " " * (width - 6 - left)
    style = faces(speaker.key)[card] if card else QUIET
    head = Text(" " * ((width - cell_len(name)) // 2) + name)
    head.pad_right(width - head.cell_len)
    return [head, *(Text.assemble(sides[0], (row, style), sides[1]) for row in rows)]


def _hand(layout: SeatScene, width: int) -> Panel:
    speaker = layout.speaker
    title = f"{speaker.seat(layout.seat)}: {speaker.zone(HAND)}"
    cards = _hand_in_words(layout, width - 4) if layout.worded else _hand_of_chips(layout, width - 4)
    return Panel(cards, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, expand=False)


def _hand_of_chips(layout: SeatScene, width: int) -> Text:
    """The hand as cards side by side, a little room between those that look different."""
    key, bright = layout.speaker.key, layout.bright(HAND)
    pieces: list[Text] = []
    for group in grouped(key, layout.hand):
        pieces += flow([chip(key, name, awake=name in bright) for name in group], width).split("\n")
    return flow(pieces, width, "   ")


def _hand_in_words(layout: SeatScene, width: int) -> Table:
    """The hand in columns, read downwards: each card once, with what it is, and how many there are."""
    speaker, bright = layout.speaker, layout.bright(HAND)
    cells: list[tuple[Text, Text]] = []
    for name, many in Counter(name for group in grouped(speaker.key, layout.hand) for name in group).items():
        words = speaker.card(name) if many == 1 else f"{speaker.card(name)} ×{many}"
        awake = name in bright
        cells.append((chip(speaker.key, name, awake=awake), Text(words, "" if awake else QUIET)))
    widest = sum(max(pair[i].cell_len for pair in cells) for i in range(2))
    rows = -(-len(cells) // max(1, (width + 2) // (widest + 3)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row in range(rows):
        grid.add_row(*(text for pair in cells[row::rows] for text in pair))
    return grid
