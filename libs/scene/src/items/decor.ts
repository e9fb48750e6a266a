/** Plants, books, art, textiles, and the things that make a room look lived in. */
import {
  type Item,
  type ItemOf,
  opposite,
  type Rect,
  reachFrom,
  type Shell,
  SIDES,
  wallBehind,
} from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { linear, scaled } from '../color.js';
import { type Context } from '../context.js';
import { ceramic, metal, plain } from '../materials.js';
import type { Mesh } from '../mesh/mesh.js';
import { sheet, swept, turned } from '../mesh/surfaces.js';
import { STOOL_REACH } from '../openings.js';
import { textHash } from '../random.js';
import type { Vec3 } from '../scene.js';
import { type Cut, sinkCut } from './cabinetry.js';
import { FOLD_REACH, hungCloth } from './cloth.js';
import { framedPrint } from './staging.js';
import {
  bentLeaf,
  bowlOf,
  canisters,
  kettle,
  knifeBlock,
  paperTowels,
  pot,
  pottedPlant,
  soapAndBrush,
  standMixer,
  toaster,
  vaseBody,
} from './tabletop.js';

// ---- plants ----

/** A pot and foliage that fill a box: a tree when it is tall, a bush when it is not. */
export function plant(f: Frame, item: ItemOf<'plant'>, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const potHigh = Math.min(15, h * 0.26);
  const potR = Math.min(r * 0.62, 8);
  const glaze = next() < 0.34 ? palette.terracotta : next() < 0.5 ? palette.porcelain : palette.accentCeramic;
  if (next() < 0.35) basket(f, potR, potHigh, context);
  else {
    floorPot(f, potR, potHigh, glaze, next());
  }
  f.disk([0, 0, potHigh + 0.15], [0, 0, 1], potR * 0.96, palette.soil);
  const kind = next();
  const green = palette.leaf(next());
  if (h > 44 && kind < 0.5) {
    // fiddle-leaf fig: a few stems, large upright leaves
    for (let s = 0; s < 3; s++) {
      const lean = s * 120 + next() * 60;
      const [lx, ly] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
      const top: Vec3 = [lx * r * 0.36, ly * r * 0.36, h - 6 - s * h * 0.1];
      f.capsule([lx, ly, potHigh], top, 0.4, palette.bark);
      const leaves = 15;
      for (let i = 0; i < leaves; i++) {
        const t = 0.3 + (0.7 * i) / leaves;
        const root: Vec3 = [lx + (top[0] - lx) * t, ly + (top[1] - ly) * t, potHigh + (top[2] - potHigh) * t];
        bentLeaf(f, root, i * 137.5 + next() * 30, 18 + next() * 38, 7 + next() * 3.4, 5.2, green);
      }
    }
  } else if (h > 44) {
    // palm or olive: arching fronds of narrow leaflets
    const fronds = 13;
    for (let i = 0; i < fronds; i++) {
      const heading = i * 137.5 + next() * 20;
      const rise = 82 - (i / fronds) * 52;
      const a = (heading * Math.PI) / 180;
      const long = (h - potHigh) * (0.72 + next() * 0.3);
      let previous: Vec3 = [0, 0, potHigh];
      for (let k = 1; k <= 5; k++) {
        const t = k / 5;
        const b = ((rise - 34 * t * t) * Math.PI) / 180;
        const reach = Math.min(long * t * Math.cos(b), r * 0.98);
        const point: Vec3 = [Math.cos(a) * reach, Math.sin(a) * reach, potHigh + long * t * Math.sin(b)];
        f.capsule(previous, point, 0.2, palette.bark);
        if (k > 1)
          for (const s of [-58, 58]) {
            bentLeaf(f, point, heading + s, 8, 7.4 - k * 0.6, 1.2, green);
            bentLeaf(
              f,
              [(point[0] + previous[0]) / 2, (point[1] + previous[1]) / 2, (point[2] + previous[2]) / 2],
              heading + s * 0.8,
              12,
              7.4 - k * 0.5,
              1.2,
              green,
            );
          }
        previous = point;
      }
    }
  } else {
    // snake plant or rubber plant
    const blades = 16;
    for (let i = 0; i < blades; i++) {
      const heading = i * 137.5;
      const spread = (i / blades) * potR * 0.7;
      const a = (heading * Math.PI) / 180;
      const long = (h - potHigh) * (0.6 + next() * 0.4);
      bentLeaf(
        f,
        [Math.cos(a) * spread, Math.sin(a) * spread, potHigh],
        heading,
        84 - (i / blades) * 26,
        long,
        2.6,
        green,
      );
    }
  }
}

