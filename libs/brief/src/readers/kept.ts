import type { Kept } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { Claim, Statement } from '../claim.js';
import { nameOfFeature } from '../features/features.js';
import { keepable, keepableFeature } from '../keeping/keepables.js';
import { idOfOwn, ownLabor } from '../keeping/own-work.js';
import type { FieldReading } from '../reading/field-reading.js';
import type { NamedHit } from '../reading/named-hit.js';
import type { RequestReading } from '../reading/request-reading.js';
import type { Staying } from '../reading/staying.js';
import { allMatches } from '../text/all-matches.js';

/** Reads what the owner keeps, brings and does himself. */

export function readStaying(
  { hit, field, place, tell }: NamedHit,
  { thing, how }: Staying,
  reading: RequestReading,
): void {
  const { kept, wanted } = reading;
  const before = field.hits[place - 1];
  const ofFloor = before?.end === hit.start && before.all.some((m) => m.is === 'surface' && m.id === 'floor');
  // The tile of a bath is around its shower and tub.
  const tiled = thing.id === 'backsplash' && reading.category === 'bathroom' && !ofFloor;
  // Elsewhere than at a sink it lies on the floor.
  const laid =
    thing.id === 'backsplash' && (ofFloor || (/^tiles?$/.test(hit.said) && reading.category !== 'kitchen'));
  // Who keeps a sliding door may buy other doors.
  const door = thing.id === 'doors' && hit.meaning.is === 'feature' ? hit.meaning.id : undefined;
  const { id, name } = door
    ? { id: door, name: nameOfFeature(door) }
    : (tiled && keepable('tile')) || (laid && keepable('floor')) || thing;
  const told = kept.get(id);
  // What stays and is made good is made good.
  kept.set(id, told === 'kept' && how === 'renewed' ? how : (told ?? how));
  // New doors on old boxes are joinery, no paint.
  if (id === 'cabinets' && how === 'renewed' && REFACED.test(field.plain)) wanted.add('cabinet-refacing');
  tell(`${KEPT_NAMES[how]}: ${name}`, { is: 'kept', id, how });
  if (how === 'supplied' && HUNG.has(id)) wanted.add(id);
  // Where the old mantel stays there is a fireplace, and an island that stays is drawn.
  if ((hit.meaning.is === 'thing' && BUILT_IN.has(id)) || id === 'island')
    for (const f of thing.features ?? []) wanted.add(f);
  if (id === 'bath-inside' && hit.meaning.is === 'feature' && reading.category === 'basement')
    wanted.add(hit.meaning.id);
}

export function readOwnWork({ field, tokens, ownWork, spanOf }: FieldReading, reading: RequestReading): void {
  for (const own of ownWork) {
    const { work, start, end, at } = own;
    const id = idOfOwn(own, tokens);
    const name = ownLabor(id)?.name ?? work.name;
    reading.kept.set(id, 'by owner');
    // Its name, and the words of the last clause that say whose it is.
    const clause = tokens.findIndex((token, i) => i >= start && token.clause === tokens[end - 1]?.clause);
    for (const [from, to] of [
      [at, at + 1],
      [Math.max(start, clause), end],
    ] as const) {
      const said = tokens.slice(from, to).map((token) => token.said);
      const meaning = `${id === work.id ? KEPT_NAMES['by owner'] : 'Not in the price'}: ${name}`;
      const claim: Claim = { is: 'kept', id, how: 'by owner' };
      reading.tell(field, said.join(' '), meaning, claim, spanOf(from, to));
    }
  }
}

/** "Same layout", "same spot": pipes stay where they are. */
export function readSamePlace({ field, text }: FieldReading, reading: RequestReading): void {
  if (!WET_ROOMS.has(reading.category)) return;
  for (const [said] of allMatches(text, SAME_PLACE)) {
    const id = /spot|place|location/i.test(said) ? 'plumbing' : 'layout';
    if (reading.kept.has(id)) continue;
    reading.kept.set(id, 'in place');
    const meaning = `${KEPT_NAMES['in place']}: ${keepable(id)?.name ?? id}`;
    reading.tell(field, said, meaning, { is: 'kept', id, how: 'in place' });
  }
}

/**
 * "Single bowl sink … the sink stays on the north wall": who asks for one of a kind, and keeps the thing, buys it anew for the old
 * place.
 */
export function buyForOldPlace(reading: RequestReading): void {
  const { kept, statements } = reading;
  for (const [i, statement] of statements.entries()) {
    const { claim } = statement;
    if (claim.is !== 'kept' || claim.how !== 'kept' || !PIPED.has(claim.id) || statement.outvoted) continue;
    const { id } = claim;
    const isTornOut = reading.wanted.has('tear-out') && STAYS_AT.test(restOf(statement, reading));
    if (
      !isTornOut &&
      !statements.some((one) => isOfAnotherKind(one, id, statement) && isApart(one, statement, reading))
    )
      continue;
    kept.set(id, 'in place');
    const meaning = `${KEPT_NAMES['in place']}: ${keepable(id)?.name ?? id}`;
    statements[i] = { ...statement, meaning, claim: { ...claim, how: 'in place' } };
  }
}

