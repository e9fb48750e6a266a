import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { ellipse, lofted } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

/** A saddle along y from its nose: half widths and places as shares of its length, and heights, inches. */
const SADDLE = [
  [0.9, -5.4, 0.2],
  [1.3, -4.4, 1],
  [1.7, -1.6, 1.25],
  [2.9, 1.2, 1.3],
  [4.2, 3.6, 1.5],
  [4.3, 5, 1.5],
  [3.2, 5.8, 0.9],
] as const;

const saddle = () =>
  lofted(
    SADDLE.map(([half, y, high]) =>
      ellipse(half, high, 0, 24, 2.6).map(([across, up]): Vec3 => [across, y, up]),
    ),
    { lids: 'both', creaseAt: 60 },
  );

/** Where the flywheel turns: y along the bike and height, inches. */
const [WHEEL_Y, WHEEL_Z] = [-14, 12.5];

type BikeMaterials = Readonly<Record<'frame' | 'rubber' | 'black' | 'steel' | 'bottle', number>>;

/**
 * A bike to train on, its wheel at the front of its frame: stabilizers 21 in wide, a flywheel of 19 in behind a brake, a belt
 * under its guard, cranks of 6.7 in, posts for saddle and bar with their knobs, a console. Sizes of studio bikes as sold,
 * 22 by 44 by 46 in; what is left of the item's floor is for getting on.
 */
export function exerciseBike(f: ItemFrame, { palette }: Context): void {
  const materials: BikeMaterials = {
    frame: palette.custom('bike frame', () => plain([0.045, 0.047, 0.051], { roughness: 0.38 })),
    rubber: palette.custom('bike grip', () => plain([0.02, 0.02, 0.021], { roughness: 0.85 })),
    black: palette.blackMetal,
    steel: palette.steel,
    bottle: palette.accentCeramic,
  };
  stabilizersAndBeams(f, materials);
  flywheel(f, materials);
  beltAndPedals(f, materials);
  saddleAndBarPosts(f, materials);
  handlebar(f, materials);
  consoleAndBottle(f, materials);
}

/** Feet before and behind, the beam from the back over the cranks to the head, and what carries the wheel. */
function stabilizersAndBeams(f: ItemFrame, { frame, rubber }: BikeMaterials): void {
  for (const y of [-18, 22]) {
    f.capsule([-9.6, y, 1.7], [9.6, y, 1.7], 1.2, frame);
    for (const s of [-1, 1]) f.capsule([s * 8.6, y, 1.6], [s * 10, y, 1.6], 1.45, rubber);
  }
  f.pipe(
    [
      [0, 22, 2.4],
      [0, 14, 6.5],
      [0, 3, 12.5],
      [0, -4, 19],
      [0, -9.5, 27],
    ],
    1.7,
    frame,
  );
  f.pipe(
    [
      [0, 3, 12.5],
      [0, 8, 20],
      [0, 10, 27],
    ],
    1.6,
    frame,
  );
  f.pipe(
    [
      [0, -18, 2.4],
      [0, -8, 5],
      [0, 3, 12.5],
    ],
    1.4,
    frame,
  );
  for (const s of [-1, 1])
    f.pipe(
      [
        [s * 2.3, WHEEL_Y, WHEEL_Z],
        [s * 2.1, -11.5, 22],
        [s * 1.2, -9.5, 27],
      ],
      0.8,
      frame,
    );
}

/** A heavy rim about a thinner disc, its hub, and the brake above it. */
function flywheel(f: ItemFrame, { frame, rubber, black, steel }: BikeMaterials): void {
  f.cone([-0.6, WHEEL_Y, WHEEL_Z], [0.6, WHEEL_Y, WHEEL_Z], 9.5, 9.5, steel);
  for (const s of [-1, 1]) {
    f.cone([s * 0.6, WHEEL_Y, WHEEL_Z], [s * 0.85, WHEEL_Y, WHEEL_Z], 7.4, 7.1, frame);
    f.cone([s * 0.85, WHEEL_Y, WHEEL_Z], [s * 2.7, WHEEL_Y, WHEEL_Z], 1.3, 1.1, black);
  }
  f.orientedBox([0, WHEEL_Y + 4.2, WHEEL_Z + 9], [1.4, 1.6, 0.7], { x: -24 }, rubber);
}

