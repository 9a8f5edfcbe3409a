// Yourself: a guest with a name. The server recognises you by a cookie that no script can read.

import { me, rename } from "../wire/api";
import type { Me } from "../wire/wire";
import { say } from "../text/words";

class Self {
  guest = $state<Me | null>(null);
  /** Whether the server has said who this guest is, or that there is none. */
  known = $state(false);

  async load(): Promise<void> {
    this.guest = await me();
    this.known = true;
  }

  /** Come in under this name, or change your name. */
  async call(name: string): Promise<Me> {
    return (this.guest = await rename(name.trim()));
  }

  /** Become a guest: a person without a name gets one, and can change it later. */
  async ensure(): Promise<Me> {
    return this.guest ?? (await this.call(anyName()));
  }
}

/** A name for a person who has none. */
export function anyName(): string {
  return say("web-guest", { number: String(Math.floor(100 + Math.random() * 900)) });
}

export const self = new Self();
