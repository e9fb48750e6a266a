import { type ItemOf, overlaps } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { type FlightOf, flightOf, stairwells } from '../../flights.js';
import { lofted } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

/** How deep the boards at the sides of a flight of stairs are: a two by twelve. */
const STRINGER = 11.25;

/** A flight of stairs in the room's own axes, and half its width. Inches. */
interface Flight extends FlightOf {
  readonly g: ItemFrame;
  readonly wide: number;
}

/** A box that runs from `a0` to `a1` along a flight and from `b0` to `b1` across it. */
function boxOn(
  { g, run, alongX, sign }: Flight,
  [a0, b0, z0]: Vec3,
  [a1, b1, z1]: Vec3,
  m: number,
  grain: 'x' | 'y' | 'z' = 'x',
): void {
  if (alongX) g.box(sign * (a0 - run / 2), b0, z0, sign * (a1 - run / 2), b1, z1, m, { grain, bevel: 0.12 });
  else g.box(b0, sign * (a0 - run / 2), z0, b1, sign * (a1 - run / 2), z1, m, { grain, bevel: 0.12 });
}

/**
 * A flight on two cut stringers, closed below, with newels, balusters and handrails; where nothing stands under it, drywall goes down
 * to the floor, as basements are finished.
 */
export function stair(f: ItemFrame, item: ItemOf<'stair'>, context: Context): void {
  const { widthIn: w, depthIn: d } = item.box;
  const of = flightOf(item);
  const { rise, risers } = of;
  const flight: Flight = { ...of, g: f.turnedTo('south'), wide: (of.alongX ? d : w) / 2 };
  const { ceilingIn } = context.room;
  // Through a ceiling that is open above it it goes on.
  const isOpen = stairwells(context.room).some((well) =>
    overlaps(well, { x: item.box.x, y: item.box.y, w, d }),
  );
  const count = isOpen ? risers : Math.min(risers, Math.floor((ceilingIn - 2) / rise));
  steps(flight, count, context);
  stringers(flight, count, context);
  if (isFree(item, context)) closedBelow(flight, count, context);
  const railed = isOpen ? risers - 1 : Math.min(risers - 1, Math.floor((ceilingIn - 40) / rise));
  if (railed >= 2) for (const s of [-1, 1]) railing(flight, s * (flight.wide - 1.6), railed, context);
}

function steps(flight: Flight, count: number, { palette }: Context): void {
  const { wide, rise, tread, alongX } = flight;
  for (let i = 0; i < count; i++) {
    const top = (i + 1) * rise;
    boxOn(
      flight,
      [i * tread, -wide + 0.5, top - rise],
      [i * tread + 0.75, wide - 0.5, top - 1],
      palette.trim,
    );
    // A tread of 1 in whose nosing reaches an inch over the riser.
    boxOn(
      flight,
      [i * tread - 1, -wide, top - 1],
      [(i + 1) * tread + 0.7, wide, top],
      palette.wood,
      alongX ? 'y' : 'x',
    );
    // The stringers are cut to the steps and carry them: their teeth close the ends and stay within the board below.
    for (const s of [-1, 1])
      boxOn(
        flight,
        [i * tread + 0.75, Math.min(s * (wide - 1.7), s * (wide - 0.7)), top - rise - 0.5],
        [(i + 1) * tread + 0.6, Math.max(s * (wide - 1.7), s * (wide - 0.7)), top - 1],
        palette.trim,
      );
  }
}

