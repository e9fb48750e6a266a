import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { shade } from '../../materials.js';
import { joined, turned } from '../../mesh/surfaces.js';
import { fillFront } from '../cabinets/fronts.js';
import { bottle, grasses } from '../decor/vase.js';
import { tap } from '../taps/basin-tap.js';
import { drain } from './bathtub.js';
import { basinIn, pierced, slabEdge } from './fixture-shapes.js';

export function vanity(f: ItemFrame, item: ItemOf<'vanity'>, context: Context): void {
  const { palette } = context;
  const mount = item.traits?.mount ?? 'floor';
  const m = item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
  const [x, y] = [f.width / 2, f.depth / 2];
  const top = f.height;
  const slab = 1.2;
  const z0 = mount === 'floating' ? Math.max(9, top - 22) : mount === 'console' ? top - 9 : 4;
  const sinks = Math.max(1, Math.min(3, item.traits?.sinks ?? (f.width > 58 ? 2 : 1)));
  const basin = item.traits?.basin ?? 'undermount';
  const spots = Array.from({ length: sinks }, (_, i) => ((i + 0.5) / sinks - 0.5) * f.width);
  const basinHalf = Math.min(9.5, f.width / sinks / 2 - 2.2);
  const basinDeep = Math.min(6.2, y - 3);
  const cy = -0.6;

  if (mount === 'console') {
    for (const sx of [-x + 1, x - 1]) {
      for (const sy of [-y + 1, y - 1])
        f.box(sx - 0.7, sy - 0.7, 0, sx + 0.7, sy + 0.7, top - slab, palette.metal);
    }
    f.box(-x + 1, -y + 1, 8, x - 1, y - 1, 9, m, { grain: 'x' });
    towels(f, 0, 0, 9, context);
  } else {
    if (mount === 'floor') f.box(-x + 0.2, -y + 2.5, 0, x - 0.2, y, 4, m, { grain: 'x', bevel: 0 });
    // A shell, so that the basin is not cut by it.
    f.box(-x, -y + 0.75, z0, x, y, top - 8, m, { grain: 'z', bevel: 0 });
    f.box(-x, -y + 0.75, top - 8, -x + 0.75, y, top - slab, m, { grain: 'z', bevel: 0 });
    f.box(x - 0.75, -y + 0.75, top - 8, x, y, top - slab, m, { grain: 'z', bevel: 0 });
    f.box(-x, -y + 0.75, top - 8, x, -y + 1.4, top - slab, m, { bevel: 0 });
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
        top - slab - 0.1,
        face,
        { ...front, doors: 0, drawers: Math.min(4, drawers) },
        m,
        context,
      );
      const per = sinks > 1 ? 2 : Math.min(2, doors);
      if (a > -x)
        fillFront(f, -x, z0, a, top - slab - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
      if (b < x)
        fillFront(f, b, z0, x, top - slab - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
    } else {
      const plain = doors === 0 && drawers === 0;
      fillFront(
        f,
        -x,
        z0,
        x,
        top - slab - 0.1,
        face,
        { ...front, doors: plain ? 2 : Math.min(4, doors), drawers: Math.min(4, drawers) },
        m,
        context,
      );
    }
  }

  // the top, open where the basins are
  const stone = palette.counter;
  const look = { bevel: 0.15 };
  const over = 0.4;
  if (basin === 'vessel') {
    f.box(-x - over, -y - over, top - slab, x + over, y, top, stone, look);
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
        { at: [at, cy, top] },
      );
      f.mesh('drain', drain, palette.chrome, { at: [at, cy, top + 0.9] });
      tap(f, at, y - 2, top, 10, palette.metal, context.form.kitchenFaucet);
    }
  } else {
    const holes = spots.map((at) => ({ x: at, y: cy, halfX: basinHalf, halfY: basinDeep, square: 5 }));
    const ease = 0.12;
    const [west, south, east, north] = [-x - over, -y - over, x + over, y];
    f.mesh(
      `vanity top ${[f.width, f.depth, top, spots.length].join()}`,
      () => {
        const cut = (i: number): number =>
          i === 0 ? west + ease : i === holes.length ? east - ease : (holes[i - 1]!.x + holes[i]!.x) / 2;
        return joined([
          slabEdge([west, south], [east, north], top - slab, top, ease),
          ...holes.map((hole, i) =>
            pierced([cut(i), south + ease], [cut(i + 1), north - ease], top, hole, top - slab),
          ),
        ]);
      },
      stone,
    );
    // The basin is glued below the slab, a hair wider than the hole.
    const bowl = basin === 'integrated' ? stone : palette.porcelain;
    f.mesh(
      `basins ${[f.width, f.depth, top, spots.length].join()}`,
      () => joined(holes.map((hole) => basinIn(hole, top - slab + 0.02, 4.8))),
      bowl,
    );
    for (const at of spots) {
      f.mesh('drain', drain, palette.chrome, { at: [at, cy, top - slab - 5] });
      tap(f, at, y - 2, top, 5.6, palette.metal, context.form.kitchenFaucet);
    }
  }
  f.box(-x - over, y - 0.7, top, x + over, y, top + 4, stone, look);
  dressVanity(f, item, spots, basinHalf, context);
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
  for (let i = 0; i < 3; i++) f.roundedBox([x, y, z + 1.4 + i * 2.7], [6, 4.5, 1.35], 1.2, palette.terry);
}
