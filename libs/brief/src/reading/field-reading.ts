import type { PaintedSurface } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { findOwnWork } from '../keeping/own-work.js';
import { LEXICON, type Meaning } from '../meanings/meaning.js';
import { withoutSizes } from '../shell/sizes.js';
import { alignTokens, type TypedWord } from '../text/align.js';
import { findHits, type Hit } from '../text/lexicon.js';
import { inPlainSayings } from '../text/sayings/plain-sayings.js';
import type { Span } from '../text/span.js';
import type { Verdict } from '../text/verdict-words.js';
import { readCounts } from '../things/counts.js';
import { readKinds } from '../things/kinds-told.js';
import { replaceAmbiguousWords } from '../things/other-things.js';
import { readSeats } from '../things/seats.js';
import { readThingSizes } from '../things/thing-sizes.js';
import { readComplaints } from '../words/complaints.js';
import { repairsIn } from '../words/repairs.js';
import { workRow } from '../work/work.js';
import { landmarksThere } from './landmarks-there.js';
import { choose, possibleMeanings } from './meant.js';
import type { OpenedField, SaidBeside } from './opened-field.js';
import type { RequestReading } from './request-reading.js';
import { inSense } from './senses.js';
import { stayingIn } from './staying.js';
import { isTornOut, toldOfToday } from './told-of-today.js';
import { judged } from './verdicts.js';

/** One field whose words are read. */
export interface FieldReading extends OpenedField {
  /** Hits that have given a color or a material its surface. */
  readonly used: Set<Hit<Meaning>>;
  /** "Replace the carpet with oak": what is named next takes the carpet's place. */
  gone?: { readonly at: Hit<Meaning>; readonly on: readonly PaintedSurface[] };
  /** "The walls are beige": the color named next is theirs. */
  recolored?: { readonly at: Hit<Meaning>; readonly on: PaintedSurface };
}

/** A field's words, as typed or as proposed for a clause of it. */
export interface FieldWords {
  readonly field: string;
  readonly text: string;
  /** The clause for which a text model proposes these words. */
  readonly proposedFor?: Span;
}

/** Finds what the words of a field name; once for all readings of a request. */
export function openField(words: FieldWords, reading: RequestReading): FieldReading {
  const key = `${words.field} ${words.proposedFor?.start ?? ''} ${words.text}`;
  const opened = reading.opened.get(key) ?? openAnew(words, reading);
  reading.opened.set(key, opened);
  return { ...opened, used: new Set() };
}

function openAnew({ field, text, proposedFor }: FieldWords, reading: RequestReading): OpenedField {
  const { category } = reading;
  const plain = withoutSizes(inchesInWords(replaceAmbiguousWords(inPlainSayings(text), category))).replace(
    /#[0-9a-f]{3,6}\b/gi,
    ' ',
  );
  const { tokens, hits: named } = findHits(
    plain,
    LEXICON,
    (meanings, phrase, said, negated) =>
      choose(possibleMeanings(meanings, phrase, said, negated, text, category), field, category),
    ({ is }) => is === 'feature' || is === 'thing' || is === 'surface',
  );
  const meant = ONE_WORD.has(field) ? { hits: named, stay: [] } : inSense(named, tokens, category);
  const { hits, left, taken } = judged(tokens, meant.hits);
  for (const hit of meant.stay) if (!hit.negated && hits.includes(hit)) left.add(hit);
  const words = reading.wordsOf(field);
  const places = alignTokens(tokens, words);
  const typed = reading.textOf(field);
  const isTelling = !proposedFor && !ONE_WORD.has(field);
  const told = isTelling ? toldOfToday(typed) : [];
  const today = isTelling ? [...told, ...landmarksThere(typed, category)] : told;
  return {
    field,
    text,
    plain,
    tokens,
    hits,
    spanOf: (from, to) => proposedFor ?? spanIn(places, words, from, to),
    typedAfter: (from, length) => reading.textOf(field).slice(from, from + length),
    wordOf: (token) => words[places[token] ?? -1],
    staying: withoutTaken(stayingIn(tokens, hits, left), taken),
    left,
    taken,
    today,
    isTornOut: told.length > 0 && isTornOut(typed, told),
    ownWork: findOwnWork(tokens).filter(({ at }) => !isOfToday(spanIn(places, words, at, at + 1), today)),
    repairs: repairsIn(tokens, (from, to) =>
      hits.some(
        (hit) =>
          hit.start < to &&
          from < hit.end &&
          hit.meaning.is === 'feature' &&
          workRow(hit.meaning.id) !== undefined,
      ),
    ),
    doneAway: doneAwayIn(hits),
    beside: proposedFor ? NOTHING_BESIDE : saidBeside(text, category),
  };
}

