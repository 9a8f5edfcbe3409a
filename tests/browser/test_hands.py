"""Fingers on a phone, in turns and in a race; a card that is dragged; what happens to the focus."""

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.house import House
from browser.keyboard import Typist
from browser.paths import GAMES, SHORT, begin
from browser.player import Player
from browser.visitors import Visitors

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
EDGE = 14  # pixels
STILL = 500  # milliseconds, after which what was pressed before has been done
KINDS = ("mu", "take_it")  # turns, and a race
TURNED: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 740, "height": 360},
    {"width": 640, "height": 340},
)
# What can't be read or reached without scrolling: a question, its answers, one's hand, and the plates of the others.
CUT = """
() => [...document.querySelectorAll(".question, .answer, .help, .own-place [data-card], .nameplate")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect();
    const frames = [".prompt", ".around"].map((frame) => thing.closest(frame)?.getBoundingClientRect());
    const seen = [new DOMRect(0, 0, innerWidth, innerHeight), ...frames.filter(Boolean)];
    return seen.some(({ top, bottom }) => box.top < top - 2 || box.bottom > bottom + 2);
  })
  .map((thing) => `${thing.className}: ${thing.textContent.trim()}`)
"""
WAYS_TO_GO = ("disabled = true", "style.display = 'none'", "style.visibility = 'hidden'")


