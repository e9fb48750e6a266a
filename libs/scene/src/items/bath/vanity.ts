import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { shade } from '../../materials/lights.js';
import { joined, turned } from '../../mesh/surfaces.js';
import { fillFront } from '../cabinets/fronts.js';
import { bottle, grasses } from '../decor/vase.js';
import { tap } from '../taps/basin-tap.js';
import { drain } from './bathtub.js';
import { basinIn, pierced, slabEdge } from './fixture-shapes.js';

/** A vanity's measures in its frame, inches: half its width and depth, its top, and where its case begins. */
interface VanityShape {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly z0: number;
  /** Where along it the basins are, and half of one along and across. */
  readonly spots: readonly number[];
  readonly basinHalf: number;
  readonly basinDeep: number;
}

/** How thick the top is, and how far it reaches over the case. */
const SLAB = 1.2;
const OVER = 0.4;
/** How the top's edges are eased. */
const TOP_LOOK = { bevel: 0.15 } as const;
/** Where across the top the middle of a basin is. */
const BASIN_Y = -0.6;

export function vanity(f: ItemFrame, item: ItemOf<'vanity'>, context: Context): void {
  const { palette } = context;
  const mount = item.traits?.mount ?? 'floor';
  const m = item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
  const [x, y, top] = [f.width / 2, f.depth / 2, f.height];
  const sinks = Math.max(1, Math.min(3, item.traits?.sinks ?? (f.width > 58 ? 2 : 1)));
  const shape: VanityShape = {
    x,
    y,
    top,
    z0: mount === 'floating' ? Math.max(9, top - 22) : mount === 'console' ? top - 9 : 4,
    spots: Array.from({ length: sinks }, (_, i) => ((i + 0.5) / sinks - 0.5) * f.width),
    basinHalf: Math.min(9.5, f.width / sinks / 2 - 2.2),
    basinDeep: Math.min(6.2, y - 3),
  };
  if (mount === 'console') {
    consoleLegs(f, shape, m, context);
    for (const at of shape.spots) waste(f, at, shape, palette.metal);
  } else {
    if (mount === 'floor') f.box(-x + 0.2, -y + 2.5, 0, x - 0.2, y, 4, m, { grain: 'x', bevel: 0 });
    vanityCase(f, shape, m);
    vanityFronts(f, item, shape, m, context);
  }
  const basin = item.traits?.basin ?? 'undermount';
  if (basin === 'vessel') topWithVessels(f, shape, context);
  else topWithBasins(f, shape, basin === 'integrated', context);
  f.box(-x - OVER, y - 0.7, top, x + OVER, y, top + 4, palette.counter, TOP_LOOK);
  dressVanity(f, item, shape.spots, shape.basinHalf, context);
}

function consoleLegs(f: ItemFrame, { x, y, top }: VanityShape, m: number, context: Context): void {
  const { palette } = context;
  for (const sx of [-x + 1, x - 1]) {
    for (const sy of [-y + 1, y - 1])
      f.box(sx - 0.7, sy - 0.7, 0, sx + 0.7, sy + 0.7, top - SLAB, palette.metal);
  }
  f.box(-x + 1, -y + 1, 8, x - 1, y - 1, 9, m, { grain: 'x' });
  towels(f, 0, 0, 9, context);
}

/** What is seen below an open basin: its tailpiece, the trap, and two stops in the wall with their risers. */
function waste(f: ItemFrame, at: number, { y, top }: VanityShape, m: number): void {
  const [low, arm] = [top - 15.5, top - 13];
  f.pipe(
    [
      [at, BASIN_Y, top - 6.5],
      [at, BASIN_Y, low],
      [at, BASIN_Y + 0.9, low - 1],
      [at, BASIN_Y + 2.2, low - 1],
      [at, BASIN_Y + 3, low],
      [at, BASIN_Y + 3, arm],
      [at, y, arm],
    ],
    0.72,
    m,
  );
  f.cone([at, y, arm], [at, y - 0.3, arm], 1.6, 1.5, m);
  for (const s of [-4, 4]) {
    f.cone([at + s, y, arm - 1], [at + s, y - 0.3, arm - 1], 1.1, 1, m);
    f.capsule([at + s, y, arm - 1], [at + s, y - 2, arm - 1], 0.4, m);
    f.pipe(
      [
        [at + s, y - 2, arm - 1],
        [at + s, y - 2, top - 6],
        [at + s * 0.4, y - 2.2, top - 2],
      ],
      0.22,
      m,
    );
  }
}

