/**
 * What is told and not asked for: what others have or had, what an old kitchen was like, what was looked at and decided
 * against, what somebody else wanted and was told no. Such clauses are taken out of a text before anybody reads it, for no
 * word in them is a wish: not the compactor of "my mother-in-law had a compactor and it smelled". Every repetition is bounded.
 */

import { allMatches } from '../all-matches.js';
import { rewritten } from '../needed-words.js';
import { BY_ITS_NAME } from './by-its-name.js';
import { GLAD_TO_LOSE } from './glad-to-lose.js';
import { machineOfSewing, QUALIFIED } from './qualified.js';
import { WHAT_BECOMES } from './what-becomes.js';

interface Story {
  /** How it begins, at the beginning of a clause. */
  readonly begins: RegExp;
  /** What the rest of its sentence must hold. */
  readonly needs?: RegExp;
  /** What the rest of its sentence must not hold. */
  readonly unless?: RegExp;
  /** What it names first was decided against. */
  readonly refuses?: true;
}

const THEIR = String.raw`(?:(?:my|our|the|his|her|a|one of (?:my|our)|some|another|all (?:my|our))\s)?`;
/** Those who have houses of their own, or sold this one. */
const OTHERS = String.raw`${THEIR}(?:(?:next[ -]door|last|first|previous|old|former|other|older|younger|best)\s){0,2}(?:neighbou?rs?|(?:step ?)?(?:sister|brother|mother|father)s?(?:[ -]in[ -]law)?|friends?(?: of (?:ours|mine))?|(?:our |the )?(?:builder|contractor|developer|flipper)|cousins?|aunts?|uncles?|in-?laws|landlord|owners?|people (?:next door|across the street|before us|we bought (?:it |the house )?from)|coworkers?|colleagues?|boss|everyone we know|sellers?|flippers?|ex(?:[- ](?:husband|wife|boyfriend|girlfriend))?)(?:\s(?:down|up|across) (?:the|our) (?:street|road|hall))?`;
/** Those who give advice. */
const ADVISERS = String.raw`(?:${THEIR}(?:(?:last|first|previous|other)\s)?(?:contractors?|builders?|designers?|architects?|realtors?|agents?|salesm[ae]n|salesperson|guy|lady|store|magazines?|neighbou?rs?|friends?|sisters?|brothers?|mother[ -]in[ -]law|in-?laws)|someone|somebody|everyone|everybody|people|they|the internet)(?:\s(?:before you|before|we talked to|we met with|who came|online|at (?:the )?[a-z]{3,10}|else)){0,2}`;
const SOME = String.raw`(?:a|an|the|one|two|three|some|those|these|that|this|our|all|her|his|their|[a-z-]{4,14})\b`;
const OFTEN = String.raw`(?:(?:just|already|recently|also|all|once|both|even|always|actually|first|originally|briefly|really|almost|seriously|had|did|were|was|have)\s){0,2}`;

/** Who is told of so needs something here. */
const NEEDY =
  /\b(?:needs?|ms|als|parkinson|stroke|hips?|knees?|surgery|walkers?|wheelchairs?|canes?|disab[a-z]{2,6}|mov(?:e|es|ed|ing) in|lives?(?: here)? with|sleeps?|fell|service|epilepsy|seizures?|allerg[a-z]{2,4}|asthma|autis[a-z]{1,3}|diabet[a-z]{2,3}|blind|deaf|dementia|cancer|gave (?:us|me)|(?:built|made|bought|got|left) (?:us|me|this|it for)|passed (?:it )?down|inherited)\b/i;
/** Said of what was bad: it is not to come again. */
const BAD =
  /\b(?:once|years ago|growing up|never|nobody|no one|hated?|leak(?:s|ed)|broke|always|constantly|didn['’]?t|wasn['’]?t|weren['’]?t|couldn['’]?t|regret(?:s|ted)?|fell|useless|wast(?:e|ed)|awful|terrible|horrible|nightmare|disaster|mistake|smell(?:s|ed)|stank|mold|mildew|it (?:was|got|took|just|only)|they (?:were|got|just|only)|in (?:my|our|the) (?:last|old|previous|first)|at our (?:last|old)|sold|got rid|ripped|not (?:for us|again|worth))\b/i;
