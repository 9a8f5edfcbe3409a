"""The picture: a layout in colours and boxes, for a terminal of any width."""

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from octavo.contract import Zone
from octavo.terminal.cards import FACES, QUIET, by_colour, chip, flow, is_card
from octavo.terminal.layout import HAND, LAID, Layout, face_down
from octavo.terminal.sentences import FACE_DOWN, Speaker

ROOMY = 32  # rows of a terminal in which the trick is drawn as cards, not as a line


def picture(layout: Layout, width: int, height: int) -> Group:
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
    if layout.hand:
        parts.append(_hand(layout, width))
    return Group(*parts)


def _seats(layout: Layout) -> Table:
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


def _tasks(layout: Layout) -> Table:
    """A line for each seat: what it has that is said in words."""
    speaker, keys = layout.speaker, [key for key in layout.zone_keys if layout.wordy(key)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in layout.order:
        zones = [(speaker.zone(key), layout.cards(key, seat)) for key in keys]
        texts = [Text.assemble((f"{zone}: ", QUIET), _lying(speaker, cards)) for zone, cards in zones if cards]
        if texts:
            grid.add_row(Text(f" {speaker.seat(seat)}", no_wrap=True), Text(" · ").join(texts))
    return grid


def _cell(layout: Layout, key: str, cards: Sequence[str], *, mine: bool) -> Text:
    if not cards:
        return Text("–", QUIET)
    if key == HAND and mine:
        return Text(f"×{len(cards)}")
    if key == LAID and mine:
        bright = layout.bright(LAID)
        return Text(" ").join(_small(name, awake=name in bright) for group in by_colour(cards) for name in group)
    return _lying(layout.speaker, cards)


def _small(name: str, *, awake: bool = True) -> Text:
    return Text(name, FACES[name[0]] if awake else QUIET)


def _lying(speaker: Speaker, cards: Sequence[str]) -> Text:
    """Open cards by name, tasks in words, and how many lie face down."""
    hidden = face_down(cards)
    texts = [_small(name) for group in by_colour(cards) for name in group]
    tasks = speaker.items(name for name in cards if not is_card(name) and name != FACE_DOWN)
    texts += [Text(", ".join(tasks))] if tasks else []
    texts += [Text(f"×{hidden}")] if hidden else []
    return Text(" ").join(texts)


def _middle(speaker: Speaker, key: str, zones: Sequence[Zone], width: int) -> Padding:
    """What belongs to nobody; zones of a kind side by side."""
    head = Text(f"{speaker.zone(key)}:", QUIET)
    texts = [_lying(speaker, zone.cards) for zone in zones if zone.cards]
    return Padding(flow([head, *texts], width - 2, "   "), (0, 1))


def _trick_line(layout: Layout, width: int) -> Padding:
    speaker = layout.speaker
    texts = [Text(f"{speaker.zone('trick')}:", QUIET)]
    for seat, card in layout.trick:
        texts.append(Text.assemble(f"{speaker.seat(seat)} ", chip(card) if card else ("…", QUIET)))
    return Padding(flow(texts, width - 2, "  "), (0, 1))


def _trick_cards(layout: Layout, width: int) -> Padding:
    """The trick as cards side by side, in the order of play."""
    cards = [_big(layout.speaker.seat(seat), card) for seat, card in layout.trick]
    texts = [Text("  ").join(column[row] for column in cards) for row in range(4)]
    if texts[0].cell_len > width - 4:
        return _trick_line(layout, width)
    return Padding(Text("\n").join(texts), (0, 2))


def _big(name: str, card: str) -> list[Text]:
    """A player's name over the card, three lines high, or over the place for one."""
    width = max(cell_len(name), 6)
    left = (width - 6) // 2
    rows = ("      ", f"  {card}  ", "      ") if card else ("╭    ╮", "  ··  ", "╰    ╯")
    sides = " " * left, " " * (width - 6 - left)
    style = FACES[card[0]] if card else QUIET
    head = Text(" " * ((width - cell_len(name)) // 2) + name)
    head.pad_right(width - head.cell_len)
    return [head, *(Text.assemble(sides[0], (row, style), sides[1]) for row in rows)]


def _hand(layout: Layout, width: int) -> Panel:
    bright = layout.bright(HAND)
    groups = [Text(" ").join(chip(name, awake=name in bright) for name in group) for group in by_colour(layout.hand)]
    title = f"{layout.speaker.seat(layout.seat)}: {layout.speaker.zone(HAND)}"
    return Panel(
        flow(groups, width - 4, "   "), title=Text(title, "bold"), title_align="left", box=box.ROUNDED, expand=False
    )