/** "Keep a tub but a new one": one is wanted, and the old one does not stay. */
export function dropKeptForNew(reading: RequestReading): void {
  const { kept, statements } = reading;
  for (const [i, statement] of statements.entries()) {
    const { claim, span, field } = statement;
    if (claim.is !== 'kept' || claim.how !== 'kept' || !span || statement.outvoted) continue;
    const isRenewed = statements.some(
      (one) =>
        one.claim.is === 'feature' &&
        keepableFeature(one.claim.id)?.id === claim.id &&
        one.field === field &&
        one.span !== undefined &&
        one.span.start >= span.end &&
        NEW_ONE.test(reading.textOf(field).slice(span.end, one.span.end)),
    );
    if (!isRenewed) continue;
    kept.delete(claim.id);
    statements[i] = { ...statement, outvoted: true };
  }
}
const NEW_ONE = /^,? but (?:make it |get |buy )?(?:an? |the )?(?:brand[- ])?new(?:er)?(?: one)?$/i;

/**
 * "I've got a pool table … forget the pool table": what a later sentence refuses leaves, whoever spoke of it before as his own.
 * A refused second one is another.
 */
export function takeLastWord(reading: RequestReading): void {
  const { kept, statements, refused, wanted } = reading;
  for (const [i, statement] of statements.entries()) {
    const { claim, span, field } = statement;
    if (claim.is !== 'kept' || !span || statement.outvoted) continue;
    const text = reading.textOf(field);
    const last = statements.find(
      (one) =>
        one.claim.is === 'without' &&
        !one.claim.place &&
        one.field === field &&
        one.span !== undefined &&
        one.span.start > span.end &&
        keepableFeature(one.claim.feature)?.id === claim.id &&
        SENTENCE_ENDS.test(text.slice(span.end, one.span.start)) &&
        !AT_A_PLACE.test(text.slice(one.span.end, one.span.end + 10)) &&
        FORGOTTEN.test(text.slice(Math.max(0, one.span.start - BEFORE_REFUSED), one.span.start)),
    );
    if (last?.claim.is !== 'without') continue;
    kept.delete(claim.id);
    refused.add(last.claim.feature);
    wanted.delete(last.claim.feature);
    statements[i] = { ...statement, outvoted: true };
  }
}
const SENTENCE_ENDS = /[.;!?\n]/;
const BEFORE_REFUSED = 32;
const AT_A_PLACE = /^ (?:over|under|above|below|beside|in|on|by|near|behind|at)\b/i;
const FORGOTTEN =
  /\b(?:forget(?: about)?|never ?mind|no(?! (?:second|other|new|more|extra))|skip|scratch|without|lose|losing|drop|no more|gone is|so long to)(?: (?:the|our|my|that|a|an))?(?: [a-z0-9]{1,8}){0,2} $/i;

/** "Rip it all out. Sink stays under the window": its place stays, and not the sink. */
const STAYS_AT =
  /^ ?(?:has to |have to |must |should |can |will |is )?(?:stays?|staying|remains?|be) (?:right )?(?:under|below|at|in front of|on|along|by|beneath|where it is|in the same)\b/i;
const restOf = ({ field, span }: Statement, reading: RequestReading): string =>
  span ? reading.textOf(field).slice(span.end, span.end + 60) : '';

/** What stands on pipes, which stay where they are. */
const PIPED: ReadonlySet<string> = new Set(['sink']);

/** Whether a wish names a kind of what is kept, which those words do not. */
const isOfAnotherKind = ({ claim, said, outvoted }: Statement, id: string, kept: Statement): boolean =>
  claim.is === 'feature' &&
  !claim.landmark &&
  !outvoted &&
  (keepableFeature(claim.id)?.id === id ||
    keepable(id)?.words.includes(said.split(' ').at(-1) ?? '') === true) &&
  said.includes(' ') &&
  !kept.said.toLowerCase().includes(said.toLowerCase());

/** Whether a sentence ends between two statements: within one the thing that is kept is described. */
const isApart = (one: Statement, other: Statement, reading: RequestReading): boolean => {
  if (one.field !== other.field || !one.span || !other.span) return true;
  const [from, to] = [Math.min(one.span.end, other.span.end), Math.max(one.span.start, other.span.start)];
  return /[.;!?\n]/.test(reading.textOf(one.field).slice(from, to));
};

/** How a reading tells what becomes of a kept thing. */
export const KEPT_NAMES: Readonly<Record<Kept['how'], string>> = {
  kept: 'Stays',
  renewed: 'Stays, made good',
  'in place': 'Stays where it is',
  supplied: 'You supply',
  'by owner': 'You do yourself',
};

/** What somebody brings to have it hung: it is drawn, and hung by the trade. */
const HUNG: ReadonlySet<string> = new Set([
  'pendants',
  'chandelier',
  'sconces',
  'ceiling-fan',
  'bidet',
  'towel-warmer',
]);

/** What stays only if it is drawn, named by a word that asks for nothing. */
const BUILT_IN: ReadonlySet<string> = new Set(['fireplace']);

const REFACED = /\breface|\brefacing\b/;

/** Words for a thing that is there in any case; kept, they ask for no kind of it. */
export const PLAIN_THINGS: ReadonlySet<string> = new Set([
  'fridge',
  'refrigerator',
  'toilet',
  'appliances',
  'appliance',
  'lighting',
  'outlets',
  'cabinets',
  'radiator',
  'radiators',
  'water heater',
  'baseboard heater',
  'sump pump',
  'stove',
  'range',
  'oven',
]);

/** What comes stands where the old one stood, and so do its pipes. */
const SAME_PLACE =
  /\bsame (?:spots?|places?|locations?|layout|footprint|floor ?plan|configuration)\b|\b(?:don't|dont|do not|not|without) mov(?:e|ing) (?:anything|things|stuff)\b/gi;

const WET_ROOMS: ReadonlySet<RoomCategory> = new Set(['kitchen', 'bathroom']);
