/** Fronts of town houses, as meshes in metres: from x = 0 to their width, towards -y, with what stands on their roofs. */
import { Triangles } from './parts.mjs';

const PLAIN = [0.5, 0.5, 0.5];
const REVEAL = 0.2;

/** By what they are made of: the mesh of a part takes the surface of the same name. */
class Front {
  parts = {};

  of(name) {
    this.parts[name] ??= new Triangles();
    return this.parts[name];
  }

  /** A rectangle in the plane y. */
  sheet(name, x0, z0, x1, z1, y = 0, own = PLAIN) {
    this.of(name).quad([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1], own);
  }

  box(name, x0, y0, z0, x1, y1, z1, own = PLAIN) {
    this.of(name).box([x0, y0, z0], [x1, y1, z1], own);
  }

  meshes() {
    return Object.fromEntries(Object.entries(this.parts).map(([name, part]) => [name, part.mesh()]));
  }
}

/** A house of so many storeys: `loft` has wide windows of many panes between piers, `old` has sashes with lintels and a cornice. */
export function townHouse(next, { wide, storeys, storey = 3.5, kind, hasStairs = false, tank = false }) {
  const front = new Front();
  const foot = 4.4;
  const top = foot + storeys * storey + 0.9;
  const bays = Math.max(2, Math.round(wide / (kind === 'loft' ? 3.7 : 2.35)));
  const bay = wide / bays;
  const openings = [];
  for (let s = 0; s < storeys; s++) {
    const tall = storey * (kind === 'loft' ? 0.66 : s === storeys - 1 ? 0.5 : 0.58);
    openings.push({
      from: foot + s * storey + 0.75,
      to: foot + s * storey + 0.75 + tall,
      half: bay * (kind === 'loft' ? 0.39 : 0.23),
      isWide: kind === 'loft',
    });
  }
  shop(front, { wide, bays, bay, foot });
  walls(front, { wide, bays, bay, foot, top, openings });
  for (const opening of openings)
    for (let b = 0; b < bays; b++) window(front, next, (b + 0.5) * bay, opening, kind);
  cornice(front, { wide, top, kind });
  if (kind === 'loft')
    for (let b = 0; b <= bays; b++)
      front.box('walls', b * bay - 0.25, -0.12, foot, b * bay + 0.25, 0, top - 0.9);
  else for (const x of [0, wide]) front.box('walls', x - 0.18, -0.07, foot, x + 0.18, 0, top - 0.5);
  if (hasStairs) fireEscape(front, { x: bay * 0.5, reach: bay * 2, foot, storeys, storey });
  roof(front, next, { wide, top, tank });
  return front.meshes();
}

/** The wall around openings, their reveals, the sides, the roof. */
function walls(front, { wide, bays, bay, foot, top, openings }) {
  let below = foot;
  for (const { from, to, half } of openings) {
    front.sheet('walls', 0, below, wide, from);
    for (let b = 0; b <= bays; b++) {
      const left = b === 0 ? 0 : (b - 0.5) * bay + half;
      const right = b === bays ? wide : (b + 0.5) * bay - half;
      front.sheet('walls', left, from, right, to);
    }
    below = to;
  }
  front.sheet('walls', 0, below, wide, top);
  for (const x of [0, wide])
    front.of('walls').quad([x, 0, 0], [x, 13, 0], [x, 13, top], [x, 0, top], [0.35, 0.5, 0.5]);
  front
    .of('roof')
    .quad([0, 0, top - 0.5], [wide, 0, top - 0.5], [wide, 13, top - 0.5], [0, 13, top - 0.5], PLAIN);
}

