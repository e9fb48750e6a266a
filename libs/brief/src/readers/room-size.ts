import type { RoomSize } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { withMatchAdvice } from '../match-advice.js';
import { type LongWall, longWallTold } from '../openings/long-wall.js';
import type { FieldText } from '../reading/field-text.js';
import type { OthersSaid } from '../reading/others-said.js';
import type { RequestReading } from '../reading/request-reading.js';
import { DEFAULT_SIZES } from '../shell/default-sizes.js';
import type { SaidShape } from '../shell/room-shapes.js';
import { readCeiling, readSize } from '../shell/sizes.js';
import { feetAndInches } from '../units.js';

/** Reads how long, how wide and how high the room is. */

/** Begins what is said of a room whose size nobody measured or told. */
const NO_SIZE = 'No size was given: the room is of a typical size,';
const NO_CEILING = 'The ceiling was taken as';

/** Whether a sentence tells a size that was taken as none was told: where the room was measured it says nothing. */
export const isOfSize = (sentence: string): boolean =>
  sentence.startsWith(NO_SIZE) || sentence.startsWith(NO_CEILING);

/** Whether a sentence of what was assumed says that nobody told how large the room is. */
export const isNoSize = (sentence: string): boolean => sentence.startsWith(NO_SIZE);

type Sides = Pick<RoomSize, 'widthIn' | 'depthIn'>;
type Size = NonNullable<ReturnType<typeof readSize>>;

/** The size of the room as words tell it, in inches; of what they leave open, the usual one of its kind. */
export function readRoomSize(texts: readonly FieldText[], reading: RequestReading): RoomSize {
  const order = [...texts].sort((a, b) => Number(b.field === 'area') - Number(a.field === 'area'));
  const longWalls = texts.map(({ whole }) => longWallTold(whole)).find((wall) => wall);
  const sides = readSides(order, longWalls, reading);
  return { ...sides, ceilingIn: readCeilingHeight(order, reading) };
}

function readSides(
  order: readonly FieldText[],
  longWalls: LongWall | undefined,
  reading: RequestReading,
): Sides {
  const { category, assumed, unread } = reading;
  const usual = DEFAULT_SIZES[category];
  for (const { field, rest } of order) {
    const size = rest ? readSize(rest) : undefined;
    if (!size) continue;
    let { widthIn, depthIn } = sidesOf(size, usual);
    if (field !== 'area' && isOfThingInside(size, { widthIn, depthIn }, rest, category)) continue;
    if (![widthIn, depthIn].every((n) => n >= 12 && n <= 3600)) {
      unread.add(size.said);
      continue;
    }
    // Which of two lengths goes east to west nobody says by their order, but by the name of a long or a short wall.
    if (longWalls !== undefined && (longWalls === 'east-west') !== widthIn >= depthIn)
      [widthIn, depthIn] = [depthIn, widthIn];
    const meaning = `Size: ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}`;
    reading.tell(field, size.said, meaning, { is: 'size', widthIn, depthIn });
    if (size.areaSqFt !== undefined)
      assumed.push(
        `From the area, a room of ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)} was taken.`,
      );
    else if (size.depthIn === undefined)
      assumed.push(`Only one length was given; the other was taken as ${feetAndInches(depthIn)}.`);
    markAlike(
      order.slice(order.findIndex((one) => one.field === field) + 1),
      { widthIn, depthIn },
      meaning,
      reading,
    );
    return { widthIn, depthIn };
  }
  const { widthIn, depthIn } = usual;
  assumed.push(withMatchAdvice(`${NO_SIZE} ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}.`, 'size'));
  return { widthIn, depthIn };
}

/** Marks where the same size is told once more: "the combined room is 14x18" beside a field that says so. */
function markAlike(
  others: readonly FieldText[],
  { widthIn, depthIn }: Sides,
  meaning: string,
  reading: RequestReading,
): void {
  for (const { field, rest } of others) {
    const size = rest ? readSize(rest) : undefined;
    if (size?.widthIn === undefined || size.depthIn === undefined) continue;
    const sides = [size.widthIn, size.depthIn];
    if (
      sides.includes(widthIn) &&
      sides.includes(depthIn) &&
      Math.max(...sides) === Math.max(widthIn, depthIn)
    )
      reading.mark(field, size.said, meaning, { is: 'size', widthIn, depthIn });
  }
}

