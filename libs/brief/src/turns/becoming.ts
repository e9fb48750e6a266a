import { SIDES_TOLD, type SidesTold, sidesIn } from '../shell/sides-told.js';
import { bySentence } from './by-sentence.js';

/**
 * "I have an oak dresser, 42 wide 20 deep, that should become the vanity": what is made of a piece of the owner's furniture is what he
 * brings, as large as that piece. Every repetition is bounded.
 */

/** What was made of which piece of furniture. */
export interface MadeOf {
  readonly made: string;
  readonly of: string;
  readonly sides?: SidesTold;
}

const FURNITURE =
  '(?:dresser|buffet|sideboard|cabinet|chest(?: of drawers)?|table|desk|console|washstand|hutch|credenza|armoire|work ?bench|bench|nightstand|bookcase|trunk|commode|bureau|cart|door)';
const MADE =
  '(vanity|island|peninsula|tv stand|tv console|media console|coffee bar|desk|bench|bookcase|changing table|potting bench|workbench|headboard)(?! (?:wall|side|area|light|mirror|top|unit))';
const THING = String.raw`(?:an?|the|my|our|this|that|his|her)((?: [a-z'’-]{2,14}){0,3}? ${FURNITURE})`;
const SIZE = String.raw`(?:,? ?\(?(?:it['’]s |which is |about )?(\d{1,3}[a-z0-9"'’”×./½ -]{0,40}?)\)?,?)?`;
const SIZE_BEHIND = String.raw`(?:,? ?\(?(?:it['’]s |which is |about )?(\d{1,3}[a-z0-9"'’”×./½ -]{0,40})\)?)?`;
const THE = '(?:(?:the|our|a|an|my) )?(?:(?:new|bathroom|bath|kitchen|single|double) ){0,2}';
/** Whose it is, or where it came from, behind its name. */
const THEIRS = String.raw`(?: (?:that )?(?:we|i)(?:['’]ve)?(?: already)? (?:have|own|got|found|bought|inherited)(?: already)?| from (?:my|our|his|her) [a-z]{3,12})?`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:i|we)(?:['’]ve got| have| own| bought| inherited| found| want)(?: already)? |\bthere(?:['’]s| is) )?\b${THING}${THEIRS}${SIZE},? ?(?:\(?(?:that|which|and (?:it|that)|it|so it) )?(?:(?:we|i) (?:want|would like|['’]d like|plan|hope)(?: to)? )?(?:(?:should|will|could|can|must|has to|needs to|is going to|is to|would|might|to) )?(?:becomes?|(?:be )?(?:turned|made|converted) (?:in)?to|turns? into|gets? (?:turned|made|converted) into|serves? as|(?:be )?used? as|works? as|is becoming|be(?= the| our| a)) ${THE}${MADE}${SIZE_BEHIND}`,
    'gi',
  ),
  new RegExp(
    String.raw`(?:\b(?:i|we)(?:['’](?:d|re|ll|m))? ?(?:(?:want|would like|like|love|plan|planning|are|am|going|hope|hoping|will|need) ){0,3}(?:to )?)?\b(?:turn|mak|convert|repurpos|reus|us|transform)(?:e|ing|s)? ${THING}${THEIRS}${SIZE} (?:in)?(?:to|as|for) ${THE}${MADE}${SIZE_BEHIND}`,
    'gi',
  ),
];
/** "A vanity made from an old dresser", "the vanity is my grandfather's dresser": what is made stands first. */
const MADE_FIRST = new RegExp(
  String.raw`(?:\b(?:i|we)(?:['’]d)? (?:want|need|would like|like|love) )?\b${THE}${MADE} (?:(?:that is |that['’]s )?(?:made|built) (?:from|of|out of)|(?:is|will be|should be)(?= my| our| an (?:old|antique))) ${THING}${THEIRS}${SIZE_BEHIND}`,
  'gi',
);
const MAY =
  /\b(?:becom|turn|mak|made|convert|serve|use|using|work|repurpos|reus|transform|will be|to be|vanity is)/i;

const PLAIN = /^(?:old|antique|vintage|own|existing|[a-z]+['’]s) /i;
const nameOf = (said: string): string => {
  const name = said.trim().toLowerCase();
  return PLAIN.test(name) ? nameOf(name.replace(PLAIN, '')) : name;
};

/** The sides that words tell, and what they tell besides. */
function sizeIn(words: string | undefined): { readonly sides?: SidesTold; readonly rest: string } {
  const [found] = [...(words ?? '').matchAll(SIDES_TOLD)];
  const sides = found && sidesIn(found.slice(1));
  return sides
    ? { sides, rest: (words ?? '').slice(found.index + found[0].length) }
    : { rest: words === undefined ? '' : ` ${words}` };
}

/** A text in which what is made of furniture is told as brought along, and what was made of what. */
export function madeOfFurniture(text: string): { readonly made: readonly MadeOf[]; readonly plain: string } {
  const made: MadeOf[] = [];
  if (!MAY.test(text)) return { made, plain: text };
  const brought = (into = '', of = '', ...sizes: readonly (string | undefined)[]): string => {
    const [size, behind] = sizes.map(sizeIn);
    const sides = size?.sides ?? behind?.sides;
    made.push({ made: into.toLowerCase(), of: nameOf(of), ...(sides ? { sides } : {}) });
    return `we supply the ${sides ? `${sides.widthIn} by ${sides.depthIn} inch ` : ''}${into}${size?.rest ?? ''}${behind?.rest ?? ''}`;
  };
  const plain = bySentence(text, (sentence) =>
    FORMS.reduce(
      (all, form) =>
        all.replace(form, (_, of?: string, size?: string, into?: string, behind?: string) =>
          brought(into, of, size, behind),
        ),
      sentence,
    ).replace(MADE_FIRST, (_, into?: string, of?: string, size?: string) => brought(into, of, size)),
  );
  return { made, plain };
}
