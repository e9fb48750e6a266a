import { allMatches } from '../text/all-matches.js';
import { type Chunks, chunksOf, type Nouns } from './chunks.js';
import { corrections } from './corrections.js';
import { type Edit, edited, editsOf, type Rule, withPlaces } from './edits.js';
import { doorsTold, kinds, measures, ownDoors, persons, sameAgain } from './head-nouns.js';
import { attributes, modifiers, reordered } from './names.js';
import { PLACES } from './places.js';
import { PRONOUNS } from './pronouns.js';
import { becoming, clefts, forSomething, fromTo, fronted, renewed, traded } from './replacements.js';
import { statuses } from './status.js';
import { limits, sizesBehind } from './thing-sizes.js';

/**
 * Reads a text by how its clauses are built, and writes each as a plain statement that every later reader knows: who or what,
 * what of it, where. It goes by chunks (things, places, sizes, verbs and links), not by sayings.
 */

type Step = (all: Chunks, nouns: Nouns) => readonly Edit[];
const step = ({ pattern, read }: Rule): Step => {
  const rule = { pattern: withPlaces(pattern), read };
  return (all) => editsOf(rule, all);
};

/** "Door's on the south": a verb. */
const writtenVerbs: Step = ({ chunks, tags, text }) =>
  chunks.flatMap(({ tag, words, end }, i) =>
    /[ON]/.test(tag) &&
    /[a-z]{3}'s$/.test(words.at(-1)?.word ?? '') &&
    /^[Cp]/.test(tags[i + 1] ?? '') &&
    text.length >= end
      ? [{ start: end - 2, end, text: ' is' }]
      : [],
  );

/** "The sink should be wall hung": what makes one name with the thing stands before it. */
const predicates: Step = ({ text }, nouns) =>
  allMatches(text, TO_BE).flatMap((match) => {
    const [whole, head = '', said = ''] = match;
    const words = said.toLowerCase().split(/[- ]/);
    const fits = [2, 1].find(
      (n) => words.length >= n && nouns.names([...words.slice(0, n), head.toLowerCase()]) === 'thing',
    );
    if (!fits) return [];
    const told = words.slice(0, fits).join(' ');
    const end = match.index + whole.length - said.length + told.length;
    return [{ start: match.index, end, text: `${told} ${head}` }];
  });
const TO_BE =
  /\b([a-z]{3,14}) (?:should|must|has to|have to|needs to|need to|is to|are to) be (?:an? )?([a-z]{3,14}(?:[- ][a-z]{3,14})?)\b/gi;

/** In this order: what was taken back first, then what pronouns mean, what comes and goes, and where things are. */
const STEPS: readonly Step[] = [
  writtenVerbs,
  persons,
  measures,
  corrections,
  ...PRONOUNS.map(step),
  ...PLACES.map(step),
  clefts,
  traded,
  fronted,
  becoming,
  fromTo,
  forSomething,
  renewed,
  statuses,
  predicates,
  limits,
  sizesBehind,
  doorsTold,
  ownDoors,
  kinds,
  sameAgain,
  attributes,
  modifiers,
  reordered,
];

/** The text as plain statements; what no rule is about stands as it was. */
export function asStatements(text: string, nouns: Nouns): string {
  const begun = text
    .replace(BESIDE_CENTER, '')
    .replace(SHORT_UNIT, '$1')
    .replace(TURNS, ', ')
    .replace(MEASURES, ' is ')
    .replace(ABOUT, ' ')
    .replace(LOVE_SEAT, 'loveseat')
    .replace(BIG_ENOUGH, '')
    .replace(SO_MANY_OF_THEM, '')
    .replace(FRIDGE_DOORS, '$1 $2french door fridge');
  let all: Chunks = chunksOf(begun, nouns);
  for (const edits of STEPS) {
    const made = edits(all, nouns);
    if (made.length > 0) all = chunksOf(edited(all.text, made), nouns);
  }
  return all.text === text ? text : tidy(all.text);
}

/** "On the south wall, west of center" is on the south wall. */
const BESIDE_CENTER =
  /(?<=\bwall),? (?:(?:just|a (?:bit|little)|slightly) )?(?:north|south|east|west) of (?:the )?(?:center|centre|middle)\b/gi;

/** "24 in dishwasher no wait make that 18": a turn is a clause of its own. */
const TURNS =
  /(?<=[a-z0-9"”′″])(?<!\b(?:or|but|and|oh|um|uh|well)) (?=(?:oh |um |uh |well )?(?:no,? wait|wait,? no|no,? hold on|no,? scratch that|scratch that|strike that|no,? make (?:that|it)|no,? sorry) )/gi;
/** "30 in. range": the full stop of a short unit ends nothing. */
const SHORT_UNIT = /(\d ?(?:in|ft|yd|lb|gal))\.(?= (?:[a-z]|French ))/g;
/** "The island measures 72 inches". */
const MEASURES = / (?:measures|spans|comes in at) (?=(?:about |around |exactly |roughly )?\d)/gi;
/** "36x48ish", "a shower, say 60 x 60": a size all the same. */
const ABOUT = /(?<=\d)-?ish\b|(?<=,) (?:say|like|maybe|oh) (?=\d)/g;
/** "A shower big enough for a wheelchair, 60 x 60". */
const BIG_ENOUGH =
  / (?:big|large|wide|long) enough for (?:an? |the |my |our |his |her )?[a-z]{3,12}(?=, {1,2}\d)/gi;
const LOVE_SEAT = /\blove[- ]seat\b/gi;
/** "The cabinets, four of them, go". */
const SO_MANY_OF_THEM =
  /,? (?:all|both|two|three|four|five|six|seven|eight|\d{1,2}) of (?:them|these|those)(?:,(?= (?:is|are|go)\b)|(?=,| (?:is|are|go)\b))/gi;
/** "Fridge: side by side or French door": doors of a refrigerator, not of the room. */
const FRIDGE_DOORS =
  /\b(fridge|refrigerator)\b(?::|,| (?:can be|could be|either)) ((?:an? )?(?:(?:counter[- ]depth|side by side|side-by-side|built[- ]in|panel[- ]ready) ?(?:or |and |, )?(?:an? )?)?)french[- ]doors?\b(?! (?:fridge|refrigerator|to the|on the|onto|out))/gi;

/** Without the marks that nothing is left before. */
function tidy(text: string): string {
  return (
    text
      // A wall has no end on its own side: what was put right is the wall.
      .replace(
        /\bat the (?:(?:north|south) end of the (north|south)|(?:east|west) end of the (east|west)) wall\b/gi,
        (_, ns, ew) => `on the ${ns ?? ew} wall`,
      )
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[.,;])/g, '')
      .replace(/(?<=^|[.;,]) ?[.;,](?![.\d])/g, '')
      .replace(/^[ ,;.]+/, '')
  );
}
