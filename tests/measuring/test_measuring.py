"""Measuring bots: nothing that was finished is lost, and the page says nothing that was not measured."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from bench.bots import measuring, page
from bench.bots.cells import Before, Figures
from bench.bots.measuring import FEWEST, Measuring, Schedule, Task, measure
from bench.bots.pairings import ALONE, CEILING, PROOFS, Pairing, Times, modes, pairings
from bench.bots.results import Line, Results, build_of, search_build

from octavo.games import catalogue
from octavo.lab.arena.contest import BadChoice
from octavo.lab.arena.deals import MatchResult
from octavo.lab.arena.lineup import Bot

RANDOM = Pairing("meinz", (), (Bot("random"),) * 3)
ROOT = Path(__file__).parents[2]


def result(marks: Sequence[int], took: float = 1.0) -> MatchResult:
    n = len(marks)
    return MatchResult(list(marks), list(marks), [5] * n, [0.1] * n, [0.1] * n, 50, True, took)


def put(results: Results, pairing: Pairing, won: Sequence[bool], took: float = 1.0) -> None:
    """Deals that the first bot has won in all rotations, or lost in all."""
    for deal, mine in enumerate(won):
        for rotation in range(pairing.players):
            marks = [2 * mine, *[1] * (pairing.players - 1)]
            results.add(Line(str(pairing), deal, rotation, build_of(pairing.game), 2, result(marks, took)))


def all_of(game: str) -> list[Pairing]:
    return list(pairings(Times("0.05"), (0.01, 0.05), (game,)))


def schedule(wanted: Sequence[Pairing], results: Results, enough: float = 0.0) -> Schedule:
    found = Schedule(wanted, results, enough)
    found.compiled |= {(key, sees) for key in catalogue.listed() for sees in (False, True)}
    return found


def test_every_game_mode_and_player_count_is_measured() -> None:
    wanted = list(pairings(Times("0.05"), (0.1, 1.0)))
    for key in catalogue.listed():
        info = catalogue.game(key).INFO
        for players in range(info.players[0], info.players[1] + 1):
            for options in modes(info):
                mine = [p for p in wanted if (p.game, p.players, p.options, p.curve) == (key, players, options, False)]
                names = [p.names for p in mine]
                assert names == [*PROOFS, ALONE, CEILING]
                assert all(set(p.bots[1:]) == {p.bots[1]} and p.terms.players == players for p in mine)
        alone = {bool(p.options): p.bots[0].seconds for p in wanted if p.game == key and p.names == ALONE}
        assert alone[False] is None and alone.get(True, 0.05) == 0.05, "with the usual options as at a table"
        (step,) = [[bot.seconds for bot in p.bots] for p in wanted if p.game == key and p.curve]
        assert step == [1.0, *[0.1] * (info.players[0] - 1)], "with more time against those with less"
    assert ("mode", "master") in [option for options in modes(catalogue.game("huzz").INFO) for option in options]


def test_written_lines_are_read_again_after_any_end(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    put(Results(path), RANDOM, [True, False])
    with path.open("ab") as file:
        file.write(b'{"pairing":"meinz random,rand')  # killed in the middle of a line
    again = Results(path)
    assert len(again.deals(RANDOM)) == 2
    again.add(Line(str(RANDOM), 2, 0, build_of("meinz"), 2, result([1, 2, 3])))
    lines = path.read_bytes().splitlines()
    assert len(lines) == 8 and msgspec.json.decode(lines[-1], type=Line).deal == 2
    assert set(Results(path).matches(RANDOM)) == {*((d, r) for d in (0, 1) for r in range(3)), (2, 0)}
    assert len(Results(path).deals(RANDOM)) == 2, "a deal counts when all its rotations are there"


def test_matches_of_other_bots_do_not_count(tmp_path: Path) -> None:
    results = Results(tmp_path / "bots.jsonl")
    results.add(Line(str(RANDOM), 0, 0, "long-ago", 2, result([1, 2, 3])))
    assert schedule([RANDOM], results).next(1e9) == Task(RANDOM, 0, 0)
    put(results, RANDOM, [True])
    assert len(results.matches(RANDOM)) == 3


def test_no_match_is_begun_twice(tmp_path: Path) -> None:
    results = Results(tmp_path / "bots.jsonl")
    put(results, RANDOM, [True])
    mine = schedule([RANDOM], results)
    tasks = [mine.next(1e9) for _ in range(7)]
    assert tasks == [Task(RANDOM, *divmod(number, 3)) for number in range(3, 10)]
    assert tasks[0] is not None
    mine.finished(tasks[0], result([3, 2, 1]), 2)
    assert mine.next(1e9) == Task(RANDOM, 3, 1)


def test_no_pairing_is_measured_twice() -> None:
    wanted = list(pairings(Times("0.05"), (0.01, 0.05, 0.25)))
    assert len({str(p) for p in wanted}) == len(wanted)


def test_all_get_a_few_deals_and_then_the_widest_interval_is_narrowed(tmp_path: Path) -> None:
    wanted = [p for p in all_of("meinz") if not p.options and p.players == 3 and p.names in PROOFS and not p.curve]
    results = Results(tmp_path / "bots.jsonl")
    mine = schedule(wanted, results)
    begun = Counter(task.pairing for _ in range(3 * 3 * FEWEST) if (task := mine.next(1e9)))
    assert begun == dict.fromkeys(wanted, 3 * FEWEST)
    put(results, wanted[0], [True, True, True, False] * 5)
    put(results, wanted[1], [True, False] * 20)
    put(results, wanted[2], [True] * 19 + [False])
    task = schedule(wanted, results).next(1e9)
    assert task is not None and task.pairing == wanted[0], "widest of those that are not proven"
    assert schedule(wanted, results, enough=0.5).next(1e9) is None


def test_what_can_t_be_finished_in_time_is_not_begun(tmp_path: Path) -> None:
    quick, slow = [p for p in all_of("meinz") if not p.options and p.players == 3 and p.names in PROOFS][:2]
    results = Results(tmp_path / "bots.jsonl")
    put(results, quick, [True, False, True, False] * 9, took=2)
    put(results, slow, [True, False, True], took=40)
    for left, expected in ((1000.0, slow), (30.0, quick)):
        task = schedule([quick, slow], results).next(left)
        assert task is not None and task.pairing == expected
    assert schedule([quick, slow], results).next(1.0) is None


def test_a_ceiling_is_looked_for_only_where_the_expert_falls_short(tmp_path: Path) -> None:
    wanted = [p for p in all_of("meinz") if not p.options and p.players == 3 and p.bots[1].strength == "random"]
    alone, ceiling = (next(p for p in wanted if p.names == names) for names in (ALONE, CEILING))
    for won, expected in (([True] * 12, {alone}), ([True, False] * 6, {alone, ceiling})):
        results = Results(tmp_path / f"{won[1]}.jsonl")
        put(results, alone, won)
        mine = schedule([alone, ceiling], results)
        assert {task.pairing for _ in range(40) if (task := mine.next(1e9))} == expected


def test_what_goes_wrong_in_one_pairing_stops_only_that(tmp_path: Path) -> None:
    wanted = all_of("meinz")[:2]
    mine = schedule(wanted, Results(tmp_path / "bots.jsonl"))
    task = mine.next(1e9)
    assert task is not None
    mine.failed(task)
    left = {task.pairing for _ in range(9) if (task := mine.next(1e9))}
    assert left == {pairing for pairing in wanted if pairing != wanted[0]}


MEASURING = """
import sys
from pathlib import Path
from bench.bots.measuring import Schedule, measure
from bench.bots.results import Results
from measuring.test_measuring import RANDOM

