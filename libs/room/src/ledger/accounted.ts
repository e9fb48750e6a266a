import {
  type Mention,
  mentionsIn,
  type ReadByRules,
  type Span,
  STATUSES,
  type Statement,
  spansOverlap,
  statusesOf,
  WEIGHTS,
} from '@plumbline/brief';
import { type OwnThing, ownThings } from './own-things.js';

/**
 * Whether all that a clause is about was accounted for: what no reader took and is asked for is in no plan and in no price, whatever
 * else of its clause is drawn.
 */

/** Told of a thing that no planner draws. */
const UNDRAWN_FACTS: ReadonlySet<string> = new Set(['extra']);
/** Last words of a name that say nothing of what it is: "pet wash station", "recycling solution", "washer dryer combo". */
const SAYS_LITTLE =
  /^(?:stations?|packages?|solutions?|inserts?|combos?|units?|systems?|setups?|sets?|kits?|nooks?|areas?|corners?|zones?|spaces?|spots?|places?|walls?|tops?|slots?|racks?|levers?|valves?|chests?|pieces?|types?|styles?|kinds?|versions?|models?|circuits?|screens?|hookups?|rods?|thing|things|stuff|ones?)$/i;
/** A thing in the plural names no kind of another: of "baseboards taller" the baseboards are asked for. */
const PLURAL = /[^s]s$/i;
/** What tells of faults and of what is stored asks for no thing by its name. */
const NO_WISH: ReadonlySet<string> = new Set(['outdated', 'keeps-things']);
/** Claims that ask for things or work. */
const ASKS: ReadonlySet<string> = new Set([
  'feature',
  'pieces',
  'seats',
  'count',
  'thing size',
  'piece size',
  'opening',
]);
/** Parts of the house that what is asked of them stands for: "a door that blocks noise", "door at least 34 clear". */
const OF_HOUSE = /^(?:doors?|doorway|windows?|walls?|ceilings?|floors?|rooms?)$/i;
/** What is no thing to be bought. */
const NO_THING =
  /^(?:contrast|looks?|feel|feeling|vibe|views?|clearance|privacy|access|flow|balance|help|ideas?|advice|color|colors|house|home|room)$/i;
/** Names of finishes, which the material or the color of their clause stands for. */
const FINISHES = /^(?:tiles?|wood|paint|grout|stone|metal|wallpaper)$/i;
const THERE = /\b(?:the|our|my) $/i;
/** As sure as the reader of mentions has to be that something is asked for, from 0 to 1. */
const ASKED = 0.5;

/** What a clause is about: what of it was read, and what was not. */
export interface Account {
  readonly read: readonly OwnThing[];
  readonly missing: readonly OwnThing[];
}

interface ClauseRead extends Span {
  readonly statements: readonly Statement[];
  readonly strange: readonly Span[];
}

/** The account of each clause of a field, in their order. */
export function accountsOf(
  text: string,
  field: string,
  clauses: readonly ClauseRead[],
  reading: ReadByRules,
): Account[] {
  const named = (reading.named.get(field) ?? []).filter(({ describes }) => !describes);
  const accounts = clauses.map((clause): Account => {
    const { start, end, statements, strange } = clause;
    const things = ownThings(text.slice(start, end), start);
    // "The window has to be shared": a door or window told with "the" is there.
    const unread = [
      ...strange,
      ...named.filter(
        (span) =>
          spansOverlap(span, clause) && !THERE.test(text.slice(Math.max(0, span.start - 5), span.start)),
      ),
    ];
    const isNoWish = statements.some(
      ({ claim }) => claim.is === 'size' || (claim.is === 'told' && NO_WISH.has(claim.id)),
    );
    const asks = statements.some(({ claim }) => ASKS.has(claim.is));
    const isFinished = statements.some(({ claim }) => claim.is === 'material' || claim.is === 'color');
    const nameOf = ({ head }: OwnThing): string => text.slice(head.start, head.end);
    const missing = things.filter(
      (thing) =>
        !isNoWish &&
        !(asks && OF_HOUSE.test(nameOf(thing))) &&
        !NO_THING.test(nameOf(thing)) &&
        !(isFinished && FINISHES.test(nameOf(thing))) &&
        isUnread(text, thing, statements, unread) &&
        !isNamedBefore(text, thing, statements) &&
        !isMeasureOf(text, thing, clause),
    );
    return { read: things.filter((thing) => !missing.includes(thing)), missing };
  });
  const wished = wishedOf(
    text,
    accounts.flatMap(({ missing }) => missing),
    mentionsIn(reading, field),
  );
  return accounts.map(({ read, missing }) => ({ read, missing: missing.filter((one) => wished.has(one)) }));
}

