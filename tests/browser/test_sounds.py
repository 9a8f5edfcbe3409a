"""What is heard at a table: something, never so loud that it breaks, and nothing when it is turned off."""

from playwright.sync_api import Page, expect

from browser.paths import SHORT, begin
from browser.player import Player
from browser.visitors import Visitors

# Whatever goes to the loudspeaker goes past an ear, which keeps how loud it is and the loudest of it.
EAR = """
window.loud = window.loudest = 0;
const connect = AudioNode.prototype.connect;
const ears = new WeakMap();
AudioNode.prototype.connect = function (target, ...rest) {
  if (target instanceof AudioDestinationNode) {
    let ear = ears.get(target);
    if (!ear) {
      ears.set(target, (ear = new AnalyserNode(target.context, { fftSize: 32768 })));
      const heard = new Float32Array(ear.fftSize);
      setInterval(() => {
        ear.getFloatTimeDomainData(heard);
        window.loud = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        window.loudest = Math.max(window.loudest, window.loud);
      }, 200);
    }
    connect.call(this, ear);
  }
  return connect.call(this, target, ...rest);
};
"""
WHISPER, BREAKING = 0.02, 0.9  # of what a loudspeaker can do


def loudest(page: Page, actions: int) -> float:
    """The loudest moment while so much happens: cards are laid by everybody."""
    page.wait_for_function("() => window.loud === 0")  # what sounded before has gone past the ear
    page.evaluate("window.loudest = 0")
    player, began = Player(page, 3), number(page)
    while number(page) < began + actions:
        player.step()
    page.wait_for_timeout(750)
    return float(page.evaluate("window.loudest"))


def number(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-number") or 0)


def test_a_table_is_heard_and_can_be_silenced(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(EAR)
    page.add_init_script("localStorage.setItem('octavo-sound', localStorage.getItem('octavo-sound') ?? 'on 1')")
    begin(page, "huzz", **SHORT["huzz"])
    assert WHISPER < loudest(page, 8) < BREAKING, "as loud as it can be set"

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert loudest(page, 8) == 0
