import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { bowlOf } from './vessels.js';

interface Fruit {
  readonly colors: readonly Vec3[];
  /** Its radius, and how much longer than wide it is: inches, times. */
  readonly r: number;
  readonly long: number;
  readonly stalk: boolean;
  readonly roughness: number;
}

/** What is bought by the bag, each in the tones that lie beside each other. */
const FRUITS: readonly Fruit[] = [
  {
    colors: [
      [0.66, 0.48, 0.05],
      [0.6, 0.47, 0.08],
    ],
    r: 1.15,
    long: 1.28,
    stalk: false,
    roughness: 0.42,
  },
  {
    colors: [
      [0.32, 0.42, 0.08],
      [0.4, 0.45, 0.12],
    ],
    r: 1.5,
    long: 0.95,
    stalk: true,
    roughness: 0.28,
  },
  {
    colors: [
      [0.36, 0.035, 0.025],
      [0.42, 0.1, 0.04],
      [0.3, 0.02, 0.02],
    ],
    r: 1.5,
    long: 0.94,
    stalk: true,
    roughness: 0.26,
  },
  {
    colors: [
      [0.62, 0.25, 0.03],
      [0.6, 0.22, 0.03],
    ],
    r: 1.4,
    long: 1,
    stalk: false,
    roughness: 0.45,
  },
  {
    colors: [
      [0.07, 0.1, 0.03],
      [0.05, 0.075, 0.025],
    ],
    r: 1.35,
    long: 1.34,
    stalk: false,
    roughness: 0.6,
  },
  {
    colors: [
      [0.44, 0.4, 0.1],
      [0.42, 0.33, 0.09],
    ],
    r: 1.25,
    long: 1.3,
    stalk: true,
    roughness: 0.44,
  },
  {
    colors: [
      [0.2, 0.025, 0.045],
      [0.14, 0.02, 0.05],
    ],
    r: 0.95,
    long: 1.05,
    stalk: false,
    roughness: 0.32,
  },
  {
    colors: [
      [0.6, 0.3, 0.14],
      [0.56, 0.24, 0.1],
      [0.6, 0.38, 0.2],
    ],
    r: 1.2,
    long: 1,
    stalk: false,
    roughness: 0.8,
  },
];

/** A bowl with fruit as it was bought: most of one kind, the bowl of any size and glaze, full or nearly empty. */
export function bowlOfFruit(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
): void {
  const r = 4.6 + next() * 2.2;
  const high = r * (0.4 + next() * 0.24);
  const glazes = [
    palette.accentCeramic,
    palette.stoneware,
    palette.board,
    palette.porcelain,
    palette.wicker,
    palette.wood,
  ];
  bowlOf(f, [x, y, z], r, high, glazes[Math.floor(next() * glazes.length)]!, next());
  const kind = FRUITS[Math.floor(next() * FRUITS.length)]!;
  const other = next() < 0.3 ? FRUITS[Math.floor(next() * FRUITS.length)]! : kind;
  const around = Math.max(3, Math.floor((2 * Math.PI * r * 0.56) / (kind.r * 2.1)));
  const count = Math.max(2, Math.floor((around + 3) * (0.45 + next() * 0.6)));
  const turn = next() * 6;
  for (let i = 0; i < count; i++) {
    const fruit = i % 4 === 3 ? other : kind;
    const isUpper = i >= around;
    const a = turn + (isUpper ? (i - around) * 2.1 : (i / around) * 6.283) + (next() - 0.5) * 0.2;
    const d = isUpper ? r * 0.24 : r * 0.55;
    const own = fruit.r * (0.9 + 0.2 * next());
    const color = fruit.colors[Math.floor(next() * fruit.colors.length)]!;
    const m = palette.custom(`fruit ${color.join()}`, () =>
      plain(color, { roughness: fruit.roughness, reflectance: 0.03 }),
    );
    const at: Vec3 = [
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      z + high * 0.36 + own * (isUpper ? 2 : 0.85) + next() * 0.2,
    ];
    f.ellipsoid(at, [own * fruit.long, own, own], m, { z: next() * 180, y: (next() - 0.5) * 50 });
    if (fruit.stalk)
      f.capsule(
        [at[0], at[1], at[2] + own * 0.84],
        [at[0] + next() * 0.3, at[1] + 0.1, at[2] + own * 1.2],
        0.06,
        palette.bark,
      );
  }
}
