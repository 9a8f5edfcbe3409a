"""What is chosen ahead of one's turn is done when that comes, or dropped if it does not fit any more."""

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player
from browser.test_company import join, named, open_table
from browser.visitors import Visitors

PAIR = """
() => {
  const cards = [...document.querySelectorAll(".hand button.lying")];
  const pair = cards.find((one) => cards.filter((other) => other.dataset.card === one.dataset.card).length > 1);
  return pair?.dataset.card ?? null;
}
"""


def sit_down(visitors: Visitors, game: str, players: int) -> tuple[Page, Page]:
    """Two people at a table, and bots on the other seats: whose turn it is, and who waits."""
    anna, bela = visitors.come(), visitors.come()
    named(anna, "Anna")
    join(bela, open_table(anna, game, players, ("me", "open")), "Béla")
    for _ in range(300):  # bots may begin
        for turn, waits in ((anna, bela), (bela, anna)):
            if turn.locator(".prompt.asked").count():
                expect(waits.locator(".scene")).to_be_visible()
                return turn, waits
        anna.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def answer(page: Page, name: str) -> None:
    page.locator(f".answers [data-action='{name}']").click()


def plan(page: Page, name: str) -> None:
    """Choose an answer ahead of one's turn."""
    page.get_by_role("button", name="Choose ahead").click()
    expect(page.locator(".answers")).to_contain_text("Ahead of your turn:")
    answer(page, name)
    expect(page.locator(".prompt .queued")).to_contain_text("As soon as it is your turn:")
    expect(page.locator(".prompt.asked")).to_have_count(0)


def log(page: Page, name: str) -> None:
    """Something stands in the log."""
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("aside")).to_contain_text(name)


def name_of(page: Page) -> str:
    return page.locator(".seat.own .name").inner_text()


def test_a_pass_in_the_auction(visitors: Visitors) -> None:
    turn, waits = sit_down(visitors, "mu", 4)
    plan(waits, "pass")
    answer(turn, "pass")
    log(waits, f"{name_of(waits)} passes")
    expect(waits.locator(".prompt .queued")).to_have_count(0)


def test_a_bid_by_the_keyboard(visitors: Visitors) -> None:
    turn, waits = sit_down(visitors, "mu", 4)
    held = waits.locator(".hand [data-card]").count()
    waits.locator(".hand button.lying").first.focus()
    for key, count in (("Enter", 1), ("Escape", 0), ("Enter", 1)):
        waits.keyboard.press(key)
        expect(waits.locator(".hand .queued")).to_have_count(count)
    answer(turn, "pass")
    expect(waits.locator(".hand [data-card]")).to_have_count(held - 1)
    expect(waits.locator(".hand .queued")).to_have_count(0)
    log(waits, f"{name_of(waits)} lays")


def test_a_set_of_cards(visitors: Visitors) -> None:
    turn, waits = sit_down(visitors, "huzz", 2)
    expect(waits.locator(".hand button.lying").first).to_be_visible()
    held = waits.locator(".hand [data-card]").count()
    pair = waits.evaluate(PAIR)
    assert pair is not None
    for place in range(2):
        waits.locator(f".hand button.lying[data-card='{pair}']").nth(place).click()
        expect(waits.locator(".hand .picked")).to_have_count(place + 1)
    waits.locator(".answer.ready").click()
    expect(waits.locator(".hand .queued")).to_have_count(2)
    player = Player(turn, 2)
    while turn.locator(".prompt.asked").count() and not waits.locator(".prompt.asked").count():
        player.step(patient=False)
        turn.wait_for_timeout(100)
    expect(waits.locator(".hand [data-card]")).to_have_count(held - 2)
    expect(waits.locator(".hand .queued")).to_have_count(0)


def test_to_draw(visitors: Visitors) -> None:
    turn, waits = sit_down(visitors, "ciao", 2)
    plan(waits, "draw")
    answer(turn, "draw")
    keep = turn.locator(".answers [data-action=keep]")
    for _ in range(100):  # a card that fits can be kept; any other is
        if keep.count():
            keep.click()
            expect(keep).to_have_count(0)  # it is there until the server has answered
        if waits.locator(".prompt.asked").count() or not waits.locator(".prompt .queued").count():
            break
        turn.wait_for_timeout(50)
    log(waits, f"{name_of(waits)} draws")


@pytest.mark.parametrize("let_go", [False, True])
def test_what_another_has_taken_meanwhile_is_dropped(let_go: bool, visitors: Visitors) -> None:
    turn, waits = sit_down(visitors, "njet", 2)
    waits.get_by_role("button", name="Choose ahead").click()
    cell = waits.locator(".scene [data-touch].can").first
    key = cell.get_attribute("data-touch")
    cell.click()
    expect(waits.locator(".prompt .queued")).to_contain_text("As soon as it is your turn:")
    if let_go:
        waits.keyboard.press("Escape")
        expect(waits.locator(".prompt .queued")).to_have_count(0)
    turn.locator(f".scene [data-touch='{key}']").click()
    expect(waits.locator(".prompt.asked")).to_be_visible()
    expect(waits.get_by_text("is no longer possible: choose now.")).to_have_count(0 if let_go else 1)
