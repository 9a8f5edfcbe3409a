"""Several people at one table, each with a browser of their own: names, chat, taking back, leaving, coming back."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.eyes import check
from browser.paths import tile
from browser.player import Player
from browser.sight import faults
from browser.visitors import Visitors

LONG = "Hello from a desk: this is a fairly long sentence, to see how it wraps. " * 4
# What one plays with, as far as it lies under an announcement.
COVERED = """
() => {
  const told = document.querySelector(".announcement.shown").getBoundingClientRect();
  const under = (part) => {
    const box = part.getBoundingClientRect();
    return box.left < told.right && told.left < box.right && box.top < told.bottom && told.top < box.bottom;
  };
  const parts = [...document.querySelectorAll(".hand, .prompt, .notices button, .page-head")].filter(under);
  const seen = told.top >= 0 && told.bottom <= innerHeight && told.left >= 0 && told.right <= innerWidth;
  return seen ? parts.map(({ className }) => className) : ["it is out of sight"];
}
"""


def named(page: Page, name: str) -> None:
    """Come to the front page, and give one's name."""
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_text(f"Your name is now {name}.")).to_be_visible()


def open_table(page: Page, game: str, players: int, sitters: tuple[str, ...], clock: str = "none") -> str:
    """Open a table with these seats; its link."""
    tile(page, game).click()
    page.locator("details summary").first.click()
    page.locator(f"input[name=players][value='{players}']").check()
    for seat, sitter in enumerate(sitters):
        page.get_by_label(f"Seat {seat + 1}").select_option(sitter)
    page.locator(f"input[type=radio][value='{clock}']").check()
    page.get_by_role("button", name=re.compile("Open the table|Play now")).first.click()
    expect(page).to_have_url(re.compile("/t/"))
    return page.url


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in and take a seat").click()


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def cards(page: Page) -> list[str]:
    """What lies face up in the hand below, in any order."""
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    found: list[str] = page.locator(".hand [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return sorted(found)


def see_the_same(one: Page, other: Page) -> None:
    """Two look into the same hand. What others do meanwhile may be shown to one of them a moment before."""
    for _ in range(100):
        if (hand := cards(one)) == cards(other):
            assert "?" not in hand
            return
        one.wait_for_timeout(50)
    raise AssertionError((hand, cards(other)))


def people(page: Page) -> Locator:
    """The sheet on which everybody at the table stands."""
    page.get_by_role("tab", name="People").click()
    return page.locator("aside")


def play_both(*players: Player) -> None:
    """Take turns at the keyboard until the match is over."""
    for _ in range(1000):
        if not all(player.step(patient=False) for player in players):
            return
    raise AssertionError("the match does not end")


def test_two_browsers_play_at_one_table_and_play_again(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come()
    named(anna, "Anna")
    link = open_table(anna, "huzz", 5, ("me", "open"))
    expect(anna.get_by_role("img", name="The table's link as a QR code")).to_be_visible()
    expect(anna.get_by_label("The table's link", exact=True)).to_have_value(link)
    join(bela, link, "Béla")
    for page in (anna, bela):
        expect(page.locator(".scene")).to_be_visible()
    expect(bela.locator(".seat .name").filter(has_text="Anna")).to_be_visible()

    for page in (anna, bela):
        expect(page.get_by_role("button", name="Take back")).to_be_disabled()  # nobody has done anything yet

    say(bela, "Good luck <b>Anna</b>!")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Béla Good luck <b>Anna</b>!")
    anna.get_by_role("button", name="Thank you!").click()
    expect(bela.locator(".reacted")).to_contain_text("Thank you!")

    anna.get_by_role("tab", name="Log").click()
    two = Player(anna, 3), Player(bela, 4)
    log = anna.locator("aside .log li")
    while not all(log.filter(has_text=f"{name} plays").count() for name in ("Anna", "Béla")):  # what can be taken back
        for player in two:
            player.step(patient=False)
    while not any(player.asked() for player in two):
        anna.wait_for_timeout(10)  # bots are quick, and nobody asks to take back while they act
    mover = anna if not two[0].asked() else bela
    other = bela if mover is anna else anna
    mover.get_by_role("button", name="Take back").click()
    expect(mover.get_by_text("You have asked to take an action back")).to_be_visible()
    other.get_by_role("button", name="Refuse", exact=True).click()
    expect(mover.get_by_role("status").filter(has_text="does not agree.")).to_be_visible()
    expect(other.get_by_text("does not agree.")).to_have_count(0)
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.get_by_text("You have asked to take an action back")).to_have_count(0)
    for page in (anna, bela):
        page.get_by_role("tab", name="Log").click()
        expect(page.locator("aside .log")).to_contain_text("takes back, and all agree: “")

    play_both(*two)
    for page in (anna, bela):
        expect(page.locator(".ending")).to_be_visible()
    anna.get_by_role("button", name="Another match").click()
    bela.get_by_role("link", name="To the next match").click()
    for page in (anna, bela):
        expect(page).not_to_have_url(link)
        for name in ("Anna", "Béla"):
            expect(page.locator(".scene .seat .name", has_text=name)).to_be_visible()
        expect(page.locator(".scene .seat .name")).to_have_count(5)
    assert anna.url == bela.url


def test_two_annas_are_told_apart_wherever_they_are_named(visitors: Visitors) -> None:
    anna, other, third = visitors.come(), visitors.come(), visitors.come(viewport={"width": 390, "height": 844})
    named(anna, "Anna")
    link = open_table(anna, "mu", 4, ("me", "open", "club", "club"))
    join(other, link, "anna")
    third.goto(link)
    third.get_by_label("Your name").fill("Anna")
    third.get_by_role("button", name="Come in and watch").click()
    for page in (anna, other, third):
        expect(page.locator(".scene")).to_be_visible()
        expect(page.locator(".scene .seat .name")).to_have_count(4)
        names = page.locator(".scene .seat .name").all_inner_texts()
        assert sorted(names) == ["Ada", "Anna", "Bruno", "anna (2)"], names
        discs = page.locator(".scene .seat .avatar").all_inner_texts()
        assert len(set(discs)) == 4 and {"An", "A2", "Ad"} <= set(discs), discs
        assert faults(page) == []
    say(other, "I am the other one")
    expect(anna.locator(".announcement")).to_contain_text("anna (2): I am the other one")
    third.get_by_role("button", name="Log, chat and rules").click()
    say(third, "I only look on")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Anna (3) (watching) I only look on")
    expect(people(anna)).to_contain_text("anna (2)")
    expect(people(anna).get_by_role("button", name="Remove Anna (3)")).to_be_visible()
    anna.get_by_role("tab", name="Score").click()
    expect(anna.locator("aside table th").filter(has_text="nna")).to_have_text(["Anna", "anna (2)"])
    check(anna)


def test_what_is_said_is_told_beside_the_hand_and_only_once(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come()
    named(anna, "Anna")
    link = open_table(anna, "huzz", 3, ("me", "open", "club"))
    join(bela, link, "Béla")
    for page in (anna, bela):
        expect(page.locator(".hand [data-card]").first).to_be_visible()
    told = bela.locator(".announcement")
    for number, (width, height) in enumerate(((1280, 800), (390, 844), (360, 640), (844, 390))):
        bela.set_viewport_size({"width": width, "height": height})
        say(anna, f"{number} {LONG}"[:300])
        expect(told).to_contain_text(f"Anna: {number} Hello")
        assert bela.evaluate(COVERED) == [], (width, height)

    bela.set_viewport_size({"width": 1280, "height": 800})
    bela.reload()
    chat = bela.get_by_role("tab", name="Chat")
    expect(chat).to_have_text("Chat")  # and no number of new lines
    chat.click()
    expect(bela.get_by_role("log", name="Chat")).to_contain_text("3 Hello")
    expect(told).to_be_empty()


def test_a_bot_plays_for_a_person_who_leaves_until_they_come_back_and_the_host_removes(visitors: Visitors) -> None:
    anna, bela, cili = visitors.come(), visitors.come(), visitors.come()
    named(anna, "Anna")
    link = open_table(anna, "meinz", 3, ("me", "open", "club"))
    join(bela, link, "Béla")
    expect(bela.locator(".scene")).to_be_visible()

    bela.get_by_role("button", name="Leave seat").click()
    bela.get_by_role("dialog").get_by_role("button", name="Leave seat").click()
    expect(bela.get_by_text("A bot plays for you.")).to_be_visible()
    player = Player(anna, 5)
    for _ in range(8):
        player.step()
    anna.get_by_role("tab", name="People").click()
    expect(anna.locator("aside")).to_contain_text("(a bot plays)")
    bela.get_by_role("button", name="Take your seat back").first.click()
    expect(bela.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(anna.locator("aside")).not_to_contain_text("(a bot plays)")

    cili.goto(link)
    cili.get_by_label("Your name").fill("Cili")
    cili.get_by_role("button", name="Come in and watch").click()
    expect(cili.locator(".scene")).to_be_visible()
    expect(cili.locator(".prompt.asked")).to_have_count(0)
    check(cili)
    expect(anna.locator("aside")).to_contain_text("Cili")
    for name, page in (("Cili", cili), ("Béla", bela)):
        anna.get_by_role("button", name=f"Remove {name}").click()
        anna.get_by_role("dialog").get_by_role("button", name="Remove").click()
        expect(page.get_by_text("The host has removed you from this table.")).to_be_visible()
    for _ in range(6):
        player.step()  # nobody waits for people who have gone


def test_an_evening_of_three_with_a_second_device_a_watcher_and_a_clock(visitors: Visitors) -> None:
    anna, bela, cili = visitors.come(), visitors.come(), visitors.come()
    named(anna, "Anna")
    anna.goto("/link")
    anna.get_by_role("button", name="Make the link").click()
    personal = anna.get_by_label("Your personal link").input_value()
    anna.goto("/")
    link = open_table(anna, "huzz", 5, ("me", "open"), clock="fast")
    join(bela, link, "Béla")
    cili.goto(link)
    cili.get_by_label("Your name").fill("Cili")
    cili.get_by_role("button", name="Come in and watch").click()
    for page in (anna, bela):
        expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(cili.locator(".scene [role=timer]").first).to_be_visible()  # somebody's time runs

    # On her phone Anna is Anna, with the same cards, and what she does there is done on the desk as well.
    phone = visitors.come(viewport={"width": 390, "height": 844})
    phone.goto(f"{personal}?to={link.removeprefix(visitors.url)}")
    expect(phone).to_have_url(link)
    see_the_same(phone, anna)
    log = anna.locator("aside .log li").filter(has_text="Anna")
    players = Player(phone, 3), Player(bela, 4)
    while not log.count():
        for player in players:
            player.step(patient=False)
    phone.close()
    expect(people(anna)).not_to_contain_text("away")  # she is still at her desk

    # A spectator sees no hand but that of a player who allows it.
    expect(people(cili).get_by_role("button", name="Look at their cards")).to_have_count(0)
    people(bela).get_by_label("Watchers may see my cards").check()
    look = cili.get_by_role("button", name="Look at their cards Béla")
    look.click()
    expect(look).to_have_attribute("aria-pressed", "true")
    see_the_same(cili, bela)
    expect(cili.locator(".prompt.asked")).to_have_count(0)
    check(cili)

    hush = people(anna).get_by_role("button", name="Block chat Cili")
    hush.click()
    expect(hush).to_have_attribute("aria-pressed", "true")
    cili.get_by_role("tab", name="Chat").click()
    expect(cili.get_by_text("The host has switched off the chat for you.")).to_be_visible()
    hush.click()
    say(cili, "Thank you")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Cili (watching) Thank you")

    for page in (anna, bela):  # it is late: bots play it out
        page.get_by_role("button", name="Leave seat").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave seat").click()
    for page in (anna, bela, cili):
        expect(page.locator(".ending")).to_be_visible()
    expect(cili.get_by_role("button", name="Another match")).to_have_count(0)
    bela.get_by_role("button", name="Another match").click()
    for page in (anna, cili):
        page.get_by_role("link", name="To the next match").click()
    for page in (anna, bela, cili):
        expect(page).not_to_have_url(link)
        for name in ("Anna", "Béla"):
            expect(page.locator(".scene .seat .name", has_text=name)).to_be_visible()
    assert anna.url == bela.url == cili.url
    expect(people(anna)).to_contain_text("Watching: 1")
    expect(people(cili).get_by_role("button", name="Look at their cards")).to_have_count(0)  # he is asked again


def test_the_tabs_beside_the_table_share_one_row(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now: Meinz")).click()
    tabs = page.locator("aside [role=tab]")
    expect(tabs).to_have_count(5)
    for language in ("en", "hu", "cs", "de"):
        page.locator(".page-head select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        rows = tabs.evaluate_all("(tabs) => tabs.map((tab) => tab.getBoundingClientRect().top)")
        assert rows == [rows[0]] * 5, language
        assert page.locator("aside").evaluate("(aside) => aside.scrollWidth <= aside.clientWidth"), language
