import {
  atFrame,
  contains,
  framesAt,
  type Item,
  opposite,
  overlaps,
  type Rect,
  type Room,
  SIDES,
  type Side,
  type WallFrame,
} from '@plumbline/concept';
import type { Context } from '../../context.js';
import type { Staged } from '../../scene.js';
import { isChildsRoom } from '../childs-room.js';
import { BICYCLE, CARTS, TYRES } from './garage-things.js';
import { BLOCKS, DUMBBELLS, EXERCISE_BALL, type FloorThing, GUITAR, TOYS, WASHING } from './kit-things.js';
import { BLANKETS, FLOOR_LAMP, HAMPER, STOOL, TREE } from './lounge-things.js';

/** How far before a door, an opening or a window's sill nothing is put down. */
const BEFORE_DOOR = 42;

/** What stands on the floor keeps so far from all else, and from the wall. */
const APART = 3;

const OFF_WALL = 1.2;

/** Steps in which places in the open are tried, inches. */
const GRID = 6;

/** Number of the first thing of a kit; the others count down from it. */
const FIRST = -2;

/** Puts a room's kit on the floor, each thing under a number of its own; no plants where somebody refused them. */
export function layKit(context: Context, withoutPlants = false): Staged[] {
  const { scene } = context;
  const staged = kitSpots(context, withoutPlants).map(({ thing, side, area, next }, nth) => {
    const box = { x: area.x, y: area.y, z: 0, widthIn: area.w, depthIn: area.d, heightIn: thing.high };
    scene.item = FIRST - nth;
    thing.build(scene.frame(box, opposite(side)), context, next);
    return { item: scene.item, box };
  });
  scene.item = -1;
  return staged;
}

/** Where a room's kit finds free floor; what finds none is left away. */
export function kitSpots(
  context: Context,
  withoutPlants = false,
): {
  readonly thing: FloorThing;
  readonly side: Side;
  readonly area: Rect;
  readonly next: () => number;
}[] {
  const { room } = context;
  if (room.items.length === 0) return [];
  const laid: ReturnType<typeof kitSpots> = [];
  for (const [nth, thing] of kitOf(room).entries()) {
    if (withoutPlants && thing === TREE) continue;
    const next = context.random(`kit ${nth}`);
    const taken = laid.map(({ area }) => area);
    const along = SIDES.flatMap((side) =>
      framesAt(context.shell, side).flatMap((frame) => freeSpots(frame, thing, context, taken)),
    );
    // Children play in the middle of a floor.
    const spots = along.length > 0 || !isChildsRoom(room) ? along : openSpots(thing, context, taken);
    const spot = spots[Math.floor(next() * spots.length)];
    if (spot) laid.push({ thing, side: spot.side, area: spot.rect, next });
  }
  return laid;
}

/** What lies about in such a room. */
export function kitOf(room: Room): readonly FloorThing[] {
  const has = (kind: Item['kind']): boolean => room.items.some((item) => item.kind === kind);
  if (isChildsRoom(room)) return [TOYS, BLOCKS];
  if (has('piano') && room.category === 'other') return [GUITAR];
  if (has('washer')) return [WASHING];
  if (has('exercise-mat')) return [DUMBBELLS, EXERCISE_BALL];
  if (room.category === 'garage' && has('car'))
    return has('bike-rack') ? [CARTS, TYRES] : [BICYCLE, CARTS, TYRES];
  // Where somebody turns in a wheelchair, the floor stays free.
  if (room.category === 'bathroom') return has('grab-bar') ? [] : has('bathtub') ? [HAMPER, STOOL] : [HAMPER];
  const tree = has('plant') ? [] : [TREE];
  // Below the ground a lamp in a corner gives the evening's light that no window gives.
  if (room.category === 'basement' && (has('sofa') || has('sectional')) && !has('floor-lamp'))
    return [FLOOR_LAMP, BLANKETS, ...tree];
  if (has('sofa') || has('sectional') || has('desk') || has('bed')) return [BLANKETS, ...tree];
  return has('dining-table') && room.category === 'other' ? tree : [];
}

/** A place on the floor, and at which wall it is. */
interface Spot {
  readonly side: Side;
  readonly rect: Rect;
}

/** Where along a wall a thing finds free floor: near the ends of free stretches, where people put things down. */
function freeSpots(
  frame: WallFrame,
  { wide, deep, high }: FloorThing,
  { room, shell }: Context,
  taken: readonly Rect[],
): Spot[] {
  const isTaken = takenFloor(high, { room, shell }, taken);
  const isFree = (t: number): boolean => {
    if (t < APART || t + wide > frame.lengthIn - APART) return false;
    const rect = atFrame(frame, t, OFF_WALL, wide, deep);
    const wider = atFrame(frame, t - APART, 0, wide + 2 * APART, deep + OFF_WALL + APART);
    return contains(shell, rect) && !isTaken(wider);
  };
  const spots: Spot[] = [];
  for (let t = APART; t + wide <= frame.lengthIn - APART; t += 3)
    if (isFree(t) && (!isFree(t - 3) || !isFree(t + 3)))
      spots.push({ side: frame.side, rect: atFrame(frame, t, OFF_WALL, wide, deep) });
  return spots;
}

/** Where in the open a thing finds free floor. */
function openSpots(
  { wide, deep, high }: FloorThing,
  { room, shell }: Context,
  taken: readonly Rect[],
): Spot[] {
  const isTaken = takenFloor(high, { room, shell }, taken);
  const spots: Spot[] = [];
  for (let x = GRID; x + wide < room.widthIn; x += GRID)
    for (let y = GRID; y + deep < room.depthIn; y += GRID) {
      const wider = { x: x - APART, y: y - APART, w: wide + 2 * APART, d: deep + 2 * APART };
      if (contains(shell, wider) && !isTaken(wider))
        spots.push({ side: 'north', rect: { x, y, w: wide, d: deep } });
    }
  return spots;
}

/** Tells of a place whether something so high, or what opens there, wants it for itself. */
function takenFloor(
  high: number,
  { room, shell }: Pick<Context, 'room' | 'shell'>,
  taken: readonly Rect[],
): (place: Rect) => boolean {
  const standing = room.items
    .filter(({ kind, box }) => box.z < high && kind !== 'rug')
    .map(({ box: { x, y, widthIn, depthIn } }): Rect => ({ x, y, w: widthIn, d: depthIn }));
  // Whoever opens the electrical panel stands before it: 36 in are to be free (NEC 110.26).
  const panels = room.items
    .filter(({ kind }) => kind === 'electrical-panel')
    .map(
      ({ box: { x, y, widthIn, depthIn } }): Rect => ({
        x: x - 36,
        y: y - 36,
        w: widthIn + 72,
        d: depthIn + 72,
      }),
    );
  const doors = room.openings
    .filter(({ kind, sillIn }) => kind !== 'window' || sillIn < high)
    .flatMap((o) =>
      SIDES.flatMap((side) => framesAt(shell, side))
        .filter(({ wall }) => wall.id === o.wall)
        .map((wall) => atFrame(wall, o.offsetIn - 4, 0, o.widthIn + 8, BEFORE_DOOR)),
    );
  const all = [...standing, ...panels, ...doors, ...taken];
  return (place) => all.some((other) => overlaps(place, other));
}
