import type { PaintedSurface } from '@plumbline/concept';
import type { Meaning, MeaningOf } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import type { FieldReading } from './field-reading.js';

/** Which of two materials or colors of a surface is there today: "the carpet is from 1994, we want vinyl plank". */

const SURFACE_NOUN =
  '(?:floors?|flooring|counters?|countertops?|tops?|cabinets?|cabinetry|backsplash|walls?)';
const WORN =
  '(?:old|older|existing|current|original|dingy|ugly|dated|outdated|worn|stained|gross|nasty|awful|hideous|horrible|cracked|cheap|ratty|shag|tired|crummy|crappy|sad|filthy|matted|chipped|yellowed|faded|scratched|shot|terrible|disgusting|torn|buckled|buckling|peeling|lifting|ancient)';
const NOW = /\b(?:now|currently|today|presently|at the moment|at present)\b/;

const OLD = `\\b${WORN}(?: [a-z-]{3,10})?`;
const FLOOR_IS = `\\b(?:current|existing|old|present|original) ${SURFACE_NOUN}(?: is| are|'s)(?: just| all| only| some| a| an)?`;
const IT_WAS =
  '\\b(?:it|they|this|that|room|kitchen|bath|bathroom|floor|floors) (?:was|were|used to be|had been|has always been)(?: all| just)?';
const IN_PLACE_OF = `\\b(?:to replace|replaces|replacing|instead of|rather than|in place of|tired of|sick of|hate|hates|no more|goodbye to|cover|covers|over|under|beneath|where|from)(?: (?:the|that|this|our|my|those|these|all)){0,2}`;
const SURFACE_IS = `\\b(?:the|our|these|those) ${SURFACE_NOUN} (?:is|are|were|have been|got)(?: (?:painted|all|just|some|this|a|an|kind of|mostly|currently|sort of)){0,2}`;
const REDO = `\\b(?:paint|repaint|painting|stain|change|redo|refinish|reface|replace|swap|trade|update)(?: (?:the|that|this|our|my|those|these|all)){0,2}`;
const OTHERS_DID =
  '\\b(?:owners?|builders?|landlord|flippers?|people|they|somebody|someone) (?:before us )?(?:had )?(?:put in|put down|put|installed|laid|chose|picked)(?: down)?(?: (?:the|this|that|some|cheap))?';
/** What stands before a finish of today, up to it. */
const BEFORE = new RegExp(
  `(?:${OLD}|${FLOOR_IS}|${IT_WAS}|${IN_PLACE_OF}|${SURFACE_IS}|${REDO}|${OTHERS_DID}) ?$`,
);

const OF_HERE = `(?:(?:that(?: is|'s)|which(?: is)?|we have|we've got|in|on|from) (?:here|there|in here|in there|it|down|the [a-z]{3,10}) ?)?`;
const IS_OLD = `(?:is|are|was|were|looks?|feels?|has gotten|got)(?: (?:so|very|really|pretty|all|just|way|too|at least|about|over|almost|nearly|starting to)){0,2} (?:from|original|\\d{1,3} years|[a-z]{3,7}(?: [a-z]{3,7})? years|beyond|past|falling|coming up|wearing|${WORN})\\b`;
const DATED = 'from (?:19|20)\\d\\d\\b|from (?:the |when |about |around |back )';
const HAS_SEEN =
  '(?:has|have) (?:seen|had|got)\\b|(?:came|comes) (?:with|up)\\b|(?:smells?|stinks?|squeaks?|itches)\\b';
const AS_OF_NOW =
  '(?:everywhere |throughout |all over )?(?:right )?(?:now|currently|today|when we|at the moment)\\b';
