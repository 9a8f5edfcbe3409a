// The fairness check: the secret that is told at the end must be the one that the table was bound to before the first card.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { keepValue, keptValue } from "../wire/kept";

/** The commitment that the table must have published, as octavo.match.fairness computes it: SHA-256 of the terms and the secret. */
export function commitment(terms: readonly string[], secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${terms.join("\n")}\n`), hexToBytes(secret))));
}

const KEPT = "octavo-commitments";
const MOST = 100; // tables

/**
 * Keep what a table is bound to, from the first time that it is heard: later it could be another. A browser that keeps nothing
 * can only believe what the server shows at the end.
 */
export function witness(table: string, published: string): void {
  const known = all();
  if (!(table in known)) keepValue(KEPT, Object.fromEntries([...Object.entries(known).slice(1 - MOST), [table, published]]));
}

/** The commitment that this browser noted when it was at the table, if it was. */
export function witnessed(table: string): string | undefined {
  return all()[table];
}

function all(): Record<string, string> {
  return Object(keptValue(KEPT)) as Record<string, string>;
}