/** The belt's guard, from the cranks to the wheel, and the cranks with their pedals. */
function beltAndPedals(f: ItemFrame, { frame, rubber, black, steel }: BikeMaterials): void {
  f.cone([2.3, WHEEL_Y, WHEEL_Z], [3.5, WHEEL_Y, WHEEL_Z], 3.6, 3.3, frame);
  f.cone([2.3, 3, 12.5], [3.6, 3, 12.5], 5, 4.7, frame);
  f.orientedBox([2.9, WHEEL_Y / 2 + 1.5, 12.5], [0.6, (3 - WHEEL_Y) / 2, 3.5], {}, frame);
  for (const s of [-1, 1]) {
    const foot: Vec3 = [s * 5.2, 3 + s * 4.6, 12.5 - s * 4.9];
    f.capsule([s * 4.4, 3, 12.5], [s * 4.8, foot[1], foot[2]], 0.6, steel);
    f.roundedBox([foot[0] + s * 1.7, foot[1], foot[2]], [1.9, 2, 0.5], 0.3, rubber);
    f.orientedBox([foot[0] + s * 1.7, foot[1] - 1.7, foot[2] + 1.2], [1.7, 0.5, 1.2], { x: 30 }, black);
  }
}

/** Saddle and bar on posts that slide in the frame, each held by a knob. */
function saddleAndBarPosts(f: ItemFrame, { frame, rubber, steel }: BikeMaterials): void {
  f.capsule([0, 9.6, 26], [0, 12, 36.4], 0.95, steel);
  f.capsule([1.4, 10, 26.4], [3, 10, 26.4], 0.9, rubber);
  f.box(-1, 7, 36, 1, 16, 37, frame, { bevel: 0.2 });
  f.mesh('bike saddle', saddle, rubber, { at: [0, 12.5, 38.4] });
  f.capsule([0, -9.5, 26], [0, -11.6, 39], 0.95, steel);
  f.capsule([1.4, -9.7, 27.6], [3, -9.7, 27.6], 0.9, rubber);
}

/** Two horns to lean on within two to hold. */
function handlebar(f: ItemFrame, { rubber }: BikeMaterials): void {
  for (const s of [-1, 1]) {
    f.pipe(
      [
        [0, -11.8, 40],
        [s * 5, -12.4, 40.6],
        [s * 7.6, -15, 41.2],
        [s * 7.6, -22, 42.6],
        [s * 6.6, -24.4, 45],
      ],
      0.72,
      rubber,
    );
    f.pipe(
      [
        [s * 4.4, -12.4, 40.6],
        [s * 4, -19, 41.8],
        [s * 2.6, -21, 42],
      ],
      0.62,
      rubber,
    );
  }
}

function consoleAndBottle(f: ItemFrame, { frame, rubber, black, bottle }: BikeMaterials): void {
  f.pipe(
    [
      [0, -12, 40],
      [0, -16.5, 43.4],
    ],
    0.6,
    frame,
  );
  f.orientedBox([0, -17, 45.4], [4.4, 0.45, 2.9], { x: -22 }, frame);
  f.orientedBox([0, -16.6, 45.6], [3.9, 0.16, 2.3], { x: -22 }, black);
  f.cone([-2.4, -6, 20.6], [-2.4, -7.6, 27.4], 1.4, 1.4, bottle);
  f.cone([-2.4, -7.6, 27.4], [-2.4, -7.9, 28.6], 0.8, 0.6, rubber);
}
