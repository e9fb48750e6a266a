import { ellipse, lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { plant } from '../decor/floor-plant.js';
import { floorLamp } from '../lighting/standing-lamps.js';
import type { FloorThing } from './kit-things.js';

/** Rings of a basket that bellies out, woven in rounds. */
const basket = () => {
  const rounds: Ring[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    const r = 6.6 + 2 * Math.sin(Math.PI * Math.min(1, t * 0.86)) + (i % 2 ? 0.14 : 0);
    rounds.push(ellipse(r, r, 13 * t, 40));
  }
  const rim = rounds.at(-1)!;
  return lofted([...rounds, rim.map(([x, y, z]) => [x * 0.9, y * 0.9, z - 0.2] as const)], {
    lids: 'first',
    creaseAt: 60,
  });
};

/** A blanket stuffed into a basket: a heap with folds that spill over the rim. */
const blanket = () =>
  lofted(
    [0, 0.25, 0.5, 0.75, 0.92, 1].map(
      (t): Ring =>
        ellipse(1, 1, 0, 48).map(([x, y], i) => {
          const a = (i / 48) * 2 * Math.PI;
          const folds = 1 + 0.1 * t * Math.sin(5 * a + 1) + 0.06 * t * Math.sin(9 * a);
          const r = 7.4 * t * folds;
          const up = 4.6 * Math.sqrt(Math.max(0, 1 - t * t)) + 0.7 * t * Math.sin(5 * a + 2.4);
          return [x * r + 0.02 * x, y * r + 0.02 * y, up] as const;
        }),
    ),
    { lids: 'both', creaseAt: 70 },
  );

/** A floor lamp, lit: in a corner of a room below the ground. */
export const FLOOR_LAMP: FloorThing = {
  wide: 15,
  deep: 15,
  high: 62,
  build: (f, context) => floorLamp(f, undefined, context),
};

/** A tree in a pot, as it closes the end of a wall. */
export const TREE: FloorThing = {
  wide: 26,
  deep: 26,
  high: 66,
  build: (f, context) => plant(f, 'staged tree', context),
};

/** A basket with a blanket for the evening. */
export const BLANKETS: FloorThing = {
  wide: 20,
  deep: 20,
  high: 19,
  build: (f, { palette }, next) => {
    f.mesh('basket', basket, palette.wicker);
    f.mesh('blanket', blanket, next() < 0.5 ? palette.throwCloth : palette.accentFabric, {
      at: [0, 0, 12],
      turn: { z: next() * 360 },
    });
    for (const s of [-1, 1])
      f.pipe(
        [
          [s * 7.4, -2.4, 12.4],
          [s * 8, -1.6, 15],
          [s * 8, 1.6, 15],
          [s * 7.4, 2.4, 12.4],
        ],
        0.4,
        palette.wicker,
      );
  },
};

/** A stool of teak slats as it stands beside a bath: a folded towel, a brush and a book on it. */
export const STOOL: FloorThing = {
  wide: 17,
  deep: 12,
  high: 21,
  build: (f, { palette, random }, next) => {
    const m = palette.wood;
    const [x, y, z] = [7.6, 5, 16];
    for (let i = 0; i < 5; i++) {
      const at = -y + 0.9 + (i * (2 * y - 1.8)) / 4;
      f.box(-x, at - 0.85, z, x, at + 0.85, z + 0.8, m, { grain: 'x', bevel: 0.12 });
    }
    for (const sx of [-1, 1]) {
      for (const sy of [-1, 1])
        f.box(sx * (x - 0.7), sy * (y - 0.3), 0, sx * (x - 2), sy * (y - 1.6), z, m, {
          grain: 'z',
          bevel: 0.12,
        });
      f.box(sx * (x - 0.9), -y + 1.4, 5, sx * (x - 1.8), y - 1.4, 6.4, m, { grain: 'y', bevel: 0.1 });
    }
    const terry = palette.coloredTerry(random('terry')());
    for (let i = 0; i < 2; i++)
      f.roundedBox(
        [-2.6, 0, z + 1.7 + i * 1.75],
        [4.4 - i * 0.2, 3.5, 0.87],
        0.8,
        i > 0 ? palette.terry : terry,
        {
          z: next() * 8 - 4,
        },
      );
    f.roundedBox([4.9, 0.6, z + 1.4], [1, 3.2, 0.5], 0.4, palette.board, { z: 12 });
    f.roundedBox([4.9, 0.6, z + 2.1], [0.8, 1.5, 0.35], 0.15, palette.linen, { z: 12 });
  },
};

/** A tall basket, its sides straight and woven in rounds, and a lid with a knob. */
const hamper = () => {
  const rounds: Ring[] = [];
  const [rows, around] = [34, 60];
  for (let i = 0; i <= rows; i++) {
    const r = 6.6 + 0.9 * (i / rows);
    rounds.push(
      ellipse(r, r * 0.86, (21 * i) / rows, around, 3).map(([x, y, z], j): Vec3 => {
        // Each cane goes before one stake and behind the next.
        const k = 1 + (((Math.floor(j / 3) + i) % 2) - 0.5) * 0.032;
        return [x * k, y * k, z];
      }),
    );
  }
  return lofted(rounds, { lids: 'both', creaseAt: 60 });
};

/** The cloth bag in it, turned down over the rim. */
const hamperLiner = () =>
  lofted(
    [0, 0.3, 0.7, 1].map(
      (t): Ring =>
        ellipse(7.62, 6.6, 16.6 + 4.5 * t, 60, 3).map(([x, y, z], j): Vec3 => {
          const fold = 1 + 0.014 * Math.sin(j * 1.3) * (1 - t) + 0.02 * (1 - t);
          return [x * fold, y * fold, z + (t === 0 ? 0.4 * Math.sin(j * 0.63) : 0)];
        }),
    ),
    { lids: 'none', creaseAt: 90 },
  );

const hamperLid = () =>
  lofted(
    (
      [
        [7.7, 0],
        [7.8, 0.5],
        [7.4, 1.1],
        [4, 1.5],
        [1.1, 1.6],
        [1, 2.2],
        [0.5, 2.5],
      ] as const
    ).map(([r, z]) => ellipse(r, r * 0.86, z, 44, 3)),
    { lids: 'both', creaseAt: 40 },
  );

/** A basket for what is to be washed. */
export const HAMPER: FloorThing = {
  wide: 17,
  deep: 15,
  high: 25,
  build: (f, { palette }, next) => {
    f.mesh('hamper', hamper, palette.wicker);
    if (next() < 0.7) f.mesh('hamper liner', hamperLiner, palette.linen);
    f.mesh('hamper lid', hamperLid, palette.wicker, { at: [0, 0, 21], turn: { z: (next() - 0.5) * 10 } });
  },
};