/** A pot as wide as told, whatever its form's own proportions. */
function floorPot(f: Frame, r: number, h: number, m: number, which: number): void {
  pot(f, 0, 0, 0, h, m, which, r / (0.5 * h));
}

function basket(f: Frame, r: number, h: number, { palette }: Context): void {
  f.cone([0, 0, 0], [0, 0, h], r * 0.9, r * 1.06, palette.wicker);
}

/** A vase, and what stands in it: leafy branches, grasses, flowers, or nothing but two vases of a kind. */
export function vase(
  f: Frame,
  x: number,
  y: number,
  z: number,
  high: number,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  const glazes = [palette.porcelain, palette.accentCeramic, palette.stoneware, palette.terracotta];
  const m = glazes[Math.floor(next() * glazes.length)]!;
  const kind = next();
  if (kind < 0.16) {
    // two of a kind, and nothing in them
    const form = next();
    vaseBody(f, x - high * 0.2, y, z, high * 1.25, m, form);
    vaseBody(f, x + high * 0.36, y - high * 0.12, z, high * 0.72, m, form);
    return;
  }
  if (kind < 0.3) {
    pottedPlant(f, x, y, z, context, next, high * 1.2);
    return;
  }
  if (kind < 0.4) {
    // candles of three heights
    for (let i = 0; i < 3; i++) {
      const [cx, cy] = [x + (i - 1) * high * 0.3, y + (i % 2 ? -0.8 : 0.6)];
      const tall = high * (0.5 + 0.22 * ((i * 2 + 1) % 3));
      f.cone([cx, cy, z], [cx, cy, z + tall], high * 0.1, high * 0.1, palette.paper);
      f.capsule([cx, cy, z + tall], [cx, cy, z + tall + 0.3], 0.04, palette.iron);
    }
    return;
  }
  const mouth = vaseBody(f, x, y, z, high, m, next());
  const top: Vec3 = [x, y, z + high * 0.94];
  if (kind < 0.56) grasses(f, top, high, context, next);
  else if (kind < 0.74)
    bouquet(f, [x, y, z + high + mouth * 0.4], high * Math.min(1, 0.55 + mouth / high), context, next);
  else branches(f, top, high, context, next);
}

/** Whether what stands on a case or a mantel at x stands before a television, or within a hand of its edge. */
export function beforeScreen(f: Frame, at: number, { room }: Context): boolean {
  const [px, py] = f.place([at, 0, 0]);
  const alongX = f.facing === 'north' || f.facing === 'south';
  const [besideX, besideY] = alongX ? [5, f.depth] : [f.depth, 5];
  return room.items.some(
    ({ kind, box }) =>
      kind === 'tv' &&
      px > box.x - besideX &&
      px < box.x + box.widthIn + besideX &&
      py > box.y - besideY &&
      py < box.y + box.depthIn + besideY,
  );
}

/** A slim vase with a shoulder and a narrow neck. */
export function bottle(f: Frame, x: number, y: number, z: number, high: number, m: number): void {
  const r = high * 0.2;
  f.cone([x, y, z], [x, y, z + high * 0.5], r * 0.8, r, m);
  f.ellipsoid([x, y, z + high * 0.5], [r, r, high * 0.16], m);
  f.cone([x, y, z + high * 0.58], [x, y, z + high * 0.76], r * 0.62, r * 0.3, m);
  f.cone([x, y, z + high * 0.76], [x, y, z + high], r * 0.3, r * 0.36, m);
}

