import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { ceramic, metal, plain } from '../../materials/material.js';
import { turned } from '../../mesh/surfaces.js';
import { BOOK_COLORS } from '../decor/book.js';
import { bowlOfFruit } from '../decor/fruit-bowl.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { bowlOf } from '../decor/vessels.js';
import { oilAndVinegar, toolsInCrock, trayOfSeasoning } from '../kitchen/cookware.js';
import { canisters, knifeBlock, paperTowels, soapAndBrush } from '../kitchen/counterware.js';
import { kettle, standMixer, toaster } from '../kitchen/small-appliances.js';
import { mug } from './arrangements.js';

/** Where in a kitchen a thing is used. */
export type CounterZone = 'range' | 'sink' | 'anywhere';
/** What a counter is for. */
export type Use = 'kitchen' | 'laundry' | 'bar';

interface Standing {
  readonly zone: CounterZone;
  /** Half of what it takes of the counter's length. */
  readonly half: number;
  readonly uses: readonly Use[];
  readonly build: (spot: CounterSpot, context: Context, next: () => number) => void;
}

/** A place on a counter: its upper face as a frame, where along it, and the wall behind. Inches. */
interface CounterSpot {
  readonly f: ItemFrame;
  readonly x: number;
  readonly back: number;
}

/** What stands on counters, by what, and how much of them it takes. */
export const COUNTER_THINGS = {
  kettle: {
    zone: 'range',
    half: 5,
    uses: ['kitchen'],
    build: ({ f, x, back }, { palette }, next) => kettle(f, x, back - 6.4, 0, palette, next()),
  },
  spoons: {
    zone: 'range',
    half: 3.5,
    uses: ['kitchen'],
    build: ({ f, x, back }, context, next) => toolsInCrock(f, x, back - 5, context, next),
  },
  oils: {
    zone: 'range',
    half: 4.6,
    uses: ['kitchen'],
    build: ({ f, x, back }, context, next) => oilAndVinegar(f, x - 1.6, back - 4, context, next),
  },
  seasoning: {
    zone: 'range',
    half: 5.6,
    uses: ['kitchen'],
    build: ({ f, x, back }, context, next) => trayOfSeasoning(f, x, back - 6.4, context, next),
  },
  knives: {
    zone: 'range',
    half: 3.4,
    uses: ['kitchen'],
    build: ({ f, x, back }, { palette }) => knifeBlock(f, x, back - 6, 0, palette),
  },
  soap: {
    zone: 'sink',
    half: 4.6,
    uses: ['kitchen', 'laundry', 'bar'],
    build: ({ f, x, back }, { palette }, next) => soapAndBrush(f, x - 2, back - 4, 0, palette, next()),
  },
  'paper towels': {
    zone: 'sink',
    half: 3.4,
    uses: ['kitchen'],
    build: ({ f, x, back }, { palette }) => paperTowels(f, x, back - 4.6, 0, palette),
  },
  herbs: {
    zone: 'sink',
    half: 5,
    uses: ['kitchen', 'laundry', 'bar'],
    build: ({ f, x, back }, context, next) => pottedPlant(f, x, back - 5, 0, context, next, 8 + next() * 4),
  },
  boards: { zone: 'anywhere', half: 6.4, uses: ['kitchen', 'bar'], build: leaningBoards },
  canisters: {
    zone: 'anywhere',
    half: 9,
    uses: ['kitchen', 'laundry'],
    build: ({ f, x, back }, { palette }, next) =>
      canisters(f, x, back - 4.4, 0, palette, next() < 0.6 ? palette.porcelain : palette.stoneware),
  },
  'coffee machine': { zone: 'anywhere', half: 5, uses: ['kitchen'], build: coffeeMachine },
  toaster: {
    zone: 'anywhere',
    half: 6.6,
    uses: ['kitchen'],
    build: ({ f, x, back }, { palette }, next) => toaster(f, x, back - 6, 0, palette, next()),
  },
  mixer: {
    zone: 'anywhere',
    half: 7.6,
    uses: ['kitchen'],
    build: ({ f, x, back }, { palette }, next) =>
      standMixer(f, x, back - 8, 0, palette, mixerColor(palette, next())),
  },
  bowls: { zone: 'anywhere', half: 4.4, uses: ['kitchen'], build: stackedBowls },
  cookbooks: { zone: 'anywhere', half: 6.4, uses: ['kitchen'], build: cookbooksAndMill },
  fruit: {
    zone: 'anywhere',
    half: 6.8,
    uses: ['kitchen'],
    build: ({ f, x, back }, context, next) => bowlOfFruit(f, x, back - 7.4, 0, context, next),
  },
  mugs: { zone: 'anywhere', half: 5.4, uses: ['kitchen'], build: mugs },
  'washing powder': { zone: 'anywhere', half: 6, uses: ['laundry'], build: detergent },
  'folded towels': { zone: 'anywhere', half: 7.4, uses: ['laundry'], build: foldedTowels },
  pegs: { zone: 'anywhere', half: 3.4, uses: ['laundry'], build: pegsInJar },
  bottles: { zone: 'anywhere', half: 7, uses: ['bar'], build: spirits },
  tumblers: { zone: 'anywhere', half: 8, uses: ['bar'], build: tumblers },
  'ice bucket': { zone: 'anywhere', half: 4, uses: ['bar'], build: iceBucket },
} as const satisfies Record<string, Standing>;

