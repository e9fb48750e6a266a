/** Plants, books, art, textiles, and the things that make a room look lived in. */
import { type Item, type ItemOf, STYLES } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { linear, scaled } from '../color.js';
import { type Context } from '../context.js';
import { plain } from '../materials.js';
import type { Mesh } from '../mesh/mesh.js';
import { sheet, swept, turned } from '../mesh/surfaces.js';
import { STOOL_REACH } from '../openings.js';
import { textHash } from '../random.js';
import type { Vec3 } from '../scene.js';
import { FOLD_REACH, hungCloth } from './cloth.js';
import { CHILDS_PRINTS, isChildsRoom } from './kit.js';
import { framedPrint, PRINT_KINDS } from './staging.js';
import { bentLeaf, bowlOf, pot, pottedPlant, vaseBody } from './tabletop.js';

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
    // two of a kind, stems in the taller one
    const form = next();
    vaseBody(f, x - high * 0.2, y, z, high * 1.1, m, form);
    vaseBody(f, x + high * 0.36, y - high * 0.12, z, high * 0.62, m, form);
    branches(f, [x - high * 0.2, y, z + high * 1.02], high, context, next);
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

export const BOOK_COLORS = ['#d9d2c3', '#46525c', '#9c6a55', '#6f7a68', '#e6e1d6', '#3a3a3c', '#b9a48c'];

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
  const kind = round ? 4 : (RUGS[item.traits?.pattern ?? STYLES[room.style].form.rug] ?? 0);
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

/** Kinds of print (the kernel's `art`) in the order in which a room gets them, begun at its seed; arcs come last. */
const PRINTS = [0, 7, 11, 2, 8, 4, 3, 6, 5, 1] as const;

/** A print's number: its remainder by {@link PRINT_KINDS} is its kind, and no two neighbours in a room have the same. */
function printOf(item: Item, room: Context['room'], seed: number): number {
  const nth = room.items.filter((i) => i.kind === 'artwork').indexOf(item as ItemOf<'artwork'>);
  const kinds = isChildsRoom(room) ? CHILDS_PRINTS : PRINTS;
  const kind = kinds[(nth + textHash(`prints ${seed}`)) % kinds.length]!;
  return ((textHash(item.id) ^ seed) & 255) * PRINT_KINDS + kind;
}

export function curtain(f: Frame, item: ItemOf<'curtain'>, context: Context): void {
  const { palette } = context;
  const form = item.traits?.form ?? 'drapes';
  const [x, h] = [f.width / 2, f.height];
  const cloth = palette.linen;
  if (form === 'roman') {
    const drop = Math.min(h * 0.62, 22);
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
    hungCloth(f, from, to, y, hem, rod - 0.5, heavy ? palette.heavyCurtain : cloth, heavy ? 3 : 2.5, deep);
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
