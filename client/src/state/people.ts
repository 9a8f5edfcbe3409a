// The people of a table: names of seats, the host, and your own seat.

import type { Order } from "../wire/connection";
import type { Chair, Person, Room } from "../wire/wire";
import { say } from "../text/words";

/** What a component needs to act at a table: the guest, and how to send an order. */
export interface AtRoom {
  room: Room;
  me: string;
  order: (order: Order) => void;
}

/** The names of all seats, in the order of the seats. */
export function seatNames(room: Room): string[] {
  return room.chairs.map((chair) => chair.person?.name ?? chair.name ?? say(chair.bot ? "web-bot" : "web-seat-free"));
}

/** The seat of a guest, or -1 for a spectator. */
export function seatOf(room: Room, guest: string): number {
  return room.chairs.findIndex((chair) => chair.person?.guest === guest);
}

/** The names of those who play with a guest, people and bots. Free seats have none. */
export function othersAt(room: Room, guest: string): string[] {
  const others = room.chairs.filter((chair) => chair.person?.guest !== guest);
  return others.flatMap((chair) => chair.person?.name ?? chair.name ?? []);
}

/** The name of a speaker: a spectator must not be taken for a player. */
export function speaking(name: string, seat: number | undefined): string {
  return seat === undefined || seat < 0 ? say("web-chat-watcher", { name }) : name;
}

/** The same for a quick reaction. */
export function signing(room: Room, guest: string): string {
  const person = everybody(room).find((one) => one.guest === guest);
  return person ? speaking(person.name, seatOf(room, guest)) : "";
}

/** Everybody at the table, those at seats first. */
export function everybody(room: Room): Person[] {
  const seated = room.chairs.flatMap((chair) => (chair.person ? [chair.person] : []));
  return [...seated, ...(room.watchers ?? [])];
}

export function isHost(room: Room, guest: string): boolean {
  return room.host === guest;
}

export function isFree(chair: Chair): boolean {
  return !chair.person && !chair.bot;
}

/** A bot plays for a person who is away. */
export function isPlayedFor(chair: Chair): boolean {
  return Boolean(chair.person && chair.bot);
}
