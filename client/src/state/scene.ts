/** A scene sorted for a picture. It holds names of cards and places, no looks and no words. */

import { BACK } from "../cards/faces";
import { HAND, LAST, TRICK, type Fact, type Scene, type Zone } from "../wire/wire";
import { looksOf } from "../games";

/** A zone with its place in the scene, which tells equal cards of different zones apart. */
export interface Placed extends Zone {
  readonly place: number;
}

/** A fact with its place in the scene, by which choices point at it. */
export interface PlacedFact extends Fact {
  readonly place: number;
}

/** A garden seen from above: its rows of terrains, and where it lies on the way (0: it is in hand). */
export interface GardenMap {
  readonly fact: number;
  readonly garden: string;
  readonly place: number;
  readonly rows: readonly string[];
}

/** A seat's card in the trick; no card for a seat that has still to play. */
export interface InTrick {
  readonly seat: number;
  readonly zone: Placed;
  readonly card: string;
}

export function zones(scene: Scene): Placed[] {
  return scene.zones.map((zone, place) => ({ ...zone, place }));
}

/** How many seats there are: the players', and those that the game itself plays. */
export function seatCount(scene: Scene, players: number): number {
  return Math.max(players, ...scene.zones.map((zone) => (zone.seat ?? -1) + 1));
}

/** The seats clockwise, the viewer's own last; a spectator sits at the end. */
export function seating(count: number, seat: number): number[] {
  return Array.from({ length: count }, (_, step) => (Math.max(seat, -1) + 1 + step) % count);
}

/** The zones before a seat: all but the hand and those drawn in the middle. Empty ones are left out. */
export function beforeSeat(scene: Scene, seat: number): Placed[] {
  return zones(scene).filter((zone) => zone.seat === seat && ![HAND, TRICK, LAST].includes(zone.key) && zone.cards.length > 0);
}

/** The hands of a seat; one, as a rule. */
export function hands(scene: Scene, seat: number): Placed[] {
  return zones(scene).filter((zone) => zone.seat === seat && zone.key === HAND);
}

/** The zones in the middle that belong to nobody, kind by kind. Empty ones are left out. */
export function middle(scene: Scene): { key: string; zones: Placed[] }[] {
  const kinds = new Map<string, Placed[]>();
  for (const zone of zones(scene)) {
    if (zone.seat !== null || !zone.cards.length) continue;
    kinds.set(zone.key, [...(kinds.get(zone.key) ?? []), zone]);
  }
  return [...kinds].map(([key, found]) => ({ key, zones: found }));
}

/** The trick in the order of play, the leader first; [] between tricks. */
export function trick(scene: Scene, key = TRICK): InTrick[] {
  const cards = zones(scene)
    .filter((zone) => zone.key === key && zone.seat !== null)
    .map((zone) => ({ seat: zone.seat as number, zone, card: zone.cards[0] ?? "" }))
    .sort((one, other) => one.seat - other.seat);
  if (!cards.some(({ card }) => card)) return [];
  const lead = Math.max(cards.findIndex(({ zone }) => zone.leads), 0);
  return [...cards.slice(lead), ...cards.slice(0, lead)];
}

/** The places of a trick, whether anything lies there or not; [] where no tricks are played. */
export function trickPlaces(scene: Scene): InTrick[] {
  return zones(scene)
    .filter((zone) => zone.key === TRICK && zone.seat !== null)
    .map((zone) => ({ seat: zone.seat as number, zone, card: zone.cards[0] ?? "" }));
}

/** The gardens that the scene shows field by field. */
export function gardens(scene: Scene): GardenMap[] {
  return scene.facts.flatMap((fact, place) => {
    const { fields, garden, place: on } = fact.facts ?? {};
    return fields === undefined
      ? []
      : [{ fact: place, garden: String(garden), place: Number(on ?? 0), rows: String(fields).split(" ") }];
  });
}

