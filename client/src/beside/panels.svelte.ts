// Whether log, chat and rules lie open beside the table: as one left it where there is room, and folded away where there is none.

import { keep, kept } from "../wire/kept";

const KEPT = "octavo-beside";
const ROOM = "(width >= 62rem)";
const PLENTY = "(width >= 75rem)"; // beside an open panel the table still has room for all seats around it

/** As it was left; if nobody was here before, open where there is plenty of room. */
function remembered(): boolean {
  const left = kept(KEPT);
  return left ? left === "open" : matchMedia(PLENTY).matches;
}

class Panels {
  open = $state(false);
  #room: MediaQueryList | undefined; // one for all tables: a browser lets none go that is listened to

  /** As a table comes into sight, and again as a tablet is turned. */
  begin(): void {
    if (!this.#room) {
      this.#room = matchMedia(ROOM);
      this.#room.onchange = () => this.begin();
    }
    this.open = this.#room.matches && remembered();
  }

  turn(open: boolean): void {
    this.open = open;
    if (matchMedia(ROOM).matches) keep(KEPT, open ? "open" : "closed");
  }
}

export const panels = new Panels();
