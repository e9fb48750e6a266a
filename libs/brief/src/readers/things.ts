import type { ThingSize } from '@plumbline/concept';
import { isFeature } from '../features/features.js';
import { countAskedFor } from '../features/furniture-features.js';
import type { FieldReading } from '../reading/field-reading.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { TypedWord } from '../text/align.js';
import type { Span } from '../text/span.js';
import { upperFirst } from '../text.js';
import { meaningOfSize } from '../things/thing-sizes.js';

/** Reads how large things are to be, how many, of what kind, and how many people they seat. */

export function readSizesOfThings({ field, text, beside }: FieldReading, reading: RequestReading): void {
  const { sizes, category } = reading;
  for (const { said, ...size } of beside.sizes) {
    if (sizes.some(({ thing }) => thing === size.thing)) continue;
    // "Pantry 6x8" is the room itself.
    if (size.thing === 'pantry' && category === 'other' && BEGINS_WITH_PANTRY.test(text)) continue;
    if (isAsLargeAsRoom(size, reading)) continue;
    takeSize(field, said, size, reading, placeOfNumbers(said, reading.wordsOf(field)));
  }
}

/** "A laundry and pantry, 9 x 11": nothing in a room is as large as the room. */
export function isAsLargeAsRoom(
  { widthIn, depthIn }: Pick<ThingSize, 'widthIn' | 'depthIn'>,
  reading: RequestReading,
): boolean {
  const room = [reading.size.widthIn, reading.size.depthIn];
  if (depthIn === undefined) return false;
  // "Kosher kitchen 12x20": a room's sides are told in feet, without a unit; a shower of 32x48 is no room of so many feet.
  const units = Math.max(widthIn, depthIn) <= FEET_OF_ROOM ? [1, 12] : [1];
  return units.some((unit) => room.includes(widthIn * unit) && room.includes(depthIn * unit));
}

/** A number beyond is no side of a room in feet beside a thing's size. */
const FEET_OF_ROOM = 30;

/** Takes a size as told; appliances are sold by widths that features of the vocabulary name. */
export function takeSize(
  field: string,
  said: string,
  told: ThingSize,
  reading: RequestReading,
  span?: Span,
): void {
  const { sizes, wanted, refused } = reading;
  const size =
    worksAtBench(reading) && told.thing === 'bench' ? { ...told, thing: 'workbench' as const } : told;
  if (size !== told && sizes.some(({ thing }) => thing === size.thing)) return;
  sizes.push(size);
  const sold = soldAs(size);
  if (size.depthIn === undefined && isFeature(sold) && !refused.has(sold)) wanted.add(sold);
  reading.tell(field, said, meaningOfSize(size), { is: 'thing size', ...size }, span);
}

/** Takes back the size of an island that is the floor around it: "an island 8 ft long with 42 inches on all sides" is 96 in long. */
export function dropFloorAround(aroundIn: number, reading: RequestReading): void {
  const { sizes } = reading;
  const at = sizes.findIndex(
    ({ thing, widthIn, depthIn }) => thing === 'island' && (widthIn === aroundIn || depthIn === aroundIn),
  );
  const size = sizes[at];
  if (!size) return;
  const { widthIn, depthIn, ...told } = size;
  const left = [widthIn, depthIn].find((side) => side !== undefined && side !== aroundIn);
  const before = reading.statements.find(
    ({ claim }) => claim.is === 'thing size' && claim.thing === 'island',
  );
  sizes.splice(at, 1);
  reading.takeBack((claim) => claim.is === 'thing size' && claim.thing === 'island');
  if (left !== undefined && before)
    takeSize(before.field, before.said, { ...told, widthIn: left }, reading, before.span);
}

/** In a garage with a workbench "the bench" is that one, where no other was asked for. */
export const worksAtBench = ({ category, wanted }: RequestReading): boolean =>
  category === 'garage' && wanted.has('workbench') && !wanted.has('bench') && !wanted.has('mudroom-bench');

export const soldAs = ({ thing, widthIn }: ThingSize): string =>
  `${thing === 'refrigerator' ? 'fridge' : thing}-${widthIn}`;

export function readCountsAndKinds({ field, beside }: FieldReading, reading: RequestReading): void {
  for (const { said, of, least, most, meaning } of beside.counts) {
    const count = { of, least, ...(most === undefined ? {} : { most }) };
    reading.mark(field, said, meaning, { is: 'count', ...count });
    if (!reading.counts.some((told) => told.of === of)) reading.counts.push(count);
  }
  for (const { said, kind } of beside.kinds)
    reading.mark(field, said, upperFirst(kind.name), { is: 'kind', id: kind.id });
}

export function readSeatsAsked({ field, beside }: FieldReading, reading: RequestReading): void {
  const { wanted, refused, category } = reading;
  for (const { said, at, least, meaning, feature } of beside.seats) {
    reading.mark(field, said, meaning, { is: 'seats', at, least });
    if (feature && !refused.has(feature)) wanted.add(feature);
    if (/\bislands?\b/i.test(said) && !refused.has('island')) wanted.add('island');
    const stools = `counter-seats-${least}`;
    if (at === 'island' && category === 'kitchen' && isFeature(stools)) wanted.add(stools);
    const table = `dining-for-${least}`;
    const open = category === 'kitchen' || countAskedFor([...wanted], 'dining') === undefined;
    if (at === 'dining' && category !== 'bathroom' && open && isFeature(table)) wanted.add(table);
  }
}

/** So many words may stand between the two numbers of a size: "36 inch vanity, no deeper than 18". */
const BETWEEN = 9;

/** Where the two numbers of a size were typed, though other words stood between them; undefined for a single one. */
function placeOfNumbers(said: string, words: readonly TypedWord[]): Span | undefined {
  const [a, b, more] = said.match(/\d{1,3}(?:\.\d{1,2})?/g) ?? [];
  if (a === undefined || b === undefined || more !== undefined) return undefined;
  let best: Span | undefined;
  for (const [i, one] of words.entries()) {
    if (one.word !== a) continue;
    const next = words.slice(i + 1, i + 1 + BETWEEN).find(({ word }) => word === b);
    if (next && (!best || next.end - one.start < best.end - best.start))
      best = { start: one.start, end: next.end };
  }
  return best;
}

/** A text that begins with the pantry is about that room. */
const BEGINS_WITH_PANTRY = /^\W{0,3}(?:(?:a|our|new) )?(?:walk[- ]in )?pantry\b/i;
