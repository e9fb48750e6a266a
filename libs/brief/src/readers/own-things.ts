import {
  type Brief,
  isPiece,
  type Kept,
  type PieceId,
  pieceSpec,
  type SizedThing,
  type ThingSize,
} from '@plumbline/concept';
import { isOwnThing, type OwnThing, ownThingsIn } from '../attachment/own-things.js';
import type { Statement } from '../claim.js';
import { type RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import { sizedThingCalled } from '../things/thing-sizes.js';
import { madeOfFurniture } from '../turns/becoming.js';
import { KEPT_NAMES } from './kept.js';

const thingsTold = (reading: RequestReading): readonly OwnThing[] =>
  TEXT_FIELDS.flatMap((field) => ownThingsIn(reading.textOf(field), reading.category).things);

/** Gives the owner's things that no table knows their names and sizes: they are the owner's, and stand as told. */
export function keepOwnThings(reading: RequestReading): void {
  const { pieces, wanted, kept, statements } = reading;
  const things = thingsTold(reading);
  for (const { id, called, widthIn, depthIn, heightIn } of things) {
    const at = pieces.findIndex((piece) => piece.id === id);
    if (!isOwnThing(id)) {
      if (id === 'table-saw' && wanted.has(id) && at < 0) pieces.push({ id, widthIn, depthIn });
      else if (at >= 0) pieces[at] = { ...pieces[at], id, widthIn, depthIn };
      else sizeThing({ thing: id as SizedThing, widthIn, depthIn }, reading);
      continue;
    }
    if (!wanted.has(id)) continue;
    const told = { id, called, widthIn, depthIn, ...(heightIn === undefined ? {} : { heightIn }) };
    if (at < 0) pieces.push(told);
    else pieces[at] = { ...pieces[at], ...told };
    kept.set(id, 'kept');
    for (const [i, statement] of statements.entries()) statements[i] = named(statement, id, called);
  }
  if (things.length > 0)
    for (const id of [...wanted])
      if (isOwnThing(id) && !things.some((one) => one.id === id)) wanted.delete(id);
}
/** What stays, is brought or is done by the owner; of what is made of furniture the piece. */
export function keptTold(reading: RequestReading): readonly Kept[] {
  const all = TEXT_FIELDS.flatMap((field) => madeOfFurniture(reading.textOf(field)).made);
  return [...reading.kept].map(([id, how]) => {
    const of = all.find(({ made }) => made === id)?.of;
    return { id, how, ...(of === undefined ? {} : { madeOf: of }) };
  });
}

/** Gives sizes to what they are of, once all are read: to the owner's own things, and to what is made of furniture. */
export function sizeOwnThings(reading: RequestReading): void {
  for (const { id, called, widthIn, depthIn } of thingsTold(reading))
    if (isPiece(id)) for (const side of [widthIn, depthIn]) forgetSize(called, side, reading);
  for (const field of TEXT_FIELDS)
    for (const { made, of, sides } of madeOfFurniture(reading.textOf(field)).made) {
      const thing = sizedThingCalled(made);
      if (!sides || !thing) continue;
      forgetSize(of, sides.widthIn, reading);
      reading.sizes.splice(0, reading.sizes.length, ...reading.sizes.filter((one) => one.thing !== thing));
      reading.sizes.push({ thing, widthIn: sides.widthIn, depthIn: sides.depthIn });
    }
}

/** Takes back that a size is that of another thing, which no room has under its name. */
function forgetSize(called: string, widthIn: number, reading: RequestReading): void {
  const thing = sizedThingCalled(called.toLowerCase());
  const isIts = (size: ThingSize): boolean => size.thing === thing && size.widthIn === widthIn;
  if (!reading.sizes.some(isIts)) return;
  reading.sizes.splice(0, reading.sizes.length, ...reading.sizes.filter((size) => !isIts(size)));
  reading.takeBack((claim) => claim.is === 'thing size' && isIts(claim));
}

/** What was said of a thing of the owner under its own name: it is there, and stays. */
function named({ meaning, claim, ...statement }: Statement, id: string, called: string): Statement {
  const isKept = claim.is === 'kept' && claim.id === id;
  const name = pieceSpec(id as PieceId).name;
  return isKept
    ? { ...statement, meaning: `${KEPT_NAMES.kept}: ${called}`, claim: { ...claim, how: 'kept' } }
    : {
        ...statement,
        meaning: meaning.replace(NAME, (said) => (said.toLowerCase() === name ? called : said)),
        claim,
      };
}

const NAME = /ownpiece(?:one|two|three|four)/gi;

/** A sentence with the owner's own names for things that no table knows. */
export const inOwnersWords = (sentence: string, { pieces = [] }: Pick<Brief, 'pieces'>): string =>
  sentence.replace(NAME, (said) => {
    const own = pieces.find(({ id }) => isPiece(id) && pieceSpec(id).name === said.toLowerCase());
    return own?.called ?? 'thing of yours';
  });

/** The size of what is no piece, in both its lengths. */
function sizeThing(size: ThingSize, { sizes, wanted }: RequestReading): void {
  const at = sizes.findIndex(({ thing }) => thing === size.thing);
  if (at >= 0) sizes[at] = { ...sizes[at], ...size };
  else if (!isPiece(size.thing) && wanted.has(size.thing)) sizes.push(size);
}
