/** Wells before windows that lie below the ground. */
import type { Opening, Room } from '@plumbline/concept';
import type { ItemFrame } from './builder.js';
import type { Context } from './context.js';
import { sheet } from './mesh/surfaces.js';
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
/** Corrugation of galvanized wells: from crest to crest, and how deep. */
const PITCH = 2.67;
const WAVE = 0.25;
/** A well deeper than this has a ladder (IRC R310.4.2); its rungs. */
const CLIMBED = 44;
const RUNG_EVERY = 12;
const RUNG_WIDE = 7;

/** Radiance of the sky over a well: of the daylight's, what house and ground leave of it. */
const SKY: Vec3 = [2.8, 3.05, 3.45];

/** Whether a window lies below the ground: in a basement, but not beside a door to a yard. */
export const isInWell = (
  { kind, wall }: Opening,
  { category, openings }: Pick<Room, 'category' | 'openings'>,
): boolean =>
  category === 'basement' &&
  kind === 'window' &&
  !openings.some((o) => o.wall === wall && (o.kind === 'sliding-door' || o.kind === 'door'));

/**
 * The well before a window; `f` is the window's hole. The sky shines into it from above, and into the room only by way
 * of it.
 */
export function buildWindowWell(f: ItemFrame, { sillIn }: Opening, { palette }: Context): void {
  const deep = sillIn <= ESCAPE_SILL ? DEEP : SHALLOW;
  const half = f.width / 2 + BESIDE;
  const high = f.height + BELOW + RIM;
  const rows = Math.round((2 * high) / PITCH);
  const steel = palette.galvanized;
  f.mesh(
    `window well ${half} ${deep} ${high}`,
    () =>
      sheet(20, rows, (u, v) => {
        const a = Math.PI * u;
        const out = Math.round(v * rows) % 2 === 0 ? WAVE : -WAVE;
        return [(half + out) * Math.cos(a), (deep + out) * Math.sin(a), high * v];
      }),
    steel,
    { at: [0, f.depth, -BELOW] },
  );
  f.box(-half, f.depth, -BELOW - 3, half, f.depth + deep, -BELOW, palette.gravel, { inRoom: true });
  if (high > CLIMBED)
    for (let z = -BELOW + RUNG_EVERY; z < f.height; z += RUNG_EVERY)
      f.capsule([-RUNG_WIDE, f.depth + deep - 3, z], [RUNG_WIDE, f.depth + deep - 3, z], 0.4, steel);
  f.rectangleLight(
    'rectangle',
    [0, f.depth + deep / 2, f.height + RIM],
    [half, 0, 0],
    [0, deep / 2, 0],
    [0, 0, -1],
    SKY,
  );
}