/** Whether nobody took the word that names a thing, or only as one that no planner draws. */
function isUnread(
  text: string,
  { head }: OwnThing,
  statements: readonly Statement[],
  unread: readonly Span[],
): boolean {
  const word = text.slice(head.start, head.end).toLowerCase();
  // Read with its number or its size, which have no place of their own in the text.
  if (statements.some(({ said, span }) => span === undefined && said.toLowerCase().includes(word)))
    return false;
  const said = statements.filter(({ span }) => span !== undefined && spansOverlap(span, head));
  return said.length === 0
    ? unread.some((span) => spansOverlap(span, head))
    : said.every(({ claim }) => claim.is === 'told' && UNDRAWN_FACTS.has(claim.id));
}

/** Whether words before the last of a name were read as the thing or as what covers it: "white tile", "file cabinets lockable". */
function isNamedBefore(text: string, thing: OwnThing, statements: readonly Statement[]): boolean {
  const head = text.slice(thing.head.start, thing.head.end);
  return statements.some(({ claim, span }) => {
    if (!span || span.end > thing.head.start || span.end <= thing.start) return false;
    if (claim.is === 'material' || claim.is === 'color')
      return claim.on !== undefined && !LOOSE.has(claim.on);
    if (SAYS_LITTLE.test(head)) return true;
    return claim.is !== 'told' && claim.is !== 'place' && PLURAL.test(text.slice(span.start, span.end));
  });
}
/** What many things are made of: of a mantel of oak the mantel is not drawn for that. */
const LOOSE: ReadonlySet<string> = new Set(['wood', 'metal', 'fabric']);

/** "A string of lights", "a solution for recycling": the thing is told behind "of", and behind "for" where the name says little. */
function isMeasureOf(text: string, { head, end }: OwnThing, clause: ClauseRead): boolean {
  const behind = text.slice(head.end, head.end + 5);
  return (
    (/^ (?:of|to)\b/i.test(behind) ||
      (/^ for\b/i.test(behind) && SAYS_LITTLE.test(text.slice(head.start, head.end)))) &&
    clause.statements.some(({ span }) => span !== undefined && span.start >= end)
  );
}

/**
 * Whether something else that the clause is about was read, and not only told of: another thing, or what the missing one belongs to,
 * as the toilet of "toilet seat".
 */
export const answeredBy = ({ read, missing }: Account, statements: readonly Statement[]): boolean =>
  [...read, ...missing].some((thing) =>
    statements.some(
      ({ claim, span, outvoted }) =>
        span !== undefined &&
        !outvoted &&
        claim.is !== 'told' &&
        !(claim.is === 'feature' && claim.landmark) &&
        spansOverlap(span, thing),
    ),
  );

/** Those of some things that are asked for, by the reader of mentions. */
function wishedOf(text: string, things: readonly OwnThing[], named: readonly Mention[]): Set<OwnThing> {
  if (things.length === 0) return new Set();
  const own = things.map(({ start, end }): Mention => ({ start, end, rule: 'none' }));
  const mentions = [
    ...named.filter((mention) => !own.some((one) => spansOverlap(one, mention))),
    ...own,
  ].sort((a, b) => a.start - b.start);
  const judged = statusesOf(text, mentions, WEIGHTS);
  const isNew = STATUSES.indexOf('new');
  return new Set(
    things.filter((_, i) => (judged[mentions.indexOf(own[i] as Mention)]?.shares[isNew] ?? 0) >= ASKED),
  );
}
