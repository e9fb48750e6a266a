import {
  asSaid,
  isAside,
  judgedAway,
  partOfFeature,
  type Span,
  type Statement,
  verdictAtEnd,
} from '@plumbline/brief';
import { asksForAnswer } from './answers/answered.js';
import type { Draft } from './draft.js';

/** Words by which a clause asks, tells, refuses, keeps or goes on about the one before it. */

/** Whether something is asked for, not only told. */
export const asks = (statements: readonly Statement[]): boolean =>
  statements.some(({ claim }) => claim.is !== 'told');

/** First words of a clause that only comments on the one before: "it just blows smoke back", "because my mother visits". */
export const GOES_ON_ABOUT =
  /^(?:it|its|it's|they|they're|theyre|that|that's|thats|which|who|because|but only|only if|but if|i am|i'm|im|he is|he's|hes|she is|she's|shes|we are|we're|they are|bc|cause|cuz|since|as|otherwise|if|when|unless|until|though|although|not sure|they'd|they'll|he'd|she'd|we'd|it'd|it'll|you'd|who knows|pretty sure|i think|we think|i guess|i know|probably|maybe later|or not|thanks|thank you|let me know|hi|hello|hey|there's (?:already )?(?:one|another)|there is (?:already )?(?:one|another)|theres (?:already )?(?:one|another)|(?:my |the |our |a )?[a-z]{2,12}(?: [a-z]{2,12})? (?:says|said|swears|insists)|yes we|yes i|\d{1,4} ?(?:lbs?|pounds|gallons?|gal)|feels like|looks like|sounds like|where|even|especially|once|while|after|before|whatever|not a must|would be nice|the last one|the old one|the one we have|i like the|we like the|if possible|i believe|apparently|obviously|honestly)\b/i;

/** Whether a clause asks for nothing and goes on about the one before. */
export const goesOnAbout = (words: string, statements: readonly Statement[]): boolean =>
  statements.every(({ claim }) => claim.is === 'told' && BESIDE.has(claim.id)) &&
  GOES_ON_ABOUT.test(words) &&
  (!TASK.test(words) || (ON_CONDITION.test(words) && !MENDS.test(words)));

/** "If the budget lets you", "otherwise skip it": whether what was asked for is to be, and nothing else. */
const ON_CONDITION =
  /^(?:but )?(?:(?:only )?if|unless|otherwise|if not|as long as|provided|depending)\b[^.;!?\n]{0,80}$/i;
const MENDS = /\b(?:fix|replace|repair|remove|install|patch|move|add|redo|use)\b/i;
/** A condition in the clause of what it is for. */
const CONDITION_IN = /\b(?:but )?(?:only )?(?:if|unless|as long as|provided) (?!not\b|so\b)/i;
const SENTENCE_ENDS = /[.;!?\n]/;
const SHORTEST_CONDITION = 8;
/** Where a condition begins in the words of a clause, which it ends; -1 without one. */
export const conditionIn = (words: string): number => {
  const at = words.search(CONDITION_IN);
  return words.length - at < SHORTEST_CONDITION || SENTENCE_ENDS.test(words.slice(at)) ? -1 : at;
};