/** Cut stringers on both sides, and a panel between their lower edges: all as steep as the flight. */
function stringers(
  { g, run, wide, rise, tread, alongX, sign }: Flight,
  count: number,
  { palette }: Context,
): void {
  const angle = (Math.atan2(rise, tread) * 180) / Math.PI;
  const [sin, cos] = [rise / Math.hypot(rise, tread), tread / Math.hypot(rise, tread)];
  const flight = count * Math.hypot(rise, tread);
  const sloped = (b: number, thick: number, below: number, deep: number, m: number): void => {
    const [a, z] = [(count * tread) / 2 + below * sin, rise + (count * rise) / 2 - below * cos];
    const [along, across] = [flight / 2, thick / 2];
    g.orientedBox(
      alongX ? [sign * (a - run / 2), b, z] : [b, sign * (a - run / 2), z],
      alongX ? [along, across, deep / 2] : [across, along, deep / 2],
      alongX ? { y: -sign * angle } : { x: sign * angle },
      m,
      { grain: alongX ? 'x' : 'y', bevel: 0.1 },
    );
  };
  // Below the corners of the steps.
  const corner = rise * cos;
  for (const s of [-1, 1]) sloped(s * (wide - 1.2), 1, corner + STRINGER / 2 - 2, STRINGER - 4, palette.trim);
  sloped(0, 2 * wide - 3.4, corner + STRINGER - 5.4, 0.6, palette.ceiling);
}

/** Whether nothing stands in the floor that a flight covers. */
function isFree(item: ItemOf<'stair'>, { room }: Context): boolean {
  const { x, y, widthIn: w, depthIn: d } = item.box;
  return !room.items.some(
    ({ id, box }) =>
      id !== item.id &&
      box.z < 60 &&
      overlaps({ x, y, w, d }, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn }),
  );
}

/** Drywall under a flight, from the floor to its soffit, painted as walls are, with a base along both sides. */
function closedBelow(flight: Flight, count: number, { palette, room }: Context): void {
  const { g, run, rise, tread, alongX, sign } = flight;
  const grade = rise / tread;
  // The soffit of `stringers`, straight up from the floor.
  const drop = rise + (STRINGER - 5.4) / (tread / Math.hypot(rise, tread));
  const soffit = (a: number): number => rise + a * grade - drop;
  const end = Math.min(run, count * tread);
  const [start, top] = [(drop - rise) / grade, Math.min(soffit(end), room.ceilingIn)];
  // A few steps hide nothing below them.
  if (!(top > 12)) return;
  const full = (top + drop - rise) / grade;
  const half = flight.wide - 0.9;
  const outline = [[start, 0], [end, 0], [end, top], ...(full < end - 0.5 ? [[full, top]] : [])] as const;
  const ring = (b: number): Vec3[] =>
    outline.map(([a, z]) => (alongX ? [sign * (a! - run / 2), b, z!] : [b, sign * (a! - run / 2), z!]));
  const { material } = room.finishes.walls;
  g.mesh(
    `under stair ${[run, rise, tread, count, top, half, alongX, sign].join()}`,
    () => lofted([ring(-half), ring(half)], { lids: 'both', creaseAt: 1 }),
    material === 'paint' ? palette.wall : palette.ceiling,
  );
  const high = 4;
  const base = start + high / grade;
  for (const b of [-half - 0.5, half])
    boxOn(flight, [base, b, 0], [end, b + 0.5, high], palette.trim, alongX ? 'x' : 'y');
}

/** Newel, balusters and a rail on an open side, so far across the flight. */
function railing(flight: Flight, at: number, steps: number, { palette }: Context): void {
  const { g, run, rise, tread, alongX, sign } = flight;
  const point = (a: number, z: number): Vec3 =>
    alongX ? [sign * (a - run / 2), at, z] : [at, sign * (a - run / 2), z];
  boxOn(flight, [-0.2, at - 1.7, 0], [3.2, at + 1.7, rise + 38], palette.wood, 'z');
  boxOn(flight, [-0.7, at - 2.2, rise + 38], [3.7, at + 2.2, rise + 39.25], palette.wood, 'z');
  g.capsule(point(1.5, rise + 34), point(steps * tread, steps * rise + 34), 1.2, palette.wood);
  for (let i = 0; i < steps; i++)
    for (const k of [0.3, 0.8])
      g.capsule(
        point((i + k) * tread, (i + 1) * rise),
        point((i + k) * tread, (i + k + 0.7) * rise + 32),
        0.45,
        palette.paint('#f4f3ef'),
      );
}