/** Stems with leaves in pairs, small ones at the tip. */
function branches(f: Frame, from: Vec3, high: number, { palette }: Context, next: () => number): void {
  const green = palette.leaf(next());
  const stems = 6;
  for (let s = 0; s < stems; s++) {
    const a = (s / stems) * 2 * Math.PI + next();
    const reach = high * (0.35 + 0.5 * next());
    const up = high * (0.75 + 0.6 * next());
    const end: Vec3 = [from[0] + Math.cos(a) * reach, from[1] + Math.sin(a) * reach, from[2] + up];
    const middle: Vec3 = [
      from[0] + Math.cos(a) * reach * 0.36,
      from[1] + Math.sin(a) * reach * 0.36,
      from[2] + up * 0.55,
    ];
    f.pipe([from, middle, end], 0.08, palette.bark);
    const pairs = 4;
    for (let i = 0; i < pairs * 2; i++) {
      const t = (0.5 + Math.floor(i / 2)) / pairs;
      const at: Vec3 = [
        middle[0] + (end[0] - middle[0]) * t,
        middle[1] + (end[1] - middle[1]) * t,
        middle[2] + (end[2] - middle[2]) * t,
      ];
      const heading = (a * 180) / Math.PI + (i % 2 ? 1 : -1) * (48 + 30 * next());
      bentLeaf(f, at, heading, 12 + 30 * next(), high * (0.26 - 0.1 * t), high * 0.12, green);
    }
    bentLeaf(f, end, (a * 180) / Math.PI, 50, high * 0.16, high * 0.07, green);
  }
}

/** Dried grasses with plumes. */
export function grasses(f: Frame, from: Vec3, high: number, { palette }: Context, next: () => number): void {
  for (let s = 0; s < 9; s++) {
    const a = s * 2.4 + next();
    const reach = high * (0.2 + 0.4 * next());
    const up = high * (0.6 + 0.7 * next());
    const end: Vec3 = [from[0] + Math.cos(a) * reach, from[1] + Math.sin(a) * reach, from[2] + up];
    f.capsule(from, end, 0.06, palette.straw);
    const lean = (Math.atan2(reach, up) * 180) / Math.PI;
    f.ellipsoid(
      [end[0], end[1], end[2] + high * 0.12],
      [high * 0.045, high * 0.045, high * 0.22],
      palette.straw,
      {
        y: lean,
        z: (a * 180) / Math.PI,
      },
    );
  }
}

/** A round bunch of flowers with leaves below. */
function bouquet(f: Frame, from: Vec3, high: number, { palette }: Context, next: () => number): void {
  const green = palette.leaf(next());
  const r = high * 0.34;
  for (let i = 0; i < 9; i++)
    bentLeaf(
      f,
      [from[0], from[1], from[2] - 0.4],
      i * 40 + next() * 20,
      22 + next() * 24,
      r * 1.3,
      r * 0.5,
      green,
    );
  const count = 17;
  for (let i = 0; i < count; i++) {
    // Evenly over a dome.
    const t = (i + 0.5) / count;
    const a = i * 2.4;
    const level = 0.35 + 0.65 * (1 - t);
    const out = Math.sqrt(1 - (1 - t) * (1 - t)) * r;
    const size = high * (0.085 + 0.04 * next());
    f.ellipsoid(
      [from[0] + Math.cos(a) * out, from[1] + Math.sin(a) * out, from[2] + level * r * 1.15],
      [size, size, size * 0.8],
      palette.blossom(next()),
    );
  }
}

// ---- small things ----

const BOOK_COLORS = ['#d9d2c3', '#46525c', '#9c6a55', '#6f7a68', '#e6e1d6', '#3a3a3c', '#b9a48c'];

export function book(
  f: Frame,
  x: number,
  y: number,
  z: number,
  half: number,
  deep: number,
  thick: number,
  turn: number,
  { palette }: Context,
  t: number,
): void {
  const color = BOOK_COLORS[Math.floor(t * BOOK_COLORS.length)]!;
  f.orientedBox([x, y, z + thick / 2], [half, deep, thick / 2], { z: turn }, palette.paint(color));
  f.orientedBox(
    [x, y, z + thick / 2],
    [half + 0.02, deep - 0.12, thick / 2 - 0.14],
    { z: turn },
    palette.paper,
  );
}

