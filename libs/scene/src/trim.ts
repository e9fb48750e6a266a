/** Baseboards, crown and wainscot of a wall. */
import type { Opening } from '@plumbline/concept';
import type { Frame } from './builder.js';
import type { Context } from './context.js';
import { CASING } from './openings.js';

/** An opening and its place along the wall's frame. */
export interface Hole {
  readonly opening: Opening;
  readonly x0: number;
  readonly x1: number;
}

export interface HoledWall {
  readonly frame: Frame;
  /** From left to right. */
  readonly openings: readonly Hole[];
  /** Corners as seen from the room; of two walls at a corner one takes it. */
  readonly ends: {
    readonly left: 'inside' | 'outside';
    readonly right: 'inside' | 'outside';
    readonly takesCorner: boolean;
  };
}

export function buildTrim(wall: HoledWall, context: Context): void {
  baseboards(wall, context);
  crown(wall, context);
  if (context.room.finishes.walls.material === 'wainscot') wainscot(wall, context);
}

/** From where to where a moulding so deep runs: round an outside corner on the wall that takes it. */
function ends({ frame, ends: { left, right, takesCorner } }: HoledWall, deep: number): [number, number] {
  const beyond = (kind: string): number => (takesCorner && kind === 'outside' ? deep : 0);
  return [-frame.width / 2 - beyond(left), frame.width / 2 + beyond(right)];
}

/** The parts of a moulding's run that no door interrupts. */
function freeSpans(wall: HoledWall, deep: number): [number, number][] {
  const beside = CASING;
  const spans: [number, number][] = [];
  let [from, to] = ends(wall, deep);
  for (const o of wall.openings) {
    if (o.opening.kind === 'window') continue;
    if (o.x0 - beside > from) spans.push([from, o.x0 - beside]);
    from = o.x1 + beside;
  }
  if (to > from) spans.push([from, to]);
  return spans;
}

function baseboards(wall: HoledWall, { palette, room, form }: Context): void {
  if (room.category === 'garage') return;
  for (const [a, b] of freeSpans(wall, 0.6))
    wall.frame.box(a, -0.6, 0, b, 0, form.baseboardIn, palette.trim, { bevel: 0.25 });
}

function crown(wall: HoledWall, { palette, room, shell, form }: Context): void {
  // Below a slope there is no room for one.
  if (!form.crown || shell.ceiling.slope || room.category === 'garage' || room.category === 'basement')
    return;
  const { frame: f } = wall;
  const h = f.height;
  const [a, b] = ends(wall, 1.2);
  const [c, d] = ends(wall, 3);
  f.box(a, -1.2, h - 4, b, 0, h - 1.2, palette.trim, { bevel: 0.8 });
  f.box(c, -3, h - 1.6, d, 0, h, palette.trim, { bevel: 0.9 });
}

function wainscot(wall: HoledWall, { palette }: Context): void {
  const { frame: f } = wall;
  const high = Math.min(36, f.height - 4);
  for (const [a, b] of freeSpans(wall, 1.4)) {
    f.box(a, -0.35, 0, b, 0, high - 1, palette.trim);
    f.box(a, -1.4, high - 1.2, b, 0, high, palette.trim, { bevel: 0.3 });
    const count = Math.max(1, Math.round((b - a) / 24));
    for (let i = 0; i < count; i++) {
      const x0 = a + ((b - a) * i) / count;
      const x1 = a + ((b - a) * (i + 1)) / count;
      frameOf(f, x0 + 2.5, 8, x1 - 2.5, high - 4, -0.8, palette.trim);
    }
  }
}

/** A thin picture-frame moulding on a wall. */
function frameOf(
  f: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  material: number,
): void {
  if (x1 - x0 < 4) return;
  const t = 0.9;
  f.box(x0, y, z0, x1, 0, z0 + t, material, { bevel: 0.3 });
  f.box(x0, y, z1 - t, x1, 0, z1, material, { bevel: 0.3 });
  f.box(x0, y, z0 + t, x0 + t, 0, z1 - t, material, { bevel: 0.3 });
  f.box(x1 - t, y, z0 + t, x1, 0, z1 - t, material, { bevel: 0.3 });
}