/** The sides of a told size: of an area in the usual proportion, of one length beside the usual other one. */
function sidesOf({ areaSqFt, widthIn, depthIn }: Size, usual: RoomSize): Sides {
  if (areaSqFt === undefined)
    return { widthIn: roundHalf(widthIn ?? usual.widthIn), depthIn: roundHalf(depthIn ?? usual.depthIn) };
  const ratio = usual.widthIn / usual.depthIn;
  const width = Math.round(Math.sqrt(areaSqFt * 144 * ratio) / 3) * 3;
  return { widthIn: width, depthIn: Math.round((areaSqFt * 144) / Math.max(width, 1) / 3) * 3 };
}

/** Whether lengths are those of something in the room: too small for it, and not called a room. */
function isOfThingInside(
  size: Size,
  { widthIn, depthIn }: Sides,
  text: string,
  category: RoomCategory,
): boolean {
  if (size.areaSqFt !== undefined) return false;
  const after = text.slice(text.indexOf(size.said) + size.said.length, text.length).slice(0, 40);
  if ((widthIn * depthIn) / 144 < LEAST_SQ_FT[category] && !CALLED_ROOM.test(after)) return true;
  // One length alone that no room of the kind has: "the closet is 5 ft wide".
  return size.depthIn === undefined && widthIn < LEAST_SIDE[category];
}

function readCeilingHeight(order: readonly FieldText[], reading: RequestReading): number {
  for (const { field, rest } of order) {
    const ceiling = rest ? readCeiling(rest) : undefined;
    if (!ceiling) continue;
    if (ceiling.heightIn < 72 || ceiling.heightIn > 360) {
      reading.unread.add(ceiling.said);
      continue;
    }
    const heightIn = roundHalf(ceiling.heightIn);
    reading.tell(field, ceiling.said, `Ceiling: ${feetAndInches(heightIn)}`, { is: 'ceiling', heightIn });
    return heightIn;
  }
  const usual = DEFAULT_SIZES[reading.category].ceilingIn;
  if (!order.some(({ shapes }) => shapes.some(setsCeiling)))
    reading.assumed.push(`${NO_CEILING} ${feetAndInches(usual)} high.`);
  return usual;
}

/** The size that a field tells in both lengths. */
export function sizesIn(field: string, text: string): OthersSaid['sizes'] {
  const size = text ? readSize(text) : undefined;
  if (size?.widthIn === undefined || size.depthIn === undefined) return [];
  return [{ field, said: size.said, widthIn: roundHalf(size.widthIn), depthIn: roundHalf(size.depthIn) }];
}

/** Whether a shape tells how high the ceiling is. */
const setsCeiling = ({ shape: told }: SaidShape): boolean =>
  told.is === 'peak' ||
  (told.is === 'vault' && told.heightIn !== undefined) ||
  (told.is === 'slope' && told.highIn !== undefined);

/** Square feet below which nobody has such a room. General knowledge. */
const LEAST_SQ_FT: Readonly<Record<RoomCategory, number>> = {
  kitchen: 40,
  bathroom: 12,
  'living room': 60,
  bedroom: 42,
  office: 25,
  basement: 80,
  garage: 120,
  other: 12,
};

/** Inches below which a side told by itself is none of such a room. General knowledge. */
const LEAST_SIDE: Readonly<Record<RoomCategory, number>> = {
  kitchen: 84,
  bathroom: 36,
  'living room': 96,
  bedroom: 84,
  office: 60,
  basement: 120,
  garage: 108,
  other: 36,
};

const CALLED_ROOM =
  /^\s?(?:[a-z-]{1,12}\s)?(?:kitchen|bath|bathroom|room|bedroom|basement|garage|office|space)/i;

const roundHalf = (n: number): number => Math.round(n * 2) / 2;