export function bowlOfFruit(
  f: Frame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
): void {
  const glaze = next();
  bowlOf(
    f,
    [x, y, z],
    6,
    3.5,
    glaze < 0.4 ? palette.accentCeramic : glaze < 0.7 ? palette.stoneware : palette.board,
    next(),
  );
  const fruit: readonly Vec3[] = [
    [0.66, 0.5, 0.06],
    [0.3, 0.42, 0.07],
    [0.62, 0.26, 0.05],
    [0.5, 0.06, 0.04],
    [0.22, 0.3, 0.08],
  ];
  // Mostly one kind, as it is bought.
  const most = fruit[Math.floor(next() * fruit.length)]!;
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const d = i < 6 ? 3.1 : 1.2;
    const color = next() < 0.7 ? most : fruit[Math.floor(next() * fruit.length)]!;
    const m = palette.custom(`fruit ${color.join()}`, () => plain(color, { roughness: 0.35 }));
    f.ellipsoid([x + Math.cos(a) * d, y + Math.sin(a) * d, z + (i < 6 ? 3 : 4.8)], [1.5, 1.5, 1.45], m);
  }
}

// ---- textiles and art ----

const RUGS: Readonly<Record<string, number>> = { plain: 0, border: 1, stripe: 2, kilim: 3 };

export function rug(f: Frame, item: ItemOf<'rug'>, { palette, room }: Context): void {
  const [a, b] = [f.width / 2, f.depth / 2];
  const round = (item.traits?.shape ?? 'rectangle') === 'round';
  const kind = round ? 4 : (RUGS[item.traits?.pattern ?? 'border'] ?? 0);
  const ground = linear(room.finishes.fabric.color);
  // Undyed wool: lighter than most floors, darker than a white sofa.
  const wool: Vec3 = [0.47, 0.42, 0.35];
  const base: Vec3 = [
    (ground[0] + wool[0] * 2) / 3,
    (ground[1] + wool[1] * 2) / 3,
    (ground[2] + wool[2] * 2) / 3,
  ];
  const accent = linear(room.finishes.accent.color);
  const m = palette.custom(`rug ${item.id}`, () =>
    plain(base, {
      pattern: 12,
      accent: scaled(accent, kind === 3 ? 1 : 0.9),
      third: [base[0] * 0.45, base[1] * 0.4, base[2] * 0.36],
      mean: base,
      roughness: 1,
      reflectance: 0,
      bump: 0.35,
      parameters: [(round ? Math.min(a, b) : a) * 0.0254, b * 0.0254, kind],
    }),
  );
  const high = Math.max(0.35, f.height);
  if (round) f.cone([0, 0, 0], [0, 0, high], Math.min(a, b), Math.min(a, b) - 0.2, m);
  else f.roundedBox([0, 0, high / 2], [a, b, high / 2], high / 2, m);
}

export function artwork(f: Frame, item: ItemOf<'artwork'>, context: Context): void {
  const { room, seed } = context;
  framedPrint(f, item.id, printOf(item, room, seed), textHash(item.id) % 3 === 0, context);
}

/** Kinds of print (the kernel draws eight) in the order in which a room gets them, begun at its seed; arcs come last. */
const PRINTS = [0, 7, 2, 4, 3, 6, 5, 1] as const;

/** A print's number: its remainder by eight is its kind, and no two neighbours in a room have the same. */
function printOf(item: Item, room: Context['room'], seed: number): number {
  const nth = room.items.filter((i) => i.kind === 'artwork').indexOf(item as ItemOf<'artwork'>);
  const kind = PRINTS[(nth + textHash(`prints ${seed}`)) % PRINTS.length]!;
  return ((textHash(item.id) ^ seed) & 255) * 8 + kind;
}

