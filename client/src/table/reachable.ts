/** What has to be scrolled can be reached by the keyboard, and what has not is no stop on its way. */

/** An action; its parameter is whatever may change how much there is to see. */
export function reachable(node: HTMLElement, _seen?: unknown): { update: () => void; destroy: () => void } {
  let frame = 0;

  function look(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
      if (more) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    });
  }

  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  return {
    update: look,
    destroy() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    },
  };
}
