import { allMatches } from '../../text/all-matches.js';
import { bySentence } from '../by-sentence.js';

/**
 * Walls that are called by what they are, with a word of which one that is: "the inside wall, that's the right one", "the right is the
 * house brick ... a slider on the brick side". Each is written as the wall that is meant. Every repetition is bounded.
 */

const HAND = '(left|right|back|front|rear|far)';
/** Where one stands for it, which every reader takes for granted. */
const COMING_IN = String.raw`(?: (?:(?:as|when|if) (?:you|we|i) (?:walk|come) in(?:side)?|coming in|walking in)(?: (?:from|by|through|at) (?:the|our) (?:[a-z]{3,8} )?(?:door|hall|entry|foyer|kitchen))?)?`;
const THAT_IS = new RegExp(
  String.raw`\b(?:the|our|that) (?:(?!(?:left|right|back|front|rear|far)\b)[a-z]{3,10} ){0,2}(?:wall|side)(?: (?:with|by|of|facing|toward|next to) (?:the|our) [a-z]{3,12})?,? (?:and |so )?(?:that['’]?s|that is|which is|which would be|it['’]?s|meaning|i mean) the ${HAND}(?:[- ]hand)?(?: (?:one|side|wall))?${COMING_IN}(?=[,.;!?]|$| (?:and|but|with|where)\b)`,
  'gi',
);

/** "The right is the house brick": what a wall is made of, or lies to. */
const IS_OF =
  /\bthe (left|right|back|front)(?: (?:wall|side))? is (?:(?:the|our|all|a|exposed|old) ){0,2}(?:(?:house|garage|party|chimney|solid) )?(brick|stone|street|window|glass|driveway|garden|party|concrete|block)\b/gi;

const OF_IT = (name: string): RegExp =>
  new RegExp(String.raw`\b(on|in|at|along|against|by|through) the ${name} (?:side|wall|end)\b`, 'gi');

/** The text with such walls told by their side. */
export function wallsByName(text: string): string {
  const told = bySentence(text, (one) =>
    one.replace(THAT_IS, (_, hand: string) => `the ${hand.toLowerCase()} wall`),
  );
  return allMatches(told, IS_OF)
    .slice(0, 4)
    .reduce(
      (written, [, hand = '', name = '']) =>
        written.replace(OF_IT(name), `$1 the ${hand.toLowerCase()} wall`),
      told,
    );
}