/** The facts of the board of vetoes, row by row. */
export function board(scene: Scene, game: string): { row: string; cells: PlacedFact[] }[] {
  const facts = placed(scene);
  return Object.keys(looksOf(game).arrangement.board)
    .map((row) => ({ row, cells: facts.filter((fact) => fact.key === row) }))
    .filter(({ cells }) => cells.length > 0);
}

/** All facts that are told in words: nothing that is drawn, and no badges. */
export function told(scene: Scene, game: string): PlacedFact[] {
  const { board: rows, shown, badges, told: besides, direction, rows: winners, pile } = looksOf(game).arrangement;
  const drawn = [...Object.keys(rows), ...shown, ...Object.keys(direction), ...winners, ...(pile ? [pile.fact] : [])];
  return placed(scene).filter(
    ({ key, facts }) =>
      facts?.["fields"] === undefined && !drawn.includes(key) && (!badges.includes(key) || besides.includes(key)),
  );
}

/** The facts that stand at a seat as badges. */
export function badges(scene: Scene, game: string, seat: number): PlacedFact[] {
  return placed(scene).filter(({ key, facts }) => facts?.["seat"] === seat && looksOf(game).arrangement.badges.includes(key));
}

/** The pile of which only the number is known, with its place among the facts; null where there is none. */
export function pile(scene: Scene, game: string): { fact: PlacedFact; count: number } | null {
  const { pile } = looksOf(game).arrangement;
  const fact = pile && placed(scene).find(({ key }) => key === pile.fact);
  return fact ? { fact, count: Number(fact.facts?.[pile.count] ?? 0) } : null;
}

/** Which way round it goes: 1 is clockwise; null where nothing says so. */
export function direction(scene: Scene, game: string): { fact: Fact; way: 1 | -1 } | null {
  const ways = looksOf(game).arrangement.direction;
  const fact = scene.facts.find(({ key }) => ways[key] !== undefined);
  return fact ? { fact, way: ways[fact.key] } : null;
}

/** The winner of each row, as far as announced. */
export function winners(scene: Scene, game: string): PlacedFact[] {
  return placed(scene).filter(({ key }) => looksOf(game).arrangement.rows.includes(key));
}

function placed(scene: Scene): PlacedFact[] {
  return scene.facts.map((fact, place) => ({ ...fact, place }));
}

/** How many of the cards lie face down. */
export function faceDown(cards: readonly string[]): number {
  return cards.filter((card) => card === BACK).length;
}

/** Cards with a key for each that stays its own when others come and go: its name, and which of those alike it is. */
export function keyed<Lying extends { readonly card: string }>(cards: readonly Lying[]): (Lying & { key: string })[] {
  const counts = new Map<string, number>();
  return cards.map((lying) => {
    const alike = (counts.get(lying.card) ?? 0) + 1;
    counts.set(lying.card, alike);
    return { ...lying, key: `${lying.card}:${alike}` };
  });
}

/** Cards that are alike and lie side by side, once each, with how many they are and where the first of them lies. */
export function piles(cards: readonly string[]): { card: string; count: number; first: number }[] {
  const found: { card: string; count: number; first: number }[] = [];
  cards.forEach((card, place) => {
    const last = found.at(-1);
    if (last?.card === card) last.count += 1;
    else found.push({ card, count: 1, first: place });
  });
  return found;
}

/** Where a seat's pawn stands: before the first garden, on a field, or at the goal; null where there are no pawns. */
export function pawn(scene: Scene, seat: number): { at: "start" | "field" | "goal"; place: number; field: number } | null {
  for (const { role, facts } of scene.facts) {
    if (facts?.["seat"] !== seat) continue;
    if (role === "pawn-start") return { at: "start", place: 0, field: 0 };
    if (role === "pawn-goal") return { at: "goal", place: 0, field: 0 };
    if (role === "pawn") return { at: "field", place: Number(facts["place"]), field: Number(facts["field"]) };
  }
  return null;
}