export type CounterThing = keyof typeof COUNTER_THINGS;

/** Mixers are bought in the room's accent, or in what the shop has. */
const mixerColor = (palette: Palette, which: number): number =>
  which < 0.3
    ? palette.accentCeramic
    : which < 0.5
      ? palette.custom('mixer almond', () => ceramic([0.62, 0.55, 0.43]))
      : which < 0.7
        ? palette.custom('mixer red', () => ceramic([0.3, 0.02, 0.02]))
        : which < 0.85
          ? palette.custom('mixer black', () => ceramic([0.03, 0.03, 0.032]))
          : palette.custom('mixer silver', () => metal([0.5, 0.5, 0.51], 0.22));

/** Cutting boards that lean on the splash. */
function leaningBoards({ f, x, back }: CounterSpot, { palette }: Context, next: () => number): void {
  const [wide, high, low] = [3.8 + next() * 1.2, 6 + next() * 2.2, 4 + next() * 1.6];
  const side = next() < 0.5 ? -1 : 1;
  if (next() < 0.35)
    // a round one of marble or wood behind
    f.mesh(
      'round board',
      () =>
        turned(
          [
            [0, 0],
            [0.97, 0],
            [1, 0.04],
            [1, 0.12],
            [0.97, 0.16],
            [0, 0.16],
          ],
          40,
          50,
        ),
      next() < 0.5 ? palette.counter : palette.board,
      {
        at: [x - side * 1.4, back - 0.5, 5.6],
        turn: { x: 81 },
        scale: [5.5, 5.5, 5],
      },
    );
  else
    f.orientedBox([x - side * 1.6, back - 1.6, high], [wide, 0.4, high], { x: -9 }, palette.board, {
      grain: 'z',
      bevel: 0.2,
    });
  f.orientedBox([x + side * 2.4, back - 2.9, low], [wide * 0.76, 0.4, low], { x: -11 }, palette.wood, {
    grain: 'z',
    bevel: 0.2,
  });
}

