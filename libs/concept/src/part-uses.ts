/** What a part of a room may be for that words divide ("half of it becomes an office"), and its name on a sheet. */
export const PART_USES = {
  cars: 'Car bay',
  office: 'Office',
  bedroom: 'Bedroom',
  nursery: 'Nursery',
  gym: 'Gym',
  workshop: 'Workshop',
  storage: 'Storage',
  laundry: 'Laundry',
  mudroom: 'Mudroom',
  playroom: 'Playroom',
  craft: 'Studio',
  music: 'Music studio',
  theater: 'Movie room',
  library: 'Library',
  living: 'Living area',
  dining: 'Dining area',
  kitchen: 'Kitchen',
  rest: 'As it is',
} as const satisfies Readonly<Record<string, string>>;
export type PartUse = keyof typeof PART_USES;
export const partUses = Object.keys(PART_USES) as [PartUse, ...PartUse[]];

/** Work that is done in a part of a room: on its floor, and on its walls and its ceiling. */
export const PART_WORK = ['floor', 'walls'] as const;
