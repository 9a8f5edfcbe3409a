"""Steps of every game for the client's tests of motion: python client/tests/steps.py.

The same matches as in `situations.py`. A step is what one seat saw before and after something was done. One is kept for
every kind of zone that grew or shrank by a kind of deed, as who did it sees it and as another does.
"""

import msgspec

from octavo.kernel.chance import generator
from octavo.match.match import Match
from octavo.server.room.views import told
from octavo.server.wire import protocol
from situations import CLUBS, DATA, MATCHES, situation

STEPS = DATA / "steps"


class Step(msgspec.Struct):
    """What was seen before and after; `after` has the entry of what was done."""

    before: protocol.Play
    after: protocol.Play


def changes(before: protocol.Scene, after: protocol.Scene) -> frozenset[tuple[str, bool]]:
    """The kinds of zones that have more cards than before (True), or fewer (False)."""
    old = {(zone.key, zone.seat, place): len(zone.cards) for place, zone in enumerate(before.zones)}
    new = {(zone.key, zone.seat, place): len(zone.cards) for place, zone in enumerate(after.zones)}
    both = ((at[0], new.get(at, 0) - old.get(at, 0)) for at in old | new)
    return frozenset((key, more > 0) for key, more in both if more)


def look(match: Match, entries: list[protocol.Entry]) -> list[protocol.Play]:
    """What each seat sees, without what it may do."""
    return [
        msgspec.structs.replace(situation(match, seat, entries[-1:]), choices=()) for seat in range(match.terms.players)
    ]


def steps(match: Match) -> list[Step]:
    rng = generator(7)
    entries: list[protocol.Entry] = []
    kept: list[Step] = []
    seen: set[tuple[str, bool, str, bool]] = set()
    before = look(match, entries)
    rules = match.rules
    while not match.over:
        actors = rules.actors(match.state)
        seat, action = rules.next_action(match.state, actors, CLUBS, rng, [0] * rules.INFO.choices)
        did = told(match.terms.key, action)
        entries.append(protocol.Entry(len(match.log) + 1, seat, did))
        match.play(seat, action)
        after = look(match, entries)
        for viewer in sorted({max(seat, 0), (max(seat, 0) + 1) % match.terms.players}):
            changed = changes(before[viewer].scene, after[viewer].scene)
            kinds = {(did.key, viewer == seat, *change) for change in changed}
            if not kinds <= seen:
                kept.append(Step(before[viewer], after[viewer]))
            seen |= kinds
        before = after
    return kept


def main() -> None:
    STEPS.mkdir(exist_ok=True)
    for key, (players, options) in MATCHES.items():
        match = Match(key, players, options, secret=bytes(range(32)))
        about = {"game": key, "players": players, "names": match.names, "steps": steps(match)}
        (STEPS / f"{key}.json").write_bytes(msgspec.json.encode(about) + b"\n")


if __name__ == "__main__":
    main()
