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

/** The one room that a wish speaks of; undefined where it names none, or several. */
export function roomNamedIn(wish: string): RoomCategory | undefined {
  const named = NAMES.filter(([, words]) => words.test(wish));
  return named.length === 1 ? named[0]?.[0] : undefined;
}
