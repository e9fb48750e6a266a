import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** Whether a word that is a color too is meant as one. */

/** What one eats, drinks, grows or walks on, and names of people. */
const EVERYDAY: ReadonlySet<string> = new Set(
  `coffee chocolate caramel honey cream oat oatmeal mushroom salmon peach apricot orange olive mint lemon plum eggplant
  espresso sand linen camel rose coral clay charcoal silver copper gold pewter ivory graphite violet lavender lilac
  moss sage tangerine denim`.split(/\s+/),
);

/** Before a color: "painted sage", "something in olive". */
const BEFORE: ReadonlySet<string> = new Set(
  `in paint painted painting color colors colour colours colored coloured shade shades tone tones deep light dark pale soft
  warm cool muted dusty dull bright accent accents all like love likes loves want wants prefer thinking maybe something more
  palette of to is are be go went going mostly`.split(/\s+/),
);

/** Behind a color: "sage colored", "olive tones", "oak and cream". */
const AFTER: ReadonlySet<string> = new Set(
  `color colors colour colours colored coloured tone tones toned ish shade shades accent accents walls paint stained stain
  leather velvet finish finishes hue palette everything`.split(/\s+/),
);

/** What may stand in a list of colors beside them. */
const BETWEEN: ReadonlySet<string> = new Set('and or with plus & but not a an the'.split(' '));

/** A vehicle has a color of its own. */
const OF_OWN =
  /^(?:car|cars|truck|trucks|van|suv|jeep|honda|toyota|ford|bike|bikes|motorcycle|boat|dog|cat|lab|horse)$/;

/** True for the coffee of "somewhere to sit for coffee", the silver of "my silver Honda"; not for "coffee cabinets". */
export function isNoColor(
  tokens: readonly Token[],
  { said, start, end, clause }: Hit<Meaning>,
  near: readonly Hit<Meaning>[],
): boolean {
  const at = (i: number): string => (tokens[i]?.clause === clause ? (tokens[i]?.said ?? '') : '');
  if (OF_OWN.test(at(end))) return true;
  if (!EVERYDAY.has(said)) return false;
  if (AFTER.has(at(end)) || BEFORE.has(at(start - 1))) return false;
  const isBeside = (other: Hit<Meaning>): boolean =>
    other.clause === clause &&
    other.meaning.is !== 'told' &&
    (other.start === end ||
      other.end === start ||
      (BETWEEN.has(at(end)) && other.start === end + 1) ||
      (BETWEEN.has(at(start - 1)) && other.end === start - 1 && other.meaning.is === 'color'));
  if (near.some(isBeside)) return false;
  // A clause of its own is a color: "sage", "or olive".
  const own = new Set(tokens.slice(start, end));
  return tokens.some((t) => t.clause === clause && !own.has(t) && !BETWEEN.has(t.said));
}
