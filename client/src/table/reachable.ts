/** What has to be scrolled can be reached by the keyboard, and what has not is no stop on its way. At which side it goes on is
    in `data-more`, so that its edge can be drawn as one that does. */

/** Whether what sticks out is brought into sight by scrolling, rather than shown or cut off. */
function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

/** At which sides there is more: `before`, `after`, both or none. */
function more(node: HTMLElement): string {
  const beyond = node.scrollWidth - node.clientWidth - Math.abs(node.scrollLeft);
  return [Math.abs(node.scrollLeft) > 1 ? "before" : "", beyond > 1 ? "after" : ""].filter(Boolean).join(" ");
}

/** An action; its parameter is anything that may change how much there is to scroll. */
export function reachable(node: HTMLElement, _seen?: unknown): { update: () => void; destroy: () => void } {
  let frame = 0;

  function look(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { overflowX, overflowY } = getComputedStyle(node);
      const down = scrolls(overflowY) && node.scrollHeight > node.clientHeight + 1;
      const aside = scrolls(overflowX) && node.scrollWidth > node.clientWidth + 1;
      if (down || aside) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
      if (aside) node.dataset["more"] = more(node);
      else delete node.dataset["more"];
    });
  }

  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  return {
    update: look,
    destroy() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      node.removeEventListener("scroll", look);
    },
  };
}