export function curtain(f: Frame, item: ItemOf<'curtain'>, context: Context): void {
  const { palette } = context;
  const form = item.traits?.form ?? 'drapes';
  const [x, h] = [f.width / 2, f.height];
  const cloth = palette.linen;
  if (form === 'roman') {
    const drop = Math.min(h * 0.34, 22);
    f.roundedBox([0, 0.5, h - 0.9], [x, 0.7, 0.9], 0.3, cloth);
    f.mesh(`roman shade ${x.toFixed(2)} ${drop.toFixed(2)}`, () => romanShade(x, drop), cloth, {
      at: [0, 0.3, h - 0.6],
    });
    return;
  }
  if (form === 'blinds' || form === 'shutters') {
    const slats = Math.round(form === 'blinds' ? h / 2.4 : h / 3.2);
    const m = palette.paint('#f4f2ec');
    for (let i = 0; i < slats; i++)
      f.orientedBox(
        [0, 0.4, ((i + 0.5) * h) / slats],
        [x - 0.3, form === 'blinds' ? 0.95 : 1.3, 0.08],
        { x: 28 },
        m,
      );
    if (form === 'shutters') {
      for (const at of [-x, -0.9, x - 1.8]) f.box(at, -0.4, 0, at + 1.8, 1, h, m);
      f.box(-x, -0.4, 0, x, 1, 2, m);
      f.box(-x, -0.4, h - 2, x, 1, h, m);
    } else f.box(-x, -0.8, h - 2.2, x, 1.4, h, m);
    return;
  }
  const wide = Math.min(16, f.width * 0.2);
  const rod = h - 1.4;
  const heavy = context.form.curtains === 'woven';
  const deep = heavy ? 1.6 : 1.3;
  // Folds clear the stool of the window, and a hem that goes to the floor ends 3/8 in over it.
  const y = f.depth / 2 - STOOL_REACH - 0.2 - FOLD_REACH * deep;
  const hem = item.box.z < 2 ? 0.375 - item.box.z : 0.35;
  f.capsule([-x, y, rod], [x, y, rod], 0.5, palette.metal);
  for (const s of [-1, 1]) {
    f.mesh('finial', finial, palette.metal, { at: [s * x, y, rod], turn: { y: s * 90 } });
    f.capsule([s * (x - 0.8), f.depth / 2, rod], [s * (x - 0.8), y, rod], 0.35, palette.metal);
    const [inner, outer] = [s * (x - wide), s * x * 0.985];
    const [from, to] = [Math.min(inner, outer), Math.max(inner, outer)];
    hungCloth(f, from, to, y, hem, rod - 0.5, heavy ? palette.throwCloth : cloth, heavy ? 3 : 2.5, deep);
    // Rings, one for each fold.
    const rings = Math.max(3, Math.round(wide / (heavy ? 3 : 2.5)));
    for (let i = 0; i < rings; i++)
      f.mesh('curtain ring', curtainRing, palette.metal, {
        at: [from + ((i + 0.5) / rings) * (to - from), y, rod - 0.2],
      });
  }
}

/** A roman shade half drawn up: each fold swells, hangs below the next one and tucks back under itself. */
function romanShade(x: number, drop: number): Mesh {
  const folds = 4;
  const each = drop / folds;
  // A fold from where it is held, down over its belly and back up to the next: shares of its height, inches outwards.
  const belly: readonly (readonly [down: number, out: number])[] = [
    [0, 0.1],
    [0.25, 0.5],
    [0.6, 0.95],
    [0.95, 1.15],
    [1.14, 0.95],
    [1.16, 0.6],
    [1.02, 0.3],
  ];
  const path = Array.from({ length: folds }, (_, i) =>
    belly.map(([down, out]): readonly [number, number] => [(i + down) * each, out * (0.55 + 0.2 * i)]),
  ).flat();
  path.push([drop * 1.02, 0.15], [drop * 1.02 + 2.4, 0.2]);
  return sheet(12, path.length - 1, (u, v) => {
    const [down, out] = path[Math.round(v * (path.length - 1))]!;
    // Cords hold it at its quarters; between them it sags.
    const sag = 0.22 * Math.sin(4 * Math.PI * u) ** 2 * (down / drop);
    return [(1 - 2 * u) * x, -out, -down - sag];
  });
}

const finial = () =>
  turned(
    [
      [0.5, 0],
      [0.62, 0.15],
      [0.4, 0.4],
      [0.5, 0.7],
      [1, 1.3],
      [1.05, 1.8],
      [0.7, 2.4],
      [0, 2.6],
    ],
    20,
  );

