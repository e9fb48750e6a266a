import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { ellipse, lofted, type Ring, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

/** A motor's hood: low and wide, rounded towards whoever runs; half sizes of 1 by 1, a height of 1. */
const hood = () =>
  lofted(
    (
      [
        [1, 0],
        [1.01, 0.12],
        [1, 0.5],
        [0.95, 0.76],
        [0.84, 0.92],
        [0.6, 0.99],
        [0.25, 1],
      ] as const
    ).map(([k, z]) => ellipse(k, 0.4 + 0.6 * k, z, 44, 5)),
    { lids: 'both', creaseAt: 50 },
  );

/** A section of so many sides carried along a path in the plane of y and z at x: a tube pressed flat. */
const flatTube = (path: readonly (readonly [y: number, z: number])[], half: number, thick: number) =>
  lofted(
    path.map(([y, z], i): Ring => {
      const [a, b] = [path[Math.max(0, i - 1)]!, path[Math.min(path.length - 1, i + 1)]!];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [ty, tz] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
      return ellipse(half, thick, 0, 20, 3.4).map(([p, q]): Vec3 => [p, y - q * tz, z + q * ty]);
    }),
    { lids: 'both', creaseAt: 50 },
  );

/**
 * A treadmill with its console at the back of its frame: a deck of 20 by 55 in on rails to stand on, the motor under its
 * hood, raked posts, rails to hold that bend down, a console with its screen, keys and places for bottles.
 */
export function runningDeck(f: ItemFrame, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const shell = palette.custom('treadmill shell', () => plain([0.052, 0.054, 0.058], { roughness: 0.5 }));
  const gray = palette.custom('treadmill gray', () => plain([0.2, 0.205, 0.21], { roughness: 0.42 }));
  const rubber = palette.custom('treadmill grip', () => plain([0.022, 0.022, 0.023], { roughness: 0.9 }));
  const belt = palette.custom('treadmill belt', () =>
    plain([0.032, 0.032, 0.034], { roughness: 0.82, reflectance: 0.015 }),
  );
  const [deckX, front] = [x - 1.4, y - 20];
  // frame, belt and its rollers, and ribbed rails beside it
  f.roundedBox([0, -1, 3.4], [deckX - 1, y - 3, 1.7], 0.8, shell);
  f.box(-deckX + 4.2, -y + 1.5, 5, deckX - 4.2, front + 3, 5.7, belt, { bevel: 0.1 });
  f.capsule([-deckX + 3.4, -y + 2.4, 4.4], [deckX - 3.4, -y + 2.4, 4.4], 1.5, palette.blackMetal);
  for (const s of [-1, 1]) {
    f.roundedBox([s * (deckX - 2), (front - y) / 2 + 1, 5], [2.2, (y + front) / 2 - 0.4, 1.3], 0.6, gray);
    for (let i = 0; i < 4; i++)
      f.box(
        s * (deckX - 3.2 + i * 0.8) - 0.14,
        -y + 5,
        6.26,
        s * (deckX - 3.2 + i * 0.8) + 0.14,
        front - 1,
        6.4,
        rubber,
        { bevel: 0.04 },
      );
    f.roundedBox([s * (deckX - 2), -y + 1.6, 4.2], [2.3, 1.5, 2.3], 0.8, shell);
    f.cone([s * (deckX - 3), -y + 5, 0], [s * (deckX - 3), -y + 5, 2], 1.1, 1.1, rubber);
    f.cone([s * (deckX - 3) - 0.8, y - 4, 2], [s * (deckX - 3) + 0.8, y - 4, 2], 2, 2, rubber);
  }
  f.mesh('treadmill hood', hood, shell, { at: [0, front + 9, 3], scale: [deckX - 0.4, 9.4, 6.4] });
  f.box(-deckX * 0.5, front + 0.2, 6.6, deckX * 0.5, front + 0.6, 7.4, gray, { bevel: 0.1 });
  uprights(f, shell, rubber);
  controls(f, h, shell, gray, rubber, palette.blackGlass, palette.chrome);
}

/** Posts that lean to the runner and go over into rails to hold. */
function uprights(f: ItemFrame, shell: number, rubber: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  for (const s of [-1, 1]) {
    f.mesh(
      `treadmill post ${[y, h].join()}`,
      () =>
        flatTube(
          [
            [y - 7, 2.4],
            [y - 8.4, 12],
            [y - 13, h * 0.55],
            [y - 17.5, h - 12],
            [y - 19, h - 8],
          ],
          1.15,
          2,
        ),
      shell,
      { at: [s * (x - 2), 0, 0] },
    );
    f.mesh(
      `treadmill rail ${[y, h].join()}`,
      () =>
        flatTube(
          [
            [y - 16.5, h - 13.6],
            [y - 22, h - 12.6],
            [y - 32, h - 14.4],
            [y - 36, h - 17],
            [y - 37, h - 19.5],
          ],
          1,
          0.95,
        ),
      rubber,
      { at: [s * (x - 2), 0, 0] },
    );
  }
}

function controls(
  f: ItemFrame,
  h: number,
  shell: number,
  gray: number,
  rubber: number,
  screen: number,
  chrome: number,
): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const lean = { x: 26 };
  const [s, c] = [Math.sin((26 * Math.PI) / 180), Math.cos((26 * Math.PI) / 180)];
  /** A place on the console's face: across, up along it, and out of it towards the runner. */
  const on = (across: number, up: number, out: number): Vec3 => [
    across,
    y - 20 + up * s - out * c,
    h - 8 + up * c + out * s,
  ];
  f.roundedBox(on(0, 0, -1.2), [x - 1.6, 1.5, 6.6], 1.3, shell, lean);
  f.orientedBox(on(0, 1.8, 0.32), [x * 0.52, 0.06, 3.9], lean, screen, { bevel: 0 });
  f.orientedBox(on(0, -4.4, 0.3), [x * 0.6, 0.08, 0.9], lean, gray, { bevel: 0.05 });
  for (let i = 0; i < 8; i++)
    f.orientedBox(on((i - 3.5) * 1.7, -4.4, 0.42), [0.55, 0.06, 0.4], lean, i === 3 ? chrome : rubber, {
      bevel: 0.04,
    });
  // bottles stand at both sides; the key is pulled where somebody falls
  for (const side of [-1, 1])
    f.tube(on(side * (x - 5.4), -3, 0.4), on(side * (x - 5.4), -1, 3.2), 1.7, 1.9, rubber);
  f.mesh(
    'treadmill key',
    () =>
      turned(
        [
          [0.8, 0],
          [0.8, 0.5],
          [0, 0.6],
        ],
        20,
      ),
    chrome,
    { at: on(0, -6, 0.5), turn: { x: 116 } },
  );
}
