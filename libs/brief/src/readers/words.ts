import { cutText } from '@plumbline/contracts';
import { DESCRIBES, FACT_NAMES, type Meaning, namesThing } from '../meanings/meaning.js';
import { type FieldReading, type FieldWords, openField } from '../reading/field-reading.js';
import { isPlaceRefused, type NamedHit, namedHit } from '../reading/named-hit.js';
import { isOpinionOfOthers } from '../reading/opinions.js';
import type { RequestReading } from '../reading/request-reading.js';
import { ENGINEER_HAS_TOLD } from '../reading/senses.js';
import { isOwnLabor } from '../reading/staying.js';
import { isThereToday } from '../reading/there-today.js';
import { isOfPast } from '../reading/told-of-today.js';
import { TOLD_THINGS } from '../reading/verdicts.js';
import { type Hit, strangeTokens, unreadWords } from '../text/lexicon.js';
import type { Span } from '../text/span.js';
import type { Token } from '../text/token.js';
import { isInAnotherRoom } from '../words/complaints.js';
import { workRow } from '../work/work.js';
import { readVehicles } from './cars.js';
import { readColor, readHexColors, readMaterial, readSurface } from './colors-and-materials.js';
import { readFacts } from './facts.js';
import { readFeature } from './features.js';
import { PLAIN_THINGS, readOwnWork, readSamePlace, readStaying } from './kept.js';
import { isToBeMended, readRepairs } from './repairs.js';
import { readCabinetDoor, readLayout, readPurpose, readStyle } from './styles.js';
import { readCountsAndKinds, readSeatsAsked, readSizesOfThings } from './things.js';
import { readOfToday } from './today.js';
import { asTold } from './told.js';

/** Reads the words of a field: everything they name first, then what is said beside that. */

export function readFieldWords(words: FieldWords, reading: RequestReading): void {
  readHexColors(words, reading);
  const field = openField(words, reading);
  readOwnWork(field, reading);
  for (const [place, hit] of field.hits.entries()) readHit(hit, place, field, reading);
  if (words.proposedFor) acceptProposal(words, words.proposedFor, reading);
  else {
    for (const read of BESIDE_HITS) read(field, reading);
    readLoad(field, reading);
    noteWords(field, reading);
  }
}

