import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/** Places told in fewer words than readers know: "door to kitchen is west", "TV over it" beside a fireplace. Every repetition is bounded. */

const SIDE =
  '(north|south|east|west|northeast|northwest|southeast|southwest)(?:[- ]?(?:facing|side))?(?=\\s?[.,;!?)\\n]|$| (?:and|but)\\b)';
const WALLS: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`\b((?:doors?|windows?|sliders?|closets?|fireplace|entry|entrance|stairs?|stairway|patio door|french doors)(?: (?!(?:is|are|and|but|or|not)\b)[a-z-]{1,12}){0,4}) (?:is|are|goes|faces) ${SIDE}`,
      'gi',
    ),
    '$1 is on the $2 wall',
  ],
];
const TV_OVER_IT =
  /\b((?:tv|television)(?: (?:goes|hangs|hung|mounted|stays|to be|can go|will go))?) (?:over|above) it\b/i;

/** A text with such places in full. */
export const placesSaidShort = (text: string): string =>
  bySentence(text, (sentence) => {
    const told = rewritten(sentence, WALLS);
    const tv = TV_OVER_IT.exec(told);
    return tv && /\bfireplace\b/i.test(told.slice(0, tv.index))
      ? told.replace(TV_OVER_IT, '$1 over the fireplace')
      : told;
  });