function window(front, next, x, { from, to, half, isWide }, kind) {
  const [left, right] = [x - half, x + half];
  const wall = front.of('walls');
  wall.quad([left, 0, from], [left, REVEAL, from], [left, REVEAL, to], [left, 0, to], PLAIN);
  wall.quad([right, 0, from], [right, REVEAL, from], [right, REVEAL, to], [right, 0, to], PLAIN);
  wall.quad([left, 0, to], [right, 0, to], [right, REVEAL, to], [left, REVEAL, to], PLAIN);
  front.box('stone', left - 0.12, -0.1, from - 0.16, right + 0.12, REVEAL, from, [next(), 0.5, 0.5]);
  const over = kind === 'loft' ? 0 : 0.16;
  front.box('stone', left - over, -0.045, to, right + over, 0.02, to + 0.3, [next(), 0.5, 0.5]);
  if (kind === 'old') {
    front.box('stone', left - over - 0.06, -0.13, to + 0.3, right + over + 0.06, 0, to + 0.4, PLAIN);
    front.box('stone', x - 0.13, -0.09, to - 0.02, x + 0.13, 0, to + 0.32, PLAIN);
  }
  frame(front, left, right, from, to, isWide);
  glazing(front, next, left, right, from, to, isWide);
}

function frame(front, left, right, from, to, isWide) {
  const [near, far] = [REVEAL - 0.08, REVEAL + 0.01];
  const bar = 0.055;
  const box = (x0, z0, x1, z1, deep = 0) => front.box('frames', x0, near + deep, z0, x1, far, z1);
  box(left, from, left + bar, to);
  box(right - bar, from, right, to);
  box(left, from, right, from + bar * 1.3);
  box(left, to - bar, right, to);
  const [columns, rows] = isWide ? [5, 4] : [1, 2];
  for (let i = 1; i < columns; i++) {
    const x = left + ((right - left) * i) / columns;
    const w = i === 1 || i === columns - 1 ? 0.03 : 0.016;
    box(x - w, from, x + w, to, 0.03);
  }
  for (let i = 1; i < rows; i++) {
    const z = from + ((to - from) * i) / rows;
    const w = isWide ? 0.018 : 0.032;
    box(left, z - w, right, z + w, isWide ? 0.03 : 0);
  }
}

/** What is seen in its panes: the dark of a room with a lighter ceiling, curtains at its sides, a blind, now and then a lamp. */
function glazing(front, next, left, right, from, to, isWide) {
  const y = REVEAL;
  const middle = (from + to) / 2;
  const [columns, sashes] = isWide ? [3, [from, middle, to]] : [1, [from, middle, to]];
  const choice = next();
  const isLit = choice > 0.95;
  const drawn = choice < 0.24 ? 0.2 + 0.6 * next() : 0;
  const curtain = choice > 0.24 && choice < 0.55 && !isWide ? 0.12 + 0.2 * next() : 0;
  const blindFrom = to - drawn * (to - from);
  for (let i = 0; i < columns; i++) {
    const x0 = left + ((right - left) * i) / columns;
    const x1 = left + ((right - left) * (i + 1)) / columns;
    for (let s = 0; s < 2; s++) {
      const own = [next(), next(), next()];
      const [z0, z1] = [sashes[s], sashes[s + 1]];
      const inside = isLit ? 'lit' : 'dark';
      const cut = Math.min(z1, Math.max(z0, blindFrom));
      if (cut > z0) front.sheet(s === 1 && !isLit ? 'dim' : inside, x0, z0, x1, cut, y, own);
      if (cut < z1) front.sheet('blind', x0, cut, x1, z1, y, own);
      if (curtain === 0) continue;
      const folds = 5;
      const reach = (x1 - x0) * curtain;
      for (let f = 0; f < folds; f++)
        for (const [at, step] of [
          [x0, reach / folds],
          [x1, -reach / folds],
        ])
          front.sheet('blind', at + f * step, z0, at + (f + 1) * step, z1, y - 0.002, [
            f % 2 === 0 ? 0.75 : 0.1 + 0.3 * own[0],
            own[1],
            own[2],
          ]);
    }
  }
}

/** Wide panes and an entrance under a band for signs. */
function shop(front, { wide, bays, bay, foot }) {
  front.box('stone', 0, -0.16, foot - 0.9, wide, 0, foot - 0.1);
  front.box('stone', 0, -0.28, foot - 0.1, wide, 0, foot);
  front.sheet('frames', 0, 0, wide, 0.6);
  for (let b = 0; b <= bays; b += 1)
    front.box('stone', b * bay - 0.2, -0.1, 0, b * bay + 0.2, 0.1, foot - 0.9);
  for (let b = 0; b < bays; b++) front.sheet('dark', b * bay, 0.6, (b + 1) * bay, foot - 0.9, 0.1, PLAIN);
}