const curtainRing = () =>
  swept(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI;
      return [0, 0.78 * Math.sin(a), 0.78 * Math.cos(a)] as const;
    }),
    0.1,
    { segments: 6, steps: 1, lids: false },
  );

// ---- what stands on counters ----

/** Sets the things of a kitchen on its counters: fruit and branches on an island, boards and jars on the rest. */
export function dressCounters(context: Context): void {
  const { room, scene } = context;
  const tops = room.items.filter((i) => i.kind === 'countertop');
  const cuts: Cut[] = room.items
    .filter((i) => i.kind === 'sink-base' || i.kind === 'cooktop')
    .map((i) =>
      i.kind === 'sink-base'
        ? sinkCut(i)
        : { x0: i.box.x, y0: i.box.y, x1: i.box.x + i.box.widthIn, y1: i.box.y + i.box.depthIn },
    );
  const things = [...COUNTER_THINGS];
  const order = context.random('counter things');
  for (let i = things.length - 1; i > 0; i--) {
    const j = Math.floor(order() * (i + 1));
    [things[i], things[j]] = [things[j]!, things[i]!];
  }
  for (const top of tops) {
    const next = context.random(`dressing of ${top.id}`);
    scene.item = room.items.indexOf(top);
    const { x, y, widthIn: w, depthIn: d } = top.box;
    const z = top.box.z + top.box.heightIn;
    const island = !againstWall(context.shell, top);
    const long = w >= d;
    const length = long ? w : d;
    const facing = island ? (long ? 'south' : 'east') : facingOf(context.shell, top);
    const f = scene.frame({ x, y, z, widthIn: w, depthIn: d, heightIn: 1 }, facing);
    if (island) {
      const free = (t: number): boolean => clear(f, t * length * 0.5, 0, 9, cuts);
      // One thing in the middle, or two apart; not on every island the same.
      const side = next() < 0.5 ? -1 : 1;
      const kind = next();
      if (free(0.05 * side) && kind < 0.75)
        bowlOfFruit(f, length * (0.02 + 0.06 * next()) * side, next() * 3 - 1, 0, context, next);
      else if (free(0.05 * side)) vase(f, length * 0.04 * side, 0, 0, 12, context, next);
      if (free(0.55 * side) && kind > 0.25 && kind < 0.75)
        vase(f, length * 0.3 * side, 2, 0, 11, context, next);
      if (free(-0.6 * side) && length > 60 && next() < 0.7)
        board(f, -length * 0.3 * side, 1, 0, context, next);
      continue;
    }
    const back = f.depth / 2;
    let at = -f.width / 2 + 8 + next() * 8;
    while (at < f.width / 2 - 6 && things.length > 0) {
      if (clear(f, at, back - 5, 5.5, cuts) && !tallAbove(room, f, at)) {
        const zone = zoneAt(room, f, at);
        const fitting = things.findIndex((thing) => COUNTER_ZONES[thing] === zone);
        const anywhere = things.findIndex((thing) => COUNTER_ZONES[thing] === 'anywhere');
        const chosen = fitting >= 0 ? fitting : anywhere;
        if (chosen < 0) {
          at += 12;
          continue;
        }
        counterThing(f, at, back, things.splice(chosen, 1)[0]!, context, next);
        // Things stand in twos and threes with free counter between.
        at += next() < 0.5 ? 9 + next() * 3 : 20 + next() * 12;
      } else at += 4;
    }
  }
  scene.item = -1;
}

const areaOf = ({ box }: Item): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });

const againstWall = (shell: Shell, item: Item): boolean =>
  SIDES.some((side) => wallBehind(shell, side, areaOf(item), 2.999));

/** The front of a thing that stands with its long side to the nearest wall. */
function facingOf(shell: Shell, item: Item): Item['facing'] {
  const { box } = item;
  const behind = box.widthIn >= box.depthIn ? (['south', 'north'] as const) : (['west', 'east'] as const);
  const [a, b] = behind.map((side) => reachFrom(shell, areaOf(item), side)) as [number, number];
  return opposite(b < a ? behind[1] : behind[0]);
}

