import { isPiece, type PieceId, pieceSpec, type SizedThing, type ThingSize } from '@plumbline/concept';
import { type Attached, attachLengths } from '../attachment/attach.js';
import { thingCalled, usualWidth } from '../attachment/things-called.js';
import { LENGTH_WEIGHTS } from '../attachment/weights.js';
import { mentionsIn } from '../mentions/mentions.js';
import { type MentionStatus, statusesOf } from '../mentions/status.js';
import { WEIGHTS } from '../mentions/weights.js';
import type { RequestReading } from '../reading/request-reading.js';
import { closetIsRoom } from '../shell/sizes.js';
import { allMatches } from '../text/all-matches.js';
import { type Span, overlaps as spansOverlap } from '../text/span.js';
import { frontOf, isInFeet, isOfFridge, limitsBeside } from '../things/thing-sizes.js';
import { heightsIn } from '../turns/heights-told.js';
import { isAsLargeAsRoom, soldAs, takeSize } from './things.js';

/** Sizes that a trained scorer attaches to things, where the rules read none, or gave the length of one thing to another. */

/** Fields that tell of things in sentences. */
const TELLING = ['layout', 'features', 'designPrompt', 'requirements', 'contractorPrompt'] as const;

/** How sure the scorer has to be: where the rules read nothing, and where they read something else. */
const SURE = { alone: 0.4, against: 0.8 } as const;
/** A length is no size of a thing that is usually wider or narrower than so. */
const FITS = { least: 0.35, most: 3 } as const;
/** Lengths of something else than the front. */
const NO_FRONT =
  /^[\s-]{0,2}(?:tall|high|deep|thick|off|from|away|apart|above|below|between|clearance|ceilings?|or it)\b/i;

/** A length that belongs to a thing which has a size. */
interface OfThing extends Attached {
  readonly field: string;
  readonly thing: string;
}

export function readAttachedSizes(reading: RequestReading): void {
  for (const field of TELLING) {
    const text = reading.textOf(field);
    const heights = heightsIn(text);
    const attached = attachLengths(text, LENGTH_WEIGHTS).filter(
      ({ length }) => !heights.some((height) => spansOverlap(height, length)),
    );
    const ofThings = attached.flatMap((one): OfThing[] => {
      const called = thingCalled(one.noun.phrase);
      const isFridge = called === 'patio-door' && isOfFridge(one.noun.phrase, one.length.sides[0] ?? 0, text);
      const thing = isFridge ? 'refrigerator' : called;
      return thing === undefined ||
        thing === 'other' ||
        NO_FRONT.test(text.slice(one.length.end, one.length.end + 14))
        ? []
        : [{ ...one, field, thing }];
    });
    const isWished = wishedIn(field, reading);
    const owners = writtenOutIn(field, reading);
    dropTaken(attached, ofThings, reading);
    for (const one of ofThings)
      if (
        one.sure >= SURE.alone &&
        isUsual(one) &&
        !isOfAnother(one, owners, text) &&
        !isAsLargeAsRoom(sidesOf(one), reading) &&
        isWished(one.noun)
      )
        take(one, ofThings, reading);
  }
  for (const [at, { id, widthIn }] of reading.pieces.entries())
    if (widthIn === undefined && isPiece(id)) takeWrittenOut(at, id, reading);
}

const sidesOf = ({ thing, length: { sides } }: OfThing): Pick<ThingSize, 'widthIn' | 'depthIn'> =>
  frontOf(thing, isInFeet(thing, sides) ? sides.map((side) => 12 * side) : sides);

function isUsual({ thing, length: { sides } }: OfThing): boolean {
  const usual = usualWidth(thing) ?? 0;
  const long = Math.max(...sides);
  const most = ANY_LENGTH.has(thing) ? LONGEST_WALL : FITS.most * usual;
  return long >= FITS.least * usual && long <= most;
}
/** Made along a wall in any length. */
const ANY_LENGTH: ReadonlySet<string> = new Set(['bookcase', 'shelves', 'workbench']);
/** Inches. */
const LONGEST_WALL = 288;

const ELSEWHERE: ReadonlySet<MentionStatus> = new Set(['go', 'no', 'else']);
const SURE_ELSEWHERE = 0.5;