/** An espresso machine with a cup under its spout; behind, where an island shows it, are its tank, slots for air and its cord. */
function coffeeMachine({ f, x, back }: CounterSpot, { palette }: Context): void {
  const m = palette.custom('coffee machine', () => metal([0.42, 0.42, 0.43], 0.3, 0.08));
  const black = palette.blackMetal;
  f.box(x - 4.2, back - 11, 0, x + 4.2, back - 2, 1.6, black, { bevel: 0.2 });
  f.roundedBox([x, back - 4, 7.2], [4.2, 1.9, 5.7], 0.5, m);
  f.roundedBox([x, back - 6.4, 11], [4.4, 4.2, 2.1], 0.6, m);
  // The tray under the cup, its slots, and the rail about the cups that stand warm on top.
  for (let i = 0; i < 7; i++)
    f.box(x - 3.3, back - 10.6 + i * 0.7, 1.58, x + 3.3, back - 10.4 + i * 0.7, 1.66, palette.steel, {
      bevel: 0,
    });
  for (const s of [-1, 1])
    f.capsule([x + s * 3.8, back - 10, 13.7], [x + s * 3.8, back - 3, 13.7], 0.16, palette.chrome);
  f.capsule([x - 3.8, back - 10, 13.7], [x + 3.8, back - 10, 13.7], 0.16, palette.chrome);
  for (const [dx, dy] of [
    [-1.6, -7.6],
    [1.7, -6.4],
  ] as const)
    f.tube([x + dx, back + dy, 13.1], [x + dx, back + dy, 15.4], 1, 1.25, palette.porcelain);
  f.cone([x, back - 8.4, 9], [x, back - 8.4, 7.6], 1.4, 1.2, palette.chrome);
  f.capsule([x, back - 9, 8.1], [x, back - 13, 7.8], 0.42, black);
  f.tube([x, back - 8.4, 1.7], [x, back - 8.4, 4.4], 1.1, 1.4, palette.porcelain);
  for (const dx of [-2.6, -0.9])
    f.cone([x + dx, back - 10.6, 11.2], [x + dx, back - 11, 11.2], 0.55, 0.5, black);
  f.cone([x + 2.3, back - 10.55, 11.2], [x + 2.3, back - 10.75, 11.2], 0.9, 0.9, palette.chrome);
  // The tank is smoked plastic in a frame, half full.
  f.box(x - 3.1, back - 2.16, 3.4, x + 3.1, back - 2.06, 12.2, black, { bevel: 0.05 });
  f.roundedBox(
    [x, back - 1.7, 7.4],
    [2.8, 0.55, 3.9],
    0.4,
    palette.custom('tank', () => plain([0.09, 0.1, 0.11], { roughness: 0.08, reflectance: 0.06 })),
  );
  f.box(x - 2.5, back - 1.2, 6.9, x + 2.5, back - 1.13, 7, palette.chrome, { bevel: 0 });
  f.roundedBox([x, back - 1.7, 11.6], [2.2, 0.6, 0.35], 0.2, black);
  for (let i = 0; i < 4; i++)
    f.box(x - 2.4, back - 2.14, 2 + i * 0.32, x + 2.4, back - 2.04, 2.14 + i * 0.32, black, { bevel: 0 });
  f.pipe(
    [
      [x + 3.4, back - 2, 1.2],
      [x + 4.6, back - 1, 0.3],
      [x + 7, back - 0.8, 0.2],
    ],
    0.17,
    black,
  );
}

/** Four bowls in a stack. */
function stackedBowls({ f, x, back }: CounterSpot, { palette }: Context, next: () => number): void {
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
}

/** Cookbooks between the wall and a pepper mill. */
function cookbooksAndMill({ f, x, back }: CounterSpot, { palette }: Context, next: () => number): void {
  let from = x - 4;
  const first = Math.floor(next() * BOOK_COLORS.length);
  for (let i = 0; i < 4; i++) {
    const thick = 0.8 + next() * 0.7;
    // No two neighbors are of one color, size or depth.
    const color = palette.paint(BOOK_COLORS[(first + i * 3) % BOOK_COLORS.length]!);
    const [high, front] = [7.4 + next() * 2.2, back - 6.2 - next() * 1.4];
    f.box(from, front, 0, from + 0.1, back - 1, high, color, { bevel: 0.05 });
    f.box(from + thick - 0.1, front, 0, from + thick, back - 1, high, color, { bevel: 0.05 });
    f.box(from, front, 0, from + thick, front + 0.12, high, color, { bevel: 0.05 });
    f.box(from + 0.1, front + 0.1, 0.1, from + thick - 0.1, back - 1.2, high - 0.15, palette.paper);
    from += thick + 0.06;
  }
  f.cone([from + 1.6, back - 5, 0], [from + 1.6, back - 5, 3.4], 1.15, 0.8, palette.wood);
  f.cone([from + 1.6, back - 5, 3.4], [from + 1.6, back - 5, 6], 0.8, 1.05, palette.wood);
  f.ellipsoid([from + 1.6, back - 5, 6.6], [1, 1, 0.8], palette.wood);
}

/** Three mugs of a set, one of which was used. */
function mugs({ f, x, back }: CounterSpot, { palette }: Context, next: () => number): void {
  const glaze = next() < 0.5 ? palette.stoneware : palette.accentCeramic;
  for (const [i, [dx, dy, turn]] of (
    [
      [-3, -4, 40],
      [0.6, -3.4, 160],
      [3, -6.4, 300],
    ] as const
  ).entries()) {
    mug(f, [x + dx, back + dy - 1, 0], turn, i === 2 ? palette.porcelain : glaze, i === 2, palette);
  }
}

