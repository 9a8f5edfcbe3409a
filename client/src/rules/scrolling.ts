// Bringing a place of a long text into sight, without moving the table that lies beside it.

const AIR = 16; // pixels above the place

/** The element that a text scrolls in; null for the page itself. */
export function frameOf(element: Element): HTMLElement | null {
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(frame).overflowY)) return frame;
  }
  return null;
}

/** Scroll to a place; `covered` pixels above it are taken by what stays in sight. */
export function bring(target: HTMLElement, covered = 0): void {
  const frame = frameOf(target);
  if (!frame) {
    target.style.scrollMarginBlockStart = `${covered + AIR}px`;
    target.scrollIntoView({ block: "start" });
    return;
  }
  frame.scrollTop += target.getBoundingClientRect().top - frame.getBoundingClientRect().top - covered - AIR;
  frame.scrollIntoView({ block: "nearest" });
}
