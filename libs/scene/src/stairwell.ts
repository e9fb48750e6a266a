import { boundsOf, type ItemOf, opposite, type Rect, type Room, type Side } from '@plumbline/concept';
import { type Block, withoutBlock } from './blocks.js';
import type { Context } from './context.js';
import { warm } from './items/lighting/ceiling-lights.js';
import { roomFrame } from './room-frame.js';

/** Least height over a flight's nosings (IRC R311.7.2), joists with what covers them, and a room's height above. Inches. */
const HEADROOM = 80;
const FLOOR_THICK = 12;
const STORY = 96;
/** Drywall and studs around the well. */
const WALL = 4.5;

/** A flight as it lies in the room: to which side it climbs, how far it runs, and its steps. Inches. */
export interface FlightOf {
  readonly up: Side;
  readonly alongX: boolean;
  readonly run: number;
  readonly risers: number;
  readonly rise: number;
  readonly tread: number;
  /** Whether it climbs to the north or east (1) or to the south or west (-1). */
  readonly sign: 1 | -1;
}

/** The flight of a stair; it faces whoever comes to its foot. */
export function flightOf({ box, facing, traits }: ItemOf<'stair'>): FlightOf {
  const up = (traits?.up as Side | undefined) ?? opposite(facing);
  const alongX = up === 'east' || up === 'west';
  const run = alongX ? box.widthIn : box.depthIn;
  const risers = Math.max(3, Math.min(20, traits?.risers ?? Math.round(run / 10) + 1));
  return {
    up,
    alongX,
    run,
    risers,
    rise: traits?.riserIn ?? 7.5,
    tread: Math.min(traits?.treadIn ?? 10, run / risers),
    sign: up === 'north' || up === 'east' ? 1 : -1,
  };
}

/** Whether a stair leads on through the ceiling. */
const leadsUp = ({ risers, rise }: FlightOf, { ceilingIn }: Room): boolean => risers * rise > ceilingIn - 12;

/** Openings in a ceiling over stairs that lead on: from where a head would touch it to the flight's end. */
export function stairwells(room: Room): Rect[] {
  return room.items.flatMap((item) => {
    if (item.kind !== 'stair') return [];
    const flight = flightOf(item);
    if (!leadsUp(flight, room) || room.shell.ceiling.slope) return [];
    const { x, y, widthIn: w, depthIn: d } = item.box;
    const from = Math.max(0, Math.floor((room.ceilingIn - HEADROOM) / flight.rise) * flight.tread);
    const long = flight.run - from;
    if (long < 12) return [];
    const { alongX, sign } = flight;
    return [
      alongX ? { x: sign > 0 ? x + from : x, y, w: long, d } : { x, y: sign > 0 ? y + from : y, w, d: long },
    ];
  });
}

/** A ceiling's block less the wells of stairs. */
export const withoutWells = (blocks: readonly Block[], wells: readonly Rect[]): Block[] =>
  wells.reduce<Block[]>(
    (left, { x, y, w, d }) =>
      left.flatMap((block) =>
        withoutBlock(block, { min: [x, y, block.min[2]], max: [x + w, y + d, block.max[2]] }),
      ),
    [...blocks],
  );

/** The walls of a well, up to the ceiling of the story above, and the light there. */
export function buildStairwell({ x, y, w, d }: Rect, context: Context): void {
  const { palette, room } = context;
  const f = roomFrame(context);
  const [low, high] = [room.ceilingIn, room.ceilingIn + FLOOR_THICK + STORY];
  const bounds = boundsOf(room.shell);
  const options = { bevel: 0, inRoom: true };
  const [x0, x1, y0, y1] = [x - WALL, x + w + WALL, y - WALL, y + d + WALL];
  f.box(x0, y0, low, x, y1, high, palette.wall, options);
  f.box(x + w, y0, low, x1, y1, high, palette.wall, options);
  f.box(x, y0, low, x + w, y, high, palette.wall, options);
  f.box(x, y + d, low, x + w, y1, high, palette.wall, options);
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
}
