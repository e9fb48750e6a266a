import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { sentencesOf } from '../../text/sentences.js';

/**
 * What is told of the house, of what others paid and of what was seen on television: "we bought my grandmother's ranch", "it was our
 * daughter's nursery until she left", "we saw one on TV that cost 60 thousand, not doing that", "a quote from a company on TV". None of
 * it is a wish, a budget or a thing that somebody brings. Every repetition is bounded.
 */

const ENDS = String.raw`(?=\s?(?:[.,;:!?)\n–—]|$)| (?:and|but|so|because|since)\b)`;
const BEGINS = String.raw`(?<=(?:^\s{0,2}|[.,;:!?(–—\n] ?|\b(?:and|but|so|because) ))`;
const HOUSE =
  '(?:house|home|place|ranch|bungalow|farmhouse|cottage|condo|cape|colonial|rambler|split[- ]level|townhouse|townhome|apartment|fixer upper|fixer-upper)';
const WHEN =
  '(?: (?:last|this) (?:year|month|week|spring|summer|fall|winter)| in (?:(?:19|20)\\d\\d|[a-z]{3,9})| (?:a|one|two|three|few|couple of|\\d{1,2})(?: few| couple of)? (?:years?|months?|weeks?) ago| recently)?';

/** Sums that somebody else paid, or was to pay: no budget. */
const SUM = String.raw`(?:\$ ?)?\d[\d,.]{0,8}(?: ?(?:k|thousand|grand|dollars|bucks))?`;
const OTHERS_PAID: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s{0,3}(?:and |but |so )?(?:we|i) (?:saw|seen|looked at|found|watched|read about) [^.;!?\n]{2,50}\b(?:cost|costs|was|were|for|at) ${SUM}[^.;!?\n]{0,20}(?:not doing|no way|can['’]?t|cannot|crazy|not paying|forget it|too much|insane|ridiculous|won['’]?t)`,
    'i',
  ),
  new RegExp(
    String.raw`^\s{0,3}(?:and |but |so )?(?:my |our |the )?(?:sister|brother|neighbou?r|friend|cousin|mother|father|mom|dad|boss|coworker|parents|in-?laws)(?:[- ]in[- ]law)?(?:['’]?s)?(?: (?:place|one|bath|bathroom|kitchen|remodel|down the street|next door)){0,2} (?:cost|paid|spent|was|ran|ended up|shelled out)[^.;!?\n]{0,20}${SUM}`,
    'i',
  ),
];
/** Who says next to what he would pay has a budget. */
const OWN_SUM =
  /\b(?:our|my) budget\b|\b(?:we|i) (?:can|could|want to|have|would like to|['’]d like to|hope to) (?:spend|pay|do|stay)\b/i;

const TOLD: readonly Rewriting[] = [
  // Seen somewhere, or sold there.
  [
    /\b(company|guy|place|outfit|contractor|ad|show|house|kitchen|bathroom|one|it|that|this|people|firm|commercial|something) (?:(?:that )?(?:we|i) (?:saw|seen) |advertised |from |seen )?on (?:the )?(?:tv|t\.v\.|television|hgtv|youtube|pinterest|instagram|facebook|tiktok|the radio|the internet)\b/gi,
    '$1',
  ],
  // A room that was another one, by what it was: the room of today is told elsewhere.
  [
    new RegExp(
      String.raw`${BEGINS}(?:(?:it|this|that|the room|this room) )?(?:used to be|was(?: once| originally| previously| formerly)?) (?:an? |the |our |my |his |her )?(?:[a-z]{2,10}(?:['’]s)? ){0,2}(?:nursery|playroom|guest room|spare room|bedroom|office|study|den|sewing room|dining room|breakfast nook|porch|mud ?room)(?: (?:until|till|before) (?:(?:he|she|they|we|it|the kids|the boys) (?:left|moved|went|grew|were|was|turned|outgrew)[^.,;!?\n]{0,30}|(?:last|this) [a-z]{4,6}|(?:19|20)\d\d|now|recently))?${ENDS}`,
      'gi',
    ),
    '',
  ],
  // A house that was bought is not a thing that is brought along.
  [
    new RegExp(
      String.raw`${BEGINS}(?:hi(?: there| all)?,? |hello,? |so,? |ok(?:ay)?,? )?(?:we|i)(?:['’]ve| have)?(?: just| recently| finally)? (?:bought|purchased|inherited|closed on|moved into|took over) (?:an? |the |our |my |his |her |this )?(?:[a-z'’-]{2,14} ){0,4}${HOUSE}${WHEN}${ENDS}`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`${BEGINS}(?:the|this|our) (?:kitchen|bath|bathroom|room|whole (?:thing|room|house|kitchen)|house) (?:is|was) (?:all |still |the |completely |totally )?original(?: (?:from |to )?(?:the )?(?:19\d\d(?:s)?|['’]?\d0s))?(?: (?:knotty pine|oak|maple|pine|birch|metal|formica|tile|plywood))?${ENDS}`,
      'gi',
    ),
    'the house is old',
  ],
  // A new insulated door is a new door.
  [/\b(new|replace(?: the| our)?|replacing(?: the| our)?) insulated (garage doors?)\b/gi, '$1 $2'],
  // Ours is another one than the one that is asked for.
  [
    /(?:,|;|\(| -|\.)? ?(?:since |because |as )?\bours? (?:is|are|were|was) (?:(?:only|just|the|an?|so|very|all|still|from) ){0,2}(?:single[- ](?:layer|pane|pan)|uninsulated|old|original|ancient|dated|outdated|broken|dented|tiny|small|ugly|shot|rusted|rusty|drafty|rotted|rotten|falling apart|on its last legs|noisy|cracked|wood|steel|metal|builder grade|cheap|twenty years old|\d{1,2} years old)(?: (?:steel|wood|metal|aluminum|ones?|and [a-z]{3,9}))?(?=\s?(?:[.,;:!?)\n–—]|$)| (?:and|but|so)\b)/gi,
    '',
  ],
  // Who does not let us do it supplies nothing, and who lets us asks for no work of ours.
  [
    /\b(?:(?:the|our|my) )?(?:hoa|city|county|town|landlord|condo(?: board)?|board|building|association|township|village|management)(?: (?:association|company|board|code|rules?))? (?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|would not|wouldn['’]?t|can['’]?t|refuses to) (?:let|allow) us (?:to )?(?=[a-z])/gi,
    'can not ',
  ],
  [
    /\bcan not ([^.,;!?\n]{3,40}?) (?:or|nor) vent (?:it |the hood )?(?:outside|outdoors|out)\b/gi,
    'can not $1, recirculating hood',
  ],
  [
    /\b(?:(?:the|our|my) )?(?:hoa|city|county|town|landlord|condo(?: board)?|board|building|association|management) (?:lets|allows|will let|will allow|is letting) us (?:to )?(?=[a-z])/gi,
    '',
  ],
  // A thing that was there and went to somebody else.
  [
    /\b(?:we|i|my [a-z]{3,8}|the kids) (?:had|used to have|kept) (?:an? |the |our |my |her |his )(?:[a-z]{3,10} ){0,2}[a-z]{3,12}(?: in (?:t?here|this room))?(?:,| and| but)? ?(?:and |but )?(?:it|which|that|they|he|she)? ?(?:went|was given|given|sold|moved) to (?:my|our|the|a) [a-z]{3,8}(?: [a-z]{3,8})?(?=\s?(?:[.,;:!?)\n–—]|$))/gi,
    '',
  ],
  // What went to somebody else is gone, and nobody of them lives here.
  [
    /,? ?(?:and |but )?(?:which |it |they |that )(?:went|is going|was given|given|sold) to (?:my|our|the|a) (?:[a-z]{3,8} )?(?:niece|nephew|sister|brother|cousin|daughter|son|neighbou?r|friend|ex|mother|kids|aunt|uncle|goodwill|charity|in-?laws)s?(?:['’]s)?(?=\s?(?:[.,;:!?)\n–—]|$)| (?:and|but|so)\b)/gi,
    '',
  ],
  // Religion that keeps no two stations apart.
  [
    new RegExp(
      String.raw`${BEGINS}(?:we|i|our family)(?: all)? (?:keep|eat|cook|are|keeps|eats) (?:strictly )?halal(?: at home)?${ENDS}(?: and )?`,
      'gi',
    ),
    '',
  ],
  // A dislike told behind a refusal renews nothing.
  [
    /\b(no [a-z]{4,12}(?: [a-z]{4,12})?[^.;!?\n]{0,40}?)(?:,| and|, and) (?:my |our |the )?(?:husband|wife|partner|hubby|daughter|son|mother|we|i|he|she) (?:(?:really|just|absolutely) )?(?:hates?|dislikes?|can['’]?t stand|despises?|detests?) (?:them|it|those|that)(?=\s?(?:[.,;:!?)\n–—]|$))/gi,
    '$1',
  ],
];

function withoutSum(sentence: string): string {
  if (OWN_SUM.test(sentence) || !OTHERS_PAID.some((paid) => paid.test(sentence))) return sentence;
  return /[.;!?\n]{1,4}\s{0,3}$/.exec(sentence)?.[0] ?? '';
}

/** A text without what is told of the house and of others. */
export const withoutHouseAndOthers = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => rewritten(withoutSum(sentence), TOLD))
    .join('');
