import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * What moves, by how much, and what stays where it is, each thing of a list by itself: "the fridge and stove move" is "move the fridge.
 * move the stove", "shift the island 6 inches to the right" is "move the island", for no plan tells from where. Every repetition is
 * bounded.
 */

const BUILT_IN =
  '(?:fridge|refrigerator|range|stove|cooktop|oven|sink|dishwasher|microwave|hood|island|peninsula|pantry|toilet|tub|bathtub|shower|vanity|washer|dryer|water heater|furnace|panel|laundry|cabinets)';
const N = String.raw`(?:about |around |roughly |another |by |up to |maybe ){0,2}(?:a|an|one|two|three|four|five|six|\d{1,2}(?:\.5| ?1\/2)?)(?: or (?:two|three|so))? ?(?:inch(?:es)?|in\.?|"|feet|foot|ft\.?|')`;
const WAY =
  '(?:(?: over| down| up| back| out| in| further| farther){0,2} (?:to (?:the|its|my|our) (?:left|right)|(?:toward|towards|closer to|nearer to|away from|along) (?:the |our )?(?:[a-z]{3,10} ){0,2}?[a-z]{3,10}|left|right)|(?: over| down| up| back| out| in| further| farther){1,2})';
const DISTANCE = new RegExp(
  `\\b(?:shift|move|slide|scoot|bump|push|mov|shift|slid|scoot|bump|push)(?:ing|e)? (?:the|our) (${BUILT_IN}) ${N}(?: or so)?(?:${WAY})?(?: ?\\((?:to|toward|towards|closer|away)[^).;!?\\n]{0,40}\\))?(?=\\s?(?:[.,;:!?\\n)]|$)| (?:and|but|so|to|because|for)\\b)`,
  'gi',
);

const THING = `(?:the |our |my )?(?:(?:double |wall |gas |electric ){0,2}${BUILT_IN})`;
const MORE = `(?:,? (?:and )?${THING}){1,4}`;
/** "The fridge and stove move". */
const MOVE = new RegExp(
  `(?<=(?:^ ?|[.,;:] ?|\\b(?:and|but|so|while) ))(${THING}${MORE}) (?:(?:both|all|can|will|could|should|are going to|need to|have to|must|get to) ){0,2}move(?=\\s?(?:[.,;:!?\\n)]|$)| (?:but|because|since)\\b)`,
  'gi',
);
const MOVE_LIST = new RegExp(
  `\\b(?:move|relocate) (${THING}${MORE})(?=\\s?(?:[.,;:!?\\n)]|$)| (?:but|because|since)\\b)`,
  'gi',
);
/** "Swap the range and the fridge": each takes the other's place. */
const SWAP = new RegExp(
  `\\b(?:swap|switch|trade)(?: the places of| places of| around)? (${THING},? and ${THING})(?: around| places)?(?=\\s?(?:[.,;:!?\\n)]|$)| (?:so|because|since)\\b)`,
  'gi',
);
/** "Fridge, range and sink locations stay the same". */
const STAY = new RegExp(
  `(?<=(?:^ ?|[.;:] ?|\\b(?:but|so) ))(${THING}${MORE})(?: and (?:the )?(?:remaining|other|rest of the) [a-z]{5,9})?(?: (?:locations?|positions?|placement|spots?))?(?: (?:will|should|must|can|all))? (?:remain|stay)s?(?: (?:virtually|basically|pretty much|roughly|about|exactly|more or less|all))? (?:the same|put|in place|where (?:they|it) (?:are|is)|as (?:they|it) (?:are|is)|unchanged)(?=\\s?(?:[.,;:!?\\n)]|$)| (?:but|because|since|and)\\b)`,
  'gi',
);
/** "The fridge moves to the pantry wall". */
const MOVES_TO =
  /(?<=(?:^ ?|[.,;:] ?|\b(?:and|but|so|while) ))(?:the |our )?(fridge|refrigerator|range|stove|sink|dishwasher|toilet|tub|shower|vanity|washer|dryer) (?:moves|is moving|will move|should move|has to move|needs to move|can move|must move|gets moved|is to move|is going to move) (?=(?:over )?to (?:the|an|another|a)\b)/gi;
/** "Can the tub be swapped for a shower?". */
const CAN_BE_SWAPPED =
  /\b(?:can|could|should) (the|our|my) ([a-z]{3,10}(?: [a-z]{3,10})?) be (?:swapped|replaced|changed|turned|switched|traded|converted)(?: out)? (for|with|to|into) ([^?;!\n]{3,80})\?/gi;
/** "The range can move, the sink can't". */
const CANT =
  /\b(can move,? (?:but )?(?:the|our) (?:sink|range|stove|fridge|toilet|tub|shower|vanity|dishwasher|island)) (?:can['’]?t|cannot|can not|won['’]?t|may not)(?=\s?(?:[.,;!?\n]|$))/gi;
/** "Moving the stove isn't a big deal". */
const NO_DEAL =
  /\b(?:i |we )?(?:(?:don['’]?t|do not) (?:think|believe|expect) )?(?:moving|relocating|switching) (?:the|our|a) [a-z]{3,12}(?: [a-z]{3,12})? (?:(?:is|will be|would be|should be|['’]s)(?:n['’]?t| not)? |(?:won['’]?t|wouldn['’]?t|shouldn['’]?t) be |is going to be |is not going to be |isn['’]?t going to be )?(?:too )?(?:an? |much of an? |that |no )?(?:big |huge |major |such a )?(?:deal|problem|issue|hassle|biggie)\b(?: since\b| because\b)?/gi;

const STRUCTURE =
  /\b(?:(?:keep|keeping|with|hold) )?(?:the )?structural (?:changes|work|modifications|alterations) (?:to|at) (?:an? |the )?(?:absolute |bare )?minimum\b|\b(?:minimal|minimum|few|as few|as little) structural (?:changes|work|modifications)(?: as possible)?\b/gi;

const things = (list: string): string[] =>
  list
    .split(/,? and |, /)
    .map((one) => one.replace(/^(?:the|our|my) /i, ''))
    .filter(Boolean);
const each = (list: string, verb: string): string =>
  things(list)
    .map((one) => `${verb} the ${one}`)
    .join('. ');

const TURNS: readonly Rewriting[] = [
  [DISTANCE, 'move the $1'],
  [MOVES_TO, 'move the $1 '],
  [CANT, "$1 can't move"],
  [NO_DEAL, ''],
  [STRUCTURE, 'no structural changes'],
];

/** A text with each thing that moves or stays told by itself, and no distance from where it is. */
export const movedOrNot = (text: string): string =>
  bySentence(text.replace(CAN_BE_SWAPPED, 'replace $1 $2 with $4.'), (sentence) =>
    rewritten(sentence, TURNS)
      .replace(MOVE, (_, list: string) => each(list, 'move'))
      .replace(SWAP, (_, list: string) => each(list, 'move'))
      .replace(MOVE_LIST, (_, list: string) => each(list, 'move'))
      .replace(
        STAY,
        (_, list: string) =>
          `${each(list, 'keep').replaceAll('. ', ', ')}${/\b(?:remaining|other|rest)\b/i.test(_) ? ' and keep the cabinets' : ''}`,
      ),
  );
