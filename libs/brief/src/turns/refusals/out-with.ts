import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * What is thrown out by a turn of phrase: "out with the garden tub, in with a big shower", "the mural has to be painted over", "toilet
 * goes"; what somebody else had planned and the writer does not want: "which included moving the fridge, we don't want that"; and the
 * last word on a finish: "my wife says brass so go with brass". Every repetition is bounded.
 */

const ENDS = String.raw`(?=\s?(?:[.,;:!?)\n–—]|$)| (?:and|but|so|because|since|as|,)\b)`;
const THE = '(?:the |that |our |this |my |those |these |all the )';
const WE = "(?:(?:i|we)(?:['’]d)?(?: just| really| also| do)? (?:want|like|would like|need|say) )?";

const THROWN_OUT: readonly Rewriting[] = [
  [
    new RegExp(
      `(?:${WE}(?<=(?:^ ?|[.,;:!?(–—-] ?|\\b(?:and|but|so|want|like|say|need) )))out with ${THE}(?=[a-z])`,
      'gi',
    ),
    'remove the ',
  ],
  [/(?:,|\band\b|\bthen\b|;|&|\+)? ?(?:and )?\bin with (?=(?:an?|the|some|new|our) )/gi, ', add '],
  // What hangs on a wall and is painted over is gone.
  [
    new RegExp(
      `${THE}?(?:[a-z]{3,10} )?(?:wall ?paper|murals?|stencils?|graffiti|wall decals?|accent wall|feature wall|border) (?:(?:just |really )?(?:has|have|needs?|ought|is|are|must|should|will|can|gets?|got) )(?:to |also )?(?:be |get )?painted over${ENDS}`,
      'gi',
    ),
    'paint the walls',
  ],
  [
    new RegExp(
      `\\bpaint(?:ing)? over ${THE}(?:old )?(?:wall ?paper|murals?|stencils?|accent wall|border)${ENDS}`,
      'gi',
    ),
    'paint the walls',
  ],
];

/** Fixtures that no such room is without: an old one that goes is replaced. */
const GOES = new RegExp(
  `(?<=(?:^ ?|[,;:(–—] ?|\\b(?:and|but) ))${THE}?(?:old )?(toilet|vanity) (?:just |really |also )?(?:goes|has to go|needs to go|must go|gotta go|can go|is going|should go)${ENDS}(?! (?:on|in|at|by|to|under|next|against|where)\\b)`,
  'gi',
);

function fixturesReplaced(text: string): string {
  return text.replace(GOES, (said, fixture: string) => {
    const named = text.toLowerCase().split(fixture.toLowerCase()).length - 1;
    return named > 1 ? said : `new ${fixture}`;
  });
}

/** What was found not to be there is not looked for again. */
const HAZARDS =
  '(?:(?:any )?(?:lead|asbestos|mold|mould|radon|termites?|rot|knob and tube|water damage)(?: paint| wiring)?)(?:(?:,| or| and|, or) (?:no )?(?:lead|asbestos|mold|mould|radon|termites?|rot|knob and tube|water damage)(?: paint| wiring)?){0,2}';
