"""What somebody at a table has to see to decide, and how much of it can't be seen."""

from playwright.sync_api import Page

# Faults, in words: what sticks out of what it lies in, what lies over something else, what is broken within a word.
LOOK = """
() => {
  const faults = [];
  const said = (thing) => `${thing.className.toString().split(" ").slice(0, 2).join(".")} "${
    (thing.dataset?.card ?? thing.textContent).trim().replace(/\\s+/g, " ").slice(0, 30)}"`;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(
    (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const slack = Math.max(2, innerHeight / 400);

  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");

  // What is seen of something: its box, as far as all that it lies in shows it.
  const seen = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const frames = [screen];
    for (let frame = thing.parentElement; frame !== document.body; frame = frame.parentElement)
      if (getComputedStyle(frame).overflow !== "visible") frames.push(frame.getBoundingClientRect());
    for (const frame of frames) {
      for (const side of ["left", "top"]) box[side] = Math.max(box[side], frame[side]);
      for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], frame[side]);
    }
    return box;
  };

  // A hand goes on at its sides, and there it fades; what is known of another's may go on where a finger moves it, and
  // of what all have seen the upper half tells enough.
  const needed = ".question, .answer, .help, .hint, .choices > summary, .clock, .nameplate, .fact, .board .cell,"
    + ".own-place [data-card], .centre [data-card], .around > .before :is([data-card], .garden), .pile-words,"
    + ".lain > .before .zone:not(.zone-shown) [data-card]";
  const goesOn = (thing) => {
    const cards = thing.closest(".lain .cards");
    return thing.closest(".hand") || (cards && getComputedStyle(cards).overflowX === "auto");
  };
  for (const thing of all(needed)) {
    const [whole, part] = [thing.getBoundingClientRect(), seen(thing)];
    if (whole.width < 2) continue; // for who does not see the picture
    const low = part.bottom - part.top < whole.height - slack;
    const narrow = part.right - part.left < whole.width - slack && !goesOn(thing);
    if (low || narrow) faults.push(`cut: ${said(thing)}`);
  }

  // Words that reach beyond their button.
  for (const thing of all(".answer, .nameplate, .board .cell, .fact, .pile-words")) {
    const box = thing.getBoundingClientRect();
    for (const words of thing.querySelectorAll(".words, .name, .remarks, .badge")) {
      if (words.closest("svg") || words.getBoundingClientRect().width < 2) continue; // for who does not see the picture
      const range = document.createRange();
      range.selectNodeContents(words);
      const clipped = getComputedStyle(words).textOverflow === "ellipsis" ? words : range;
      const inner = clipped.getBoundingClientRect();
      if (inner.right > box.right + 1 || inner.left < box.left - 1 || inner.bottom > box.bottom + slack)
        faults.push(`sticks out: ${said(words)} of ${said(thing)}`);
    }
    for (const row of thing.querySelectorAll(".badges"))
      if (row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).display !== "inline")
        faults.push(`badges are cut: ${said(thing)}`);
  }

  // A name is broken between its words only.
  for (const thing of all(".seat .name, .board .words, .answer .words")) {
    const walk = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      for (const word of text.data.matchAll(/[^\\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${word[0]} in ${said(thing)}`);
      }
  }

  // What lies over something else.
  const apart = all(".nameplate, .prompt, .own-place .hand .cards, .centre [data-card], .around > .before [data-card],"
    + ".lain [data-card], .facts, .board");
  const rank = (thing) => thing.closest(".lain, .before, .hand, .trick, .middle, .rows, .scatter, .own-place > .seat");
  const boxes = apart.map((thing) => [thing, seen(thing), rank(thing)]);
  boxes.forEach(([one, a, own], at) => {
    for (const [other, b, theirs] of boxes.slice(at + 1)) {
      if (own !== null && own === theirs) continue; // cards of one fan lap each other
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 6 && high > 6) faults.push(`over each other: ${said(one)}, ${said(other)}`);
    }
  });
  return [...new Set(faults)];
}
"""
# How large a card of one's hand is, and the smallest letters, in parts of the window's height.
SIZES = """
() => {
  const high = (thing) => thing.getBoundingClientRect().height / innerHeight;
  const cards = [...document.querySelectorAll(".hand .card")].map(high);
  const texts = [...document.querySelectorAll(".question, .answer, .name, .remarks, .fact, .title, .badge")];
  const letters = texts.map((thing) => parseFloat(getComputedStyle(thing).fontSize) / innerHeight);
  return [Math.min(1, ...cards), Math.min(...letters)];
}
"""


def faults(page: Page) -> list[str]:
    """What can't be seen as it should; nothing, if all is well."""
    found: list[str] = page.evaluate(LOOK)
    return found


def sizes(page: Page) -> tuple[float, float]:
    """The smallest card of the hand and the smallest letters, in parts of the height."""
    card, letter = page.evaluate(SIZES)
    return card, letter