/** What tells that a wall carries load, and that it carries none. */
const CARRIES = /\b(?:load[- ]bearing|bearing wall|engineer(?:'s)?|beam)\b/i;
const CARRIES_NONE = /\b(?:not|non|isn't|no) ?-?(?:a )?(?:load[- ])?bearing\b|\bcarries no\b/i;

/** "Take out the wall … it's load bearing", "already have the engineer's letter": a beam goes in its place. */
function readLoad({ text }: FieldReading, { wanted, refused }: RequestReading): void {
  if (
    wanted.has('remove-wall') &&
    !refused.has('bearing-wall') &&
    CARRIES.test(text) &&
    !CARRIES_NONE.test(text)
  )
    wanted.add('bearing-wall');
  if (ENGINEER_HAS_TOLD.test(text) && !wanted.has('structural-engineer')) refused.add('structural-engineer');
}

/** Readers of what is said in other ways than by the name of a thing, in the order in which they claim words. */
const BESIDE_HITS: readonly ((field: FieldReading, reading: RequestReading) => void)[] = [
  readRepairs,
  readFacts,
  readSamePlace,
  readSizesOfThings,
  readCountsAndKinds,
  readSeatsAsked,
  readVehicles,
];

function readHit(hit: Hit<Meaning>, place: number, field: FieldReading, reading: RequestReading): void {
  // "The drawer next to the stove sticks" asks for no drawer and no stove.
  if (isToBeMended(hit, field)) return;
  // Whose work it is has been told; nobody is asked to paint.
  if (isOwnLabor(hit, field.ownWork)) return;
  if (isOfToday(hit, field)) return;
  const read = namedHit(hit, place, field, reading);
  if (isPlaceRefused(read.span, field.field, reading)) return;
  if (readOfToday(read, reading)) return;
  const named = asTold(read, reading);
  if (!named || (hit.isWhere && !named.negated && !named.stays)) return;
  if (hit.meaning.is === 'feature' && !named.negated && !named.stays && isThereToday(hit, field.tokens)) {
    named.mark('How it is today', { is: 'told', id: 'today' });
    return;
  }
  if (!named.negated && isOpinionOfOthers(field.tokens, hit)) {
    named.mark('What somebody else thinks', { is: 'told', id: 'opinion' });
    return;
  }
  if (hit.meaning.is === 'feature' && isInAnotherRoom(field.tokens, hit.start, hit.end, reading.category)) {
    named.mark('Stands in another room', { is: 'told', id: 'elsewhere' });
    return;
  }
  if (named.stays) readStaying(named, named.stays, reading);
  if (named.stays && (PLAIN_THINGS.has(hit.said) || isWork(hit) || hit.meaning.is === 'told')) return;
  readPurpose(named, reading);
  readMeaning(hit.meaning, named, reading);
}

/** Work that is done already is asked for by nobody. */
const isWork = ({ meaning }: Hit<Meaning>): boolean =>
  meaning.is === 'feature' && workRow(meaning.id) !== undefined;

/** The brick of "but it's a brick wall", "because it is plaster": what is there today. */
const isOfToday = (hit: Hit<Meaning>, { tokens }: FieldReading): boolean => {
  const { meaning, start } = hit;
  if (!['material', 'color', 'surface'].includes(meaning.is)) return isWork(hit) && isOfNow(tokens, start);
  return (
    isOfNow(tokens, start) ||
    /\b(?:but|because|since) (?:it's|its|it is|that's|there's|there is|they're|they are)(?: (?:a|an|all|the|only|just|real|old|solid))?(?: [a-z]{3,10})?$/.test(
      tokens
        .slice(Math.max(0, start - 6), start)
        .filter((t) => t.sentence === tokens[start]?.sentence)
        .map((t) => t.said)
        .join(' '),
    )
  );
};

const LONGEST_SENTENCE = 24;

/** "It's unfinished now, just concrete and joists": how it is today. */
function isOfNow(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  const around = tokens
    .slice(Math.max(0, at - LONGEST_SENTENCE), at + LONGEST_SENTENCE)
    .filter((t) => t.sentence === sentence)
    .map((t) => t.said)
    .join(' ');
  return (
    /^(?:right now |currently |today |now )?(?:it's|it is|there's|there is|there are|they're|we have|the [a-z]+ (?:is|are))\b/.test(
      around,
    ) &&
    /\b(?:now|currently|today|at the moment)\b/.test(around) &&
    !/\b(?:want|need|would|should|like|new|replace|make|add|instead|but|keep|stays?|paint|please|love)\b/.test(
      around,
    )
  );
}

function readMeaning(meaning: Meaning, named: NamedHit, reading: RequestReading): void {
  switch (meaning.is) {
    case 'style':
      readStyle(meaning, named, reading);
      break;
    case 'layout':
      readLayout(meaning, named, reading);
      break;
    case 'feature':
      readFeature(meaning, named, reading);
      break;
    case 'door':
      readCabinetDoor(meaning, named, reading);
      break;
    case 'color':
      readColor(meaning, named, reading);
      break;
    case 'material':
      readMaterial(meaning, named, reading);
      break;
    case 'surface':
      readSurface(meaning, named, reading);
      break;
    case 'told':
      if (readJudged(meaning.id, named)) break;
      // "I don't cook" tells of no cook.
      if (named.negated && DAILY.has(meaning.id)) break;
      // Who wants no closed kitchen wants it open.
      if (named.negated && meaning.id === 'closed') {
        if (reading.category !== 'kitchen') break;
        readLayout({ is: 'layout', id: 'open-concept' }, { ...named, negated: false }, reading);
        break;
      }
      if (meaning.id === 'hosts' && isDate(named)) {
        named.mark(FACT_NAMES.get('when') ?? 'when', { is: 'told', id: 'when' });
        break;
      }
      if (meaning.id === 'when' && named.span && isOfPast(reading.textOf(named.field.field), named.span)) {
        named.mark('What was before', { is: 'told', id: 'past' });
        break;
      }
      named.mark(FACT_NAMES.get(meaning.id) ?? meaning.id, { is: 'told', id: meaning.id });
      break;
    case 'purpose':
      if (!named.negated) named.mark(`Room: ${named.hit.said}`, { is: 'told', id: 'purpose' });
      break;
    case 'thing':
      break;
  }
}

/** "Instant hot nope", "dart board: hands off": what no planner draws is refused or left as anything else is. */
function readJudged(id: string, named: NamedHit): boolean {
  if (!TOLD_THINGS.has(id)) return false;
  if (named.field.left.has(named.hit)) named.mark(`Stays: ${named.hit.said}`, { is: 'extent', stays: true });
  else if (named.negated) named.mark(`Without: ${named.hit.said}`, { is: 'not in', names: [] });
  else return false;
  return true;
}

/** Told of what people do, which "we don't" turns round. */
const DAILY: ReadonlySet<string> = new Set([
  'cooks',
  'hosts',
  'exercise',
  'works-from-home',
  'crafts',
  'sleeps',
]);

/** "Done by Thanksgiving" tells when, not who comes. */
const isDate = ({ hit, field }: NamedHit): boolean =>
  /^(?:by|before|after|until|till|past)$/.test(field.tokens[hit.start - 1]?.text ?? '');

/** What is proposed for a clause has read it: its words are strange no more. */
function acceptProposal({ field, text }: FieldWords, span: Span, reading: RequestReading): void {
  const { strange, unread, assumed } = reading;
  const isInside = ({ start }: Span): boolean => start >= span.start && start < span.end;
  strange.set(
    field,
    (strange.get(field) ?? []).filter((odd) => !isInside(odd)),
  );
  const clause = reading.textOf(field).slice(span.start, span.end);
  for (const phrase of unread) if (clause.toLowerCase().includes(phrase)) unread.delete(phrase);
  assumed.push(`"${cutText(clause, 120)}" was taken as: ${text}.`);
}

const COMPASS = /^(?:north|south|east|west|(?:north|south)(?:east|west))$/;

/** Notes where things are named and which words nobody has read. */
function noteWords(field: FieldReading, { named, placing, strange, unread }: RequestReading): void {
  const { tokens, hits, spanOf } = field;
  named.set(
    field.field,
    hits.flatMap((hit) => {
      const span = spanOf(hit.start, hit.end);
      if (!span || !(namesThing(hit) || DESCRIBES.has(hit.meaning.is))) return [];
      return [namesThing(hit) ? span : { ...span, describes: true as const }];
    }),
  );
  const isPlaced = (token: number): boolean => {
    const word = field.wordOf(token);
    return (
      word !== undefined &&
      (placing.get(field.field) ?? []).some((p) => p.start <= word.start && word.end <= p.end)
    );
  };
  const read = [
    ...hits.filter((hit) => hit.meaning.is !== 'thing' || field.staying.has(hit)),
    ...field.repairs.map(({ start, end }) => ({ start, end, negated: false })),
    // Where a thing is to stand has been read; a side that was not typed is nobody's word.
    ...tokens.flatMap(({ said }, i) =>
      isPlaced(i) || (COMPASS.test(said) && !field.wordOf(i))
        ? [{ start: i, end: i + 1, negated: false }]
        : [],
    ),
  ];
  strange.set(
    field.field,
    strangeTokens(tokens, read).flatMap((i) => spanOf(i, i + 1) ?? []),
  );
  for (const phrase of unreadWords(tokens, read)) unread.add(phrase);
}
