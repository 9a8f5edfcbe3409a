/** Grounds that one walks on, as they look from above: made for a field of any size, alike each time. */

import { circle, ellipse, plate, short, type Layer, type Paint } from "./paths";

export type TerrainName = "tiles" | "paving" | "mud" | "carrot" | "waves" | "cobbles" | "grass" | "dunes";
const ROOMY = 60; // from here on there is room for something that is there only once

type Ground = (width: number, height: number) => Layer[];

/** Chance that is the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function rows(height: number, step: number): number[] {
  return Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) => row * step);
}

/** A row's places, with every second row half a step aside. */
function spread(width: number, height: number, dx: number, dy: number, draw: (x: number, y: number, row: number) => void): void {
  rows(height, dy).forEach((y, row) => {
    for (const x of rows(width + dx, dx)) draw(x - (row % 2 ? dx / 2 : 0), y, row);
  });
}

function layers(...all: readonly (readonly [Paint, string])[]): Layer[] {
  return all.filter(([, d]) => d);
}

const tiles: Ground = (width, height) => {
  let [blue, motif, seams] = ["", "", ""];
  const step = 20;
  rows(height, step).forEach((y, row) =>
    rows(width, step).forEach((x, column) => {
      const [cx, cy] = [x + step / 2, y + step / 2];
      if ((row + column) % 2) blue += plate(x, y, step, step);
      else motif += `M${cx} ${y + 2.5}q1.5 6 7.5 7.5q-6 1.5-7.5 7.5q-1.5-6-7.5-7.5q6-1.5 7.5-7.5Z`;
      if ((row + column) % 2) seams += circle(cx, cy, 4);
    }),
  );
  const lines = rows(width, step).map((x) => `M${x} 0V${height}`).join("") + rows(height, step).map((y) => `M0 ${y}H${width}`).join("");
  return layers(["paper", plate(0, 0, width, height)], ["blue", blue + motif], ["paper", seams], ["fine", lines]);
};

const paving: Ground = (width, height) => {
  const chance = dice(7);
  let [slabs, light, shade] = ["", "", ""];
  spread(width, height, 30, 16, (x, y) => {
    const slab = plate(x + 1, y + 1, 28, 14, 2);
    slabs += slab;
    const side = chance();
    if (side < 0.3) light += slab;
    else if (side > 0.75) shade += slab;
  });
  return layers(["slab", slabs], ["light", light], ["shade", shade]);
};

const mud: Ground = (width, height) => {
  const chance = dice(11);
  let [puddles, shine, soles] = ["", "", ""];
  spread(width, height, 46, 27, (x, y, row) => {
    const [cx, cy, wide, high] = [x + 8 + chance() * 8, y + 9 + chance() * 5, 11 + chance() * 5, 5.5 + chance() * 2.5];
    puddles += ellipse(cx, cy, wide, high) + ellipse(cx + wide * 0.6, cy + high * 0.7, wide * 0.6, high * 0.7);
    shine += `M${short(cx - wide * 0.5)} ${short(cy - high * 0.3)}q${short(wide * 0.4)} ${short(-high * 0.4)} ${short(wide * 0.8)} 0`;
    const [sx, sy] = [cx + 25, cy + (row % 2 ? -2 : 4)];
    soles += ellipse(sx, sy - 4, 2.8, 4.2) + ellipse(sx, sy + 3.6, 2.2, 2.2);
  });
  return layers(["puddle", puddles], ["shade", soles], ["gleam", shine]);
};

const carrot: Ground = (width, height) => {
  let [furrows, leaves, heads, veins, roots, tops] = ["", "", "", "", "", ""];
  rows(height, 22).forEach((y, row) => {
    furrows += `M0 ${y + 21}q${short(width / 8)} 3 ${short(width / 4)} 0${`t${short(width / 4)} 0`.repeat(3)}`;
    for (const x of rows(width, 22)) {
      const [cx, cy] = [x + 11, y + 10];
      if (row % 2) {
        roots += `M${cx - 4.5} ${cy - 1}q4.5-4 9 0L${cx} ${cy + 10}Z`;
        tops += `M${cx} ${cy - 2}v-8M${cx} ${cy - 2}l-5-6M${cx} ${cy - 2}l5-6`;
      } else {
        for (let leaf = 0; leaf < 6; leaf += 1) leaves += circle(cx + 5.5 * Math.cos(leaf * 1.047), cy + 5.5 * Math.sin(leaf * 1.047), 4);
        heads += circle(cx, cy, 5.5);
        veins += `M${cx - 3} ${cy + 2}q3-6 6-4M${cx - 1} ${cy + 4}q1-4 4-4`;
      }
    }
  });
  return layers(["furrow", furrows], ["green", leaves], ["sprout", heads], ["leaf", veins + tops], ["carrot", roots]);
};