function clear(f: Frame, x: number, y: number, around: number, cuts: readonly Cut[]): boolean {
  const [px, py] = f.place([x, y, 0]);
  return cuts.every(
    (c) => px < c.x0 - around || px > c.x1 + around || py < c.y0 - around || py > c.y1 + around,
  );
}

/** Whether something stands on the counter there already. */
function tallAbove(room: Context['room'], f: Frame, x: number): boolean {
  const [px, py, pz] = f.place([x, f.depth / 2 - 4, 0]);
  return room.items.some(
    ({ kind, box }) =>
      kind !== 'countertop' &&
      kind !== 'backsplash' &&
      px > box.x - 5 &&
      px < box.x + box.widthIn + 5 &&
      py > box.y - 3 &&
      py < box.y + box.depthIn + 3 &&
      box.z < pz + 14 &&
      box.z + box.heightIn > pz + 0.5,
  );
}

function board(f: Frame, x: number, y: number, z: number, { palette }: Context, next: () => number): void {
  f.roundedBox([x, y, z + 0.45], [8, 5.4, 0.45], 0.4, palette.board, { z: -8 + next() * 16 }, { grain: 'x' });
  f.ellipsoid(
    [x - 3, y, z + 1.9],
    [1.5, 1.3, 1.2],
    palette.custom('bread', () => plain([0.5, 0.27, 0.1], { roughness: 0.9, reflectance: 0 })),
  );
  f.ellipsoid(
    [x - 0.6, y + 0.4, z + 1.9],
    [1.6, 1.4, 1.2],
    palette.custom('bread', () => plain([0.5, 0.27, 0.1], { roughness: 0.9, reflectance: 0 })),
  );
}

/** Where in a kitchen a thing is used. */
type Zone = 'range' | 'sink' | 'anywhere';

/** What stands on counters, and by what. */
const COUNTER_ZONES = {
  kettle: 'range',
  spoons: 'range',
  oils: 'range',
  soap: 'sink',
  'paper towels': 'sink',
  herbs: 'sink',
  boards: 'anywhere',
  canisters: 'anywhere',
  'coffee machine': 'anywhere',
  toaster: 'anywhere',
  mixer: 'anywhere',
  bowls: 'anywhere',
  knives: 'range',
  cookbooks: 'anywhere',
} as const satisfies Record<string, Zone>;

type CounterThing = keyof typeof COUNTER_ZONES;
const COUNTER_THINGS = Object.keys(COUNTER_ZONES) as CounterThing[];

/** How far from range or sink, inches, their things stand at most. */
const AT_HAND = 24;

function zoneAt(room: Context['room'], f: Frame, x: number): Zone {
  const [px, py] = f.place([x, f.depth / 2 - 6, 0]);
  const near = (kinds: readonly string[]): boolean =>
    room.items.some(({ kind, box }) => {
      if (!kinds.includes(kind)) return false;
      const dx = Math.max(box.x - px, 0, px - box.x - box.widthIn);
      const dy = Math.max(box.y - py, 0, py - box.y - box.depthIn);
      return Math.hypot(dx, dy) < AT_HAND;
    });
  return near(['range', 'cooktop']) ? 'range' : near(['sink-base']) ? 'sink' : 'anywhere';
}