/** A bottle of detergent with its cap, and a box of powder. */
function detergent({ f, x, back }: CounterSpot, { palette }: Context): void {
  const blue = palette.custom('detergent', () => plain([0.05, 0.16, 0.34], { roughness: 0.3 }));
  f.roundedBox([x - 2.8, back - 5, 4.6], [2.9, 1.9, 4.6], 1.2, blue);
  f.cone([x - 2.8, back - 5, 9.2], [x - 2.8, back - 5, 11.4], 1.3, 1.15, palette.whitePlastic);
  f.box(x + 1.2, back - 6.6, 0, x + 5.6, back - 3, 8.4, palette.paint('#e8e4da'), { bevel: 0.1 });
  f.box(x + 1.6, back - 6.64, 4.6, x + 5.2, back - 6.5, 7.2, blue, { bevel: 0 });
}

/** Towels in a stack. */
function foldedTowels({ f, x, back }: CounterSpot, { palette }: Context, next: () => number): void {
  const tones = [palette.cotton, palette.throwCloth, palette.cotton, palette.linen];
  tones.forEach((m, i) => {
    f.roundedBox(
      [x + (next() - 0.5) * 0.7, back - 7.4 + (next() - 0.5) * 0.6, 1.15 + i * 2.2],
      [6.6 - 0.2 * i, 5 - 0.1 * i, 1.1],
      1,
      m,
      { z: (next() - 0.5) * 4 },
    );
  });
}

/** Clothes pegs in a glass jar. */
function pegsInJar({ f, x, back }: CounterSpot, { palette }: Context): void {
  f.tube([x, back - 5, 0.1], [x, back - 5, 6.6], 2.5, 2.5, palette.glass);
  f.cone([x, back - 5, 6.6], [x, back - 5, 7.5], 2.55, 2.55, palette.board);
  for (let i = 0; i < 14; i++) {
    const a = i * 2.4;
    f.orientedBox(
      [x + Math.cos(a) * 1.3, back - 5 + Math.sin(a) * 1.3, 0.8 + i * 0.33],
      [1.5, 0.22, 0.22],
      { z: i * 67, y: i * 29 },
      palette.board,
    );
  }
}

/** Bottles of spirits. */
function spirits({ f, x, back }: CounterSpot, { palette }: Context): void {
  for (const [i, color] of (
    [
      [0.16, 0.07, 0.02],
      [0.03, 0.09, 0.04],
      [0.3, 0.3, 0.28],
      [0.2, 0.1, 0.02],
    ] as const
  ).entries()) {
    const m = palette.custom(`spirit ${color.join()}`, () => ceramic(color));
    const [cx, cy, high] = [x - 5 + i * 3.3, back - 4.4 - (i % 2) * 1.4, 7 + ((i * 5) % 3)];
    f.cone([cx, cy, 0], [cx, cy, high], 1.5, 1.5, m);
    f.cone([cx, cy, high], [cx, cy, high + 1.6], 1.5, 0.5, m);
    f.cone([cx, cy, high + 1.6], [cx, cy, high + 4], 0.5, 0.5, m);
    f.cone([cx, cy, high + 4], [cx, cy, high + 4.7], 0.6, 0.6, palette.blackMetal);
    f.tube([cx, cy, 1.8], [cx, cy, 5.2], 1.53, 1.53, palette.paper);
  }
}

/** Six tumblers on a tray. */
function tumblers({ f, x, back }: CounterSpot, { palette }: Context): void {
  f.roundedBox([x, back - 7, 0.4], [7.4, 4.6, 0.4], 0.35, palette.board, {}, { grain: 'x' });
  for (let i = 0; i < 6; i++) {
    const [cx, cy] = [x - 4.6 + (i % 3) * 4.6, back - 9 + Math.floor(i / 3) * 4];
    f.tube([cx, cy, 0.9], [cx, cy, 4.6], 1.35, 1.6, palette.glass);
    f.disk([cx, cy, 1.2], [0, 0, 1], 1.3, palette.glass);
  }
}

/** An ice bucket with its tongs. */
function iceBucket({ f, x, back }: CounterSpot, { palette }: Context): void {
  f.tube([x, back - 6, 0.1], [x, back - 6, 7.4], 3, 3.6, palette.steel);
  f.disk([x, back - 6, 6], [0, 0, 1], 3.3, palette.porcelain);
  f.capsule([x + 1, back - 6, 5], [x + 3.8, back - 7.4, 10.4], 0.22, palette.chrome);
}