/** Whether a thing named at a place is in the room when all is done. */
function wishedIn(field: string, reading: RequestReading): (at: Span) => boolean {
  let judged: { readonly start: number; readonly end: number; readonly gone: boolean }[] | undefined;
  return ({ start, end }) => {
    if (!judged) {
      const mentions = mentionsIn(reading, field);
      const statuses = statusesOf(reading.textOf(field), mentions, WEIGHTS);
      judged = mentions.map((mention, i) => {
        const { status, sure } = statuses[i] ?? { status: 'new', sure: 0 };
        const gone =
          mention.rule === 'no' ||
          mention.rule === 'else' ||
          (ELSEWHERE.has(status) && sure >= SURE_ELSEWHERE);
        return { start: mention.start, end: mention.end, gone };
      });
    }
    return !judged.some((one) => one.start < end && start < one.end && one.gone);
  };
}

/** What the rules gave to a thing, and the scorer is sure belongs to another noun. */
function dropTaken(
  attached: readonly Attached[],
  ofThings: readonly OfThing[],
  reading: RequestReading,
): void {
  const { sizes } = reading;
  for (const size of [...sizes]) {
    const same = attached.filter(({ length: { sides } }) => sides.includes(size.widthIn));
    const own = ofThings.some((one) => one.thing === size.thing && one.length.sides.includes(size.widthIn));
    if (
      same.length > 0 &&
      !own &&
      !isWrittenOut(size, reading) &&
      same.every((one) => shareOf(size.thing, one) < LEAST_SHARE)
    )
      drop(size, reading);
  }
}

/** "A dresser, sixty inches" was written as "60 inch dresser" before it was read: the length has its thing. */
const isWrittenOut = ({ widthIn }: ThingSize, reading: RequestReading): boolean => {
  const isIn = (text: string): boolean =>
    [`${widthIn} inch `, `${widthIn / 12} foot `].some((size) =>
      ` ${text.toLowerCase()}`.includes(` ${size}`),
    );
  return TELLING.some((field) => isIn(String(reading.request[field] ?? '')) && !isIn(reading.textOf(field)));
};

/** A length that was written before its noun, where the text tells it behind. */
interface WrittenOut {
  readonly inches: number;
  /** What the noun calls that has sizes of its own; a door has none. */
  readonly thing: string | undefined;
}

const BEFORE_NOUN = /\b(\d{1,3}) (inch|foot) ([a-z][a-z'-]{1,15}(?: [a-z'-]{2,15}){0,3})/gi;

function writtenOutIn(field: string, reading: RequestReading): readonly WrittenOut[] {
  const typed = reading.textOf(field).toLowerCase();
  const plain = String((reading.request as unknown as Record<string, unknown>)[field] ?? '').toLowerCase();
  return allMatches(plain, BEFORE_NOUN).flatMap(([, amount = '', unit = '', phrase = '']): WrittenOut[] => {
    if (typed.includes(`${amount} ${unit} `)) return [];
    const words = phrase.split(' ');
    const thing = [4, 3, 2, 1].map((n) => thingCalled(words.slice(0, n).join(' '))).find((one) => one);
    return [{ inches: Number(amount) * (unit === 'foot' ? 12 : 1), thing }];
  });
}

/** Whether a length that is told once was written before another noun. */
function isOfAnother(
  { thing, length: { sides, start, end } }: OfThing,
  owners: readonly WrittenOut[],
  text: string,
): boolean {
  const said = text.slice(start, end);
  const own = owners.filter(({ inches }) => sides.length === 1 && inches === sides[0]);
  return own.length > 0 && own.every((one) => one.thing !== thing) && text.split(said).length === 2;
}

const SIZED = /\b(\d{2,3})(?: by (\d{2,3}))? inch ([a-z][a-z -]{2,30})/gi;
/** "72 by 24 inch aquarium" of a text that tells it in more words. */
function takeWrittenOut(at: number, id: PieceId, reading: RequestReading): void {
  const { name, words } = pieceSpec(id);
  const called = [name, ...words].map((word) => word.toLowerCase());
  for (const field of TELLING) {
    const sized = allMatches(String(reading.request[field] ?? ''), SIZED);
    const [, wide, deep] =
      sized.find(([, , , said = '']) => called.some((one) => said.toLowerCase().startsWith(one))) ?? [];
    const piece = reading.pieces[at];
    if (!wide || !piece) continue;
    const sides = { widthIn: Number(wide), ...(deep ? { depthIn: Number(deep) } : {}) };
    reading.pieces[at] = { ...piece, ...sides };
    const told = { is: 'piece size', id, ...sides } as const;
    reading.tell(field, wide, meaningOfPieceSize(name, sides), told);
    return;
  }
}

