import type { Purpose } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { BEDS_ASKED } from './beds-asked.js';
import { type RequestReading, TEXT_FIELDS } from './reading/request-reading.js';

/** What a room of the category "other" is for; a bedroom that becomes a closet is none. Every repetition is bounded. */

/** Things that only one room has, where no word names it. */
const ROOM_OF_THING: readonly (readonly [ids: readonly string[], purpose: Purpose])[] = [
  [['lockers', 'mudroom-bench'], 'mudroom'],
  [['laundry', 'stacked-laundry'], 'laundry'],
];

/** One room for both: a mudroom holds machines, a laundry holds no lockers. */
const WASHES_AT_THE_WAY_IN =
  /\blaundry(?: room)?(?: and |\/| ?& ?|-)mud ?room\b|\bmud ?room(?: and |\/| ?& ?|-)laundry\b/i;

/** A room that becomes one for clothes: "turn the spare room into a closet", "a dressing room in place of the nursery". */
const BECOMES_A_CLOSET =
  /\b(?:turn(?:ing|ed)?|convert(?:ing|ed)?|mak(?:e|ing)|chang(?:e|ing)|transform(?:ing)?|becom(?:e|es|ing)|redo(?:ing)?) (?:[a-z']{1,12} ){0,6}(?:into |in to |to be )?(?:an? |my |our |one |the )(?:[a-z-]{2,12} ){0,3}(?:closet|wardrobe|dressing room)\b(?! (?:door|in|for the guest|and a bed))/i;
const OF_A_ROOM = /\b(?:room|bedroom|nursery|office|space|it|this)\b/i;

/** What a room for clothes has none of. */
const LIVED_IN = [
  ...BEDS_ASKED,
  'sofa',
  'sectional',
  'laundry',
  'stacked-laundry',
  'bathroom-rough-in',
  'dining-table',
  'two-desks',
  'gym',
] as const;

function isForDressing(reading: RequestReading): boolean {
  const { category, wanted, purposes } = reading;
  if (!DRESSED_IN.includes(category) || LIVED_IN.some((id) => wanted.has(id))) return false;
  const becomes = TEXT_FIELDS.some((field) => {
    const said = BECOMES_A_CLOSET.exec(reading.textOf(field));
    return said !== null && OF_A_ROOM.test(said[0]);
  });
  const isNamed =
    category === 'other' &&
    purposes.length === 0 &&
    wanted.has('walk-in-closet') &&
    TEXT_FIELDS.some((field) => FOR_CLOTHES.test(reading.textOf(field)));
  return becomes || isNamed;
}
const FOR_CLOTHES = /\b(?:closet|wardrobe|dressing)\b/i;
const DRESSED_IN: readonly RoomCategory[] = ['other', 'bedroom'];

/** What the room is for: as words name it, else as what stands in it tells; "open" where nothing does. */
export function purposeOf(reading: RequestReading): Purpose {
  if (isForDressing(reading)) return 'dressing';
  const { purposes, wanted } = reading;
  // A mudroom holds machines, a laundry no lockers: whichever was named first.
  const washesAtTheWayIn =
    TEXT_FIELDS.some((field) => WASHES_AT_THE_WAY_IN.test(reading.textOf(field))) ||
    (purposes[0] === 'laundry' && purposes.includes('mudroom'));
  if (washesAtTheWayIn) return 'mudroom';
  return purposes[0] ?? ROOM_OF_THING.find(([ids]) => ids.some((id) => wanted.has(id)))?.[1] ?? 'open';
}
