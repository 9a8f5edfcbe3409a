/** The focus of a page with a table is never lost: when its element disappears, it moves to the question. */

/** Guards the focus until the returned function is called, so that keyboard players always go on from a visible place. */
export function keepFocus(): () => void {
  let here = document.activeElement !== document.body; // somebody uses the keyboard, or something else that has a focus
  let onItsWay = false; // from one thing to the next: in between nothing has it, and what changes then takes it from nobody

  function came(): void {
    here = true;
    onItsWay = false;
  }

  // What is hidden or switched off loses the focus without a change of the page's parts. Who clicks beside everything lets it go.
  function left({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget) {
      onItsWay = true;
      setTimeout(arrived);
    } else {
      queueMicrotask(() => {
        if (!holds(target as HTMLElement)) regain();
      });
    }
  }

  /** It is where it went, or that went away meanwhile. */
  function arrived(): void {
    onItsWay = false;
    regain();
  }

  function regain(): void {
    if (here && !onItsWay && document.activeElement === document.body) document.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(regain);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", came);
  document.addEventListener("focusout", left);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", came);
    document.removeEventListener("focusout", left);
  };
}

/** Whether something is still there to have the focus. */
function holds(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled, [inert] *") && element.checkVisibility({ visibilityProperty: true });
}