/** "We were going to keep the tub, but it's going to my sister's": what leaves in the end does not stay. */
const withoutTaken = (
  staying: OpenedField['staying'],
  taken: ReadonlyMap<Hit<Meaning>, Verdict>,
): OpenedField['staying'] =>
  taken.size === 0 ? staying : new Map([...staying].filter(([hit]) => !taken.has(hit)));

const isOfToday = (span: Span | undefined, today: readonly Span[]): boolean =>
  span !== undefined && today.some(({ start, end }) => start <= span.start && span.end <= end);

/** What is proposed for a clause is read for what it names alone. */
const NOTHING_BESIDE: SaidBeside = { complaints: [], sizes: [], counts: [], kinds: [], seats: [] };

const saidBeside = (text: string, category: RoomCategory): SaidBeside => ({
  complaints: readComplaints(text),
  sizes: readThingSizes(text),
  counts: readCounts(text),
  kinds: readKinds(text),
  seats: readSeats(text, category),
});

/** Fields that name what they ask for, and tell no story around it. */
const ONE_WORD: ReadonlySet<string> = new Set(['layout', 'style', 'colors', 'area', 'budget']);

const doneAwayIn = (hits: readonly Hit<Meaning>[]): ReadonlySet<string> =>
  new Set(
    hits.flatMap(({ meaning, negated }) => {
      if (!negated) return [];
      return meaning.is === 'feature' ? [meaning.id] : meaning.is === 'color' ? [meaning.hex] : [];
    }),
  );

/** `24" fridge` → "24 inch fridge": a width that a thing is sold by is no size of the room. */
const inchesInWords = (text: string): string =>
  text.replace(/(?<![\d.x×-])(\d\d)\s?-?(?:["”″]|''|in\b)(?=\s[a-z])(?!\s(?:x|by)\b)/gi, '$1 inch');

/** The place in the typed text of some tokens, as far as they were typed; else of the words that they are read for. */
export function spanIn(
  places: readonly number[],
  words: readonly TypedWord[],
  from: number,
  to: number,
): Span | undefined {
  const found = places.slice(from, to).filter((place) => place >= 0);
  const first = words[found[0] ?? -1];
  const last = words[found.at(-1) ?? -1];
  if (first && last) return { start: first.start, end: last.end };
  return spanBetween(places, words, from, to);
}

/** Most words that others are read for: "marble slab 24x48 for laminating, lower than the other counters" for a baking center. */
const MOST_REPLACED = 16;
const FURTHEST_NEIGHBOR = 8;

/** The typed words between those that were read before and after some tokens which nobody typed so. */
function spanBetween(
  places: readonly number[],
  words: readonly TypedWord[],
  from: number,
  to: number,
): Span | undefined {
  const before = places.slice(Math.max(0, from - FURTHEST_NEIGHBOR), from).findLast((place) => place >= 0);
  const after = places.slice(to, to + FURTHEST_NEIGHBOR).find((place) => place >= 0);
  if (before === undefined && from > 0) return undefined;
  const start = (before ?? -1) + 1;
  const end = (after ?? (to >= places.length ? words.length : start)) - 1;
  if (end < start || end - start >= MOST_REPLACED) return undefined;
  const [first, last] = [words[start], words[end]];
  return first && last ? { start: first.start, end: last.end } : undefined;
}
