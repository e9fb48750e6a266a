import type { ItemFrame } from '../../builder.js';
import { plain } from '../../materials/material.js';
import { ellipse, lofted, turned } from '../../mesh/surfaces.js';
import { bicycle } from '../garage/bikes.js';
import type { FloorThing } from './kit-things.js';

const BICYCLE_COLORS = ['#2c5a7d', '#8f2f27', '#2f4a3a', '#b98a2f', '#d9d6cd'] as const;

/** A bicycle along the wall, leaning on its stand. */
export const BICYCLE: FloorThing = {
  wide: 70,
  deep: 24,
  high: 42,
  build: (f, context, next) => {
    const color = BICYCLE_COLORS[Math.floor(next() * BICYCLE_COLORS.length)]!;
    const along = f.slanted(next() < 0.5 ? 90 : -90);
    bicycle(along, 0, context, color, 20.5);
    along.capsule([1.4, 3, 10], [6.4, 5.4, 0.4], 0.35, context.palette.blackMetal);
  },
};

/** A cart's body, 24 in wide, 26 deep and 40 high: it tapers to its foot and has a rim. */
const cartBody = () =>
  lofted(
    (
      [
        [9, 9.6, 1.5],
        [9.4, 10, 2.4],
        [11, 12, 34],
        [11.1, 12.1, 37],
        [12, 13, 37.2],
        [12, 13, 39.4],
      ] as const
    ).map(([a, b, z]) => ellipse(a, b, z, 40, 7)),
    { lids: 'both', creaseAt: 35 },
  );

const cartLid = () =>
  lofted(
    (
      [
        [12.3, 13.4, 0],
        [12.3, 13.4, 1],
        [11.6, 12.6, 2],
        [8, 9, 2.7],
        [2, 2, 2.9],
      ] as const
    ).map(([a, b, z]) => ellipse(a, b, z, 40, 7)),
    { lids: 'both', creaseAt: 35 },
  );

function cart(f: ItemFrame, x: number, turn: number, color: number, black: number): void {
  const own = f.at(x, 0, 0).slanted(turn);
  own.mesh('cart', cartBody, color);
  own.mesh('cart lid', cartLid, color, { at: [0, -0.2, 39.5] });
  // Handle and wheels are behind, where one takes hold.
  own.capsule([-9, 13, 38.6], [9, 13, 38.6], 0.7, black);
  for (const s of [-1, 1]) own.cone([s * 9, 9.5, 4.6], [s * 11, 9.5, 4.6], 4.6, 4.6, black);
}

/** The two carts that wait for collection: for waste and for what is recycled. */
export const CARTS: FloorThing = {
  wide: 54,
  deep: 30,
  high: 44,
  build: (f, { palette }, next) => {
    const plastic = (name: string, rgb: readonly [number, number, number]): number =>
      palette.custom(name, () => plain(rgb, { roughness: 0.55, reflectance: 0.03 }));
    cart(f, -13.4, (next() - 0.5) * 7, plastic('waste cart', [0.05, 0.06, 0.062]), palette.blackMetal);
    cart(f, 13.4, (next() - 0.5) * 7, plastic('recycling cart', [0.03, 0.12, 0.24]), palette.blackMetal);
  },
};

const tyre = () =>
  turned(
    [
      [8.4, -3.4],
      [9.4, -4],
      [11.4, -4.2],
      [12.6, -3.6],
      [13, -2.4],
      [12.6, -2.2],
      [13, -1.9],
      [13, -0.3],
      [12.6, 0],
      [13, 0.3],
      [13, 1.9],
      [12.6, 2.2],
      [13, 2.4],
      [12.6, 3.6],
      [11.4, 4.2],
      [9.4, 4],
      [8.4, 3.4],
      [8.2, 0],
      [8.4, -3.4],
    ],
    48,
  );

/** The set of tyres for the other half of the year, stacked. */
export const TYRES: FloorThing = {
  wide: 28,
  deep: 28,
  high: 35,
  build: (f, { palette }, next) => {
    const rubber = palette.custom('tyre', () =>
      plain([0.02, 0.02, 0.021], { roughness: 0.75, reflectance: 0.03 }),
    );
    for (let i = 0; i < 4; i++)
      f.mesh('spare tyre', tyre, rubber, { at: [next() - 0.5, next() - 0.5, 4.25 + i * 8.45] });
  },
};
