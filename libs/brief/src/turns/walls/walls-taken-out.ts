import { type Rewriting, rewritten } from '../../text/needed-words.js';

/**
 * A wall that is told by its side and comes out, as the work and as the wide opening that is left: "take out the south wall" is "knock
 * down the wall, wide opening on the south wall". Sides in brackets are written out first. Every repetition is bounded.
 */

const SIDE = '(north|south|east|west)';
const BEARS = '(?:load[- ]?bearing|bearing|structural)';
const TAKES =
  '(?:(?:tak|knock|tear|rip|pull|com|blow|bust|break)(?:e|es|ing|s)? (?:out|down|through)|remov(?:e|es|ing)|demolish(?:es|ing)?|get(?:ting)? rid of|open(?:ing)?(?: up)?|eliminat(?:e|ing)|los(?:e|ing))';
const TAKEN =
  '(?:taken (?:out|down)|knocked (?:out|down)|torn (?:out|down)|removed|gone|down|out|opened(?: up)?|demolished)';
/** Said of a wall that is named before: "comes out", "is to be removed", "taken down". */
const COMES_OUT =
  '(?:(?:(?:is|will|should|has to|needs to|must|can|gets|to|is going to|is to) )?(?:(?:be|get) )?(?:taken (?:out|down)|knocked (?:out|down)|torn (?:out|down)|removed|opened(?: up)?|demolished)|(?:is |will |should |has to |needs to |must |can |is going to )?(?:comes?|coming|goes|go|going) (?:out|down|away)|(?:has to|needs to|must|should|will) go)';
const TO_ROOM = '( (?:to|into|toward|towards) (?:the |our |my )?[a-z]{3,8}(?: room| area)?)?';
const IT_IS = "(?:it is|it['’]?s|that is|that['’]s|this is)";

const IN_BRACKETS: readonly Rewriting[] = [
  // "On the outside wall (south)".
  [
    new RegExp(
      `\\b(?:the |an? |our )?(?:outside|exterior|outer|back|front|far|long|short|left|right|end|opposite) wall \\((?:the )?${SIDE}(?: (?:side|wall|one))?\\)`,
      'gi',
    ),
    'the $1 wall',
  ],
  // "A reading chair by the window (east)".
  [new RegExp(`\\bwindow \\((?:the )?${SIDE}(?: (?:side|wall|facing))?\\)`, 'gi'), 'window on the $1 wall'],
];

const OUT: readonly Rewriting[] = [
  // "Take out the wall of built-ins": they go, and the wall stays.
  [
    /\b(?:tak(?:e|ing) out|remov(?:e|ing)|rip(?:ping)? out|tear(?:ing)? out|get(?:ting)? rid of|demo(?:ing)?|pull(?:ing)? out) (?:the|our|that) (?:whole |entire )?wall of (?:old |dated )?(built[- ]?ins|bookcases|bookshelves|cabinets|cabinetry|shelves|closets|mirrors|paneling)\b/gi,
    'remove the $1',
  ],
  // "The half wall to the dining room comes down".
  [
    new RegExp(
      `\\b(?:the |our )?(?:half|pony|knee|low) wall(?: (?:to|by|at|between|in|next to|behind) (?:the |our )?[a-z]{3,10}(?: (?:room|area))?)? ${COMES_OUT}(?= ?[,.;!?\\n)]|$| (?:and|so|but|to)\\b)`,
      'gi',
    ),
    'knock down the wall',
  ],
  [new RegExp(`\\b${TAKES} (?:the |our |that )?(?:half|pony|knee|low) wall\\b`, 'gi'), 'knock down the wall'],
  // "Take down the wall to the family room (east wall, bearing)".
  [
    new RegExp(
      `\\b${TAKES} (?:the|our|that|this) wall${TO_ROOM} \\((?:the )?${SIDE}(?: wall| side)?(?:,? (?:and |it['’]s |is )?${BEARS})\\)`,
      'gi',
    ),
    'knock down the load-bearing wall$1. Wide opening on the $2 wall',
  ],
  [
    new RegExp(
      `\\b${TAKES} (?:the|our|that|this) wall${TO_ROOM} \\((?:the )?${SIDE}(?: wall| side)?(?:,? not ${BEARS})?\\)`,
      'gi',
    ),
    'knock down the wall$1. Wide opening on the $2 wall',
  ],
  [
    new RegExp(
      `\\b${TAKES} (?:the |our |that |this )?(?:${BEARS} ${SIDE} wall|${SIDE} ${BEARS} wall)${TO_ROOM}`,
      'gi',
    ),
    'knock down the load-bearing wall$3. Wide opening on the $1$2 wall',
  ],
  [
    new RegExp(
      `\\b${TAKES} (?:the |our |that |this )?(?:whole |entire |existing )?${SIDE} wall${TO_ROOM}(?! (?:tile|cabinets?|paneling|paper|window|door|closet))`,
      'gi',
    ),
    'knock down the wall$2. Wide opening on the $1 wall',
  ],
  // "The west wall is load bearing and we want it taken out".
  [
    new RegExp(
      `\\b(?:the |our )${SIDE} wall is ${BEARS},? (?:and|but) (?:we |i )?(?:want|need|would like|['’]d like|must have) (?:it|that) (?:to be |to come )?${TAKEN}(?: to (?:open up|open) (to (?:the |our )?[a-z]{3,8}(?: room)?))?`,
      'gi',
    ),
    'knock down the load-bearing wall $2. Wide opening on the $1 wall',
  ],
  [
    new RegExp(`\\b(?:the |our )${SIDE} wall ${COMES_OUT}(?= ?[,.;!?\\n)]|$| (?:and|so|but|to)\\b)`, 'gi'),
    'knock down the wall. Wide opening on the $1 wall',
  ],
  // "The wall between the kitchen and den taken out, it's the west wall and yes it's load bearing".
  [
    new RegExp(
      `\\b(?:(?:we |i )?(?:want|need|would like|['’]d like) )?the wall (between|to|into) ((?:the |our )?[a-z]{3,8}(?: room)?(?: and (?:the |our )?[a-z]{3,8}(?: room)?)?) (?:to be |to come )?${TAKEN}[,.;] ?${IT_IS} the ${SIDE} (?:wall|one)(?:,| and| but) (?:yes,? )?${IT_IS} ${BEARS}`,
      'gi',
    ),
    'knock down the load-bearing wall $1 $2. Wide opening on the $3 wall',
  ],
  [
    new RegExp(
      `\\b(?:(?:we |i )?(?:want|need|would like|['’]d like) )?the wall (between|to|into) ((?:the |our )?[a-z]{3,8}(?: room)?(?: and (?:the |our )?[a-z]{3,8}(?: room)?)?) (?:to be |to come )?${TAKEN}[,.;] ?${IT_IS} the ${SIDE} (?:wall|one)`,
      'gi',
    ),
    'knock down the wall $1 $2. Wide opening on the $3 wall',
  ],
];

/** A text in which walls that come out are told by their work and by the side that is open then. */
export const wallsTakenOut = (text: string): string => rewritten(rewritten(text, OUT), IN_BRACKETS);
