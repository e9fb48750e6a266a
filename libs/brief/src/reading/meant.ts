import type { RoomCategory } from '@plumbline/contracts';
import { isFurnitureOf } from '../features/furniture-features.js';
import type { Meaning } from '../meanings/meaning.js';

/** Which of its meanings a phrase has: by the room, the field and the words around it. */

/** So high a vanity is said to be, which stands before it in its clause. */
const HIGH = ['36 inch high', '36 in high', '36 in tall', '36 inch tall', '36 high'] as const;
const OF_A_VANITY = /\bvanity(?: [a-z]{1,12}){0,6},? 36\b/i;

/** Words so general that they name a feature in some rooms only. */
const MEANT_IN: Readonly<Record<string, readonly RoomCategory[]>> = {
  cabinet: ['garage'],
  'stool of island-seating': ['kitchen', 'basement', 'living room', 'other'],
  'corner cabinet of lazy-susan': ['kitchen'],
  'corner cabinet of china-cabinet': ['living room', 'other'],
  'damp of waterproofing': ['basement'],
  'dampness of waterproofing': ['basement'],
  'damp wall of waterproofing': ['basement'],
  'damp walls of waterproofing': ['basement'],
  'bath of bathroom-rough-in': ['basement', 'garage', 'other'],
  'vent of vent-hood': ['kitchen'],
  trash: ['kitchen'],
  garbage: ['kitchen'],
  'door only': ['kitchen', 'bathroom'],
  // In a bathroom a bath is the room.
  bath: [],
  convert: ['garage'],
  converted: ['garage'],
  'turn into': ['garage'],
  conversion: ['garage'],
  'living space': ['garage'],
  bathroom: ['basement', 'garage', 'other'],
  'full bath': ['basement', 'garage', 'other'],
  bedroom: ['basement', 'garage', 'other'],
  'guest bedroom': ['basement', 'garage', 'other', 'office'],
  'home office': ['living room', 'bedroom', 'basement', 'garage', 'other'],
  'side by side': ['kitchen'],
  range: ['kitchen', 'basement', 'garage', 'other'],
  stove: ['kitchen', 'basement', 'garage', 'other'],
  oven: ['kitchen', 'basement', 'garage', 'other'],
  'hook of bath-accessories-set': ['bathroom'],
  'hook of mudroom-bench': ['other'],
  car: ['garage'],
  glass: ['bathroom'],
  bed: ['bedroom', 'living room', 'office', 'basement', 'garage', 'other'],
  'a bed': ['bedroom', 'living room', 'office', 'basement', 'garage', 'other'],
  'a seat': ['bathroom'],
  seat: ['bathroom'],
  'corner sink of pedestal-sink': ['bathroom', 'basement', 'garage', 'other'],
  ...Object.fromEntries(HIGH.map((words) => [words, ['bathroom']])),
  'place to sit': ['bathroom'],
  'chair of armchairs': ['living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  'bar of bar': ['kitchen', 'living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  'shelf of open-shelves': ['kitchen'],
  'shelf of bookcase': ['living room', 'bedroom', 'basement', 'garage', 'office', 'other'],
  drawer: ['kitchen', 'bathroom'],
  burner: ['kitchen'],
  'little kitchen': ['basement', 'garage', 'other'],
  'small kitchen': ['basement', 'garage', 'other'],
  'tiny kitchen': ['basement', 'garage', 'other'],
  'kitchen area': ['basement', 'garage', 'other'],
  'mini kitchen': ['basement', 'garage', 'other'],
  'full kitchen': ['basement', 'garage', 'other'],
  'kitchen on one wall': ['basement', 'garage', 'other'],
  'full kitchen on one wall': ['basement', 'garage', 'other'],
  'kitchen along one wall': ['basement', 'garage', 'other'],
  'kitchen with stove': ['basement', 'garage', 'other'],
  'cooking area': ['basement', 'garage', 'other'],
  'for gas': ['kitchen'],
  'to gas': ['kitchen'],
};

/** Words that name a thing only beside others: a wheel to throw pots on. */
const OF_THE_BED = /\bbeds? (?:that |to |should |must |will |is |has to ){0,2}(?:fac|look)/i;

/** Who moves in tells when the work is to be done only beside a word of time. */
const BEFORE_MOVING_IN =
  /\b(?:before|by|until|till|after|when|once) (?:[a-z'’]{1,12} ){1,3}mov(?:e|es|ing) in\b|\bmov(?:e|es|ing) in (?:on|by|in|next|this|at the end|early|late|mid|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A child is so old; so is a dishwasher, of which nobody says "a two-year-old". */
const OF_A_CHILD =
  /\b[a-z0-9]{1,5}[- ]year[- ]olds?\b|\b(?:sons?|daughters?|boys?|girls?|kids?|child|children|he|she|twins|toddler|they)\b[^.;!?\n]{0,24} years old\b/i;

const CONTEXT: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['two', '3', '4', '5'].map((n) => [`${n} year old`, OF_A_CHILD])),
  // My own brother is no child of the house.
  brother: /\b(?:his|her|their|little|big|baby|and|twin) brothers?\b/i,
  sister: /\b(?:his|her|their|little|big|baby|and|twin) sisters?\b/i,
  // The short east wall is nobody's height.
  short: /\bshort\b(?! (?:north|south|east|west|wall|side|end)\b)/i,
  ...Object.fromEntries(['move in', 'moves in', 'moving in'].map((words) => [words, BEFORE_MOVING_IN])),
  // "An island with the microwave in it", "not above the range; put it in the island".
  ...Object.fromEntries(
    ['microwave in it', 'microwave drawer in it', 'microwave in there'].map((words) => [
      words,
      /\bisland\b[^.;!?\n]{0,80}\bmicrowave (?:drawer )?in (?:it|there)\b/i,
    ]),
  ),
  ...Object.fromEntries(HIGH.map((words) => [words, OF_A_VANITY])),
  'it in the island': /\bmicrowave\b[^.!?\n]{0,80}\bit in the island\b/i,
  wheel: /pott|ceramic|kiln|clay/i,
  ...Object.fromEntries(
    ['facing the window', 'facing the view', 'face the window', 'face the view'].map((words) => [
      words,
      OF_THE_BED,
    ]),
  ),
};

/** Words that tell of people's days in some rooms only: who shares a bedroom waits for no basin. */
const TOLD_IN: Readonly<Record<string, readonly RoomCategory[]>> = Object.fromEntries(
  ['share', 'shared', 'sharing'].map((said) => [said, ['bathroom']]),
);

/** Basins of a bath, and sinks of a kitchen: "two sinks" are not the same in both. */
const BASINS = /^(?:double|two|dual|2|his and her) sink$/;

const isMeant = (phrase: string, feature: string, category: RoomCategory, said: string): boolean => {
  if (!isFurnitureOf(feature, category)) return false;
  const inBath = category === 'bathroom';
  // The room itself, in whatever words: "small bathroom", "second bath".
  if (feature === 'bathroom-rough-in' && inBath) return false;
  if (phrase === 'glass door' && (feature === 'glass-enclosure') !== inBath) return false;
  // Glass around no shower.
  if (feature === 'glass-enclosure' && !inBath && !/shower|frameless/.test(phrase)) return false;
  if (phrase === 'fan' && !inBath) return false;
  if (phrase === 'twin bed' && (feature === 'twin-beds') !== said.endsWith('s')) return false;
  if (BASINS.test(phrase) && (feature === 'double-vanity') === (category === 'kitchen')) return false;
  if (feature === 'closet' && phrase === 'closet' && inBath) return false;
  return (MEANT_IN[`${phrase} of ${feature}`] ?? MEANT_IN[phrase])?.includes(category) ?? true;
};

/** "A shower with a sliding door": the door that slides is the shower's. */
const slidesAtShower = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[.;]/)
    .some((sentence) => sentence.includes('shower') && sentence.includes('sliding'));