def assert_narrow(page: Page) -> None:
    """Nothing sticks out at the side, once what moves has come to rest."""
    page.wait_for_function("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("game", KINDS)
def test_a_phone_plays_a_match(game: str, visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    begin(page, game, **SHORT[game])
    player = Player(page, 5, touch=True)
    while player.step():
        assert_narrow(page)
    assert sum(player.did.values()) > 3, player.did
    expect(page.locator(".ending")).to_be_visible()
    assert_narrow(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_can_be_turned(game: str, visitors: Visitors) -> None:
    """Upright and on its side all can be seen that one needs to decide; a hand may go on at its right."""
    page = visitors.come(has_touch=True)
    begin(page, game, **SHORT[game])
    expect(page.locator(".prompt.asked")).to_be_visible()
    for screen in TURNED:
        page.set_viewport_size(screen)
        assert_narrow(page)
        assert page.evaluate(CUT) == [], screen


# Fourteen cards before each of the others, and what is left of each by the next one, in parts of a card's width.
STRIPS = """
() => [...document.querySelectorAll(".side .zone.lapped > .cards")].flatMap((row) => {
  while (row.children.length < 14) row.append(row.firstElementChild.cloneNode(true));
  const cards = [...row.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
  const pairs = cards.slice(1).map((next, at) => [cards[at], next]).filter(([one, next]) => next.top < one.top + 2);
  return pairs.map(([one, next]) => (next.left - one.left) / next.width);
})
"""


@pytest.mark.parametrize("screen", TURNED, ids=str)
def test_numbers_stay_in_sight_however_many_cards_lie_before_a_seat(screen: ViewportSize, visitors: Visitors) -> None:
    page = visitors.come(viewport=screen, has_touch=True)
    begin(page, "mu", players="6")
    player = Player(page, 5, touch=True)
    while not page.locator(".side .zone.lapped .card").count():
        assert player.step(), "nobody has laid a card"
    strips = page.evaluate(STRIPS)
    assert strips and min(strips) > 0.35


def test_no_page_is_wider_than_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    for path in ("/", "/new/njet", "/new/ciao", "/rules/mu", "/import", "/link"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert_narrow(page)


def drag(page: Page, card: Locator, x: float, y: float) -> None:
    """Take a card near its left edge, which is always in sight, and let it go somewhere else."""
    box = card.bounding_box()
    assert box
    from_x, from_y = box["x"] + EDGE, box["y"] + box["height"] / 2
    page.mouse.move(from_x, from_y)
    page.mouse.down()
    page.mouse.move(from_x + x / 2, from_y + y / 2)
    page.mouse.move(from_x + x, from_y + y)
    page.mouse.up()


def names(page: Page) -> list[str]:
    """The cards of one's hand from left to right."""
    return [card.get_attribute("data-card") or "" for card in page.locator(".hand [data-card]").all()]


def test_a_card_that_is_dragged_along_the_hand_stays_there(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "meinz", players="3")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    before = names(page)
    number = page.locator(".table").get_attribute("data-number")
    cards = page.locator(".hand li")
    first, third = cards.nth(0).bounding_box(), cards.nth(2).bounding_box()
    assert first and third
    drag(page, cards.nth(0), third["x"] - first["x"] + third["width"] / 2, 0)
    expect(page.locator(".hand .dragging")).to_have_count(0)
    after = names(page)
    assert after != before and sorted(after) == sorted(before)
    assert after.index(before[0]) in (1, 2, 3)
    assert page.locator(".table").get_attribute("data-number") == number  # nothing was played


def test_a_card_that_is_dragged_onto_the_table_is_played(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "meinz", players="3")
    player = Player(page, 3)
    can = page.locator(".hand button.can")

    def may_play() -> bool:
        return player.asked() and can.count() > 0 and page.locator(".scene").get_attribute("data-phase") == "play"

    for _ in range(100):
        if may_play():
            page.wait_for_timeout(STILL)
            if may_play():
                break
        assert player.step(), "no card could be played"
    held = len(names(page))
    drag(page, can.last, 0, -300)
    expect(page.locator(".hand [data-card]")).to_have_count(held - 1)


def test_a_card_that_cant_be_played_says_why_to_the_keyboard_too(visitors: Visitors) -> None:
    page = visitors.come()
    typist = Typist(page)
    begin(page, "meinz", players="3")
    player = Player(page, 3)
    can, dull, reason = (page.locator(one) for one in (".hand button.can", ".hand button.dull", ".why-not"))
    for _ in range(100):
        if player.asked() and can.count() and dull.count():
            break
        assert player.step(), "every card could be played"
    held = len(names(page))
    before = page.locator(".hand").bounding_box()
    typist.go(".hand button.dull")
    expect(reason).to_contain_text("Rule")
    assert page.locator(".hand").bounding_box() == before, "nothing moves"
    expect(reason.locator("button")).to_have_count(0)
    for _ in range(held):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.matches('.hand button.can')"):
            break
        expect(page.locator(".hand button.dull:focus")).to_have_count(1)
    expect(page.locator(".hand button.can:focus")).to_have_count(1)
    expect(reason).to_have_count(0)
    typist.go(".hand button.dull")
    expect(reason).to_contain_text("Rule")
    typist.press(".hand button.can")
    expect(page.locator(".hand [data-card]")).to_have_count(held - 1)


@pytest.mark.parametrize("place", [".prompt .help", "header button.settings"])
def test_the_focus_is_kept_when_its_element_disappears(place: str, visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "take_it", players="2")
    expect(page.locator(place)).to_be_visible()
    for way in WAYS_TO_GO:
        page.locator(place).evaluate(f"(one) => {{ one.focus(); one.{way}; }}")
        expect(page.locator(".prompt")).to_be_focused()
        page.locator(place).evaluate("(one) => { one.disabled = false; one.style = ''; }")
    page.locator(place).evaluate("(one) => { one.focus(); one.remove(); }")
    expect(page.locator(".prompt")).to_be_focused()


@pytest.mark.parametrize("game", ["huzz", "mu"])
def test_a_phone_with_letters_twice_as_large_is_scrolled_and_cuts_nothing(
    game: str, chromium: Browser, house: House
) -> None:
    large = [*ARGUMENTS, "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=large)
    people = Visitors(browser, house.url)
    try:
        page = people.come(viewport={"width": 390, "height": 844}, has_touch=True)
        begin(page, game)
        expect(page.locator(".prompt.asked")).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        for part in (".around", ".centre"):
            cut = page.locator(part).evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert cut <= 1, part
    finally:
        people.leave()
        browser.close()
    assert people.complaints == []
