import type { RoomCategory } from '@plumbline/contracts';

/** What people call the rooms, and what stands in one room only. */
const NAMES: readonly (readonly [RoomCategory, RegExp])[] = [
  ['kitchen', /\bkitchen(?:ette)?s?\b/i],
  ['bathroom', /\b(?:bath(?:room)?s?|showers?|(?:bath)?tubs?|powder rooms?|half bath|toilet)\b/i],
  ['living room', /\b(?:living rooms?|family rooms?|lounge)\b/i],
  ['bedroom', /\b(?:bedrooms?|nursery)\b/i],
  ['basement', /\bbasements?\b/i],
  ['garage', /\bgarages?\b/i],
  ['office', /\b(?:home )?offices?\b/i],
];

/** The room that a wish names first; undefined where it names none. */
export function roomNamedIn(wish: string): RoomCategory | undefined {
  return NAMES.map(([room, words]) => ({ room, at: wish.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.room;
}
