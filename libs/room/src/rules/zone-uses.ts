import type { Item, Kind, Room } from '@plumbline/concept';
import { type Zone, zonesOf } from './zones.js';

/** What a zone is used for, as far as codes ask: sleeping, bathing, a car, machines, or living in general. */
type ZoneUse = 'sleeping' | 'bath' | 'vehicles' | 'machines' | 'closet' | 'living';

const BEDS: readonly Kind[] = ['bed', 'bunk-bed', 'crib'];
const BATH: readonly Kind[] = ['toilet', 'shower', 'bathtub', 'bidet'];
const MACHINES: readonly Kind[] = ['furnace', 'water-heater'];
/** A smaller zone is a closet or the space under a stair. Square inches. */
const LEAST_ROOM = 35 * 144;

type Used = Pick<Room, 'category' | 'shell' | 'items' | 'openings'>;

const has = ({ items }: { readonly items: readonly Item[] }, kinds: readonly Kind[]): boolean =>
  items.some((item) => kinds.includes(item.kind));

/** What a zone of a room is used for. A bedroom is slept in, a bathroom bathed in, whatever stands in it. */
function useOf(room: Used, zone: Zone): ZoneUse {
  const largest = zonesOf(room).every((other) => other.areaIn2 <= zone.areaIn2);
  if (has(zone, BEDS) || (room.category === 'bedroom' && largest)) return 'sleeping';
  if (room.category === 'bathroom' || has(zone, BATH)) return 'bath';
  if (has(zone, ['car']) || (room.category === 'garage' && largest && !has(zone, LIVED_IN)))
    return 'vehicles';
  if (has(zone, MACHINES) && zonesOf(room).length > 1 && !largest) return 'machines';
  return zone.areaIn2 < LEAST_ROOM ? 'closet' : 'living';
}

const LIVED_IN: readonly Kind[] = ['sofa', 'sectional', 'desk', 'dining-table', 'sink-base'];

/** The zones of a room that are used so. */
export const zonesUsed = (room: Used, ...uses: readonly ZoneUse[]): Zone[] =>
  zonesOf(room).filter((zone) => uses.includes(useOf(room, zone)));

/** Zones that are lit by themselves: every one but closets. */
export const zonesLit = (room: Used): Zone[] =>
  zonesUsed(room, 'living', 'sleeping', 'bath', 'machines', 'vehicles');

/** The largest zone: a basement's story is warned from there. */
const mainZone = (room: Used): Zone[] => [...zonesOf(room)].sort((a, b) => b.areaIn2 - a.areaIn2).slice(0, 1);

/** Where IRC R314 asks for a smoke alarm: each room slept in, and each basement. */
export const zonesWithSmokeAlarm = (room: Used): Zone[] => [
  ...new Set([...zonesUsed(room, 'sleeping'), ...(room.category === 'basement' ? mainZone(room) : [])]),
];

const FUEL: readonly Kind[] = ['furnace', 'water-heater', 'fireplace'];

/** Where IRC R315 asks for a carbon monoxide alarm: a basement, and a bedroom with a fire in it. */
export const zonesWithCoAlarm = (room: Used): Zone[] => [
  ...new Set([
    ...zonesUsed(room, 'sleeping').filter((zone) => has(zone, FUEL)),
    ...(room.category === 'basement' ? mainZone(room) : []),
  ]),
];
