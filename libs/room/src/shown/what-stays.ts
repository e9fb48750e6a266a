import { keepable, keptOf } from '@plumbline/brief';
import { type Brief, type Item, itemsOf, type Room } from '@plumbline/concept';
import { WALL_AT_TUB } from '../planner/bath/wall-at-tub.js';
import { isSumpPit } from '../planner/floor/sump.js';
import type { Evidence, Shows } from './evidence.js';
import { SHOWN } from './features-shown.js';

/** Which of a room's things are the owner's already: drawn light, and neither taken out nor bought. */

/** What is there already of some thing that is no feature of the vocabulary, by its id among what can be kept. */
const OF_HOUSE: Readonly<Record<string, readonly Item['kind'][]>> = {
  radiator: ['radiator'],
  'water-heater': ['water-heater', 'furnace'],
  stairs: ['stair'],
  panel: ['electrical-panel'],
};

/** The room with everything that words keep or bring along marked as there already. */
export function withWhatStays(room: Room, brief: Brief): Room {
  // A pit in the floor is never new.
  const there = new Set<string>(room.items.filter(isSumpPit).map(({ id }) => id));
  for (const { id, how } of keptOf(brief)) {
    if (how !== 'kept' && !(how === 'in place' && OF_HOUSE[id])) continue;
    for (const item of itemsOf(room, ...(OF_HOUSE[id] ?? []))) there.add(item.id);
    const features = (keepable(id)?.features ?? []).filter((f) => f === id || brief.wanted.includes(f));
    for (const feature of features) for (const item of standingFor(room, feature)) there.add(item.id);
  }
  // A tub that stays stays within its walls.
  if (itemsOf(room, 'bathtub').some(({ id }) => there.has(id)))
    for (const { id, label } of itemsOf(room, 'partition')) if (label === WALL_AT_TUB) there.add(id);
  if (there.size === 0) return room;
  return {
    ...room,
    items: room.items.map((item) => (there.has(item.id) ? { ...item, existing: true } : item)),
  };
}

const nothing = ({ items: _, openings: __, ...room }: Room): Evidence =>
  ({
    room: { ...room, items: [], openings: [] },
    layout: '',
    quantities: [],
    findings: [],
  }) as unknown as Evidence;

/** The things that show a feature: each by itself, else those of one kind together. */
function standingFor(room: Room, feature: string): readonly Item[] {
  const shows: Shows | undefined = SHOWN[feature];
  const none = nothing(room);
  if (!shows || shows(none)) return [];
  const holds = (items: Room['items']): boolean =>
    shows({ ...none, room: { ...none.room, items: [...items] } });
  const alone = room.items.filter((item) => holds([item]));
  if (alone.length > 0) return alone;
  for (const kind of new Set(room.items.map((item) => item.kind))) {
    const all = room.items.filter((item) => item.kind === kind);
    if (holds(all)) return all;
  }
  return [];
}
