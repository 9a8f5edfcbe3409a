"""Lines that break: a reload, a network that is gone for a while, a server that dies and comes back."""

from playwright.sync_api import Browser, Page, expect

from browser.house import House
from browser.paths import begin
from browser.player import Player
from browser.visitors import Visitors
from browser.waiting import until

# One is asked, nobody else may act (several do at once where cards are put away), and nothing has been sent.
QUIET = """
() => document.querySelector(".prompt.asked")
  && !document.querySelector(".seat.acts:not(.own)")
  && !document.querySelector(".prompt [data-action][aria-disabled=true]")
"""
A_WHILE = 1000  # milliseconds, in which what was just pressed is answered


def lines(page: Page) -> list[str]:
    """The log, as the page shows it."""
    return page.locator("aside .log li").all_inner_texts()


def settled(page: Page) -> list[str]:
    """The log, when one is asked and nothing is under way; who has pointed at a card has not waited for the answer."""
    before: list[str] = []
    while True:
        until(page, QUIET)
        now = lines(page)
        if now == before:
            return now
        before = now
        page.wait_for_timeout(A_WHILE)


def test_a_reload_in_mid_game_changes_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "meinz", players="3")
    player = Player(page, 2)
    for _ in range(12):
        player.step()
    before = settled(page)
    hand = page.locator(".hand").inner_text()
    page.reload()
    expect(page.locator(".scene")).to_be_visible()
    expect(page.locator("aside .log li")).to_have_count(len(before))
    assert lines(page) == before
    assert page.locator(".hand").inner_text() == hand
    for _ in range(50):
        player.step()
        if len(lines(page)) > len(before):
            break
    assert lines(page)[: len(before)] == before != lines(page)


def test_a_lost_network_comes_back_by_itself(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "meinz", players="3")
    player = Player(page, 2)
    for _ in range(5):
        player.step()
    visitors.lines_may_break()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    for _ in range(8):
        player.step()


def test_a_match_goes_on_when_the_server_was_killed(chromium: Browser, own_house: House) -> None:
    people = Visitors(chromium, own_house.url)
    page = people.come()
    begin(page, "huzz", players="5")
    player = Player(page, 2)
    for _ in range(5):
        player.step()
    before = lines(page)
    people.lines_may_break()
    own_house.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    own_house.start()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    assert lines(page)[: len(before)] == before
    player.play()
    expect(page.locator(".ending")).to_be_visible()
    people.leave()
    assert people.complaints == []
