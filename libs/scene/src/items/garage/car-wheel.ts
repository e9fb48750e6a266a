import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, lofted, type Ring, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

/** Spokes of a wheel: how many pairs or single ones, half the angle between those of a pair, and how wide they are. */
interface Spokes {
  readonly many: number;
  readonly spread: number;
  readonly wide: number;
}

const SPOKES: readonly Spokes[] = [
  { many: 5, spread: 0.21, wide: 1 },
  { many: 9, spread: 0, wide: 1.35 },
  { many: 6, spread: 0.13, wide: 1.1 },
];

/** A tire on its rim with one of a few kinds of spokes; `turn` shows the rim outwards. */
export function wheel(
  f: ItemFrame,
  at: Vec3,
  r: number,
  turn: number,
  which: number,
  palette: Palette,
): void {
  const kind = which % SPOKES.length;
  const onSide = { y: 90, z: turn };
  const alloy = palette.custom('alloy', () => metal([0.46, 0.465, 0.475], 0.24));
  const rubber = palette.custom('rubber', () =>
    plain([0.018, 0.018, 0.018], { roughness: 0.72, reflectance: 0.03 }),
  );
  const barrel = palette.custom('rim barrel', () => plain([0.012, 0.012, 0.013], { roughness: 0.5 }));
  const disc = palette.custom('brake disc', () => metal([0.3, 0.29, 0.28], 0.38));
  f.mesh(`tire ${r}`, () => tire(r), rubber, { at, turn: onSide });
  f.mesh(`rim ${r} ${kind}`, () => rimAndSpokes(r, SPOKES[kind]!), alloy, { at, turn: onSide });
  f.mesh(`barrel ${r}`, () => inside(r), barrel, { at, turn: onSide });
  f.mesh(`brake ${r}`, () => brakeDisc(r), disc, { at, turn: onSide });
}

/** A rim's radius as a share of its tire's: 20 in wheels on tires 27.8 in high. */
const RIM = 0.75;

function tire(r: number): Mesh {
  const rim = r * RIM;
  const tread: [number, number][] = [];
  // Grooves run round it.
  for (const z of [-2.1, -0.7, 0.7, 2.1])
    tread.push([r, z - 0.25], [r - 0.3, z - 0.2], [r - 0.3, z + 0.2], [r, z + 0.25]);
  return turned(
    [
      [rim - 0.5, -3.4],
      [rim + 0.5, -4.1],
      [rim + (r - rim) * 0.45, -4.5],
      [r - 0.9, -4.15],
      [r - 0.25, -3.6],
      ...tread,
      [r - 0.25, 3.6],
      [r - 0.9, 4.15],
      [rim + (r - rim) * 0.45, 4.5],
      [rim + 0.75, 4.3],
      [rim + 0.5, 4.1],
      [rim - 0.2, 3.75],
      [rim - 0.5, 3.2],
    ],
    72,
    30,
  );
}

/** A spoke, from near the hub out to the rim: slim, dished, with a sharp upper face. */
function spoke(rim: number, a: number, spread: number, broad: number): Mesh {
  const rings = [0.1, 0.25, 0.45, 0.65, 0.85, 0.985].map((t): Ring => {
    // The two of a pair leave the hub side by side and part outwards.
    const angle = a + spread * (0.35 + 0.65 * t);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const wide = broad * (0.92 - 0.34 * t);
    const z = 2.2 + 1.35 * t ** 1.6;
    const outline: [number, number][] = [
      [-wide * 0.8, 0],
      [-wide * 0.55, 0.14],
      [wide * 0.55, 0.14],
      [wide * 0.8, 0],
      [wide, -1.3],
      [-wide, -1.3],
    ];
    return outline.map(([p, q]): Vec3 => [c * rim * t - s * p, s * rim * t + c * p, z + q]);
  });
  return lofted(rings, { lids: 'both', creaseAt: 30 });
}

function rimAndSpokes(r: number, { many, spread, wide }: Spokes): Mesh {
  const rim = r * RIM;
  const turnOf = (k: number): number => (k / many) * 2 * Math.PI;
  return joined([
    turned(
      [
        [rim - 1.5, 1.6],
        [rim - 1.1, 3],
        [rim - 0.75, 3.35],
        [rim - 0.5, 3.9],
        [rim - 0.1, 4.05],
        [rim + 0.1, 3.95],
        [rim + 0.15, 3.5],
      ],
      72,
    ),
    turned(
      [
        [2.9, 0.8],
        [2.8, 2],
        [2.5, 2.35],
        [1.45, 2.45],
        [1.35, 2.6],
        [1.2, 2.75],
        [0, 2.8],
      ],
      40,
    ),
    ...Array.from({ length: many }, (_, k) =>
      (spread > 0 ? [spread, -spread] : [0]).map((aside) => spoke(rim, turnOf(k), aside, wide)),
    ).flat(),
  ]);
}

/** The rim's inside, dark behind the spokes. */
const inside = (r: number): Mesh => {
  const rim = r * RIM;
  return turned(
    [
      [rim - 1.45, 2.2],
      [rim - 1.7, 0],
      [rim - 1.6, -3.6],
      [0, -3.7],
    ],
    48,
  );
};

/** The brake's disc, with its bell and the caliper over it. */
const brakeDisc = (r: number): Mesh =>
  joined([
    turned(
      [
        [r * 0.53, -0.3],
        [r * 0.53, 0.55],
        [r * 0.3, 0.6],
        [r * 0.29, 1],
        [0, 1.05],
      ],
      48,
    ),
    lofted(
      [0.36, 0.47, 0.57].map((t): Ring => {
        const corner = (k: number, z: number): Vec3 => {
          const a = 2.6 + k * 0.36;
          return [Math.cos(a) * r * t, Math.sin(a) * r * t, z];
        };
        return [corner(-1, 0.2), corner(1, 0.2), corner(1, 1.7), corner(0, 1.9), corner(-1, 1.7)];
      }),
      { lids: 'both', creaseAt: 40 },
    ),
  ]);
