/** The focus of a table is never lost: when what has it goes away, it waits at the question. */

/** An action on the table. Whatever changes there, who plays by the keyboard goes on from a place that can be seen. */
export function keepFocus(board: HTMLElement): { destroy: () => void } {
  let here = false; // whether somebody's focus is at the table, or was until it was taken away

  function came(): void {
    here = true;
  }

  // What is taken away, or put elsewhere, leaves the focus nowhere; whoever goes has it somewhere else.
  function left(): void {
    queueMicrotask(() => {
      if (document.activeElement !== document.body) here = board.contains(document.activeElement);
    });
  }

  const changes = new MutationObserver(() => {
    if (here && document.activeElement === document.body) board.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
  });
  changes.observe(board, { childList: true, subtree: true });
  board.addEventListener("focusin", came);
  board.addEventListener("focusout", left);
  return {
    destroy() {
      changes.disconnect();
      board.removeEventListener("focusin", came);
      board.removeEventListener("focusout", left);
    },
  };
}
