// Whether log, chat and rules lie open beside the table: as one left it where there is room, and folded away where there is none.

const KEPT = "octavo-beside";
const ROOM = "(width >= 62rem)";
const PLENTY = "(width >= 75rem)"; // beside what is open by itself the table still has room for all seats around it

function kept(): boolean {
  try {
    const left = localStorage.getItem(KEPT);
    if (left) return left === "open";
  } catch {
    // As if one had never been here.
  }
  return matchMedia(PLENTY).matches;
}

class Besides {
  open = $state(false);
  #room: MediaQueryList | undefined; // one for all tables: a browser lets none go that is listened to

  /** As a table comes into sight, and again as a tablet is turned. */
  begin(): void {
    if (!this.#room) {
      this.#room = matchMedia(ROOM);
      this.#room.onchange = () => this.begin();
    }
    this.open = this.#room.matches && kept();
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
