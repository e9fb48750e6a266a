import type { Detail, Way } from './detail.js';
import { inchesOf } from './lengths.js';
import { phrase } from './phrase.js';

/** How words name a wall, over a text whose lengths are marked. */

const LENGTH = '_{2,40}';
const SIDE = '(?:north|south|east|west)';

const wall = (...ways: readonly (Way | undefined)[]): Detail => ({
  is: 'wall',
  ways: ways.filter((way) => way !== undefined),
});
const ofLength = (said: string | undefined): Way | undefined =>
  said === undefined ? undefined : { is: 'length', wallIn: inchesOf(said) };
const ofLong = (said: string | undefined): Way | undefined =>
  said === undefined ? undefined : { is: 'long', long: /^long/i.test(said) };
const ofOther = (said: string | undefined): Way | undefined =>
  said === undefined
    ? undefined
    : /^(?:other|opposite)/i.test(said)
      ? { is: 'across', of: 'alike' }
      : { is: 'far' };

const AT = '(?:(?:in|on|at|along|into|to|through|against|onto) )?';
const THE = '(?:the |our |my |an? |one of the |one |that |this )?';
const KIND = '(?:(?:outside|exterior|inside|interior) )?';
const PART = '(?:door(?:way)?|entry|entrance|window|fireplace|slider|stairs|closet)';
const NAMED = [
  phrase(
    new RegExp(
      `\\b${AT}${THE}(?:${LENGTH}(?:[ -]long)? )?(?:(?<long>long|longer|short|shorter|narrow|far|back) )?${KIND}(?<side>${SIDE})(?:ern)?(?:[ -]facing)?(?: {1,2}(?<length>${LENGTH})(?:[ -]long)? ?)? ${KIND}(?:wall|side)\\b(?: of the (?:room|house|kitchen|basement))?`,
      'g',
    ),
    ({ side = '', length, long }) =>
      wall(
        { is: 'side', side: side.toLowerCase() },
        ofLength(length),
        /long|short|narrow/i.test(long ?? '') ? ofLong(long) : undefined,
      ),
  ),
  phrase(
    new RegExp(
      `\\b${AT}${THE}(?:(?<other>far|other|opposite|back) )?(?<length>${LENGTH})(?:[ -]long)? (?:walls?|sides?|end)\\b`,
      'g',
    ),
    ({ length, other }) => wall(ofLength(length), ofOther(other)),
  ),
  phrase(
    new RegExp(
      `\\b${AT}${THE}(?:(?<other>far|other|opposite) )?(?<long>long|longer|short|shorter|narrow) (?:walls?|sides?|ends?)\\b`,
      'g',
    ),
    ({ long, other }) => wall(ofLong(long), ofOther(other)),
  ),
  phrase(
    /\b(?:(?:in|on|at|along|to) )?(?:the )?wall (?:to|on) (?:your|the|my|our) (?<hand>left|right)(?:[ -]hand)?(?: side)?\b(?! of)/g,
    ({ hand = '' }) => wall({ is: 'hand', hand: hand.toLowerCase() }),
  ),
  phrase(
    /\b(?:(?:in|on|at|along|through) )?(?:the |your |our )?(?<hand>left|right)(?:[ -]hand)? wall\b|\b(?:in|on|along) (?:the |your )?(?<hand2>left|right)(?:[ -]hand)? side\b(?! of)/g,
    ({ hand, hand2 = '' }) => wall({ is: 'hand', hand: (hand ?? hand2).toLowerCase() }),
  ),
  phrase(
    /\b(?:on|to) (?:your|my|the) (?<hand>left|right)\b(?! ?(?:of|end|corner|hand|side|wall|jamb))/g,
    ({ hand = '' }) => wall({ is: 'hand', hand: hand.toLowerCase() }),
  ),
  phrase(
    /\b(?:(?:in|on|at|along) )?(?:the )?(?:far|back) wall\b|\b(?:in|on|at) the (?:far|back) side\b|\b(?:straight|directly|right) ahead(?: is(?= (?:the|an?)\b))?/g,
    () => wall({ is: 'far' }),
  ),
  phrase(
    /\b(?:(?:in|on|at|along) )?the (?:near|front|entry) wall\b|\b(?:in|on) the wall (?:that )?you (?:come|walk) in(?: on| by| through)?\b/g,
    () => wall({ is: 'near' }),
  ),
  phrase(
    new RegExp(
      `\\b(?:(?:in|on|at|along) the )?(?:wall )?(?:(?:directly|right|straight|just) )?(?:across|opposite)(?: from| of)? (?:the )?(?<of>${PART}|it|that)(?: wall)?\\b`,
      'g',
    ),
    ({ of = '' }) => wall({ is: 'across', of: /^(?:it|that)$/i.test(of) ? 'last' : of.toLowerCase() }),
  ),
  phrase(
    /\b(?:(?:in|on|at|along) )?the (?:opposite|other) wall\b|\b(?:in|on|at|along) the (?:opposite|other) (?:end|side)\b|\b(?:is |directly |right )?opposite(?= ?[,.;)]|$)|\bat the other(?= ?[,.;)]|$)/g,
    () => wall({ is: 'across', of: 'last' }),
  ),
  phrase(
    new RegExp(
      `\\b(?:in|on|along) (?:the same|that(?: same)?) wall(?: as the (?<of>${PART}))?\\b|\\b(?:in|on|along) the (?<of2>window|door) wall\\b`,
      'g',
    ),
    ({ of, of2 }) => wall({ is: 'same', of: (of ?? of2 ?? 'last').toLowerCase() }),
  ),
];

/** "The window wall is the north one". */
const IS_SIDE = phrase(
  new RegExp(`\\b(?:is|being) the (?<side>${SIDE})(?:ern)? (?:one|wall)\\b`, 'g'),
  ({ side = '' }) => wall({ is: 'side', side: side.toLowerCase() }),
);
/** "On the west", with nothing behind it. */
const BARE_SIDE = phrase(
  new RegExp(`\\b(?:in|on|to|at) the (?<side>${SIDE})(?= ?[,.;)]|$| and (?:the|an?|it|is|has)\\b)`, 'g'),
  ({ side = '' }) => wall({ is: 'side', side: side.toLowerCase() }),
);

/** Those that are tried first win where two overlap. */
export const WALLS = [IS_SIDE, ...NAMED, BARE_SIDE];
