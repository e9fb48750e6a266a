import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Doors and windows of the house that are told by the way: who comes in by a door, what stands near one, who was paid for one. Each
 * as a plain statement of where it is. Every repetition is bounded.
 */

const COMES =
  '(?:you|we|i|everyone|people|guests) (?:all )?(?:come|walk|enter|step|get|go)s?(?: right| straight)?';
const DOOR = '(?:front |entry |main )?door(?:way)?';
const WALL = '(left|right|back|front|north|south|east|west)';
const FOR_ONE =
  '(?:paid|had|hired) (?:a guy|somebody|someone|a contractor|a crew|our contractor|[a-z]{2,12}) (?:for|to (?:put in|install|cut in|do))';
const DONE = '(?: (?:last|this past|back in|in|two|three|a few|years|earlier) [a-z0-9 ]{2,16}?)?';

const TURNS: readonly Rewriting[] = [
  // "You come into our kitchen from the front hall, door's smack in the middle of that wall".
  [
    new RegExp(
      `\\b${COMES} (?:in|into|through|by)\\b[^,;.!?]{0,48}, (?:and |where |with )?(?:the |our |that )?(${DOOR})(?:['’]s| is) ([^,;.!?]{4,60}?) (?:of|in|on) that wall\\b`,
      'gi',
    ),
    'The $1 is $2 of the front wall',
  ],
  [
    new RegExp(
      `\\b${COMES} (?:in|into|through|by)\\b(?: the front door and (?:you['’]re|you are|we['’]re|we are) (?:right )?in the (?:living )?room| (?:from|through|off) (?:the|our) [a-z ]{3,20}?)?, (?:and |where |with )?(?:the |our |that |it['’]s the )?(${DOOR})(?:['’]s| is) (?=(?:on|in|at|smack|centered|right|over|way|toward)\\b)`,
      'gi',
    ),
    'The $1 is ',
  ],
  // "You walk in the door, it's in the left wall".
  [
    new RegExp(
      `\\b${COMES} (?:in|into|through|by)(?: the| our| a)? (${DOOR}),? (?:it['’]s|it is|which is|and it['’]s) (?=(?:on|in|at)\\b)`,
      'gi',
    ),
    'The $1 is ',
  ],
  // "Fridge near the door to the garage on the right".
  [
    new RegExp(
      `\\b(near|by|next to|beside|close to) the ((?:back |side |house )?door to the (?:garage|hall|hallway|deck|yard|patio|mudroom|basement|dining room|living room|kitchen|house|laundry(?: room)?|porch)) (?:on|in) the ${WALL}(?: wall| side)?(?=[,;.!?]|$)`,
      'gi',
    ),
    '$1 the $2. The $2 is in the $3 wall',
  ],
  // "On the right wall we already paid a guy for an egress window last fall".
  [
    new RegExp(
      `^( ?(?:on|in|at|along|centered on|smack in) [a-z ,]{4,60}),? (?:we|i)(?:['’]ve| have)?(?: already)? ${FOR_ONE} (an?) ((?:[a-z]+ ){0,2}(?:window|door|slider|fireplace))${DONE}(?=[,;.!?]|$)`,
      'gi',
    ),
    ' There is already $2 $3 $1',
  ],
  [
    new RegExp(
      `\\b(?:we|i)(?:['’]ve| have)?(?: already)? ${FOR_ONE} (an?) ((?:[a-z]+ ){0,2}(?:window|door|slider|fireplace))\\b(?: last [a-z]{3,8})?(?= (?:on|in|at) the\\b)`,
      'gi',
    ),
    'There is already $1 $2',
  ],
];

/** A text in which doors and windows of the house are told plainly. */
export const houseAsTold = (text: string): string =>
  MAY_TELL.test(text) ? bySentence(text, (sentence) => rewritten(sentence, TURNS)) : text;
const MAY_TELL = /\b(?:door|doorway|window|slider|fireplace)\b/i;
