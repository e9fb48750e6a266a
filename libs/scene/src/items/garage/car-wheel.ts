import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, joined, lofted, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

/** A tyre on its rim with five pairs of spokes; `turn` shows the rim outwards. */
export function wheel(f: ItemFrame, at: Vec3, r: number, turn: number, palette: Palette): void {
  const onSide = { y: 90, z: turn };
  f.mesh(`tyre ${r}`, () => tyre(r), palette.toeKick, { at, turn: onSide });
  f.mesh(`rim ${r}`, () => rimAndSpokes(r), palette.steel, { at, turn: onSide });
  f.mesh('brake', () => brakeDisc(r), palette.iron, { at, turn: onSide });
}

/** A rim's radius as a share of its tyre's. */
const RIM = 0.68;

function tyre(r: number): Mesh {
  const rim = r * RIM;
  return turned(
    [
      [rim - 0.4, -3.6],
      [rim + 0.6, -4.1],
      [r - 1.6, -4.35],
      [r - 0.4, -3.7],
      [r, -2.6],
      [r, 2.6],
      [r - 0.4, 3.7],
      [r - 1.6, 4.35],
      [rim + 0.6, 4.1],
      [rim - 0.4, 3.6],
    ],
    48,
  );
}

function rimAndSpokes(r: number): Mesh {
  const rim = r * RIM;
  const spoke = (a: number): Mesh => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return lofted(
      [0.12, 0.4, 0.7, 0.97].map((t) => {
        const [wide, deep] = [1.05 - 0.35 * t, 0.7 - 0.2 * t];
        const z = 2.6 + 1 * t;
        return ellipse(wide, deep, 0, 10, 3).map(
          ([p, q]): Vec3 => [c * rim * t - s * p, s * rim * t + c * p, z + q],
        );
      }),
      { lids: 'both', creaseAt: 60 },
    );
  };
  return joined([
    turned(
      [
        [rim - 1.4, 1],
        [rim - 0.9, 3.3],
        [rim - 0.5, 3.9],
        [rim + 0.1, 4],
        [rim + 0.2, 3.7],
      ],
      48,
    ),
    turned(
      [
        [2.5, 2.2],
        [2.4, 3.3],
        [1.6, 3.7],
        [0, 3.8],
      ],
      24,
    ),
    ...Array.from({ length: 10 }, (_, i) =>
      spoke(((Math.floor(i / 2) + (i % 2 ? 0.17 : -0.17)) / 5) * 2 * Math.PI),
    ),
  ]);
}

const brakeDisc = (r: number): Mesh =>
  turned(
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.5, 0.6],
      [0, 0.6],
    ],
    32,
  );
