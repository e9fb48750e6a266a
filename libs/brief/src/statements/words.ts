import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/** Words of a text with their part of speech, as far as it is closed: what is in none of these lists names something. */

/**
 * A part of speech, one letter: D determiner, # number, U unit, S side of the compass, P preposition, b "be", h "have", m modal,
 * x negation, v verb, T "it", I person, 1 "one", & "and", B "but", W relative, q other link, a adverb, N content; marks as
 * themselves, a line's end as ".".
 */
export type Part = string;

export interface Word extends Span {
  /** Lower case, with a plain apostrophe. */
  readonly word: string;
  readonly part: Part;
}

const PARTS: Readonly<Record<Part, string>> = {
  D: `the our my his her their its your this that these those a an another any some no each every both either all same whole
    entire such`,
  '#': 'two three four five six seven eight nine ten eleven twelve dozen half pair couple second',
  U: `ft feet foot inch inches in" yard yards " ' ” ’`,
  S: `north south east west northern southern eastern western northeast northwest southeast southwest`,
  P: `in on at by near under over above below beneath underneath behind beside between of from to into onto for with without
    against along alongside across around opposite facing toward towards through within inside outside past off up down
    about instead than backing like as per until before after during next`,
  b: `is are was were be been being am isn't ain't aren't wasn't weren't it's that's there's`,
  h: `has have had having hasn't haven't hadn't`,
  m: `can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't do does did don't
    doesn't didn't gets get gotten getting`,
  x: 'not never nor neither',
  T: 'it they them itself themselves',
  I: `we i he she us me him you who'll we'd i'd we're i'm we've i've we'll i'll he's she's they're they've someone somebody
    everyone everybody nobody anyone people`,
  '1': 'one ones',
  '&': 'and & + plus',
  '/': 'or',
  B: 'but though although however except yet',
  W: 'which that who whom whose where',
  q: `because so since if when while unless whether how why what then`,
  a: `just only really very too also please now still already again maybe actually here there always ever once well fine
    almost about right directly straight even together apart away rather quite currently finally anymore longer soon later
    naturally definitely preferably ideally elsewhere somewhere anywhere today`,
  v: `want wants wanted wanting need needs needed like likes liked love loves loved prefer prefers keep keeps keeping kept leave leaves
    leaving left stay stays staying stayed remain remains replace replaces replacing replaced remove removes removing removed take
    takes taking took taken put puts putting make makes making made turn turns turning turned change changes changing changed swap
    swaps swapping convert converts converting converted switch switching trade trading go goes going gone went come comes
    coming came sit sits sitting stand stands standing stood hang hangs hanging hung fit fits run runs running ran look looks looking
    face faces swing swings open opens opened opening lead leads leading give gives given add adds adding build
    builds built install installs installed use uses used using become becomes becoming became belong belongs work works working
    worked move moves moving moved hold holds holding bring brings bringing serve serves see sees let lets put rip ripping tear
    tearing ripped torn get hate hates hated wobble wobbles rattles leaks hums squeaks sticks fails smells sags cracked sagged
    buzzed buzzes live lives sleep sleeps reach reaches cover covers block blocks blocked touch touches bathe read reads refinish
    reglaze repaint repair strip think thinks says said tried try lose ditch drop drops land lands arrives enters fills eat cook
    pull pulls pulled suits gives goes does start starts`,
};

const PART_OF: ReadonlyMap<string, Part> = new Map(
  Object.entries(PARTS).flatMap(([part, list]) =>
    list.split(/\s+/).map((word): [string, Part] => [word, part]),
  ),
);

const WORD =
  /\d+(?:[.,/]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*|\.{2,4}|…|[.,;:!?()\n—–"”'’-]|\S/gu;

/** The words and marks of a text, in order. */
export function wordsOf(text: string): Word[] {
  return allMatches(text, WORD).map((match) => {
    const word = match[0].toLowerCase().replace(/[’‘]/g, "'");
    return { word, part: partOf(word), start: match.index, end: match.index + match[0].length };
  });
}

function partOf(word: string): Part {
  const known = PART_OF.get(word);
  if (known !== undefined) return known;
  if (/^\d/.test(word)) return '#';
  if (/^[.;!?\n]$/.test(word)) return '.';
  if (/^(?:\.{2,4}|…|[-—–])$/.test(word)) return '-';
  if (/^[,:()]$/.test(word)) return word;
  if (/^[^\p{L}]$/u.test(word)) return 'U';
  return 'N';
}
