import {
  type Brief,
  isPiece,
  type PieceId,
  pieceSpec,
  type SizedThing,
  type ThingSize,
} from '@plumbline/concept';
import { isOwnThing, ownThingsIn } from '../attachment/own-things.js';
import type { Statement } from '../claim.js';
import { type RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import { KEPT_NAMES } from './kept.js';

/** Gives the owner's things that no table knows their names and sizes: they are the owner's, and stand as told. */
export function keepOwnThings(reading: RequestReading): void {
  const { pieces, wanted, kept, statements } = reading;
  const things = TEXT_FIELDS.flatMap((field) => ownThingsIn(reading.textOf(field), reading.category).things);
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
