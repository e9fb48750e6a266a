import { type Rewriting, rewritten } from '../needed-words.js';
import { GONE_BY } from './gone-by.js';
import { TOO_DEAR } from './too-dear.js';
import { THING_GONE } from './what-goes.js';
import { sayingsOfWork } from './work-on-things.js';

/**
 * What people say for wanting, keeping, taking out and not wanting, in words that the readers know: "everything except the tub
 * is staying" is "replace the tub", "hang on to the tub" is "keep the tub", "nobody uses the island" is "no the island". Each row
 * takes the text as those above it left it. Every repetition is bounded.
 */
type Saying = readonly [said: RegExp, means: string];

const THE = String.raw`(?:the|our|my|that|this|those|these|his|her|their)\b`;
const NOT = String.raw`(?:do not|don'?t|does not|doesn'?t|did not|can ?not|can'?t|could not|couldn'?t|will not|won'?t|would not|wouldn'?t|should not|shouldn'?t|never|not|no way (?:i'm|im|we're|we are|i am))`;
const HEDGES = String.raw`(?: (?:really|ever|even|please|going|willing|ready|about|want(?:ing)?|wanna|gonna|let (?:me|us|you|them)|to|be|like to)){0,4}`;
const ALL = String.raw`(?:everything|all of it|the whole (?:thing|room)|the rest)`;
const BUT = String.raw`(?:except(?: for)?|but(?: not)?|besides|other than|apart from|aside from|save for|minus|not counting|with the exception of)`;
const NAME = String.raw`((?:the|our|my|that|this) (?:[a-z-]{2,14} ?){1,3}?)`;
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|because|which|that|since|so|please|needs?)\b)`;
const STAYS = String.raw`(?:(?:is|are|can|should|will|must|just|all|going to|gets to|perfectly) ){0,3}(?:stay(?:s|ing)?|remain(?:s|ing)?|kept|fine|good|ok|okay)`;
/** A thing in its clause alone: no idiom ("over the moon about"), no wait for it. */
const ALONE = String.raw`${THE} (?!(?:moon|budget|age|hill|top)\b)(?:[a-z-]{2,14} ){0,2}[a-z-]{2,14}(?=\s?(?:[.,;:!?\n)]|$)| (?:and|because|it|look|thing|there|in here|that|so)\b)(?!,? (?:just|only) )`;
/** What every room of its kind has: who dislikes the one that is there gets another. */
const NEEDED = String.raw`(?=${THE} (?:(?:old|current|existing|ugly|dated|awful|tiny|huge|stupid|whole) ){0,2}(?:vanity|toilet|sinks?|faucet|cabinets|cupboards|counters?|countertops?|fridge|refrigerator|stove|range|oven|dishwasher|floors?|flooring|shower|lights?|lighting|backsplash|hardware|mirror|curtains|sofa|couch|bed)\b(?! (?:curtains?|lights?|lighting|base|doors?|(?:over|under|above|below) (?:the|our|my))\b))`;
const DISLIKE = String.raw`(?:hate|can'?t stand|can ?not stand|despise|dislike|loathe|(?<=\b(?:i'm|im|i am|we're|we are) (?:so |totally |really )?)over|(?:sick of|tired of|done with|fed up with)|(?:am |are |is )?not (?:really |too |super |exactly )?(?:into|crazy about|wild about|thrilled with|keen on|fond of|in love with)|don'?t (?:really )?(?:like|love|care for))`;

const THE_OR_ALL = String.raw`(?:the|our|my|that|this|those|these|his|her|their|existing|all)\b`;
const CLAUSE_ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|then|because|please)\b)`;
const MUCH = '(?:(?:really|still|all|do|just|absolutely|actually|only|ever|totally) ){0,2}';

/** A thing by its name, an article before it. */
const ANY_NAME = '(?:(?:a|an|the) )?([a-z-]{3,14}(?: [a-z-]{3,14}){0,2}?)';

/** Who moves out, and is no thing: "the tenant moves out in June". */
const NOBODY = String.raw`(?!(?:(?:previous|last|old) )?(?:tenants?|renters?|lodger|family|kids?|boys?|girls?|sons?|daughters?|in-?laws?|owners?|sellers?|guests?)\b)`;

/** A thing by its name alone, and what ends a clause behind it. */
const THING_NAMED = '(?:(?:the|our|my) )?([a-z]{3,14}(?: [a-z]{3,14}){0,2})';
const OVER = String.raw`(?=[.,;!\n]|$)`;