function counterThing(
  f: Frame,
  x: number,
  back: number,
  which: CounterThing,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  switch (which) {
    case 'boards':
      // leaning on the splash
      f.orientedBox([x - 1.6, back - 1.6, 7], [4.6, 0.4, 7], { x: -9 }, palette.board, {
        grain: 'z',
        bevel: 0.2,
      });
      f.orientedBox([x + 2.4, back - 2.9, 5], [3.6, 0.4, 5], { x: -11 }, palette.wood, {
        grain: 'z',
        bevel: 0.2,
      });
      break;
    case 'spoons':
      // in a crock
      pot(f, x, back - 5, 0, 6, next() < 0.5 ? palette.porcelain : palette.stoneware, 0.3);
      f.disk([x, back - 5, 5], [0, 0, 1], 2.4, palette.iron);
      for (let i = 0; i < 5; i++) {
        const lean = (i - 2) * 0.9;
        f.capsule(
          [x, back - 5, 1],
          [x + lean, back - 4.6 - (i % 2), 10 + next() * 2],
          0.25,
          i % 2 ? palette.board : palette.wood,
        );
        f.ellipsoid(
          [x + lean, back - 4.6 - (i % 2), 11.4],
          [0.9, 0.35, 1.3],
          i % 2 ? palette.board : palette.wood,
        );
      }
      break;
    case 'herbs':
      pottedPlant(f, x, back - 5, 0, context, next, 8 + next() * 4);
      break;
    case 'canisters':
      canisters(f, x, back - 4.4, 0, palette, next() < 0.6 ? palette.porcelain : palette.stoneware);
      break;
    case 'kettle':
      kettle(f, x, back - 6.4, 0, palette, next());
      break;
    case 'soap':
      soapAndBrush(f, x - 2, back - 4, 0, palette, next());
      break;
    case 'paper towels':
      paperTowels(f, x, back - 4.6, 0, palette);
      break;
    case 'toaster':
      toaster(f, x, back - 6, 0, palette);
      break;
    case 'mixer':
      standMixer(f, x, back - 8, 0, palette, next() < 0.6 ? palette.accentCeramic : palette.porcelain);
      break;
    case 'knives':
      knifeBlock(f, x, back - 6, 0, palette);
      break;
    case 'coffee machine': {
      const m = palette.custom('coffee machine', () => metal([0.55, 0.55, 0.56], 0.22));
      f.box(x - 4.2, back - 11, 0, x + 4.2, back - 2, 1.6, palette.blackMetal, { bevel: 0.2 });
      f.box(x - 4.2, back - 5.4, 1.6, x + 4.2, back - 2, 12.6, m, { bevel: 0.3 });
      f.box(x - 4.4, back - 10.6, 9, x + 4.4, back - 2, 13, m, { bevel: 0.4 });
      f.cone([x, back - 8.4, 9], [x, back - 8.4, 7.6], 1.4, 1.2, palette.chrome);
      f.capsule([x, back - 9, 8.1], [x, back - 13, 7.8], 0.42, palette.blackMetal);
      f.tube([x, back - 8.4, 1.7], [x, back - 8.4, 4.4], 1.1, 1.4, palette.porcelain);
      f.cone([x - 2.4, back - 10.6, 11.2], [x - 2.4, back - 11, 11.2], 0.6, 0.6, palette.blackMetal);
      break;
    }
    case 'bowls': {
      // in a stack
      const form = next();
      for (let i = 0; i < 4; i++)
        bowlOf(
          f,
          [x, back - 6, i * 0.9],
          3.9 - i * 0.08,
          2.8,
          i === 1 ? palette.accentCeramic : palette.stoneware,
          form,
        );
      break;
    }
    case 'cookbooks': {
      // between the wall and a mill
      let from = x - 4;
      for (let i = 0; i < 4; i++) {
        const thick = 1 + next() * 0.7;
        const color = BOOK_COLORS[Math.floor(next() * BOOK_COLORS.length)]!;
        f.box(from, back - 8, 0, from + thick, back - 1, 8.4 + next() * 1.8, palette.paint(color), {
          bevel: 0.06,
        });
        from += thick + 0.06;
      }
      f.cone([from + 1.6, back - 5, 0], [from + 1.6, back - 5, 3.4], 1.15, 0.8, palette.wood);
      f.cone([from + 1.6, back - 5, 3.4], [from + 1.6, back - 5, 6], 0.8, 1.05, palette.wood);
      f.ellipsoid([from + 1.6, back - 5, 6.6], [1, 1, 0.8], palette.wood);
      break;
    }
    case 'oils':
      for (let i = 0; i < 2; i++) {
        const at = x + i * 3.2;
        const m = i
          ? palette.custom('vinegar', () => ceramic([0.08, 0.03, 0.02]))
          : palette.custom('oil', () => ceramic([0.22, 0.2, 0.04]));
        f.cone([at, back - 4, 0], [at, back - 4, 6], 1.2, 1.2, m);
        f.cone([at, back - 4, 6], [at, back - 4, 8], 1.2, 0.45, m);
        f.cone([at, back - 4, 8], [at, back - 4, 9.4], 0.45, 0.5, palette.blackMetal);
      }
  }
}