/** What is told beside a wish in the same sentence: "bookshelves, I have about 900 books", "no beige, something crazy". */
const REMARK =
  /^(?:i|i'm|im|we|we're|he|he's|hes|she|she's|shes|they|they're|who|whichever|whatever|something|someone|somebody|nobody|everybody|everyone|front|all)\b/i;
export const isRemark = (text: string, last: Span, part: Span): boolean =>
  /^\s?[,;(-]\s?$/.test(text.slice(last.end, part.start)) &&
  REMARK.test(text.slice(part.start, part.start + 20)) &&
  !TASK.test(text.slice(part.start, part.end));

/**
 * What is told and asks for nothing: somebody or something does, is or has something. "People come with papers", "his window
 * faces the street". It is read with its neighbor.
 */
export const isStory = (words: string): boolean =>
  (TELLS.test(words) || TELLS_SHORT.test(words) || NOT_DOING.test(words)) &&
  !TASK.test(words) &&
  !isRefusal(words) &&
  !GOES_AS_WRITTEN.test(words) &&
  !staysPut(words);
/** "Not stare at a screen", beside what is rather done. */
const NOT_DOING = /^not [a-z]{3,12} (?:at|to|into|with|for|around) [a-z]/i;
/** "Floor's wavy". */
const TELLS_SHORT = /^(?:the |our |my )?[a-z]{3,12}['’]s [a-z]{3,10}$/i;
const TELLS =
  /^(?:(?:and|but|so|because|since|which|where|when|then|ok|okay|well|honestly|actually) ){0,2}(?:(?:the|our|my|his|her|their|this|that|these|those|a|an|one|some|every|each|both|all|no)\s)?(?:[\p{L}'’-]{1,14}\s){0,3}?(?:is|are|was|were|am|isn['’]?t|aren['’]?t|wasn['’]?t|has|have|had|does|do|did|doesn['’]?t|don['’]?t|didn['’]?t|can['’]?t|won['’]?t|will|would|could|might|comes?|came|faces?|sits?|says?|said|asked?|saw|seen|bought|built|moved|gets?|got|goes|went|goes|looks?|feels?|thinks?|thought|knows?|knew|loves?|hates?|likes?|lives?|works?|plays?|cooks?|eats?|sleeps?|uses?|used|helps?|wakes?|walks?|runs?|watch(?:es)?|reads?|grew|fell|died|passed|gave|left|told|remember|swears?|visits?|stays?|needs?|tried|costs?|paid|spent|found|quoted)\b/iu;

/** "No bright colors", "no frosted glass": refused for itself, whether a list knows it or not. */
export const isRefusal = (words: string): boolean =>
  (UNWANTED.test(words) && !NO_MATTER.test(words) && !isAside(words)) || judgedAway(words).length > 0;

/** "Not ski lodge", "nothing low and squashy": what it is not to be like, which names nothing. */
export const tellsUnlike = (words: string): boolean => UNLIKE.test(words) && !TASK.test(words);
const UNLIKE =
  /^(?:and |but |just )?(?:not (?!(?:sure|now|yet|needed|wanted|necessary|only|all|much|many|enough|in|on|at|over|under|to|by|for|from|with|required|included|possible)\b)(?:(?:too|so|overly|very|like|an?|the) ){0,2}|nothing (?:too |so |overly )?)[a-z-]{3,14}(?: (?:and |or )?[a-z-]{3,14})?$/i;
/** When and how to be reached. */
export const TO_REACH =
  /^(?:please )?(?:call|text|email|phone|reach) (?:me |us |anytime |any time )?(?:after|before|between|on|at|any|in the|is|first)\b/i;
/** Refused, left for another year, or asked. */
export const standsAlone = (words: string): boolean =>
  isRefusal(words) || verdictAtEnd(asSaid(words)) !== undefined || asksForAnswer(words);
const NO_MATTER =
  /^(?:so |and |but |just )?(?:no (?:big deal|drama|worries|biggie|exceptions?|offense|surprise|doubt|thanks?|thank you|clue|pun|joke|kidding|really|please|not|problem|questions?|preference)|nothing (?:else|special|more)|not (?:a (?:big deal|must|priority|problem|fan|lot|chance|penny|dime|cent|dollar)))\b/i;
const staysPut = (words: string): boolean => LEFT_AS_IS.test(words) || LEFT_HOW.test(words);

/** Words for the room and for making it new. */
export const ROOM =
  /\b(?:kitchen|bath|bathroom|room|bedroom|basement|garage|office|patio|porch|deck|attic|loft|remodel|remodeled|remodeling|renovate|renovation|redo|redone|update|space|house|home)\b/i;

/** A sentence that gives somebody something to do. */
export const TASK =
  /\b(?:add|adding|borrow|build|bump|change|check|clean|close|connect|cut|do|extend|fill|find|fit|fix|frame|hang|hide|hook|install|lay|leave|level|lower|make|match|mount|move|need|needs|patch|protect|provide|put|raise|redo|refinish|relocate|remove|repair|replace|restore|reuse|run|sand|save|seal|separate|set|should|must|has to|have to|steal|strip|supply|support|swap|take|tear|test|tie|trim|update|upgrade|use|want|wire|work|would)\b/i;

/** Work on a part of the house that no list knows: it is the contractor's, and belongs to nothing said before. */
export const TASK_OF_HOUSE =
  /^(?:the |our |my )?(?:[a-z-]{2,12} ){0,2}(?:door|window|wall|floor|ceiling|stair|step|post|beam|roof|vent|pipe)s? (?:must|has to|have to|needs? to|should) [a-z]/i;

/** A question that only who does the work can answer. */
export const ASKS_CONTRACTOR =
  /\b(?:who (?:does|do|handles?|pulls?|pays|gets)|do you (?:do|handle|carry|have|offer)|are you (?:licensed|insured|bonded)|how (?:long|soon)|when (?:can|could|would) you)\b/i;

/** "The popcorn machine stays", "hatch: keep", "leave the storeroom unfinished", "don't touch the mural". */
export const LEFT_AS_IS =
  /\b(?:(?:that|it|they|so) stays?|(?:is|are) staying)(?=,)|\b(?:stays?|staying|remains?)(?: put| as is| as it is| as they are| there| where it is| too| please)?$|^(?:please )?(?:leave|leaving) (?:the|our|my|his|her|their|that|this|those|these|all|a|an)?\b.{2,40} (?:unfinished|alone|as is|as it is|as they are|untouched|be)$|\b(?:remains?|stays?) (?:unfinished|untouched)\b|\b(?:don't|dont|do not|not to|never) (?:touch|finish)\b|\b(?:is|are) already (?:there|in|done|installed)$|\b(?:is|are) coming with (?:her|him|us|me|them)$|\bstays (?:by|in|on|at|under|near) (?:the|its|my|our) [a-z]{2,12}$|[a-z]{3}[,:]? keep(?: it| them)?$|\b(?:is|are)(?: not|n'?t) going anywhere$|\bexists?$|\boff limits$|^hands off\b|\buntouched$/i;
/** "The low duct isn't moving per the HVAC guy". */
const NOT_MOVING =
  /\b(?:isn['’]?t|is not|aren['’]?t|are not) (?:moving|movable)(?: per\b|$)|\bstays? (?:exposed|usable|visible|reachable|accessible|as built)$/i;
/** "Leave the corner like it is". */
const LEFT_HOW =
  /^(?:please )?(?:leave|leaving) (?:the|our|my|that|this) [^.;!?\n]{2,40} (?:like|how|the way) (?:it is|they are)$/i;
/** Who stays is no thing to be kept: "Grandpa stays", "the dog stays in here". */
const SOMEBODY_STAYS =
  /^(?:and |but |so )?(?:(?:my|our|the|his|her|their) )?(?:[a-z]{2,8} ){0,2}(?:grand(?:ma|pa|mother|father|kids|son|daughter)|mom|mother|dad|father|in[- ]laws?|parents|kids|children|guests?|son|daughter|brother|sister|aunt|uncle|husband|wife|dogs?|cats?|puppy|pets?|nanny|aide|nurse|he|she|we|i|they all|everybody|everyone|nobody) (?:stays?|staying|is staying|are staying|remains?)\b/i;
/** "Tool chest is mine", "my machine cabinet comes with me", "standing desk, mine". */
const IS_OWNED =
  /\b(?:is|are) (?:mine|ours)\b|, (?:mine|ours)(?=,|$)|\b(?:comes?|coming|moves?|moving) (?:along )?with (?:me|us|him|her|them)\b/i;
/** The owner's own thing, kept: "keep grandma's hutch". */
const KEEPS_OWN =
  /^(?:please |we |i |we're |we are |i'm )?keep(?:ing)? (?:the|our|my|his|her|their|[a-z]{3,12}['’]s|grand(?:ma|pa)s|moms|dads|existing|old)\b/i;
/** A thing of somebody's, by whatever name: "keep grandmas hutch". */
const OWN = /^(?:please |we |i )?keep(?:ing)? (?:our|my|his|her|their|[a-z]{3,12}['’]?s) [a-z]{3}/i;
export const STAYS_AS_WRITTEN =
  'It stays as it is: it is not priced, and the contractor reads it as written.';

/** "The organ can go": whatever it is, it is none of the new room. */
export const GOES_AS_WRITTEN =
  /\b(?:(?:can|must|has to|have to|needs? to|should|gotta|will) go|goes|comes? (?:out|down|off)|gets? tossed|is out|are out)$|^(?:please |we |i |just )?(?:lose|ditch|toss|drop(?! (?:everything|all|our|my|their|his|her|bags|coats|shoes|keys|stuff)\b)|scrap|get rid of|haul away|throw (?:out|away)|take out) /i;
export const GONE_AS_WRITTEN = 'It is taken away: the contractor reads it as written.';
/** "No dangly things": what no list knows is in no plan. */
export const UNWANTED =
  /^(?:so |and |but |also |please |absolutely |definitely |just )?(?:no|skip|avoid|without|nothing(?! (?:beats|against|but|less|more|better|would|is|like)\b)|not (?:one of|like|those|that|a))(?! (?:longer|idea|matter|one|way|more than|need|problem|rush))\b /i;
/** "Wash bay no". */
export const NO_BEHIND = /^(?:[a-z-]{2,14} ){1,3}no$/i;
export const NOT_IN_PLAN = 'Nothing of the kind is in this plan.';

/** Whether a clause lets something stay that no list of what can be kept holds; furniture may be drawn of it. */
export function staysAsWritten({ statements, strange }: Draft, words: string): boolean {
  if (SOMEBODY_STAYS.test(words)) return false;
  const isLeft =
    LEFT_AS_IS.test(words) || NOT_MOVING.test(words) || LEFT_HOW.test(words) || IS_OWNED.test(words);
  if (!isLeft && !KEEPS_OWN.test(words)) return false;
  const isUnpriced = ({ claim }: Statement): boolean =>
    ['told', 'count', 'pieces', 'seats', 'thing size'].includes(claim.is) ||
    (isLeft && ['place', 'not at', 'fixed', 'shell', 'extent'].includes(claim.is)) ||
    (isLeft && IS_OWNED.test(words) && claim.is === 'surface') ||
    (isLeft &&
      (claim.is === 'material' || claim.is === 'color' || claim.is === 'surface' || claim.is === 'layout')) ||
    (claim.is === 'feature' && (partOfFeature(claim.id) === 'furniture' || claim.id === 'storage'));
  return (
    statements.every(isUnpriced) &&
    (isLeft ||
      statements.some(({ claim }) => claim.is === 'feature') ||
      (strange.length > 0 && OWN.test(words)))
  );
}

/** What the contractor reads beside what is asked for. */
export const BESIDE: ReadonlySet<string> = new Set(['brand', 'extra']);
