// Who one is: a guest with a name. The server knows one again by a cookie that no script can read.

import { me, rename } from "../wire/api";
import type { Me } from "../wire/wire";
import { say } from "../text/words";

class Self {
  guest = $state<Me | null>(null);
  /** Whether the server has said who one is, if only nobody. */
  known = $state(false);

  async load(): Promise<void> {
    this.guest = await me();
    this.known = true;
  }

  /** Come in under this name, or change one's name. */
  async call(name: string): Promise<Me> {
    return (this.guest = await rename(name.trim()));
  }

  /** Be somebody: who has not given a name gets one, and can change it later. */
  async ensure(): Promise<Me> {
    return this.guest ?? (await this.call(anyName()));
  }
}

/** A name for who has none. */
export function anyName(): string {
  return say("web-guest", { number: String(Math.floor(100 + Math.random() * 900)) });
}

export const self = new Self();