function cornice(front, { wide, top, kind }) {
  if (kind === 'loft') {
    front.box('stone', 0, -0.1, top - 0.75, wide, 0, top - 0.6);
    front.box('stone', -0.05, -0.14, top - 0.16, wide + 0.05, 0.3, top);
    return;
  }
  front.box('trim', 0, -0.12, top - 1.05, wide, 0, top - 0.9);
  front.box('trim', -0.12, -0.5, top - 0.3, wide + 0.12, 0.2, top - 0.12);
  front.box('trim', -0.18, -0.6, top - 0.12, wide + 0.18, 0.2, top);
  front.box('trim', 0, -0.3, top - 0.42, wide, 0, top - 0.3);
  for (let x = 0.2; x < wide - 0.1; x += 0.42)
    front.box('trim', x, -0.42, top - 0.85, x + 0.15, 0, top - 0.3);
}

/** Platforms with railings before two bays, and steep stairs between them. */
function fireEscape(front, { x, reach, foot, storeys, storey }) {
  const iron = front.of('iron');
  const deep = 1.05;
  const rod = (a, b, r = 0.014) => iron.limb(a, b, r, r, 4, PLAIN);
  for (let s = 0; s < storeys; s++) {
    const z = foot + s * storey + 0.45;
    for (let y = -deep; y <= -0.05; y += 0.13) iron.box([x, y, z], [x + reach, y + 0.045, z + 0.03], PLAIN);
    for (const rail of [0.45, 0.9]) {
      rod([x, -deep, z + rail], [x + reach, -deep, z + rail], 0.018);
      for (const end of [x, x + reach]) rod([end, 0, z + rail], [end, -deep, z + rail], 0.018);
    }
    for (let i = 0; i <= 14; i++)
      rod([x + (reach * i) / 14, -deep, z], [x + (reach * i) / 14, -deep, z + 0.9], 0.011);
    for (const end of [x, x + reach]) rod([end, -0.05, z - 0.75], [end, -deep, z], 0.02);
    if (s + 1 === storeys) continue;
    const [a, b] = s % 2 === 0 ? [x + 0.5, x + reach - 0.5] : [x + reach - 0.5, x + 0.5];
    for (const y of [-deep + 0.12, -deep + 0.62]) rod([a, y, z], [b, y, z + storey], 0.03);
    for (let i = 1; i < 13; i++) {
      const t = i / 13;
      rod(
        [a + (b - a) * t, -deep + 0.12, z + storey * t],
        [a + (b - a) * t, -deep + 0.62, z + storey * t],
        0.02,
      );
    }
    rod([a, -deep + 0.1, z + 0.85], [b, -deep + 0.1, z + storey + 0.85], 0.016);
  }
}

/** Parapet, chimneys, a stair's head, now and then a tank on legs. */
function roof(front, next, { wide, top, tank }) {
  for (const x of [0.1, wide - 0.9])
    if (next() < 0.6) {
      const y = 3 + 6 * next();
      front.box('walls', x, y, top - 0.6, x + 0.8, y + 0.6, top + 1.1);
      front.box('stone', x - 0.06, y - 0.06, top + 1.1, x + 0.86, y + 0.66, top + 1.22);
    }
  const at = wide * (0.25 + 0.4 * next());
  front.box('trim', at, 7, top - 0.5, at + 2.2, 10, top + 2);
  if (!tank) return;
  const [x, y, r] = [wide * 0.6, 5.5, 1.35];
  const iron = front.of('iron');
  for (const [i, j] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ])
    iron.limb([x + i, y + j, top - 0.5], [x + i, y + j, top + 2.2], 0.09, 0.09, 4, PLAIN);
  front.of('wood').limb([x, y, top + 2.2], [x, y, top + 5.4], r, r * 0.95, 22, [next(), next(), next()]);
  front.of('wood').limb([x, y, top + 5.4], [x, y, top + 6.7], r * 1.08, 0.05, 22, PLAIN);
  for (const z of [2.6, 3.3, 4, 4.7])
    iron.limb([x, y, top + z], [x, y, top + z + 0.05], r * 1.01, r * 1.01, 22, PLAIN);
}
