import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { ceramic } from '../../materials/material.js';
import { ellipse, lofted, type Ring, swept } from '../../mesh/surfaces.js';
import { egg } from './fixture-shapes.js';

/** A toilet's measures in its frame, inches: the bowl's half width, where it begins, is widest and ends, and its rim. */
interface Bowl {
  readonly half: number;
  readonly front: number;
  readonly widest: number;
  readonly back: number;
  readonly deck: number;
  readonly rim: number;
  /** Where seat and lid are hinged. */
  readonly hinge: number;
  readonly hung: boolean;
  /** What the names of its meshes say of its sizes. */
  readonly size: string;
}

/** Half width and the front's distance from the rim's front, by share of the rim's height. */
type Section = readonly (readonly [share: number, wide: number, setBack: number])[];

const ON_WALL: Section = [
  [0.24, 0.1, 11],
  [0.25, 0.42, 9.4],
  [0.31, 0.56, 7.4],
  [0.46, 0.7, 4.6],
  [0.64, 0.84, 2.3],
  [0.82, 0.95, 0.8],
  [0.95, 1, 0.1],
  [0.985, 0.995, 0.05],
  [1, 0.97, 0.25],
];

const ON_FLOOR: Section = [
  [0, 0.68, 4.96],
  [0.03, 0.684, 4.92],
  [0.06, 0.68, 5],
  [0.2, 0.63, 5.5],
  [0.4, 0.63, 5.2],
  [0.56, 0.7, 4],
  [0.7, 0.82, 2.4],
  [0.83, 0.94, 0.9],
  [0.94, 1, 0.1],
  [0.985, 0.995, 0.05],
  [1, 0.97, 0.25],
];

export function toilet(f: ItemFrame, item: ItemOf<'toilet'>, context: Context): void {
  const { palette } = context;
  const hung = item.traits?.wallHung === true;
  const back = f.depth / 2;
  const bowl: Bowl = {
    half: Math.min(7.3, f.width / 2),
    front: -back,
    widest: -back + 8.2,
    back,
    deck: hung ? back : back - 1,
    rim: Math.min(17, f.height * 0.55),
    hinge: back - 9.4,
    hung,
    size: [f.width, f.depth, f.height, hung].join(),
  };
  buildBowl(f, bowl, palette);
  buildSeat(f, bowl, palette);
  if (hung) flushPlate(f, back, palette);
  else {
    buildTank(f, bowl, palette);
    dressTank(f, back - 4.4, context, context.random(`${item.id} tank`));
  }
}

/** What stands on a tank's lid: scent with its reeds, and a candle or a spare roll beside it. */
function dressTank(f: ItemFrame, y: number, { palette }: Context, next: () => number): void {
  const [x, z] = [next() < 0.5 ? -4.6 : 4.6, f.height + 0.02];
  const amber = palette.custom('reed bottle', () => ceramic([0.16, 0.075, 0.025]));
  f.cone([x, y, z], [x, y, z + 2.6], 1.25, 1.25, amber);
  f.cone([x, y, z + 2.6], [x, y, z + 3.2], 1.25, 0.5, amber);
  f.cone([x, y, z + 3.2], [x, y, z + 3.8], 0.55, 0.55, palette.metal);
  for (let i = 0; i < 5; i++) {
    const a = i * 1.3 + next();
    f.capsule(
      [x, y, z + 3.4],
      [x + Math.cos(a) * 1.7, y + Math.sin(a) * 1.2, z + 8.4 + next()],
      0.06,
      palette.board,
    );
  }
  const beside = x * 0.28;
  if (next() < 0.5) {
    f.tube([beside, y + 0.2, z], [beside, y + 0.2, z + 2.7], 1.35, 1.35, palette.stoneware);
    f.disk([beside, y + 0.2, z + 2.2], [0, 0, 1], 1.25, palette.whitePlastic);
  } else f.cone([beside, y + 0.3, z], [beside, y + 0.3, z + 3.9], 2, 2, palette.paper);
}

function buildBowl(
  f: ItemFrame,
  { half, front, widest, deck, rim, hung, size }: Bowl,
  palette: Palette,
): void {
  const section = hung ? ON_WALL : ON_FLOOR;
  f.mesh(
    `toilet bowl ${size}`,
    () =>
      lofted(
        section.map(([share, wide, setBack]) =>
          egg(half * wide, front + setBack, widest + setBack * 0.5, deck, rim * share),
        ),
        { lids: 'both', creaseAt: 60 },
      ),
    palette.porcelain,
  );
}