const waves: Ground = (width, height) => {
  const chance = dice(3);
  let [crests, foam] = ["", ""];
  rows(height, 11).forEach((y, row) => {
    crests += `M${row % 2 ? -12 : 0} ${y + 5}q6-6 12 0${"t12 0".repeat(Math.ceil(width / 12))}`;
    foam += `M${short(chance() * width)} ${y + 10}h${short(4 + chance() * 6)}`;
  });
  if (width < ROOMY) return layers(["chalk", crests + foam]);
  const [x, y] = [short(width * 0.68), short(height * 0.7)];
  const petals = [0, 1, 2, 3, 4].map((petal) => circle(x + 3.5 * Math.cos(petal * 1.257), y - 2 + 3.5 * Math.sin(petal * 1.257), 2.8)).join("");
  const pads = `M${x - 6} ${y + 4}l3-11a13 10 0 1 0 9 9Z${ellipse(x + 12, y + 10, 8, 5.5)}`;
  return layers(["chalk", crests + foam], ["green", pads], ["paper", petals], ["gold", circle(x, y - 2, 2)]);
};

const cobbles: Ground = (width, height) => {
  const chance = dice(19);
  let [stones, light, shade] = ["", "", ""];
  spread(width, height, 17, 14, (x, y) => {
    const [wide, high] = [14 + chance() * 1.8, 11.6 + chance() * 1.2];
    const stone = plate(x + (17 - wide) / 2, y + 1, wide, high, 5, (chance() - 0.5) * 10);
    stones += stone;
    const side = chance();
    if (side < 0.25) shade += stone;
    else if (side > 0.6) light += `M${short(x + 5)} ${short(y + 5)}q3-2.5 7-1.5`;
  });
  return layers(["stone", stones], ["shade", shade], ["chalk", light]);
};

const grass: Ground = (width, height) => {
  const chance = dice(23);
  let [blades, white, yellow, hearts] = ["", "", "", ""];
  spread(width, height, 15, 12, (x, y) => {
    const [cx, cy] = [x + chance() * 5, y + 8 + chance() * 3];
    blades += `M${short(cx)} ${short(cy)}q-1-5-4-7M${short(cx + 1)} ${short(cy)}q0-6 1-9M${short(cx + 2)} ${short(cy)}q1-5 4-6`;
    const flower = chance();
    const [fx, fy] = [cx + 7, cy - 1];
    if (flower < 0.16) {
      white += [0, 1, 2, 3, 4].map((leaf) => circle(short(fx + 2.3 * Math.cos(leaf * 1.257)), short(fy + 2.3 * Math.sin(leaf * 1.257)), 1.7)).join("");
      hearts += circle(short(fx), short(fy), 1.4);
    } else if (flower > 0.86) yellow += circle(short(fx), short(fy), 2.4);
  });
  return layers(["leaf", blades], ["paper", white], ["gold", hearts], ["red", yellow]);
};

const dunes: Ground = (width, height) => {
  const chance = dice(29);
  let [ridges, grains] = ["", ""];
  rows(height, 15).forEach((y, row) => {
    const from = row % 2 ? -14 : -30;
    ridges += `M${from} ${y + 8}q10-9 24-2t26-2${"t24 0t26-2".repeat(Math.ceil(width / 50))}`;
    for (const x of rows(width, 17)) grains += `M${short(x + chance() * 15)} ${short(y + chance() * 14)}h0`;
  });
  if (width < ROOMY) return layers(["ridge", ridges], ["grain", grains]);
  const [x, y] = [width * 0.68, height * 0.66];
  const star = [0, 1, 2, 3, 4].map((arm) => `M${short(x)} ${short(y)}l${short(7 * Math.sin(arm * 1.257 + 0.3))} ${short(-7 * Math.cos(arm * 1.257 + 0.3))}`).join("");
  return layers(["ridge", ridges], ["grain", grains], ["starfish", star]);
};

const GROUNDS: Readonly<Record<TerrainName, Ground>> = { tiles, paving, mud, carrot, waves, cobbles, grass, dunes };
const made = new Map<string, readonly Layer[]>();

/** A piece of ground; each is made once. */
export function ground(name: TerrainName, width: number, height: number): readonly Layer[] {
  const key = `${name} ${width} ${height}`;
  const found = made.get(key) ?? GROUNDS[name](width, height);
  made.set(key, found);
  return found;
}

export function isTerrain(name: string | null): name is TerrainName {
  return name !== null && Object.hasOwn(GROUNDS, name);
}