const FAILS = "(?:isn't|is not|doesn't|won't) (?:work|cut|hold|last)|(?:has|needs) to go\\b|must go\\b";
/** What tells behind a finish that it is there. */
const BEHIND = new RegExp(
  `^(?:${SURFACE_NOUN} )?${OF_HERE}(?:${IS_OLD}|${DATED}|${HAS_SEEN}|${AS_OF_NOW}|${FAILS})`,
);
/** How a sentence begins that tells what there is; with "now" in it, it asks for nothing. */
const THERE_IS =
  /^(?:(?:and|but|so|well|right now|currently|today) )?(?:there's|there is|there are|theres|it has|it is|it's|we have|we've got|we got|they are|they're|this is|the [a-z]{3,10} (?:is|are|has|have))\b/;

const ASKS = /\b(?:want|need|like|love|prefer|would|should|make|please)\b/;

const FURTHEST = 9;
const NEAR_BEHIND = 4;

/** Whether a material is told to be there today. */
function isThere(tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean {
  const { sentence } = tokens[start] ?? {};
  const wordsOf = (all: readonly Token[], same: (token: Token) => boolean): string =>
    all
      .filter(same)
      .map(({ said }) => said)
      .join(' ');
  const before = wordsOf(tokens.slice(Math.max(0, start - FURTHEST), start), (t) => t.sentence === sentence);
  const behind = wordsOf(tokens.slice(end, end + FURTHEST), (t) => t.sentence === sentence);
  if (BEFORE.test(`${before} `.trimStart()) || BEHIND.test(behind)) return true;
  const upTo = wordsOf(
    tokens.slice(Math.max(0, start - FURTHEST), end + NEAR_BEHIND),
    (t) => t.clause === clause,
  );
  return NOW.test(upTo) && THERE_IS.test(upTo) && !ASKS.test(before);
}

/**
 * The surface of a material that is there today while the field names another one for it, which is the wish. Undefined
 * where it is the only one: what is named alone is what is wanted.
 */
export function surfaceOfToday(
  hit: Hit<Meaning>,
  meaning: MeaningOf<'material'>,
  { tokens, hits, staying }: FieldReading,
): PaintedSurface | undefined {
  if (!isThere(tokens, hit)) return undefined;
  const isWishFor = (surface: PaintedSurface, id: string, other: Hit<Meaning>): boolean =>
    other !== hit &&
    !other.negated &&
    !staying.has(other) &&
    other.meaning.is === 'material' &&
    other.meaning.on.some(([on, material]) => on === surface && material !== id) &&
    !isThere(tokens, other);
  return meaning.on.find(([surface, id]) => hits.some((other) => isWishFor(surface, id, other)))?.[0];
}

/** What a color is said of that stands beside it: "navy walls", "walls navy", "navy sofa". Undefined where nothing does. */
export const saidOf = (
  { start, end, clause }: Hit<Meaning>,
  hits: readonly Hit<Meaning>[],
): Hit<Meaning> | undefined => {
  const near = (at: (other: Hit<Meaning>) => boolean): Hit<Meaning> | undefined =>
    hits.find(
      (other) =>
        other.clause === clause &&
        at(other) &&
        other.all.some(
          ({ is }) => is === 'surface' || is === 'feature' || is === 'thing' || is === 'material',
        ),
    );
  return near((other) => other.start === end) ?? near((other) => other.end === start);
};

/**
 * Whether a color of a surface is there today while the same sentence or the next names another for it: "paint the white
 * cabinets navy".
 */
export function isColorOfToday(
  hit: Hit<Meaning>,
  surface: PaintedSurface,
  { tokens, hits }: FieldReading,
): boolean {
  if (!isThere(tokens, hit)) return false;
  const { sentence = 0 } = tokens[hit.start] ?? {};
  return hits.some((other) => {
    if (other === hit || other.negated || other.meaning.is !== 'color' || other.start < hit.start)
      return false;
    const told = tokens[other.start]?.sentence ?? 0;
    if (told > sentence + 1 || isThere(tokens, other)) return false;
    const of = saidOf(other, hits);
    return !of || of.all.some((m) => m.is === 'surface' && m.id === surface);
  });
}