const DECLINED =
  /\b(?:but|no to|said no|not|never|don['’]?t|didn['’]?t|won['’]?t|isn['’]?t|pass|nah|nope|hate|refused?|against|no room|too (?:expensive|much|big|small|pricey)|vetoed|ignored?)\b/i;
/** Done to the house lately: it is there. */
const DONE =
  /^(?:the|our|it|that|this|all) (?:[a-z-]{2,14} ){0,3}(?:done|redone|replaced|refinished|installed|painted|added|checked|looked|inspected|rewired|removed|taken|sealed|fixed|repaired)\b/i;
const TURNED =
  /\bbut (?!with\b|only\b|also\b|in\b|on\b|as\b|maybe\b|smaller\b|keep)|, (?:too|no|not|decided|way|it['’]?s?|they|that|can['’]?t|couldn['’]?t|won['’]?t)\b|\band (?:decided (?:against|no)|ruled|passed|gave up)\b|\bthough\b|\bout of it\b|\buntil (?:i|we|he|she|they|it|my|our|the|somebody|someone|nobody)\b/i;

const STORIES: readonly Story[] = [
  // "My sister put in a steam shower and had nothing but mold".
  {
    begins: new RegExp(
      String.raw`^${OTHERS}\s${OFTEN}(?:had|has|have|put in|got|did|installed|built|chose|picked(?: out)?|bought|used|uses|redid|remodeled|painted|went (?:with|for)|regrets?|swears? by|loves|hates?|tore|left)\s(?=${SOME})`,
      'i',
    ),
    unless: NEEDY,
  },
  // "My mother-in-law had it before us".
  {
    begins: new RegExp(
      String.raw`^${OTHERS}\s${OFTEN}(?:had|owned|lived|used|rented|built|bought|sold|left|kept|raised (?:her|his|their) [a-z]{3,8}) (?:it|here|in it|this (?:house|place|home)|the (?:house|place|home)|us)(?=\s(?:before|until|for|first|when|since|in (?:the )?(?:19|20)\d\d|to us)\b|$)`,
      'i',
    ),
    unless: NEEDY,
  },
  // "Someone told us to put in an island but there is no room for one".
  {
    begins: new RegExp(
      String.raw`^${ADVISERS}\s${OFTEN}(?:wanted|suggested|proposed|pushed|recommended|drew|tried|told (?:us|me)|tells? (?:us|me)|keeps? (?:telling|saying|suggesting|pushing)|says?|said|swears?|insists?|insisted|thinks?|thought|talked (?:us|me))\b`,
      'i',
    ),
    needs: DECLINED,
    unless: /\b(?:load|bearing|permits?|code|asbestos|lead|unsafe|rot|rotted|leak|needs? to)\b/i,
  },
  // "The old kitchen had a desk that nobody used", "my last kitchen had them and I hated the dust".
  {
    begins:
      /^(?:our|my|the|his|her) (?:old|last|previous|former|first|childhood|other) (?:one|ones|kitchen|bath(?:room)?|house|home|apartment|place|condo|laundry(?: room)?|mudroom|room|layout|owners?|plan|design|remodel|tenants?) (?:had|was|were|came|did|always|never|leaked|took|used|kept|put|left|painted)\b/i,
  },
  {
    begins:
      /^(?:in|at) (?:my|our|the) (?:old|last|previous|former|first) (?:house|place|home|apartment|condo|kitchen|bath(?:room)?|job),? (?:we|i|there|it|the)\b/i,
  },
  // "We had a glass door and it leaked".
  {
    begins: new RegExp(
      String.raw`^(?:we|i)(?:['’]ve)? (?:(?:once|already|both|all|only|always|have|never)\s){0,2}(?:had|tried|used to have|grew up with|inherited)\s(?=${SOME})`,
      'i',
    ),
    needs: BAD,
    unless: DONE,
  },
  // "We looked at marble but it stains".
  {
    begins: new RegExp(
      String.raw`^(?:we|i)(?:['’]d|['’]ve| had| have)? ${OFTEN}(?:looked (?:at|into)|look(?:ed)? hard at|thought (?:about|of)|consider(?:ed)?|talked about|talked ourselves out of|toyed with|(?:been )?tempted by|priced(?: out)?|got (?:an? )?(?:quotes?|prices?) (?:for|on)|debated|flirted with|dreamed (?:of|about)|would have (?:liked|loved|wanted)|would['’]ve (?:liked|loved|wanted)|have (?:liked|loved)|wanted|went back and forth (?:on|about)|(?:loved|liked) the idea of|asked about|hoped for)\s(?=${SOME})`,
      'i',
    ),
    needs: TURNED,
    refuses: true,
  },
  // "My husband wanted a TV in here but I said no".
  {
    begins:
      /^(?:my|our|the) (?:husband|wife|partner|sons?|daughters?|kids?|mom|mother|dad|father|boys?|girls?|teenagers?) (?:wants?|wanted|asked for|keeps? asking for|begged for|would love|voted for|thinks we need)\b/i,
    needs:
      /\b(?:(?:i|we) (?:said no|vetoed|refuse|won['’]?t have)|but no\b|, (?:no way|nope|not happening|absolutely not|no chance)|(?:told (?:him|her|them) no)|he lost|she lost|they lost)\b/i,
  },
  // "We use a flat mirror now, want a medicine cabinet instead".
  {
    begins:
      /^(?:we|i) (?:currently |just )?(?:have|use|got|cook on|make do with|live with) (?:a|an|the|our|one|two) [a-z0-9 '"-]{2,40}? (?:now|today|at the moment|right now|currently|for now)(?=,)/i,
    needs: /\b(?:instead|want|would like|prefer|replace|need|should be|swap)\b/i,
    unless: /\b(?:keep|stays?|staying|leave|fine|likes? it|loves? it)\b/i,
  },
  // "We are not moving the washer in here, they stay in the basement".
  {
    begins:
      /^(?:we(?:['’]?re| are)|i(?:['’]?m| am)) not (?:moving|bringing|putting|relocating|adding|getting) [a-z '-]{3,40}? (?:in |down |up |over |into )?(?:here|this room|the room)\b/i,
  },
];

/** A clause that asks for something: the story is over. */
const ASKS =
  /^(?:(?:so|but|and|now|instead|please|then|therefore)\s){0,3}(?:(?:we|i|he|she)(?:['’]d|['’]ll| would| do| now| still| really| also| just| will)?\s(?:rather|want|need|prefer|like|love|go|take|do|hope|must|chose|picked|settled)\b|(?:please|just|go with|going with|use|give|make|put|let['’]?s|this time|instead|no more|keep|remove|add|install|want|need|can you|could|a|an|only|simple|plain)\b)/i;
/** The last of a list: "had a bar and a pool table". */
const NAMES_MORE = /^(?:and|or) (?:an?|the|some|two|three|her|his|their) (?:[a-z'-]{2,14} ?){1,4}$/i;
/** A clause that goes on telling. */
const GOES_ON =
  /^(?:(?:and|or|but|because|so|then|just)\s){0,2}(?:it|they|that|there(?:['’]s)?|which|who|where|he|she|never|nobody|no one|always|still|hated|loved|regrets?|regretted|ended up|know|knew|decided|ruled|said no|realized|too|not (?:for us|worth|happening|enough|going)|can['’]?t|couldn['’]?t|won['’]?t|was|were|is|are|had|has|got|told|the (?:price|cost|budget|room|dust|smell|kids)|(?:we|i) (?:both |all |just |also |never |always )?(?:know|knew|hated|loved|decided|said|told|never|can|could|do not|did|don|didn|couldn|can|realized|changed|hear|heard|got|were|was|had|are not|aren|passed|ruled|gave)|because|since|with|constantly|all the time|what a)/i;
/** "… and I want one too": it is asked for after all. */
const ASKED_AFTER_ALL =
  /\b(?:(?:we|i|and|but)(?:['’]d| would| really| do| i| we)? (?:want|need|miss|like|love|loved|liked|envy)(?: to have)? (?:one|it|them|that|those|the same)|(?:so|and) (?:do|would) (?:we|i)|want(?:s)? (?:it|one|them) (?:back|too|again))\b/i;
/** What is said of the thing behind it needs the thing: "… it needs to go", "… skip it". */
const SAID_OF_IT =
  /\b(?:(?:needs?|has|have|can|must|gotta)(?: to)? (?:go|come (?:out|off|down))|(?:skip|take|lose|ditch|forget|remove|keep|save|leave|scrap|drop) (?:it|them|that|one|those))\b/i;
const REFUSES_IT = /\b(?:don['’]?t|do not|never|didn['’]?t|won['’]?t|no longer|nor)\b/i;

/** A son or a daughter who is grown: no room of a child. */
const CHILD = /\b(?:my|our|the) (?:oldest |youngest |older |younger )?(?:son|daughter)\b/i;
const GROWN =
  /\b(?:army|navy|marines|air force|military|coast guard|deployed|grad school|law school|med school|is married|divorced|moved back|moving back|moves back|works from|is grown|grown up|(?:his|her) (?:wife|husband|apartment|own apartment|condo|job)|(?:is|turns|turned) (?:19|[2-5]\d)(?! ?(?:in|inch|lbs?|months)\b))\b/i;
const withGrownChildren = (text: string): string =>
  GROWN.test(text)
    ? text.replace(SENTENCE, (sentence) =>
        GROWN.test(sentence) ? sentence.replace(CHILD, 'an adult') : sentence,
      )
    : text;

const SENTENCE = /[^.;!?\n]{1,600}(?:\.(?=\d)[^.;!?\n]{1,200}){0,3}/g;
const BREAK =
  /(?:,|\s[-–—]|\s\()\s?|(?<!\b(?:nothing|anything|everything|all|anyone|nobody))\s(?=(?:but|so|and|although|though)\s)/g;
const LONGEST_SENTENCE = 700;
const MOST_BREAKS = 16;

/** What is there today, in words that ask for none of it. */
const TOLD_OF_TODAY: readonly (readonly [said: RegExp, means: string])[] = [
  // "The linen closet is going away".
  [
    /\b((?:the|our|my|that|this) (?:[a-z-]{3,14} ){1,3}?)(?:is|are) (?:going away|on (?:its|their) way out|history|going in the (?:trash|dumpster)|getting (?:tossed|ripped out|torn out|removed))(?=\s?(?:[.,;!?\n]|$)| and\b)/gi,
    '$1is removed',
  ],
  // "We don't need a second oven or a wine fridge" leaves the first oven.
  [
    /\b((?:do not|don['’]?t|does not|doesn['’]?t|never) (?:need|want)|no need for|not asking for) (?:a|an|any)? ?(?:second|2nd|third|another|extra|additional|bigger|larger|separate) (?:(?:wall|prep|chest) )?(?:ovens?|sinks?|fridges?|refrigerators?|freezers?|dishwashers?|ranges?|toilets?|tubs?|tvs?|islands?|microwaves?) (?:or|and) /gi,
    '$1 ',
  ],
  [
    /\b(?:we|i) (?:do not|don['’]?t) (?:need|want) (?:a|an|any)? ?(?:second|2nd|third|another|extra|additional|bigger|larger) (?:(?:wall|prep|chest) )?(?:ovens?|sinks?|fridges?|refrigerators?|freezers?|dishwashers?|ranges?|toilets?|tubs?|tvs?|islands?|microwaves?)(?=\s?(?:[.,;!?\n]|$))/gi,
    '',
  ],
  // "The vanity now is 24 inches, too small": the size of the old one.
  [
    /\b((?:the|our|my) (?:[a-z-]{3,14} ){1,2}?(?:now|today|currently|right now|at the moment|is only|is now|is currently|is just|(?:we|i) have(?: now)?))(?: is| measures| are| has)?(?: (?:only|just|about))? (?:\d{2,3})(?: ?(?:by|x) ?\d{2,3})? ?(?:"|inch(?:es)?|in\b)(?: (?:wide|deep|square|long))?/gi,
    '$1',
  ],
];

/** A text without what it tells and does not ask for. */
export const withoutStories = (text: string): string =>
  [GLAD_TO_LOSE, BY_ITS_NAME, QUALIFIED, WHAT_BECOMES, TOLD_OF_TODAY]
    .reduce(rewritten, withGrownChildren(machineOfSewing(text)))
    .replace(SENTENCE, (sentence) =>
      sentence.length > LONGEST_SENTENCE ? sentence : toldTakenOut(sentence),
    );

function toldTakenOut(sentence: string): string {
  const after = allMatches(sentence, BREAK)
    .slice(0, MOST_BREAKS)
    .map((m) => m.index + m[0].length);
  const starts = [/^\s*/.exec(sentence)?.[0].length ?? 0, ...after];
  for (const [i, start] of starts.entries()) {
    const rest = sentence.slice(start);
    const link =
      /^(?:(?:but|so|and|plus|also|although|though|because|years ago,?|at first,?|originally,?)\s){0,2}/i.exec(
        rest,
      )?.[0].length ?? 0;
    const told = rest.slice(link);
    const story = STORIES.find((one) => isTold(told, one));
    if (!story) continue;
    const next = starts.slice(i + 1).find((at) => at > start + link && isOver(sentence, at));
    const end = next ?? sentence.length;
    const refused = story.refuses ? refusedFirst(told.replace(story.begins, '')) : '';
    const head = `${sentence.slice(0, start).replace(/[,\s(–—-]{1,6}$/, '')}${refused && start > 1 ? ', ' : ''}${refused}`;
    const tail = sentence.slice(end);
    return next === undefined ? head : `${head}${head.trim() ? ', ' : ' '}${toldTakenOut(tail)}`;
  }
  return sentence;
}

/** "Marble but it stains" as "no marble"; nothing where more than a name stands there. */
function refusedFirst(rest: string): string {
  const name =
    /^(?:an?|the|some|our)?\s?((?!two\b|three\b|[a-z]{2,12}ing\b)(?:(?!but\b|and\b|though\b|that\b)[a-z-]{3,14}\s?){1,3})(?=,|but\b|and\b|though\b)/i.exec(
      rest,
    )?.[1];
  return name ? ` no ${name.trim()}` : '';
}

function isTold(told: string, { begins, needs, unless }: Story): boolean {
  const begun = begins.exec(told)?.[0].length;
  if (begun === undefined) return false;
  const rest = told.slice(begun);
  if (SAID_OF_IT.test(rest) || /^(?:it|them),? but\b/i.test(rest.trimStart())) return false;
  const asked = ASKED_AFTER_ALL.exec(rest);
  if (asked && !REFUSES_IT.test(rest.slice(Math.max(0, asked.index - 14), asked.index + asked[0].length)))
    return false;
  return (needs?.test(rest) ?? true) && !unless?.test(rest) && !unless?.test(told);
}

/** Whether a story ends where another clause of its sentence begins. */
function isOver(sentence: string, at: number): boolean {
  const rest = sentence.slice(at);
  if (NAMES_MORE.test(rest)) return false;
  if (ASKS.test(rest)) return true;
  if (GOES_ON.test(rest)) return false;
  // "And" without a verb of its own goes on naming; a comma or "but" begins something else.
  return !/^and\s/i.test(rest);
}
