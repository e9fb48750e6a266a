import { countTold, isEmptyRoom, isNamedOfFurnished, SOME_OUTLETS, wants } from '@plumbline/brief';
import {
  type Brief,
  type Item,
  isOf,
  type Kind,
  type Opening,
  type Room,
  type TraitsOf,
  withTraits,
} from '@plumbline/concept';
import { atWall, centre, runsEast, wallLength } from '../../geometry/geometry.js';
import { recirculates } from '../../geometry/items.js';
import { findingsIn } from '../../rules/check-room.js';
import { markRest } from '../../rules/only-room.js';
import { zonesWithCoAlarm, zonesWithSmokeAlarm } from '../../rules/zone-uses.js';
import { type Zone } from '../../rules/zones.js';
import { withGlazing } from '../openings/glazing.js';
import { setReceptacles } from './receptacles.js';
import { type Plate, ServiceSpots } from './service-spots.js';
import { setSwitches } from './switches.js';

/**
 * What is set into walls and ceiling once the layout stands: receptacles, switches, alarms and air, and what glass and
 * hoods need. IRC R314 and R315 (alarms), IRC M1602 (return air), IRC M1503.6 (makeup air). Inches.
 */

const GRILLE: Plate = { along: 20, deep: 0.25, height: 8, z: 8 };
const ALARM = { size: 5.5, height: 1.5 } as const;
const REGISTER = { along: 12, deep: 6, height: 0.25, off: 18 } as const;
/** A hood that moves more needs makeup air. */
const MOST_CFM = 400;

/** The room with its services. They are no part of the layout: nothing moves for them. */
export function withServices(planned: Room, brief: Brief): Room {
  return withPlates(withGlazing(withMakeupAir(planned)), brief);
}

/**
 * A room whose services were set, once a thing has left that filled a wall: where too much of the wall is without a receptacle
 * now, they are set anew.
 */
export function withServicesAnew(room: Room, brief: Brief): Room {
  const [found] = findingsIn(room, brief.state, ({ id }) => id === 'wall-receptacles');
  const lacks = found?.met === false;
  return lacks
    ? withPlates({ ...room, items: room.items.filter(({ kind }) => !SERVICES.has(kind)) }, brief)
    : room;
}

const SERVICES: ReadonlySet<Kind> = new Set<Kind>([
  'receptacle',
  'switch',
  'smoke-alarm',
  'supply-register',
  'return-grille',
]);

/** Sets what is set flat into walls and ceiling. */
function withPlates(room: Room, brief: Brief): Room {
  const spots = new ServiceSpots(room);
  const before = setReceptacles(spots, room);
  setSwitches(spots, room);
  setAlarms(spots, room);
  setAir(spots, room);
  let left = addedReceptacles(room, brief, before);
  const items = spots.items.map((item) => {
    if (isInPartThatStays(room, item)) return { ...item, existing: true };
    return isOf(item, 'receptacle') && left-- > 0 ? withTraits(item, { added: true }) : item;
  });
  return markRest({ ...room, items: [...room.items, ...items] }, brief);
}

/** Whether a thing is in a part of the room whose walls nobody works on: what is set there is there. */
const isInPartThatStays = ({ parts = [] }: Room, { box }: Item): boolean =>
  parts.some(
    ({ work, x, y, widthIn, depthIn }) =>
      !work.includes('walls') &&
      box.x >= x - SET_IN &&
      box.x <= x + widthIn &&
      box.y >= y - SET_IN &&
      box.y <= y + depthIn,
  );
/** A plate reaches into its wall by less. Inches. */
const SET_IN = 1;

/**
 * How many receptacles the work adds, the first ones first: all where walls are opened anyway or it was asked for, those
 * at new counters and as many as were asked for where words name the work, and two in a room that is only furnished.
 */
function addedReceptacles({ category }: Room, brief: Brief, before: number): number {
  if (isEmptyRoom(brief)) return Number.POSITIVE_INFINITY;
  if (category === 'kitchen') return Math.max(4, before);
  if (isNamedOfFurnished(brief))
    return before + (wants(brief, 'outlets') ? (countTold(brief, 'outlet') ?? SOME_OUTLETS) : 0);
  if (category === 'basement' || category === 'garage') return Number.POSITIVE_INFINITY;
  return wants(brief, 'outlets') && category !== 'bathroom' ? Number.POSITIVE_INFINITY : 2;
}

const withMakeupAir = (room: Room): Room => ({
  ...room,
  items: room.items.map((item) =>
    isOf(item, 'hood') && (item.traits?.cfm ?? 0) > MOST_CFM && !recirculates(item)
      ? withTraits(item, { makeupAir: true })
      : item,
  ),
});

/** A smoke alarm in each room that is slept in and on the story of a basement, with carbon monoxide where asked. */
function setAlarms(spots: ServiceSpots, room: Room): void {
  const co = new Set(zonesWithCoAlarm(room));
  for (const zone of new Set([...zonesWithSmokeAlarm(room), ...co])) {
    const spot = underCeiling(spots, zone);
    const traits: TraitsOf<'smoke-alarm'> = co.has(zone) ? { co: true } : {};
    if (spot) spots.set('smoke-alarm', spot, traits);
  }
}

/** A place on the ceiling of a zone, near the middle of its largest part. */
function underCeiling(spots: ServiceSpots, { rects }: Zone) {
  for (const rect of [...rects].sort((a, b) => b.w * b.d - a.w * a.d)) {
    const { x, y } = centre(rect);
    for (const aside of [24, 0]) {
      const spot = spots.onCeiling(x + Math.min(aside, rect.w / 4), y, ALARM.size, ALARM.size, ALARM.height);
      if (spot) return spot;
    }
  }
  return undefined;
}

/** Supply air before each window; return air low on a wall, which kitchens, baths and garages may not have. */
function setAir(spots: ServiceSpots, room: Room): void {
  if (room.category === 'garage') return;
  for (const window of room.openings.filter((o) => o.kind === 'window')) {
    const { x, y } = before(room, window);
    const [w, d] = runsEast(window.side) ? [REGISTER.along, REGISTER.deep] : [REGISTER.deep, REGISTER.along];
    const spot = spots.onCeiling(x, y, w, d, REGISTER.height);
    if (spot) spots.set('supply-register', { ...spot, side: window.side });
  }
  if (room.category === 'kitchen' || room.category === 'bathroom') return;
  const inner = room.shell.walls
    .filter((wall) => !room.openings.some((o) => o.wall === wall.id && o.kind === 'window'))
    .sort((a, b) => wallLength(room, b.id) - wallLength(room, a.id));
  for (const wall of inner) {
    const length = wallLength(room, wall.id);
    const spot = [0.5, 0.25, 0.75]
      .map((share) => spots.onFace(spots.wall(wall.id), length * share, GRILLE))
      .find(Boolean);
    if (!spot) continue;
    spots.set('return-grille', spot);
    return;
  }
}

/** The point of the ceiling before the middle of a window. */
function before(
  room: Room,
  { wall, offsetIn, widthIn }: Opening,
): { readonly x: number; readonly y: number } {
  return centre(atWall(room, wall, offsetIn + widthIn / 2, REGISTER.off, 0, 0));
}