/** How likely a length belongs to a thing, by whatever noun. */
const shareOf = (thing: SizedThing, { shares }: Attached): number =>
  shares.reduce((sum, { noun, share }) => sum + (thingCalled(noun.phrase) === thing ? share : 0), 0);
/** What is less likely than so belongs to the noun that the scorer finds. */
const LEAST_SHARE = 0.05;

function drop(size: ThingSize, reading: RequestReading): void {
  reading.sizes.splice(reading.sizes.indexOf(size), 1);
  reading.wanted.delete(soldAs(size));
  reading.takeBack((claim) => claim.is === 'thing size' && claim.thing === size.thing);
}

function take(one: OfThing, all: readonly OfThing[], reading: RequestReading): void {
  const { field, thing, length, sure } = one;
  if (isPiece(thing)) {
    takePiece(thing, one, reading);
    return;
  }
  const text = reading.textOf(field);
  const told = reading.sizes.find((size) => size.thing === thing);
  // The rules gave this very length to another thing: not where that one has as many inches by words of its own.
  const [widthIn] = length.sides;
  const hasOwn = (other: SizedThing): boolean =>
    all.some((like) => like.thing === other && like.length.sides.some((side) => side === widthIn));
  const isTaken = reading.sizes.some(
    (size) => size.thing !== thing && size.widthIn === widthIn && !hasOwn(size.thing),
  );
  if (sure < SURE.against && isTaken) return;
  if (told) {
    const isConfirmed = all.some(
      (other) => other.thing === thing && other.length.sides.includes(told.widthIn),
    );
    if (isConfirmed || sure < SURE.against || isWithdrawn(field, length, reading)) return;
    drop(told, reading);
  }
  if (thing === 'closet' && length.form === 'pair' && closetIsRoom(text)) return;
  const size: ThingSize = {
    thing: thing as SizedThing,
    ...sidesOf(one),
    ...limitsBeside(
      text.slice(Math.max(0, length.start - 24), length.start),
      text.slice(length.end, length.end + 24),
    ),
  };
  takeSize(field, text.slice(length.start, length.end), size, reading, {
    start: length.start,
    end: length.end,
  });
}

/** "I was going to say a 36 vanity, so 30": the plain text holds none of the numbers any more. */
function isWithdrawn(field: string, { start, end }: Span, reading: RequestReading): boolean {
  const plain = String((reading.request as unknown as Record<string, unknown>)[field] ?? '');
  const numbers = reading.textOf(field).slice(start, end).match(/\d+/g) ?? [];
  const left = new Set(plain.match(/\d+/g));
  return numbers.length > 0 && numbers.every((number) => !left.has(number));
}

/** The size of a piece that is asked for: the rules may have read it before. */
function takePiece(id: PieceId, one: OfThing, reading: RequestReading): void {
  const { pieces } = reading;
  const at = pieces.findIndex((piece) => piece.id === id);
  const piece = pieces[at];
  const sides = sidesOf(one);
  if (!piece || (piece.widthIn !== undefined && piece.widthIn !== sides.widthIn)) return;
  pieces[at] = { ...piece, ...sides };
  const { start, end } = one.length;
  const said = reading.textOf(one.field).slice(start, end);
  const told = { is: 'piece size', id, ...sides } as const;
  reading.tell(one.field, said, meaningOfPieceSize(pieceSpec(id).name, sides), told, { start, end });
}

const meaningOfPieceSize = (
  name: string,
  { widthIn, depthIn }: Pick<ThingSize, 'widthIn' | 'depthIn'>,
): string =>
  `Size of the ${name.toLowerCase()}: ${Math.round(widthIn)}${depthIn === undefined ? '' : ` by ${Math.round(depthIn)}`} in`;
