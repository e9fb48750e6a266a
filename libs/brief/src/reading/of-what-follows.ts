import { partOfFeature } from '../keeping/parts.js';
import { DESCRIBES, type Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** Parts of a room that have a finish of their own, whatever its counters, cabinets and floor are of. */
const FINISHED_APART: ReadonlySet<string> = new Set([
  'appliances',
  'sink',
  'faucet',
  'toilet',
  'bathtub',
  'lights',
  'mirror',
]);

/** Words between what a thing is of and its name: "stainless steel 36 inch counter depth fridge". */
const BETWEEN =
  /^(?:steel|finish|finished|front|colored|look|trim|\d+|inch|inches|in|ft|foot|wide|deep|counter|depth|french|door|side|by|top|bottom|mount|freezer|slide|built|single|double|gas|electric|induction|dual|fuel|pro|smart|small|big|large|new|basic|plain|simple|prep|bar|bowl|undermount|undercounter|farmhouse|chimney|wall|range|round|square|modern|matching|bosch|ge|lg|samsung|miele|wolf|viking|kitchenaid|whirlpool|frigidaire|kohler|moen|delta)$/;
const FURTHEST = 7;

/** The thing whose finish a material is that stands before its name: the fridge of "a stainless 36 inch fridge". */
export function finishedThing(
  { end, clause }: Hit<Meaning>,
  hits: readonly Hit<Meaning>[],
  tokens: readonly Token[],
): Hit<Meaning> | undefined {
  for (let i = end; i < end + FURTHEST && tokens[i]?.clause === clause; i++) {
    const next = hits.find((hit) => hit.start === i);
    if (next?.meaning.is === 'feature')
      return FINISHED_APART.has(partOfFeature(next.meaning.id)) &&
        !next.all.some(({ is }) => is === 'surface')
        ? next
        : undefined;
    if (next && DESCRIBES.has(next.meaning.is)) i = next.end - 1;
    else if (next || !BETWEEN.test(tokens[i]?.said ?? '')) return undefined;
  }
  return undefined;
}
