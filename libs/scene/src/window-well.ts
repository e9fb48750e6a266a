/** Wells before windows that lie below the ground. */
import { type Opening, type Room, randomFrom } from '@plumbline/concept';
import type { ItemFrame } from './builder.js';
import type { Context, Palette } from './context.js';
import type { Vec3 } from './scene.js';

/** How far a well reaches from the wall, inches: 36 before a window that one escapes by (IRC R310.4.1). */
const DEEP = 38;
const SHALLOW = 20;
/** A window whose sill lies higher is none to escape by (IRC R310.2.3). */
const ESCAPE_SILL = 44;
/** How much wider than its window a well is on each side. */
const BESIDE = 5;
/** How far below the sill its gravel lies, and how far its rim stands above the window's head. */
const BELOW = 6;
const RIM = 5;
/** A timber of a well's walls: a six by six. */
const TIMBER = 5.5;
/** A well deeper than this has a ladder (IRC R310.4.2); its rungs. */
const CLIMBED = 44;
const RUNG_EVERY = 12;
const RUNG_WIDE = 7;

/** Radiance of the sky over a well: of the daylight's, what house and ground leave of it. */
const SKY: Vec3 = [3.7, 3.6, 3.4];

/** Whether a window lies below the ground: in a basement, but not beside a door to a yard. */
export const isInWell = (
  { kind, wall }: Opening,
  { category, openings }: Pick<Room, 'category' | 'openings'>,
): boolean =>
  category === 'basement' &&
  kind === 'window' &&
  !openings.some((o) => o.wall === wall && (o.kind === 'sliding-door' || o.kind === 'door'));

/** A blade of grass from its root, which bends over as it grows, or hangs down where `up` is -1. */
function blade(f: ItemFrame, [x, y, z]: Vec3, heading: number, up: 1 | -1, long: number, m: number): void {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  // Towards the house where it hangs.
  const at = (out: number, high: number): Vec3 =>
    up > 0
      ? [x + c * out * long, y + s * out * long, z + high * long]
      : [x + c * out * long * 0.3, y - out * long * 0.5, z - high * long];
  f.pipe([at(0, 0), at(0.08, 0.4), at(0.25, 0.75), at(0.5, 0.95)], 0.16, m);
}

/** Walls of weathered timbers laid on one another, their ends crossed, which hold the earth on three sides. */
function timbers(f: ItemFrame, half: number, deep: number, high: number, palette: Palette): void {
  const courses = Math.ceil(high / TIMBER);
  for (let i = 0; i < courses; i++) {
    const [z0, z1] = [-BELOW + i * TIMBER, -BELOW + (i + 1) * TIMBER - 0.15];
    const m = palette.timbers[i % 3]!;
    // Each is a little farther out or in than the one below.
    const out = ((i * 7) % 3) * 0.25;
    f.box(-half - 6, f.depth + deep - 0.5 + out, z0, half + 6, f.depth + deep + 5, z1, m, {
      grain: 'x',
      bevel: 0.4,
    });
    for (const s of [-1, 1]) {
      const [x0, x1] = [s * (half - 0.5 + out), s * (half + 5)];
      f.box(
        Math.min(x0, x1),
        f.depth,
        z0,
        Math.max(x0, x1),
        f.depth + deep,
        z1,
        palette.timbers[(i + 1) % 3]!,
        {
          grain: 'y',
          bevel: 0.4,
        },
      );
    }
  }
}

/** A ladder against the far wall: two rails that bend over the rim, and rungs between them. */
function ladder(f: ItemFrame, y: number, m: number): void {
  const top = f.height + RIM;
  for (const side of [-1, 1])
    f.pipe(
      [
        [side * RUNG_WIDE, y, -BELOW],
        [side * RUNG_WIDE, y, top - 2],
        [side * RUNG_WIDE, y + 1, top + 1],
        [side * RUNG_WIDE, y + 5, top + 2],
      ],
      0.6,
      m,
    );
  for (let z = -BELOW + RUNG_EVERY; z < f.height; z += RUNG_EVERY)
    f.capsule([-RUNG_WIDE, y, z], [RUNG_WIDE, y, z], 0.45, m);
}

/**
 * The well before a window; `f` is the window's hole. The sky shines into it from above, and into the room only by way
 * of it.
 */
export function buildWindowWell(f: ItemFrame, { sillIn }: Opening, { palette }: Context): void {
  const deep = sillIn <= ESCAPE_SILL ? DEEP : SHALLOW;
  const half = f.width / 2 + BESIDE;
  const high = f.height + BELOW + RIM;
  timbers(f, half, deep, high, palette);
  f.box(-half, f.depth, -BELOW - 3, half, f.depth + deep, -BELOW, palette.gravel, { inRoom: true });
  if (high > CLIMBED) ladder(f, f.depth + deep - 3, palette.blackMetal);
  // What seeds itself in gravel, and what hangs over the rim.
  const next = randomFrom(Math.round(half * 13 + deep));
  const m = palette.foliage(0.4);
  for (let i = 0; i < 26; i++) {
    const hangs = i % 3 === 0;
    const root: Vec3 = hangs
      ? [(2 * next() - 1) * half, f.depth + deep - 1, f.height + RIM - 1 - 3 * next()]
      : [(2 * next() - 1) * half * 0.8, f.depth + deep * (0.55 + 0.35 * next()), -BELOW];
    blade(f, root, 2 * Math.PI * next(), hangs ? -1 : 1, 5 + 6 * next(), m);
  }
  f.rectangleLight(
    'rectangle',
    [0, f.depth + deep / 2, f.height + RIM],
    [half, 0, 0],
    [0, deep / 2, 0],
    [0, 0, -1],
    SKY,
  );
}