if __name__ == "__main__":
    measure(Schedule([RANDOM], Results(Path(sys.argv[1]))), 120, 1)
"""


def test_killed_and_begun_again_it_loses_nothing(tmp_path: Path) -> None:
    path, program = tmp_path / "bots.jsonl", tmp_path / "program.py"
    program.write_text(MEASURING)
    where = os.pathsep.join([str(ROOT), str(ROOT / "tests"), *sys.path])
    with subprocess.Popen([sys.executable, program, path], env={**os.environ, "PYTHONPATH": where}) as running:
        end = time.monotonic() + 100
        while time.monotonic() < end and (not path.exists() or path.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
    before = path.read_bytes()
    assert before.count(b"\n") >= 4
    told: list[str] = []
    known = Results(path).share(RANDOM)
    enough = known[0].half / 2 if known else 0.3  # however much had been played
    mine = Schedule([RANDOM], Results(path), enough)
    assert measure(mine, 100, 1, told.append) > 0
    after = path.read_bytes()
    assert after.startswith(before[: before.rindex(b"\n")]) and len(after) > len(before)
    places = [(line.deal, line.rotation) for line in map(_line, after.splitlines()) if line]
    assert len(places) == len(set(places)), "nothing is played twice"
    assert told[-1] == "nothing more is worth beginning"
    share = mine.all[RANDOM].share
    assert share is not None and share.half <= enough + 0.01


def _line(text: bytes) -> Line | None:
    try:
        return msgspec.json.decode(text, type=Line)
    except msgspec.DecodeError:
        return None


def test_a_choice_that_is_not_legal_ends_it(tmp_path: Path) -> None:
    mine = schedule([RANDOM], Results(tmp_path / "bots.jsonl"))
    wrong: Future[MatchResult] = Future()
    wrong.set_exception(BadChoice("random: 7 in seat 0 of meinz"))
    with ThreadPoolExecutor(1) as pool:
        running = Measuring(mine, pool, 1, lambda text: None)  # type: ignore[arg-type]  # nothing is played here
        running.playing[wrong] = Task(RANDOM, 0, 0)
        with pytest.raises(BadChoice):
            running._take(wrong)


def test_the_page_has_what_was_measured_and_nothing_else(tmp_path: Path) -> None:
    wanted = all_of("meinz")
    proof, alone = (next(p for p in wanted if p.names == names) for names in (("club", "beginner"), ALONE))
    results = Results(tmp_path / "bots.jsonl")
    put(results, proof, [True] * 9 + [False])
    put(results, alone, [True, False, True, False])
    text = page.write(Figures(results, Before()), wanted)
    usual = next(line for line in text.splitlines() if line.startswith("| usual | 3 |"))
    # Nine of ten: the deviation is 0.31623, half is 2.2622 * 0.31623 / sqrt(10) = 0.22622.
    assert usual == "| usual | 3 | – | **90** (67-100; 10) | – | 50 (0-100; 4) | – |"
    assert next(line for line in text.splitlines() if line.startswith("| meinz |")) == "| meinz | 3 | `–` | 33 | – |"
    assert "club : beginner: shown in 1 of 4" in text and "expert : random: shown in 0 of 4" in text
    assert "42 matches" in text and "630 decisions were taken" in text and "0 took more of a core's time" in text
    other = Before(text.replace(search_build(), "another"))
    assert Before(text).counts["decisions"] == 630 and not any(other.counts.values()), "another search counts anew"
    assert "0.05 s" in text and measuring.NEWS > 0


def test_the_curve_tells_what_more_time_is_worth(tmp_path: Path) -> None:
    wanted = list(pairings(Times("0.05"), (0.01, 0.05, 0.25), ("meinz",)))
    results = Results(tmp_path / "bots.jsonl")
    first, second = (p for p in wanted if p.curve)
    put(results, first, [True] * 9 + [False])
    put(results, second, [True, False, False, False])
    text = page.write(Figures(results, Before()), wanted)
    assert "| game | players | build | fair | 0.05 : 0.01 s | 0.25 : 0.05 s |\n" in text
    assert f"| meinz | 3 | `{build_of('meinz')}` | 33 | **90** (67-100; 10) | 25 (0-100; 4) |\n" in text
    assert "Bots of build ``" in text, "and nothing of other pairings"
    assert page.write(Figures(Results(tmp_path / "nothing"), Before(text)), wanted) == text


@pytest.mark.parametrize("key", catalogue.listed())
def test_the_build_is_known_by_the_code(key: str) -> None:
    assert len(build_of(key)) == 12
    assert len({build_of(other) for other in catalogue.listed()}) == len(catalogue.listed())


def test_a_page_stays_until_more_has_been_played(tmp_path: Path) -> None:
    wanted = all_of("meinz")
    proof, alone, other = (next(p for p in wanted if p.names == names) for names in (PROOFS[1], ALONE, PROOFS[2]))
    results = Results(tmp_path / "bots.jsonl")
    put(results, proof, [True] * 9 + [False])
    put(results, alone, [True, False, True, False])
    first = page.write(Figures(results, Before()), wanted)
    assert page.write(Figures(Results(tmp_path / "nothing"), Before(first)), wanted) == first

    more = Results(tmp_path / "more.jsonl")
    put(more, proof, [False] * 3)
    put(more, alone, [True] * 5)
    put(more, other, [False] * 4)
    figures = Figures(more, Before(first))
    text = page.write(figures, wanted)
    usual = next(line for line in text.splitlines() if line.startswith("| usual | 3 |"))
    assert usual == "| usual | 3 | – | **90** (67-100; 10) | 0 (0-49; 4) | 100 (57-100; 5) | – |"
    assert "have 57 matches" in text, "those of the cells that stand in it"
    assert [p for p in wanted if figures.shown_before(p)] == [proof]
    assert figures.left(wanted) == [p for p in wanted if p != proof]


def test_no_ceiling_is_looked_for_where_a_page_shows_enough(tmp_path: Path) -> None:
    wanted = all_of("meinz")
    alone = next(p for p in wanted if p.names == ALONE)
    results = Results(tmp_path / "bots.jsonl")
    put(results, alone, [True] * 12)
    figures = Figures(Results(tmp_path / "nothing"), Before(page.write(Figures(results, Before()), wanted)))
    gone = [p for p in wanted if p.setting == alone.setting and p.bots[1].strength == "random" and p.names != PROOFS[2]]
    assert len(gone) == 2 and figures.left(wanted) == [p for p in wanted if p not in gone]


def test_a_page_of_other_bots_does_not_count(tmp_path: Path) -> None:
    wanted = all_of("meinz")
    results = Results(tmp_path / "bots.jsonl")
    put(results, wanted[1], [True] * 10)
    before = Before(page.write(Figures(results, Before()), wanted).replace(build_of("meinz"), "0123456789ab"))
    assert before.cells and not any(Figures(results, before).shown_before(p) for p in wanted)
    now = Results(tmp_path / "now.jsonl")
    put(now, wanted[0], [True] * 3)
    assert Figures(now, before).cell(wanted[1]) is None


def test_a_page_counts_for_as_much_time_as_its_bots_had(tmp_path: Path) -> None:
    wanted = all_of("meinz")
    results = Results(tmp_path / "bots.jsonl")
    for pairing in wanted[:5]:
        put(results, pairing, [True] * 12)
    text = page.write(Figures(results, Before()), wanted)
    nothing = Results(tmp_path / "nothing")
    # With less time for the expert only its matches against club players count no more: alone it plays as at a table.
    for times, shown in (("0.05", 4), ("0.05,meinz=0.02", 3), ("0.02,meinz=0.05", 4), ("0.05,meinz=table", 3)):
        others = pairings(Times(times), (), ("meinz",))
        assert sum(Figures(nothing, Before(text)).shown_before(p) for p in others if p.names != CEILING) == shown


def test_points_may_show_what_victories_do_not_yet(tmp_path: Path) -> None:
    wanted, results = all_of("meinz"), Results(tmp_path / "file")
    bold, level = (next(p for p in wanted if p.names == names and not p.options) for names in PROOFS[:2])
    for pairing, leads in ((bold, (3, 4, 5)), (level, (-9, 0, 9))):
        for deal, lead in enumerate(leads):
            for rotation in range(pairing.players):  # each wins one, so that nobody has more than a fair share
                won = [place == rotation for place in range(pairing.players)]
                points = result([lead, *[0] * (pairing.players - 1)])
                played = msgspec.structs.replace(points, marks=[int(mark) for mark in won])
                results.add(Line(str(pairing), deal, rotation, build_of("meinz"), 2, played))
    text = page.write(Figures(results, Before()), wanted)
    assert "| meinz | usual | 3 | expert : club | **+4.0** (+1.5 to +6.5; 3) |" in text
    assert "| meinz | usual | 3 | club : beginner | +0.0 (-22.4 to +22.4; 3) |" in text
    assert "- expert : club: shown in 0 of 4. Not in: meinz 3. In 1 of these points show it." in text
    assert page.write(Figures(Results(tmp_path / "nothing"), Before(text)), wanted) == text, "and it is carried on"