/** Words that are no name of a thing, at the end of a sentence without a verb before it. */
const NO_THING = String.raw`(?!(?:keep|leave|put|move|stays?|staying|stay|remains?|is|are|see|know|love|like|show|goes|fine|good|right|exactly|not|from|and|with|you|they|kids|people|please|also|just|but|that|this|it)\b)`;
const THING_NAME = String.raw`((?:${NO_THING}[a-z-]{3,14} ){1,2}?)`;
const SENTENCE_BEGINS = String.raw`(?<=(?:^|[.,;:!?\n] ?))(?:the |our |my )?`;
/** Begins the name of a thing that is chosen, not of one that is there. */
const OF_A_KIND =
  '(?:pedestal|vessel|drop-?in|undermount|wall[- ]?(?:hung|mounted)|fiberglass|acrylic|prefab|stock|basic|standard|regular|simple|plain|builder[- ]grade|no-frills|inexpensive|cheap|small|smaller|compact|single|electric|induction|laminate|vinyl|open)';
const WILL_DO =
  '(?:(?:is|are|would be|will be|should be) (?:totally |perfectly |just |completely )?(?:fine|ok|okay|enough|all right|alright|plenty)|will do|would do|works for (?:us|me))';
const CLAUSE_OVER = String.raw`(?=\s?(?:[.,;:!?\n)]|$))`;

