import { boundsOf, type Rect } from '@plumbline/concept';
import type { Context } from '../../context.js';
import { CEILING_THICK } from '../../flights.js';
import { roomFrame } from '../../room-frame.js';
import type { Vec3 } from '../../scene.js';
import { warm } from '../lighting/ceiling-lights.js';

/** Joists with what covers them, and a room's height above. Inches. */
const FLOOR_THICK = 12;
const STORY = 96;
/** Radiance of the daylight that comes to a well from the rooms above. */
const UPSTAIRS: Vec3 = [2.9, 3, 3.2];
/** Drywall and studs around the well. */
const WALL = 4.5;

/** The walls of a well, up to the ceiling of the story above, and the light there. */
export function buildStairwell({ x, y, w, d }: Rect, context: Context): void {
  const { palette, room } = context;
  const f = roomFrame(context);
  // The ceiling's own edges are the well's lowest part.
  const [low, high] = [room.ceilingIn, room.ceilingIn + FLOOR_THICK + STORY];
  const from = low + CEILING_THICK;
  const bounds = boundsOf(room.shell);
  const options = { bevel: 0, inRoom: true };
  const [x0, x1, y0, y1] = [x - WALL, x + w + WALL, y - WALL, y + d + WALL];
  f.box(x0, y0, from, x, y1, high, palette.wall, options);
  f.box(x + w, y0, from, x1, y1, high, palette.wall, options);
  f.box(x, y0, from, x + w, y, high, palette.wall, options);
  f.box(x, y + d, from, x + w, y1, high, palette.wall, options);
  f.box(x0, y0, high, x1, y1, high + 4, palette.ceiling, options);
  // Trim about the opening, where it does not lie against a wall of the room.
  const trim = (a: number, b: number, c: number, e: number): void =>
    f.box(a, b, low - 0.7, c, e, low, palette.trim, { bevel: 0.1 });
  if (x - bounds.x > 3) trim(x - 2.5, y, x, y + d);
  if (bounds.x + bounds.w - x - w > 3) trim(x + w, y, x + w + 2.5, y + d);
  if (y - bounds.y > 3) trim(x, y - 2.5, x + w, y);
  if (bounds.y + bounds.d - y - d > 3) trim(x, y + d, x + w, y + d + 2.5);
  const lamp = [x + w / 2, y + d / 2] as const;
  f.cone([...lamp, high - 2.5], [...lamp, high], 6.4, 6.8, palette.whitePlastic);
  f.disk([...lamp, high - 2.6], [0, 0, 1], 6, palette.glow(warm(9)));
  f.diskLight([...lamp, high - 2.8], 6, [0, 0, -1], warm(24));
  // Daylight of the rooms above, which comes in over the head of the stair: cool beside the lamps below.
  const long = d >= w;
  f.rectangleLight(
    'rectangle',
    long ? [x + w / 2, y + d - 0.5, high - STORY / 2] : [x + w - 0.5, y + d / 2, high - STORY / 2],
    long ? [w / 2 - 2, 0, 0] : [0, d / 2 - 2, 0],
    [0, 0, STORY / 2 - 8],
    long ? [0, -1, 0] : [-1, 0, 0],
    UPSTAIRS,
  );
}
