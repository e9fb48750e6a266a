import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, swept } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { bowed, pad, rail, sizes } from './chair-parts.js';

/** What a room's stools are covered with: its cloth, cane or leather, or a seat of wood that is hollowed out. */
function seatOf({ palette, random }: Context): number {
  const seats = [palette.fabric, palette.hide, palette.wicker, palette.wood];
  return seats[Math.floor(random('stool seat')() * seats.length)]!;
}

export function stool(f: ItemFrame, item: ItemOf<'stool'>, context: Context): void {
  const { palette, form } = context;
  const cover = seatOf(context);
  const hasBack = item.traits?.back === true || f.height > 32;
  const seat = hasBack ? Math.min(26, f.height - 9) : f.height;
  const [x, y, h] = [f.width / 2 - 0.8, f.depth / 2 - 0.8, f.height];
  const metal = form.stools === 'metal';
  const frame = metal ? palette.metal : palette.wood;
  const size = sizes(x, y, h, seat);
  const stool: Stool = { x, y, h, seat, metal, hasBack };
  f.mesh(`stool legs ${metal} ${hasBack} ${size}`, () => stoolLegs(stool), frame, { grain: 'z' });
  f.mesh(`stool rails ${metal} ${hasBack} ${size}`, () => stoolRails(stool), frame, { grain: 'x' });
  f.mesh(`stool seat ${size}`, () => pad(x, y, seat + 0.3, 1.6, 0.8), cover);
  if (!hasBack) return;
  const soft = form.chairBack === 'cushion';
  f.mesh(
    `stool back ${soft} ${size}`,
    () => bowed(x - 0.4, h - 6.4, 6, y - 2.2, soft ? 1.7 : 0.7, 1.1, 0.14, 14),
    soft && cover !== palette.wood ? cover : frame,
    { grain: 'x' },
  );
}

/** Half its width and depth, its height, its seat's, and what it is made of. Inches. */
interface Stool {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly seat: number;
  readonly metal: boolean;
  readonly hasBack: boolean;
}

/** How far the legs come together on their way up to the seat. */
const SPREAD = 1.5;
/** How far below the seat's top its legs end. */
const UNDER = 2.2;

function stoolLegs({ x, y, h, seat, metal, hasBack }: Stool): Mesh {
  const under = seat - UNDER;
  const [sx, sy] = [x - 0.2, y - 0.2];
  const leg = (a: number, b: number): Mesh =>
    swept(
      [
        [a * sx, b * sy, 0],
        [a * (sx - SPREAD), b * (sy - SPREAD), under],
      ],
      (t) => (metal ? 0.4 : 0.44 + 0.3 * t),
      { segments: 12 },
    );
  const posts = hasBack
    ? [-1, 1].map((s) =>
        swept(
          [
            [s * (sx - SPREAD), sy - SPREAD, under - 1],
            [s * (sx - SPREAD + 0.2), sy - SPREAD + 0.6, seat + 3],
            [s * (sx - SPREAD + 0.3), sy - SPREAD + 1.4, h - 2.4],
          ],
          metal ? 0.38 : 0.5,
          { segments: 10, steps: 3 },
        ),
      )
    : [];
  return joined([leg(-1, -1), leg(1, -1), leg(1, 1), leg(-1, 1), ...posts]);
}

function stoolRails({ x, y, seat, metal }: Stool): Mesh {
  const under = seat - UNDER;
  const rest = seat * 0.3;
  const inset = (z: number): number => SPREAD * (z / under);
  const bar = (z: number, a: Vec3, b: Vec3, r: number): Mesh =>
    swept(
      [
        [a[0], a[1], z],
        [b[0], b[1], z],
      ],
      r,
      { segments: 10 },
    );
  const at = (z: number, a: number, b: number): Vec3 => [
    a * (x - 0.2 - inset(z)),
    b * (y - 0.2 - inset(z)),
    z,
  ];
  const r = metal ? 0.32 : 0.42;
  // The front rail is where feet rest; those at the sides sit higher, so that no two meet in one place of a leg.
  const low = [
    bar(rest, at(rest, -1, -1), at(rest, 1, -1), r * 1.2),
    bar(rest, at(rest, -1, 1), at(rest, 1, 1), r),
    bar(rest + 2.4, at(rest + 2.4, -1, -1), at(rest + 2.4, -1, 1), r),
    bar(rest + 2.4, at(rest + 2.4, 1, -1), at(rest + 2.4, 1, 1), r),
  ];
  const [a, b] = [x - 0.2 - SPREAD, y - 0.2 - SPREAD];
  const apron = [
    rail([-a, -b], [a, -b], under - 0.8, 1.8),
    rail([-a, b], [a, b], under - 0.8, 1.8),
    rail([-a, -b], [-a, b], under - 0.8, 1.8),
    rail([a, -b], [a, b], under - 0.8, 1.8),
  ];
  return joined([...low, ...apron]);
}
