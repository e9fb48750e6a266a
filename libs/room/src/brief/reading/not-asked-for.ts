import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import type { Meaning } from './meaning.js';

/** Whether what is named is not asked for: it is complained of, there today, next door, or the place of something else. */

const COMPLAINTS: ReadonlySet<string> = new Set(
  `chipped cracked cracking rusted rusty rotted rotten peeling peels leaks leaking leaky broken stained wet gross ugly
  disgusting nasty old outdated dated worn faded yellowed failing failed warped buckled buckling loose crumbling moldy
  dingy hideous shot scratched dented soaked lifting stinks smells ruined`.split(/\s+/),
);

const BEFORE_COMPLAINT: ReadonlySet<string> = new Set(
  `is are was were got gets has have been looks feels so very really all too always badly completely totally just
  getting pretty super`.split(/\s+/),
);

const FURTHEST_COMPLAINT = 5;

/** True for the carpet of "the carpet got wet", not of "carpet that is easy to clean". */
export function isComplainedOf(tokens: readonly Token[], { end, clause }: Hit<Meaning>): boolean {
  for (let i = end; i < end + FURTHEST_COMPLAINT; i++) {
    const token = tokens[i];
    if (!token || token.clause !== clause) return false;
    if (COMPLAINTS.has(token.said)) return i > end || token.said !== 'old';
    if (!BEFORE_COMPLAINT.has(token.said)) return false;
  }
  return false;
}

/** True for the tub of "the closet next to the tub". */
export const isPlace = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean => {
  let i = start - 1;
  while (/^(?:the|our|my|a)$/.test(tokens[i]?.text ?? '')) i--;
  const { text = '', clause: same } = tokens[i] ?? {};
  return (
    same === clause &&
    (/^(?:near|beside|behind|between|over|under|above|by|against)$/.test(text) ||
      (text === 'to' && tokens[i - 1]?.text === 'next'))
  );
};

export const isHated = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean =>
  tokens
    .slice(Math.max(0, start - 4), start)
    .some((t) => t.clause === clause && (t.text === 'hate' || t.text === 'dislike'));

const OF_TODAY: ReadonlySet<string> = new Set('old existing current previous former'.split(' '));

const WAS: ReadonlySet<string> = new Set('was were is are used sits stands stood'.split(' '));

/** True for the peninsula of "where the old peninsula was": it tells of a place, and asks for nothing. */
export const isOfToday = (tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean =>
  OF_TODAY.has(tokens[start - 1]?.text ?? '') &&
  tokens[end]?.clause === clause &&
  WAS.has(tokens[end]?.text ?? '');

/** Words for a room that stand for what is in it: beside this room, they are a place. */
const NEXT_DOOR: ReadonlySet<string> = new Set([
  'nursery',
  'laundry room',
  'guest room',
  'guest bedroom',
  'mudroom',
  'mud room',
  'playroom',
  'bedroom',
]);

/** True for the nursery of "the wall to the nursery". */
export const isNextDoor = (tokens: readonly Token[], { start, said }: Hit<Meaning>): boolean =>
  NEXT_DOOR.has(said) &&
  /\b(?:(?:to|from|off|beside|behind) (?:the|our|my|his|her|a)|with (?:the|our|my|his|her))$/.test(
    tokens
      .slice(Math.max(0, start - 3), start)
      .map(({ text }) => text)
      .join(' '),
  );

/** "In the middle of one wall", "one wall open to the family room": a wall is told of, and no layout. */
export const isWall = (tokens: readonly Token[], { said, start, end }: Hit<Meaning>): boolean =>
  said === 'one wall' &&
  (tokens[start - 1]?.text === 'of' ||
    /^(?:open|opens|opened|is|has|where|facing)$/.test(tokens[end]?.text ?? ''));