const ABSENT: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`(?:,? ?\b(?:and|so|but) |, |- )?(?:luckily |thankfully |thank god |fortunately )?\b(?:there(?:['’]s| is| was| were)|(?:the|our|an?) (?:[a-z]{4,10} )?(?:inspector|inspection|lab|test|tests|results?|report) (?:found|showed|said|says|came back with|turned up)|(?:it|they) (?:has|had|have|found|showed)|we (?:found|have)|came back with) no ${HAZARDS}(?: (?:anywhere|in it|in there|at all|here|found|up there|in the (?:ceiling|house|walls|popcorn|texture|paint|floor|tile)))?${ENDS}`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^ ?|[,;:(–—] ?))no ${HAZARDS}(?: in (?:it|there|the (?:ceiling|popcorn|texture|paint|house))| anywhere| at all)?,? (?:we|i)(?:['’]ve| have)? (?:had|got|already had) (?:it|that|them) (?:all )?(?:checked|tested|looked at|inspected)${ENDS}`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`\bit (?:was|has been|got|came back) (?:tested|checked|clean|negative)(?: for (?:asbestos|lead))?(?: and (?:it['’]?s |it is |is |was |came back )?(?:clean|fine|negative|clear|ok|okay))?${ENDS}`,
      'gi',
    ),
    '',
  ],
];

/** What others had in mind, and what is said of it. */
const NOT_THAT = String.raw`,? ?(?:-|–|—)? ?(?:and |but |which )?(?:(?:we|i) (?:really |just |definitely )?(?:do not|don['’]?t|did not|didn['’]?t) (?:even )?(?:want|need|like)(?: (?:that|it|them|this|those|either|any of (?:that|it|those)))?|not for us|(?:that['’]?s |it['’]?s )?not (?:what we want|happening|needed|something we want)|no thanks|no thank you)`;
const OTHERS_PLAN = String.raw`(?:(?:[a-z']{2,14} ){0,3}(?:contractor|designer|builder|guy|company|architect|plan|quote|bid|drawing|brother[- ]in[- ]law|they|he|she)(?: [a-z]{1,2})?(?: [a-z$0-9]{2,8}){0,3}? (?:(?:which|that) )?(?:included|wanted|had|drew|showed|suggested|proposed|tried|planned|kept pushing|pushed))`;
const PLAN = new RegExp(`^(\\s?)${OTHERS_PLAN} ([^.;!?\\n]{4,90}?)${NOT_THAT}${ENDS}`, 'i');

const NOT_MOVED =
  /^(?:on |for |to )?(?:move|moving|relocate|relocating|put|putting) (?:the |our )?([a-z]{3,14}(?: [a-z]{3,10})?) (?:to|into|in|onto|on|over to) (?:the |an? )?(?:other |opposite |far |new )?[a-z]{3,10}(?: wall| side)?$/i;

/** "They wanted to move the sink to the island, we don't want that": it stays; of a plan's things none comes. */
function ofOthersPlan(sentence: string): string {
  const said = PLAN.exec(sentence);
  if (!said) return sentence;
  const [whole, lead = '', object = ''] = said;
  const moved = NOT_MOVED.exec(object.trim());
  const plain = moved
    ? `the ${moved[1]} stays where it is`
    : object
        .trim()
        .replace(
          /^(?:to |on |for )?(?:add|adding|put in|putting in|install|installing|have|having|do|doing|us to (?:get|add)) /i,
          '',
        )
        .split(/,? and |, /)
        // Two of a kind may be refused, and one of them stands: nothing is said of it.
        .filter((thing) => !/^(?:two|three|four|\d) /i.test(thing))
        .map((thing) => `no ${thing.replace(/^(?:an?|the|some) /i, '')}`)
        .join(', ');
  return `${lead}${plain}${sentence.slice(whole.length)}`;
}

const FINISH = '((?:(?:brushed|polished|satin|matte|aged|oil rubbed|unlacquered) )?[a-z]{3,9})';
const LIKER = '(?:my |the )?(?:wife|husband|partner|spouse|hubby|daughter|mother|he|she)';
/** A finish and its thing, and who would have another one: "black fixtures; my wife says brushed brass". */
const OUTVOTED = String.raw`\b(?:black|white|chrome|brass|nickel|gold|bronze|silver|gray|grey|blue|green|sage|navy|cream|oak|walnut|maple|quartz|granite|marble) ([a-z]{4,10})(?:,|;|\.)? (?:but |well |though |and )?${LIKER} (?:says?|said|wants?|prefers?|likes?|would rather have|votes for|insists on) ${FINISH}`;
/** "Black fixtures; my wife says brushed brass so go with brass": the last word is the one. */
const LAST_WORD: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`${OUTVOTED}(?:,|;)? (?:so|and so|then) (?:let['’]?s |we['’]?ll |we |please )?(?:go(?:ing)? with|do|it['’]?s|use) (?:the )?(?:[a-z]{3,9} )?[a-z]{3,9}${ENDS}`,
      'gi',
    ),
    '$2 $1',
  ],
  [new RegExp(String.raw`${OUTVOTED}(?:,|;)? so \2(?: it is)?${ENDS}`, 'gi'), '$2 $1'],
];

const isTold = (text: string): boolean =>
  /\bout with\b|\bin with\b|paint(?:ed|ing)? over|\bgo(?:es|ing)?\b|\bno (?:lead|asbestos|mo[lu]|radon|termite|rot|knob|water)|\btested\b|checked|\bso\b|want|need|not (?:for us|what|happen)|no thank/i.test(
    text,
  );

/** A text with what is thrown out, and what others planned in vain, in plain words. */
export const outWith = (text: string): string =>
  isTold(text)
    ? bySentence(fixturesReplaced(rewritten(text, LAST_WORD)), (sentence) =>
        rewritten(rewritten(ofOthersPlan(sentence), ABSENT), THROWN_OUT),
      )
    : text;
