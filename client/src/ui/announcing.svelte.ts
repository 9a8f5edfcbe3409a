// Announcements: read aloud by screen readers and shown for a moment at the edge, such as copied, saved, connection lost.

const READING = 60; // milliseconds a letter
const [SHORT, LONG] = [3000, 6000]; // milliseconds: time to notice it, and no longer than one bears something in the way

class Announcing {
  text = $state("");
  /** How many places the page itself has for it. */
  places = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), Math.min(LONG, SHORT + READING * text.length));
  }
}

export const announcing = new Announcing();
export const announce = (text: string): void => announcing.announce(text);