/** What is said of a thing behind its name, without a verb: "toilet where it is", "furnace room don't touch", "fridge goes to my brother". */
const SHORT_OF_THINGS: readonly Saying[] = [
  [
    new RegExp(
      String.raw`${SENTENCE_BEGINS}${THING_NAME}(?:right |exactly )?where (?:it is|it'?s at|they are)${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the $1where it is',
  ],
  // "Landlord's water heater in the closet do not touch".
  [
    new RegExp(
      String.raw`${SENTENCE_BEGINS}(?:[a-z]{3,12}['’]s )?([a-z]{3,12}(?: [a-z]{3,12})?) (?:in|by|under|behind|near) (?:the |our )?[a-z]{3,12} (?:do not|don'?t) touch${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the $1',
  ],
  [
    new RegExp(
      String.raw`${SENTENCE_BEGINS}${THING_NAME}(?:do not|don'?t) (?:touch|mess with|change|replace)(?: it| them| that)?${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the $1',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but) ))(?:i|we) (?:already |still )?have (?:the|our|my) (?!(?:money|time|space|room|plans?|permits?|idea|budget|measurements|[a-z-]{3,14} already)\b)(?=(?:[a-z-]{3,14} ){0,1}[a-z-]{3,14}${CLAUSE_OVER})`,
      'gi',
    ),
    'keep the ',
  ],
  [
    /\b(?:is going|are going|goes|going|moves|moving|go) to (?:(?:my|our|his|her|the|a) (?:brother|sister|son|daughter|mom|mother|dad|father|cousin|aunt|uncle|neighbou?rs?|friend|tenant|nephew|niece|grandson|granddaughter|kids|curb|dump|trash|landfill|garage sale|thrift store|storage unit|salvation army|shed|cabin|cottage|lake house)(?:'?s)?(?: (?:house|place|apartment|dorm))?|goodwill|storage|charity|salvation army|habitat|college)\b/gi,
    'is removed',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but) )(?:the|our|my) )${NOBODY}([a-z-]{3,14}(?: [a-z-]{3,14})?) (?:(?:moves|moving|is moving|are moving) out|(?:leaves|is leaving|are leaving)(?: out)?)${CLAUSE_OVER}`,
      'gi',
    ),
    '$1 is removed',
  ],
  [
    /\b(?:and )?whatever(?:'?s| is)? (?:under|underneath|below)(?: it| there| that)? (?:gets? |to be |needs? )?refinish(?:ed|ing)?\b/gi,
    ', the floor refinished',
  ],
  [
    /\brefinish (?:whatever|what)(?:'?s| is)? (?:under|underneath|below)(?: it| there| that)?\b/gi,
    'refinish the floor',
  ],
  // "No holes in the brick".
  [
    new RegExp(
      String.raw`\bno (?:new |more )?(?:holes|nails|screws|drilling) (?:in|into|through) (?=${THE})`,
      'gi',
    ),
    'keep ',
  ],
  // Who wants no new one keeps the old one.
  [
    new RegExp(
      String.raw`\bno new (?=(?:vanity|toilet|sinks?|faucet|cabinets|cupboards|counters?|countertops?|fridge|refrigerator|stove|range|oven|dishwasher|floors?|flooring|tub|bathtub|shower|tile|appliances|furniture|sofa|couch|bed)${CLAUSE_OVER})`,
      'gi',
    ),
    'keep the ',
  ],
  // "The desk she has is fine".
  [
    new RegExp(
      String.raw`${SENTENCE_BEGINS}${THING_NAME}(?:that )?(?:she|he|we|i|they) (?:already |now )?(?:has|have|use|uses) (?:is|are|works?) (?:just |perfectly |still )?(?:fine|ok|okay|good|great)${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the $1',
  ],
  // "No more of the yellow paint" refuses yellow.
  [/\bno more (?:of )?(?:the|that|this) ([a-z]{3,10}) (?:paint|walls?)\b/gi, 'no $1'],
  // Who lives in it needs one that works while the work goes on.
  [
    /\bneeds? (?:a|the|one) (?:working |usable )?(?:toilet|bathroom|shower|sink|kitchen)(?: (?:working|usable))? (?=(?:every|each|at) (?:night|day|evening|morning)|during|while|through)/gi,
    'live here during ',
  ],
];

/** What is said of a thing behind its name and a mark, as on a form: "Carpet: gone", "hardwood underneath: refinish". */
const ON_FORMS: readonly Saying[] = [
  [THING_GONE, 'remove the $1'],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.;,!?\n] ?|- ))${THING_NAMED}: ?(refinish|repaint|reglaze|restain|regrout|reupholster|replace|patch|repair)${OVER}`,
      'gi',
    ),
    '$2 the $1',
  ],
  // "Front door: paint red".
  [
    new RegExp(String.raw`(?<=(?:^|[.;,!?\n] ?|- ))${THING_NAMED}: ?(paint|stain) ([a-z]{3,9})${OVER}`, 'gi'),
    '$2 the $1 $3',
  ],
];

/** What people decide while they write: "an island, but scrap the island", "a sink would be great but there is no water so no". */
const CHANGES_OF_MIND: readonly Saying[] = [
  // "Gas stays": the line that brings it, and so the fuel.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but) ))(?:the )?gas (?:stays|is staying|has to stay|must stay)${CLAUSE_OVER}|\b(?:keep(?:ing)?|stay(?:ing)? with|stick(?:ing)? with) (?:the )?gas${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the gas line',
  ],
  // "I thought bunk beds first but they fight": what was thought of at first is not what is asked for.
  [
    /\b(?:i|we) (?:(?:first|originally|initially) (?:thought|wanted|planned|considered|looked)(?: about| of| on| at| into)?|thought(?: about| of)?|considered) (?:an? |some )?((?!the )[a-z-]{3,14}(?: (?!was |were )[a-z-]{3,14}){0,2}?)(?: (?:at first|first|originally|initially|before))?,? but\b(?! (?:open|are|am|is|maybe|could|would|also|if|only|not|i'm|we're|an?|with|where|what|how|no idea|don'?t|smaller|bigger|narrow|keep|electric|gas)\b)/gi,
    'no $1, but',
  ],
  // "Was going to put a hot tub but the floor won't hold it".
  [
    /\b(?:was|were) (?:going to|gonna|thinking (?:of|about)|planning(?: on| to)?|considering)(?: (?:put|have|get|add|do|use|install)(?:ting|ing)?)? (?:the |an? |some )([a-z-]{3,14}(?: [a-z-]{3,14}){0,2}?),? but\b(?! (?:open|are|am|is|maybe|could|would|also|if|only|not|i'm|we're|an?|with|where|what|how|no idea|don'?t|smaller|bigger|narrow|keep|electric|gas)\b)/gi,
    'no $1, but',
  ],
  // What was wished for before is taken back.
  [
    new RegExp(
      String.raw`(?<=\b(?:but|actually|now|instead|rather|then|maybe|ok|okay|no|wait|let'?s|lets|just|we|i|i'll|we'll) )(?:forget(?: about)?|scrap|cancel|nix|strike|leave out|leave off|pass on|skip) (?=${THE})`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      String.raw`(?<=[.,;\n] ?)(?:scratch|forget(?: about)?|scrap|cancel|nix|strike|never ?mind) (?=${THE})`,
      'gi',
    ),
    'no ',
  ],
  // "Microwave drawer? Not for us": the readers know "no".
  [
    /\? ?(?:not (?:for (?:us|me)|needed|really)|we'?ll pass|skip (?:it|that)|(?:we |i )?(?:don'?t|do not) (?:need|want) (?:one|any))(?=\s?(?:[.,;!?\n]|$))/gi,
    '? no',
  ],
  // "A sink would be great but there is no water out there so no".
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;!?\n] ?))${ANY_NAME} (?:would|could|might) be (?:great|nice|cool|lovely|fun|good|awesome|handy)(?= [^.;!?\n]{0,70}\b(?:so|then) no(?:\s?[.,;!?\n]|$))`,
      'gi',
    ),
    'no $1',
  ],
  // What is sold or given away goes.
  [
    new RegExp(
      String.raw`(?<!\b(?:not|never|don't|dont|won't) )\b(?:sell(?:ing)?|donat(?:e|ing)|giv(?:e|ing) away) (?=${THE}|[a-z]{4,12}s\b)`,
      'gi',
    ),
    'remove ',
  ],
  // "I like the vanity" in a room that is made new: it stays. Of a thing alone in its sentence.
  [
    /(?<=(?:^|[.;!?\n] ?)(?:but |and )?)(?:i|we) (?:really |do |actually |still )?like the (?=(?!idea|look|feel|style|color|colour|way)[a-z]{3,12}(?: [a-z]{3,12})?\s?(?:[.;!?\n]|$))/gi,
    'keep the ',
  ],
];

/** Two negations, exceptions and dislike. */
const POLARITY: readonly Saying[] = [
  // Sayings that name a thing and mean none.
  [
    /\b(?:driv(?:es?|ing) (?:me|us|him|her|them|everyone) (?:up the wall|crazy|nuts|insane|mad)|knock (?:on )?wood|off the wall|asking for the moon|the elephant in the room|hit the roof|through the roof|at the end of the day|under the table|on the table for now)\b/gi,
    ' ',
  ],
  [/\beye land\b/gi, 'island'],
  // Somebody who handles a thing wants no pulls.
  [
    /(?<=\b(?:who|he|she|husband|wife|contractor|builder|landlord) )handles\b|\bhandles (?=(?:it|that|them|everything)\b)/gi,
    'does ',
  ],
  [
    /\b(?:kinda|sorta|kind of|sort of|really|totally|definitely|absolutely) (?=(?:has|have|needs?|must|got|gotta) (?:got )?(?:to )?go\b)/gi,
    '',
  ],
  [/\b(?:has|have|'s|'ve) got to go\b/gi, 'has to go'],
  [
    /\b(?:there'?s|there is|(?:we|i) (?:have|don'?t have)|we've got|house has)(?: no| any) (?:natural )?gas(?: lines?| service)?(?: (?:in|to|at) (?:the|our|this|my) (?:house|building|kitchen|street|home))?(?=\s?(?:[.,;:!?\n)]|$)| (?:and|so|but)\b)/gi,
    ' ',
  ],
  // Where another one is, and who said so.
  [
    /(?<=\bone )(?:at|by) (?:the )?(?:top|bottom|foot|head|end) of (?:the )?(?:stairs|staircase|steps|hall|hallway)\b/gi,
    ' ',
  ],
  [
    /\bper (?:the |my |our )?(?:hvac|plumbing|electrical|gas|roof|furnace) (?:guy|man|people|company|contractor)\b/gi,
    ' ',
  ],
  // "Insulation? No": said of what is usually lacking, it is not needed.
  [
    /(?<=(?:^|[.,;!\n] ?))(?:an? |the )?(heat|heating|insulation|outlets|storage|railing) ?\? ?(?:no|nope|nah)(?=\s?(?:[.,;!\n]|$))/gi,
    'no $1 needed',
  ],
  // "Replace the fireplace? No way".
  [
    /(?<=(?:^|[.,;!\n] ?))(?:replace|remove|change|touch|lose) ((?:the|our|my) [a-z-]{3,14}(?: [a-z-]{3,14})?) ?\? ?(?:no way|no|nope|nah|never|absolutely not)(?=\s?(?:[.,;!\n]|$))/gi,
    'keep $1',
  ],
  // "Move the toilet? No": its place stays, whatever becomes of itself.
  [
    /(?<=(?:^|[.,;!\n] ?))move ((?:the|our|my) [a-z-]{3,14}(?: [a-z-]{3,14})?) ?\? ?(?:no way|no|nope|nah|never|absolutely not)(?=\s?(?:[.,;!\n]|$))/gi,
    "don't move $1",
  ],
  // "Hate the soffits, take them out".
  [
    /\b(?:hate|can'?t stand|dislike|don'?t like|tired of|sick of) ((?:the|our|those|these) [a-z]{3,14}(?: [a-z]{3,14})?),? (?:so )?(?:please )?(?:take|rip|tear|get|knock) (?:them|it|those) (?:out|down)\b/gi,
    'remove $1',
  ],
  // "Bidet? No." A thing is named and then declined.
  [
    /(?<=(?:^|[.,;!\n] ?))(?:an? |the )?(?!(?:move|remove|permits?|any|can|is|are|do|does|did|should|will|would|could|have|has|it|that|this|maybe|more|why|how|what|where|who|anything|budget|right|wait|sure)\b)([a-z-]{2,14}(?: [a-z-]{3,14})?) ?\? ?(?:no way|no|nope|nah|absolutely not|hard no)(?=\s?(?:[.,;!\n]|$))/gi,
    'no $1',
  ],
  // "Island? No room I think", "a tub? not enough space": who finds no room for it does without.
  [
    /(?<=(?:^|[.,;!\n] ?|- ?))(?:an? |the )?(?!(?:any|more|why|how|what|where|who|enough)\b)(?!(?:closets?|counters?|counter space|cabinets?|seating|kitchen|prep) ?\? ?(?:there'?s |there is )?not)([a-z-]{3,14}(?: [a-z-]{3,14})?) ?\? ?(?:there'?s |there is )?(?:no|not enough) (?:room|space|money|need)(?: (?:for (?:it|one|that)|i (?:think|guess|believe)|really|here|probably|sadly|left))?(?=\s?(?:[.,;!\n]|$))/gi,
    'no $1',
  ],
  // "Hood over the island? No".
  [
    /(?<=(?:^|[.,;!\n] ?))([a-z]{3,12} (?:over|above|in|on|at|by) (?:the |an? )?[a-z]{3,12}) ?\? (?:no|nope|nah)\b/gi,
    'no $1',
  ],
  // A change of mind is no refusal of what follows.
  [/\b(?:no,? wait|wait,? no|oh wait|hold on),? (?=(?:an?|the|make|we|i|let'?s)\b)/gi, ', '],
  // Two negations.
  [
    new RegExp(
      String.raw`\b${NOT}${HEDGES} (?:forget(?: about)?|skip|skimp on|leave out|omit|miss out on|do without|go without|live without|be without|rule out|say no to|said no to|object to) `,
      'gi',
    ),
    'want ',
  ],
  [
    new RegExp(
      String.raw`\b${NOT}${HEDGES} (?:lose|losing|give up|giving up|get rid of|getting rid of|part with|parting with|sacrifice|sacrificing|throw (?:out|away)) (?=${THE}|any\b)`,
      'gi',
    ),
    'keep ',
  ],
  [
    /\b(?:would not|wouldn'?t|don'?t|do not) mind (?:losing|giving up|getting rid of|parting with) (?=(?:the|our|my|that|this)\b)/gi,
    'no ',
  ],
  [
    /\b(?:would not|wouldn'?t|don'?t|do not) mind (?=(?:a|an|some|having|new|more)\b(?! (?:no|less|fewer)\b))/gi,
    'want ',
  ],
  [
    /\b(?:am |are |'m |'re )?not (?:opposed|averse) to (?!(?:losing|no|not|removing|giving up|getting rid|taking|dropping|skipping)\b)|\b(?:am |are |'m |'re )?not against (?=(?:a|an|having|some)\b)/gi,
    'want ',
  ],
  [/\b(?:(?:don'?t|do not|wouldn'?t) )?want to not have /gi, 'want '],
  [
    /\b(?:do not|don'?t|(?:am |are |is |'m |'re )?not) (?:hate|dislike|mind|tired of|sick of) (?=(?:the|our|my|that|this)\b)(?![^.,;\n]{0,30}\b(?:going|gone|goes|coming down|removed|leaving)\b)/gi,
    'like ',
  ],
  // What is excepted.
  [new RegExp(String.raw`\b${ALL},? ${BUT} ${NAME} ${STAYS}\b`, 'gi'), 'replace $1, '],
  [new RegExp(String.raw`\b${ALL} ${STAYS},? ${BUT} ${NAME}${ENDS}`, 'gi'), 'replace $1 '],
  [
    new RegExp(
      String.raw`\b(?:keep(?:ing)?|leave|leaving|like|love) ${ALL}(?: as is)?,? ${BUT} ${NAME}${ENDS}`,
      'gi',
    ),
    'replace $1 ',
  ],
  [new RegExp(String.raw`\b${ALL} ${STAYS},? (?:just |only )not ${NAME}${ENDS}`, 'gi'), 'replace $1 '],
  [
    /\b(?:nothing|don'?t need anything|do not need anything|don'?t want anything|no changes) (?:but|except|other than|besides|apart from) (?=(?:a|an|the|our|my|new)\b)/gi,
    'only ',
  ],
  // "New everything but the tub": it stays.
  [
    new RegExp(
      String.raw`\b(?:new|replac(?:e|ing)|redo(?:ing)?|chang(?:e|ing)|gut(?:ting)?|renew(?:ing)?|updat(?:e|ing)) (?:everything|all of it|it all) ${BUT} (?:the |our |my )?((?!for\b)[a-z-]{2,14}(?: [a-z-]{2,14})?)(?=\s?(?:[.,;:!?\n()]|$))`,
      'gi',
    ),
    'replace everything, keep the $1',
  ],
  // What is disliked and needed.
  [new RegExp(String.raw`\b(?<!\b(?:don't|not|never) )${DISLIKE} ${NEEDED}`, 'gi'), 'replace '],
  [
    new RegExp(
      String.raw`\b(?<=\b(?:i'm|im|i am|we're|we are) )(?:so |totally |really )?(?:over|sick of|tired of|done with|fed up with) (?=${ALONE})|\bso (?:done with|sick of|tired of) (?=${ALONE})|\bso over (?=(?:this|that|these|those|our|my)\b)(?=${ALONE})`,
      'gi',
    ),
    'no ',
  ],
  [new RegExp(String.raw`\b(?:can'?t|can ?not) stand (?=${THE})`, 'gi'), 'no '],
  // What others do not let one have, and what cannot be moved.
  [
    /\b(?:won'?t|will not|doesn'?t|does not|don'?t|do not|never) (?:allow|permit|approve)(?: (?:us|me))?(?: (?:to have|any))? (?!(?:to|us|me|it|that|this)\b)(?![^.;!?\n]{0,40} unless\b)/gi,
    'no ',
  ],
  [
    /\b(?:can'?t|can ?not|couldn'?t|not allowed to|aren'?t allowed to|not able to) (?=(?:move|relocate|touch|change) (?:the|our|my|any)\b)/gi,
    "don't ",
  ],
  [
    /\b(?:is|are) ?(?:not|n'?t) (?:moving|going to move|being moved|movable|moveable)\b(?! (?:to|into|in|the|our|my|any|a|anything|that|this|it)\b)/gi,
    'stays put',
  ],
  [new RegExp(String.raw`\b(?:does|do)(?: not|n'?t) move(?: at all)?${CLAUSE_OVER}`, 'gi'), 'stays put'],
  // "The sump pump can't be covered": it stays, and within reach.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but) ))(?:the |our |my )?([a-z-]{3,14}(?: [a-z-]{3,14})?) (?:can'?t|can ?not|must not|mustn'?t|shouldn'?t|should not) (?:be|get) (?:covered|blocked|buried|boxed in|moved|touched|enclosed)(?: up| over)?${CLAUSE_OVER}`,
      'gi',
    ),
    'keep the $1',
  ],
  // "We do not need two ovens": one is enough.
  [
    /\b(?:do not|don'?t|doesn'?t) (?:really )?need (?:two|2|three|3) (?=[a-z-]{3,14}(?: [a-z-]{3,14})?(?:\s?(?:[.,;!?\n]|$)| (?:in|for|and|because|at|on|anymore)\b))/gi,
    'one ',
  ],
  // "Keep the tub, same with the toilet."
  [
    /(?<=\b(?:(?:keep(?:ing)?|leave|leaving) (?:the|our|my) (?:(?!same)[a-z]{2,14} )?[a-z]{2,14}|(?:keep|leave) [a-z]{2,14}|stay(?:s|ing)?(?: put| as is)?|fine|good)[.,;] ?)same (?:with|goes for|thing with) (?=the (?:mirror|toilet|vanity|tub|floor|cabinets|sink|faucet|counters?|fridge|stove|range|lights?|window|door)\b(?! (?:painted|new|replaced|in)\b))/gi,
    'keep ',
  ],
  [/\bglass block (?=windows?\b[^.,;]{0,20}\bstays?\b)/gi, ''],
];

/** Verbs of keeping and of taking out. */
const VERBS: readonly Saying[] = [
  // What stays.
  [
    new RegExp(
      String.raw`\b(?:hang(?:ing)?|hold(?:ing)?) on ?to (?=${THE_OR_ALL})|\bstick(?:ing)? with (?=${THE_OR_ALL})`,
      'gi',
    ),
    'keep ',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:can|could|able to|room to|space to|tired of|sick of|hate) )\b(?:work|working|design|designing|plan|planning|build|decorate) around (?=${THE_OR_ALL}|(?:it|them)\b)`,
      'gi',
    ),
    'keep ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:to|must|should|can|please|just|we'll|you'll) )work with (?!(?:the|our|my|all) new\b)(?=${THE_OR_ALL})`,
      'gi',
    ),
    'keep ',
  ],
  [/\b(?:ETR|exist(?:\.|ing)? to remain:?) (?=[a-z])/gi, 'keep the '],
  [new RegExp(String.raw`\bmess(?:ing)? with (?=${THE_OR_ALL}|anything)`, 'gi'), 'touch '],
  [
    /\b(?:does|do|did|will|should)(?: not|n'?t) (?:need|require) (?:to be (?:replaced|changed|redone|updated|touched|moved)|replacing|changing|updating|replacement|redoing|any work)\b/gi,
    'stays',
  ],
  [/\b(?:is|are) (?:(?:an? )?keepers?|untouchable|sacred|hands off)\b/gi, 'stays'],
  // Of what is not there yet it is said that it will do: "a basic white toilet is fine", "pedestal sink is fine".
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|but) ))(an? (?:[a-z0-9-]{2,14} ){0,3}[a-z-]{2,14}|${OF_A_KIND} (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14}) ${WILL_DO}${CLAUSE_ENDS}`,
      'gi',
    ),
    'want $1',
  ],
  // "Stock cabinets are perfectly fine" asks for new ones.
  [
    /(?<=\b(?:(?:the|our|my|existing|current|old|that|this|these|those) (?:[a-z-]{2,12} ){1,3}|(?:it|they) ))(?:is|are) perfectly (?:good|fine|ok|okay)\b/gi,
    'stays',
  ],
  [/\b(?:is|are|ai)(?: not|n'?t) (?:broke|broken|the problem|the issue)\b/gi, 'stays'],
  [
    new RegExp(
      String.raw`(?<=(?<!\b(?:of|than) )\b(?:the|our|my) (?:[a-z-]{2,12} ){1,3})(?<!\b(?:no longer|never|hardly|not) )(?:still )?works? (?:(?:just|perfectly|really|very) )?(?:fine|great|well|perfectly|good)${CLAUSE_ENDS}`,
      'gi',
    ),
    'stays',
  ],
  [
    /\b(?:we|i|they)(?:'ve| have| had)? (?:just|recently|already)(?: had)? (?:replaced|installed|redid|redone|refinished|put in|tiled|retiled|updated)(?: (?:the|our|my|all|a|an|brand|new)){1,3}(?= [a-z])/gi,
    'keep the',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|but|because|since) ))(?:we|i) ${MUCH}(?:love|adore) the (?=[a-z]{3,12}(?: [a-z]{3,12})?${CLAUSE_ENDS})`,
      'gi',
    ),
    'keep the ',
  ],
  [
    new RegExp(
      String.raw`\bthe (?:only|one) things? (?:that (?:is|are|'s) )?stay(?:s|ing) (?:is|are) (?=${THE_OR_ALL})`,
      'gi',
    ),
    'keep ',
  ],
  [
    /\b(?:everything|all)(?: of it| else)? (?:but|except(?: for)?|besides|other than|apart from) ((?:the|our|my) (?:[a-z-]{2,12} ?){1,3}?) (?:(?:is|are) (?:going|gone|new|out|fair game|negotiable|up for grabs)|goes|go|gets (?:replaced|redone|ripped out|torn out|tossed|gutted)|needs? (?:to (?:go|change|be (?:replaced|redone|new|updated))|replacing|updating|redoing|work)|has to go|(?:should|will|must|can) (?:go|change|be (?:replaced|redone|new|updated)))\b/gi,
    'keep $1',
  ],
  // What goes.
  [
    new RegExp(
      String.raw`(?<!n't |not |never |nt |\b(?:somewhere|place|spot|room|bin|basket|hamper) to )\b(?:yank(?:ing)?|kill(?! (?:the|that|this|all|our|my) (?:smell|odor|noise|sound|echo|mold|mildew|weeds|time|draft|glare))|haul(?:ing)? (?:away|off|out)|toss(?:ing)?(?: out)?|dump(?:ing)?|scrap(?:ping)?|nix|delete|chuck(?:ing)?|say (?:goodbye|bye|good bye) to|do(?:ing)? away with|strip out|clear out) (?=${THE_OR_ALL})`,
      'gi',
    ),
    'remove ',
  ],
  [
    /(?<=(?:^|[.,;:!?\n] ?|\b(?:and|just|so|please) ))(?:forget(?: about)?|leave out|leave off) (?=(?:the|our|my|those|these|his|her|their)\b)/gi,
    'no ',
  ],
  [
    /(?<=(?:^|[.,;:\n] ?|- ?))(?:demo|yank|toss|scrap|nix|delete|take out|omit|haul off) (?=(?!the\b|our\b|my\b|all\b|everything|existing|it\b|wall|and\b|down\b)[a-z]{3,})/gi,
    'remove the ',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|are) (?:going|history|toast|getting the boot|out the door|an? (?:(?:hard|firm|definite|big) )?no(?:[- ]go)?)${CLAUSE_ENDS}`,
      'gi',
    ),
    'goes',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:we|i) )?(?:no longer (?:need|want|use)|(?:have|has) no (?:use|need) for|(?:nobody|no one|no-one) ${MUCH}(?:uses?|needs?|wants?|likes?)(?= (?:the|our|my|this|that|those|these|[a-z-]{2,12}s)\b)|not (?:interested in|keen on|fond of)|(?<=\b(?:am|are|is|i'm|we're|he's|she's) )not (?:really )?into|(?<!\b(?:can|could|to) )(?:hardly|rarely|barely) (?:ever )?use) `,
      'gi',
    ),
    'no ',
  ],
  // "Pedestals? Drop the pedestals"; a ceiling is dropped otherwise.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|but|just|so|please|actually|ok|okay) ))drop (?=${THE_OR_ALL} (?!ceilings?\b|soffits?\b|lights?\b|pendants?\b|floors?\b)(?![^.;,!?\n]{0,40}\b(?:in|into|to|down|lower|by|onto|a foot)\b))`,
      'gi',
    ),
    'remove ',
  ],
  [/\b(?:nope|nah)(?= (?:just|only|an?|we|i)\b)/gi, 'no,'],
  [/\b(?:no,? thanks?(?: you)?|nope|nah|hard pass)\b/gi, 'no'],
];

