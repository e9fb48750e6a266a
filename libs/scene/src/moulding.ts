/** A profile along a wall, a cabinet, a frame. */
import type { ItemFrame } from './builder.js';
import { lofted, type Ring } from './mesh/surfaces.js';

/** A point of a moulding's section: how far it stands out from the wall, and its height. */
export type SectionPoint = readonly [out: number, z: number];

/**
 * A moulding along a wall from a to b, inches in its frame, which looks into the room; `mitred` ends are cut back towards the wall
 * where they go round an outside corner (the run is told with the moulding's full depth there).
 */
export function moulding(
  f: ItemFrame,
  a: number,
  b: number,
  section: readonly SectionPoint[],
  mitred: readonly [boolean, boolean],
  m: number,
): void {
  const deep = Math.max(...section.map(([out]) => out));
  const ring = (x: number, side: number, cut: boolean): Ring =>
    section.map(([out, z]) => [x + (cut ? -side * (deep - out) : 0), -out, z]);
  const name = [b - a, ...mitred, ...section.flat()].map((v) => Number(v).toFixed(2)).join();
  f.mesh(
    `moulding ${name}`,
    () => lofted([ring(0, -1, mitred[0]), ring(b - a, 1, mitred[1])], { lids: 'both', creaseAt: 32 }),
    m,
    { at: [a, 0, 0], grain: 'x' },
  );
}