/** Seat and lid: boards over the rim, and their hinges. */
function buildSeat(f: ItemFrame, { half, front, widest, rim, hinge, size }: Bowl, palette: Palette): void {
  /** A board over the rim, its edges rounded, a hair over the one below. */
  const board = (z: number, thick: number, grow: number, crown: number): Ring[] =>
    (
      [
        [0, -0.35],
        [0.12, -0.08],
        [0.4, 0],
        [0.75, -0.06],
        [0.94, -0.3],
        [1, -0.75],
        [1 + crown, -half * 0.75],
      ] as const
    ).map(([share, inset]) =>
      egg(
        half + grow + inset,
        front - grow - inset,
        widest,
        hinge + grow * 0.2 + inset * 0.4,
        z + thick * share,
      ),
    );
  f.mesh(
    `toilet seat ${size}`,
    () => lofted(board(rim + 0.26, 0.75, 0.05, 0), { lids: 'both', creaseAt: 60 }),
    palette.whitePlastic,
  );
  f.mesh(
    `toilet lid ${size}`,
    () => lofted(board(rim + 1.24, 0.62, 0.12, 0.35), { lids: 'both', creaseAt: 60 }),
    palette.whitePlastic,
  );
  // Pads keep the seat off the rim, so that one sees a gap all around.
  for (const s of [-1, 1])
    for (const y of [front + 3.4, widest + 3])
      f.roundedBox(
        [s * half * (y < widest ? 0.6 : 0.86), y, rim + 0.14],
        [0.3, 0.7, 0.13],
        0.1,
        palette.toeKick,
      );
  for (const s of [-1, 1])
    f.capsule(
      [s * 2.8 - 0.7, hinge + 0.3, rim + 0.9],
      [s * 2.8 + 0.7, hinge + 0.3, rim + 0.9],
      0.5,
      palette.whitePlastic,
    );
}

function flushPlate(f: ItemFrame, back: number, palette: Palette): void {
  f.roundedBox([0, back - 0.2, f.height + 9], [4.6, 0.22, 3.2], 0.2, palette.chrome);
  for (const s of [-1, 1])
    f.roundedBox([s * 2, back - 0.45, f.height + 9], [1.8, 0.1, 2.4], 0.08, palette.chrome);
}

/** The tank with its lid and lever, and the hose that fills it. */
function buildTank(f: ItemFrame, { back, rim, size }: Bowl, palette: Palette): void {
  const tankHalf = Math.min(8.8, f.width / 2 - 0.3);
  const middle = back - 4.4;
  f.mesh(
    `toilet tank ${size}`,
    () => {
      const tank = (z: number, wide: number, deep: number): Ring =>
        ellipse(tankHalf * wide, 3.7 * deep, z, 48, 7, [0, middle, 0]);
      const top = f.height - 1.5;
      return lofted(
        [
          tank(rim - 0.2, 0.8, 0.8),
          tank(rim + 0.3, 0.88, 0.9),
          tank(rim + 1.6, 0.93, 0.96),
          tank(rim + 5, 0.955, 0.985),
          tank(top, 0.985, 1),
        ],
        { lids: 'both', creaseAt: 50 },
      );
    },
    palette.porcelain,
  );
  f.mesh(
    `toilet tank lid ${size}`,
    () => {
      const lid = (z: number, inset: number): Ring =>
        ellipse(tankHalf + 0.25 - inset, 4.05 - inset, z, 48, 7, [0, middle - 0.1, 0]);
      const z = f.height - 1.44;
      return lofted(
        [
          lid(z, 0.2),
          lid(z + 0.1, 0.02),
          lid(z + 0.7, 0),
          lid(z + 1.1, 0.15),
          lid(z + 1.3, 0.5),
          lid(z + 1.42, 2),
        ],
        { lids: 'both', creaseAt: 60 },
      );
    },
    palette.porcelain,
  );
  flushLever(f, tankHalf, middle, palette);
  // the stop valve and its hose
  f.mesh(
    `supply ${size}`,
    () =>
      swept(
        [
          [-tankHalf + 1.6, back, 6.5],
          [-tankHalf + 1.6, back - 2.4, 6.5],
          [-tankHalf + 1.5, back - 3, 8.4],
          [-tankHalf + 2.4, back - 3.8, rim],
        ],
        0.24,
        { segments: 8 },
      ),
    palette.chrome,
  );
}

function flushLever(f: ItemFrame, tankHalf: number, middle: number, palette: Palette): void {
  const lever = f.height - 4;
  const face = middle - 3.7;
  f.mesh(
    'flush lever',
    () =>
      swept(
        [
          [0, 0.4, 0],
          [0, -0.75, 0],
          [0.8, -1.05, -0.05],
          [3.2, -1, -0.35],
        ],
        (t) => 0.3 - 0.08 * Math.sin(t * 3),
        { steps: 5 },
      ),
    palette.chrome,
    { at: [-tankHalf + 2.2, face, lever] },
  );
}