/** Single things, and what only sounds like one. */
const THINGS: readonly Saying[] = [
  // The color of a door to the outside is none of the room's.
  [
    /\bpaint (the |our |my )?((?:front|back|entry) door) (?!white\b)[a-z]{3,9}(?=\s?(?:[.,;!?\n]|$))/gi,
    'paint the $2',
  ],
  [new RegExp(String.raw`\bre-?til(?:e|ing) (?=${THE})`, 'gi'), 'new tile in '],
  // A television that is not to be seen.
  [/\b(tv|television)(?: hidden| concealed| out of sight)? or none\b/gi, 'no $1'],
  [
    /\b(?:the |a |that )?(tv|television) (?:that )?(?:nobody|no one|no-one|we never|we don't|i don't) (?:needs?|uses?|wants?|watch(?:es)?)\b/gi,
    'no $1',
  ],
  // "Don't you dare touch it."
  [/\b(?:don.t|do not) you dare(?: touch(?: it| them)?)?\b/gi, 'stays'],
  [
    /\b(?:not|never(?: been)?|am not|i'm not|isn't|aren't) (?:really |exactly )?(?:a |an )?(?:big |huge |great )?fans? of\b/gi,
    'no',
  ],
  [
    /(?<!\b(?:exhaust|ceiling|bath|vent|hood|box|attic) )\b(?:a |an )?(?:big |huge |great |real )?(?<!\b(?:exhaust|ceiling|bath|vent|hood|box|attic) )fans? of\b/gi,
    'love',
  ],
  // "Rip up the wall to wall".
  [/(?<=\b(?:up|out|the|old|off) )wall[- ]to[- ]wall(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so)\b)/gi, 'carpet'],
  [/\bwall[- ]to[- ]wall (?!carpet)/gi, ' '],
  // A bed that opens "without moving the table" keeps no table.
  [/\bopens? without moving the [a-z]{3,12}\b/gi, ' '],
];

/** "The closet on the south wall stays and the door is beside it": the door is in the same wall. */
const BESIDE_IT: readonly Saying[] = [
  [
    /\b(closet|fireplace|window|stairs?) (?:is )?(on|in) the (north|south|east|west) wall([^.;!?\n]{0,30}),? (?:and |with )?(?:the|our) (?:hall |bedroom |entry )?door (?:is |right )?(?:beside|next to) it\b/gi,
    '$1 $2 the $3 wall$4. The door is in the $3 wall',
  ],
];

const PLAIN: readonly Rewriting[] = [
  ...BESIDE_IT,
  ...TOO_DEAR,
  ...GONE_BY,
  ...ON_FORMS,
  ...SHORT_OF_THINGS,
  ...CHANGES_OF_MIND,
  ...POLARITY,
  ...VERBS,
  ...THINGS,
];

/** A text whose sayings stand in plain words. */
export const inPlainSayings = (text: string): string =>
  rewritten(rewritten(text, sayingsOfWork(text)), PLAIN);