/** Whether a door that slides, or none, is a shower's where the words speak of one, and only there. */
const isOfShower = (phrase: string, feature: string, category: RoomCategory, text: string): boolean => {
  const slides = phrase.startsWith('sliding');
  const atShower = category === 'bathroom' && (!slides || slidesAtShower(text));
  if (feature === 'sliding-shower-door' || feature === 'doorless-shower')
    return atShower && (slides || /shower|wet room/i.test(text));
  return !(slides && feature === 'patio-door' && atShower);
};

/** Those of a phrase's meanings that it can have in this room and beside the other words of its text. */
export const possibleMeanings = (
  meanings: readonly Meaning[],
  phrase: string,
  said: string,
  negated: boolean,
  text: string,
  category: RoomCategory,
): readonly Meaning[] =>
  meanings.filter(
    (m) =>
      (m.is !== 'feature' && m.is !== 'told') ||
      (m.is === 'told' &&
        (TOLD_IN[said]?.includes(category) ?? true) &&
        (CONTEXT[phrase]?.test(text) ?? true)) ||
      (m.is === 'feature' &&
        isMeant(phrase, m.id, category, said) &&
        (CONTEXT[phrase]?.test(text) ?? true) &&
        isOfShower(phrase, m.id, category, text) &&
        !(negated && BEGINS_WITH_WORK.test(phrase))),
  );

/** "Don't move the toilet" speaks of the toilet, "don't" being said of the verb. */
const BEGINS_WITH_WORK =
  /^(?:mov(?:e|ing)|relocate|remov(?:e|ing)|tak(?:e|ing)|knock(?:ing)?|tear(?:ing)?|replace|repair|fix) /;

/** Which of several meanings a phrase has, from the field it stands in and the room. */
export function choose(
  meanings: readonly Meaning[],
  field: string,
  category: RoomCategory,
): Meaning | undefined {
  const of = (is: Meaning['is']) => meanings.find((m) => m.is === is);
  if (field === 'style') return of('style') ?? meanings[0];
  if (field === 'colors') return of('color') ?? of('material') ?? meanings[0];
  if (field === 'layout') return of('layout') ?? meanings[0];
  if (field === 'area')
    return category === 'other' ? (of('purpose') ?? of('layout')) : (of('layout') ?? undefined);
  if (category === 'other' && of('purpose') && !of('feature')) return of('purpose');
  if (category === 'bathroom' && of('layout')) return of('layout');
  // The same word may be a feature and a place for a color ("island"): it is the feature, and found again as the place.
  return (
    of('feature') ??
    of('layout') ??
    of('material') ??
    of('color') ??
    of('style') ??
    of('door') ??
    meanings.find((m) => m.is !== 'purpose' && m.is !== 'told' && m.is !== 'thing') ??
    of('told') ??
    of('thing')
  );
}