/** A shell, so that the basin is not cut by it. */
function vanityCase(f: ItemFrame, { x, y, top, z0 }: VanityShape, m: number): void {
  f.box(-x, -y + 0.75, z0, x, y, top - 8, m, { grain: 'z', bevel: 0 });
  f.box(-x, -y + 0.75, top - 8, -x + 0.75, y, top - SLAB, m, { grain: 'z', bevel: 0 });
  f.box(x - 0.75, -y + 0.75, top - 8, x, y, top - SLAB, m, { grain: 'z', bevel: 0 });
  f.box(-x, -y + 0.75, top - 8, x, -y + 1.4, top - SLAB, m, { bevel: 0 });
}

/** Doors and drawers. */
function vanityFronts(
  f: ItemFrame,
  item: ItemOf<'vanity'>,
  { x, y, top, z0, spots }: VanityShape,
  m: number,
  context: Context,
): void {
  const sinks = spots.length;
  const doors = item.traits?.doors ?? sinks * 2;
  const drawers = item.traits?.drawers ?? 0;
  const wide = f.width > 44 && doors > 0 && drawers > 0;
  const front = { hinge: 'left', glass: false, handles: 'high' } as const;
  const face = -y + 0.75;
  if (wide) {
    // doors under the basins, drawers between or beside
    const bank = Math.min(18, f.width * 0.28);
    const [a, b] = sinks > 1 ? [-bank / 2, bank / 2] : [x - bank, x];
    fillFront(
      f,
      a,
      z0,
      b,
      top - SLAB - 0.1,
      face,
      { ...front, doors: 0, drawers: Math.min(4, drawers) },
      m,
      context,
    );
    const per = sinks > 1 ? 2 : Math.min(2, doors);
    if (a > -x)
      fillFront(f, -x, z0, a, top - SLAB - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
    if (b < x)
      fillFront(f, b, z0, x, top - SLAB - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
  } else {
    const plain = doors === 0 && drawers === 0;
    fillFront(
      f,
      -x,
      z0,
      x,
      top - SLAB - 0.1,
      face,
      { ...front, doors: plain ? 2 : Math.min(4, doors), drawers: Math.min(4, drawers) },
      m,
      context,
    );
  }
}

/** A whole top, on which each basin stands as a bowl. */
function topWithVessels(
  f: ItemFrame,
  { x, y, top, spots, basinHalf }: VanityShape,
  { palette, form }: Context,
): void {
  f.box(-x - OVER, -y - OVER, top - SLAB, x + OVER, y, top, palette.counter, TOP_LOOK);
  for (const at of spots) {
    const r = Math.min(basinHalf * 0.86, y - 1.5);
    f.mesh(
      `vessel ${r}`,
      () =>
        turned(
          [
            [r * 0.42, 0],
            [r * 0.46, 0.1],
            [r * 0.72, 1.5],
            [r * 0.92, 3.4],
            [r, 5.2],
            [r - 0.12, 5.32],
            [r - 0.28, 5.2],
            [r * 0.88, 3.5],
            [r * 0.66, 1.9],
            [r * 0.35, 1.05],
            [0, 0.9],
          ],
          56,
          60,
        ),
      palette.porcelain,
      { at: [at, BASIN_Y, top] },
    );
    f.mesh('drain', drain, palette.chrome, { at: [at, BASIN_Y, top + 0.9] });
    tap(f, at, y - 2, top, 10, palette.metal, form.kitchenFaucet);
  }
}

/** A top that is open where the basins are, and these below it. */
function topWithBasins(
  f: ItemFrame,
  { x, y, top, spots, basinHalf, basinDeep }: VanityShape,
  integrated: boolean,
  { palette, form }: Context,
): void {
  const holes = spots.map((at) => ({ x: at, y: BASIN_Y, halfX: basinHalf, halfY: basinDeep, square: 5 }));
  const ease = 0.12;
  const [west, south, east, north] = [-x - OVER, -y - OVER, x + OVER, y];
  f.mesh(
    `vanity top ${[f.width, f.depth, top, spots.length].join()}`,
    () => {
      const cut = (i: number): number =>
        i === 0 ? west + ease : i === holes.length ? east - ease : (holes[i - 1]!.x + holes[i]!.x) / 2;
      return joined([
        slabEdge([west, south], [east, north], top - SLAB, top, ease),
        ...holes.map((hole, i) =>
          pierced([cut(i), south + ease], [cut(i + 1), north - ease], top, hole, top - SLAB),
        ),
      ]);
    },
    palette.counter,
  );
  // The basin is glued below the SLAB, a hair wider than the hole.
  f.mesh(
    `basins ${[f.width, f.depth, top, spots.length].join()}`,
    () => joined(holes.map((hole) => basinIn(hole, top - SLAB + 0.02, 4.8))),
    integrated ? palette.counter : palette.porcelain,
  );
  for (const at of spots) {
    f.mesh('drain', drain, palette.chrome, { at: [at, BASIN_Y, top - SLAB - 5] });
    tap(f, at, y - 2, top, 5.6, palette.metal, form.kitchenFaucet);
  }
}

/** Soap beside the basin, and where the top is wide a vase, a candle and a folded towel. */
function dressVanity(
  f: ItemFrame,
  item: Item,
  spots: readonly number[],
  basinHalf: number,
  context: Context,
): void {
  if (f.width <= 26) return;
  const { palette } = context;
  const next = context.random(item);
  const [x, top] = [f.width / 2, f.height];
  const free = spots.length > 1 ? 0 : x - 4.5;
  const amber = palette.custom('amber', () => shade([0.25, 0.1, 0.03], [0, 0, 0]));
  f.cone([free, 1, top], [free, 1, top + 4.6], 1.3, 1.2, next() < 0.5 ? amber : palette.stoneware);
  f.cone([free, 1, top + 4.6], [free, 1, top + 5.6], 0.4, 0.35, palette.blackMetal);
  f.capsule([free, 1, top + 5.8], [free, -0.4, top + 5.7], 0.2, palette.blackMetal);
  const room = spots.length > 1 ? (spots[1]! - spots[0]!) / 2 - basinHalf : x - basinHalf;
  if (room > 9) {
    f.cone([free - 3.4, 2, top], [free - 3.4, 2, top + 2.8], 1.4, 1.4, palette.porcelain);
    const back = f.depth / 2 - 4;
    if (spots.length > 1) {
      bottle(f, free + 3.8, back, top, 8, palette.accentCeramic);
      grasses(f, [free + 3.8, back, top + 7], 7, context, next);
    }
  }
  const left = -x + (spots[0]! + x - basinHalf) / 2;
  if (left + x > 6)
    for (let i = 0; i < 2; i++)
      f.roundedBox(
        [left, 0.5, top + 0.9 + i * 1.7],
        [4.4 - i * 0.3, 3.4, 0.85],
        0.8,
        i > 0 ? palette.coloredTerry(context.random('terry')()) : palette.terry,
        {
          z: i * 4 - 2,
        },
      );
}

function towels(f: ItemFrame, x: number, y: number, z: number, { palette }: Context): void {
  // Folded in thirds and laid on one another by hand: each is two folds high, and none lies straight on the next.
  [0.2, -0.35, 0.25].forEach((aside, i) => {
    const turn = { z: aside * 9 };
    for (const fold of [0, 1])
      f.roundedBox(
        [x + aside + fold * 0.12, y - fold * 0.15, z + 0.68 + i * 2.5 + fold * 1.2],
        [6.2 - fold * 0.15, 4.4, 0.66],
        0.55,
        palette.terry,
        turn,
      );
  });
}
