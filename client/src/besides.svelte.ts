// Whether log, chat and rules lie open beside the table: as one left it where there is room, and folded away where there is none.

const KEPT = "octavo-beside";
const ROOM = "(width >= 62rem)";

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "closed";
  } catch {
    return true;
  }
}

class Besides {
  open = $state(false);

  /** As a table comes into sight. */
  begin(): void {
    this.open = matchMedia(ROOM).matches && kept();
  }

  turn(open: boolean): void {
    this.open = open;
    if (!matchMedia(ROOM).matches) return;
    try {
      localStorage.setItem(KEPT, open ? "open" : "closed");
    } catch {
      // It holds until the page is left.
    }
  }
}

export const besides = new Besides();
