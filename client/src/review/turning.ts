// The turning points of a match, found in its score sheet alone: where the lead changed hands, and where points changed most.

import type { SheetLine } from "../wire/wire";

export interface Turn {
  number: number; // of the entry after which it was so
  line: number; // of the score sheet, from 1 on
  seat: number; // whose moment it was
  gain: number; // of that seat
  lead: boolean; // that seat took the lead from another
}

const MOST = 8; // more of them would be none
const SWINGS = 3; // large changes that are shown even if nobody took the lead by them

interface Change extends Turn {
  swing: number; // how far apart the luckiest and the unluckiest were
}

/** 1 where many points are good, -1 where few are. */
export function direction(points: readonly number[], winners: readonly number[]): 1 | -1 {
  const best = Math.max(...points);
  return winners.length === 0 || winners.some((seat) => points[seat] === best) ? 1 : -1;
}

/** The turning points in the order of the match. */
export function turningPoints(sheet: readonly SheetLine[], good: 1 | -1 = 1): Turn[] {
  const all = changes(sheet, good);
  const leads = all.filter(({ lead }) => lead);
  // The last change of the lead decided the match, so it is there in any case.
  const decisive = leads.slice(-1);
  const large = [...all].sort((one, other) => other.swing - one.swing).slice(0, Math.min(SWINGS, Math.floor(sheet.length / 3)));
  const others = leads.slice(0, -1).sort((one, other) => other.swing - one.swing);
  const picked = new Set([...decisive, ...large, ...others].slice(0, MOST));
  return all.filter((change) => picked.has(change)).map(({ swing: _, ...turn }) => turn);
}

function changes(sheet: readonly SheetLine[], good: 1 | -1): Change[] {
  let before: readonly number[] = sheet[0]?.points.map(() => 0) ?? [];
  let leader = -1; // who last led alone
  return sheet.map(({ number, points }, i) => {
    const gains = points.map((now, seat) => now - before[seat]);
    const worth = gains.map((gain) => gain * good);
    const [most, least] = [Math.max(...worth), Math.min(...worth)];
    // A change is told of the seat that fell, unless another seat rose as far.
    const extreme = worth.indexOf(most >= -least ? most : least);
    const first = sole(points, good);
    const lead = first >= 0 && leader >= 0 && first !== leader;
    if (first >= 0) leader = first;
    before = points;
    const seat = lead ? first : extreme;
    return { number, line: i + 1, seat, gain: gains[seat], lead, swing: most - least };
  });
}

/** The seat that leads alone; -1 if none does. */
function sole(points: readonly number[], good: 1 | -1): number {
  const worth = points.map((now) => now * good);
  const best = Math.max(...worth);
  return worth.filter((one) => one === best).length === 1 ? worth.indexOf(best) : -1;
}
