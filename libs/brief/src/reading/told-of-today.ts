import type { Span } from '../text/span.js';

/**
 * Where a text tells what a room has today, or what was done to it already: "we have a 1988 oak kitchen", "there's a gas line to the
 * wall", "the plumbing was redone last year". Nothing named there is asked for. Every repetition is bounded.
 */

const SENTENCE = /[^.;!?\n]{1,600}(?:\.(?=\d)[^.;!?\n]{1,200}){0,3}/g;
const LINK = /,\s?(?:(?:and|but|so|plus)\s)?|\s[-–—]\s|\s\(|\)|:\s|\s(?:and|but|so|plus|because|since|though|while)\s/g;
/** Words before the statement itself. */
const LEAD =
  /^(?:(?:and|but|so|well|plus|also|because|since|though|while|as|right now|currently|today|at the moment|since then|then|now|yes|ok|okay)[,\s]\s?){0,3}/i;

const STILL = "(?:(?:already|currently|still|now|also|just|both|all|only|actually|really)\\s){0,2}";
const ROOM =
  '(?:kitchen|bath|bathroom|half bath|powder room|basement|garage|room|house|home|place|condo|apartment|space|den|office|study|bedroom|living room|family room|great room|dining room|laundry(?: room)?|mudroom|attic|walls|ceiling|floors?)';
/** What is had and is no thing of the room: room for something, plans, people. */
const NO_THING =
  "(?!(?:an?|the|our|some|plenty of|enough|no|not|lots of|a lot of|little|very|quite)?\\s?(?:little |small |tight |extra |big |clear |bit of )?(?:room|space|budget|plans?|planned|vision|ideas?|dreams?|questions?|wish|list|inspiration|pictures?|photos?|in mind|hearts?|always|never|been|wanted|to|no|not|none|nothing|enough|thing|about|approximately|up|until|kids|children|people|guests|friends|family)\\b)";
const HAS: readonly RegExp[] = [
  new RegExp(`^(?:we|i)(?:['’]ve)?\\s${STILL}(?:have|got|have got|own)\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(`^(?:we|i)['’]ve\\s${STILL}got\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(`^there(?:['’]s|\\sis|\\sare|['’]re)\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(
    `^(?:the|our|my|this)\\s(?:[a-z0-9'’-]{2,12}\\s){0,3}${ROOM}\\s${STILL}(?:has|have|came with|comes with)\\s${STILL}${NO_THING}`,
    'i',
  ),
  new RegExp(`^it(?:\\s${STILL}has|['’]s got|\\shas got|\\scame with|\\scomes with)\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(
    `^(?:it|this)(?:['’]s|\\sis)\\s${STILL}an?\\s(?:old\\s|older\\s|original\\s)?(?:(?:19|20)\\d\\d['’]?s?|old|older|original|dated|[a-z]{3,7}ties)\\s(?:[a-z-]{3,12}\\s){0,2}${ROOM}\\swith\\s`,
    'i',
  ),
  // "The old tub is pink".
  /^(?:the|our|my) (?:old|current|existing|present) (?:[a-z-]{2,14} ){1,3}(?:is|are|was|were)\s/i,
  /^(?:i|we) (?:hate|can['’]?t stand|am tired of|are tired of|['’]m sick of) (?:the|our|that|this|those)\s/i,
];

const DONE =
  '(?:put in|installed|redone|replaced|replumbed|repiped|rewired|waterproofed|insulated|refinished|painted|repainted|sealed|poured|upgraded|updated|finished|added|built|serviced|fixed|repaired|spray foamed|remodeled|renovated|run|roughed in|stubbed in|closed up|dug|moved)';
const WHEN =
  "(?:last (?:year|month|week|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|several|\\d{1,2}) (?:years?|months?|weeks?|yrs?) ago|in (?:the )?(?:19|20)\\d\\d|in ['’]\\d\\d|back in|when we (?:bought|moved)|before we (?:bought|moved)|this (?:year|past)|recently|already|years ago|in (?:january|february|march|april|june|july|august|september|october|november|december))";
const BEEN = "(?:was|were|got|has been|have been|['’]s been|had been|been|just got|['’]ve been)";
const WAS_DONE: readonly RegExp[] = [
  new RegExp(`\\b${BEEN}\\s(?:(?:all|just|already|recently|also|completely|professionally|fully|newly)\\s){0,2}${DONE}\\b`, 'i'),
  new RegExp(`\\b(?:is|are)\\s(?:already|all)\\s(?:in|${DONE})\\b`, 'i'),
  new RegExp(
    `^(?:we|i|they|he|she|my [a-z]{3,8}|our [a-z]{3,10}|the (?:previous|last|old|former|prior) owners?|the (?:seller|builder|flipper|landlord)s?)(?:['’]ve)?\\s(?:(?:already|just|recently|also|finally|have|had|all)\\s){0,3}(?:put in|put down|installed|added|replaced|redid|upgraded|updated|rewired|replumbed|repiped|insulated|waterproofed|refinished|painted|bought|ran|poured|sealed|hung|laid)\\s`,
    'i',
  ),
  new RegExp(
    `^(?:we|i|they|he|she)(?:['’]ve|\\shave)?\\s(?:(?:already|just|recently|also|finally)\\s){0,2}(?:had|got|gotten)\\s(?:[a-z0-9'’-]{1,14}\\s){1,6}?${DONE}\\b`,
    'i',
  ),
  new RegExp(`\\b${DONE}\\s(?:just\\s|back\\s|about\\s)?${WHEN}`, 'i'),
  // "A new sump pump put in", "the furnace is two years old", "windows are from 2019".
  /^(?:an? |the |our |all )?new (?:[a-z0-9-]{2,14} ){1,3}(?:put in|installed|added)(?: (?:last|in|a|two|three|recently).{0,20})?$/i,
  /\b(?:is|are) (?:only |just |about |less than )?(?:a|one|two|three|four|five|six|\d{1,2}|a few|a couple(?: of)?) (?:years?|months?|weeks?) old\b/i,
  /\b(?:is|are) (?:all )?(?:from|as of) (?:last (?:year|month|spring|summer|fall|winter)|(?:19|20)\d\d)\b/i,
  /^(?:the|our|my|all the|all our) [a-z -]{3,30} (?:is|are) (?:all |fairly |pretty |practically |almost )?(?:brand[- ])?new\b/i,
];

/** What asks for something in the same clause. */
const ASKS =
  /\b(?:want|wants|wanted|need|needs|needed|would|['’]d|should|could|prefer|rather|please|let['’]?s|must|wish|hope|hoping|looking|like to|love to|goes|going|gone|go|instead|to be|will|gets|turn|turned|convert|becomes?|make|keep|keeping|stays?|staying|leave|replace|remove|add|swap|change|upgrade|move|relocate|get rid|tear|rip|demo|paint it|refinish|can|can['’]t|how|what|why|where|who|which|if|for (?:the|a|an|our|my|his|her|their|two|three|four)|so that|isn['’]?t|don['’]?t|doesn['’]?t|no longer|not|never|nobody|too)\b/i;
/** A goal of what is told behind it: "bikes to hang", "a piano to fit in". */
const TO_DO = /\bto (?:store|hang|fit|find|put|work|deal|use|go|have|hide|save|replace|do|be)\b/i;
/** What asks beside work that is done: a new wish in the clause. */
const ASKS_STILL =
  /\b(?:want|wants|need|needs|would like|['’]d like|should be|please|to be (?:done|replaced|redone)|needs? to|has to|have to|must|will be|going to be|instead|needs (?:to|re)|before we|until|if|when (?:we|it) (?:get|start)|where)\b/i;
/** A clause that goes on naming what the one before it began. */
const GOES_ON =
  /^(?:(?:and|plus|with)\s)?(?:(?:an?|the|some|our|one|two|three|four|\d{1,3}|both|all)\s)?(?!(?:we|i|he|she|it|they|you|new|add|please|then|but|so|that|which|this|maybe|also new|more|another|can|could|would|should|want|need|make|keep|no|not|just|only)\b)[a-z0-9]/i;
const ASKS_NEW = /\b(?:new|please|instead|another|more)\b/i;
/** Longer clauses tell a story of their own. */
const LONGEST_LIST = 60;

/** The stretches of a text that tell of today, or of what was done. */
export function toldOfToday(text: string): readonly Span[] {
  const found: Span[] = [];
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const lead = /^\s*/.exec(sentence)?.[0].length ?? 0;
    let goesOn = false;
    for (const { from, said } of clausesOf(sentence.slice(lead))) {
      const told = said.replace(LEAD, '');
      const tells: boolean = isHad(told) || isDone(told) || (goesOn && isMore(told));
      goesOn = tells;
      if (!tells) continue;
      const start = index + lead + from;
      found.push({ start, end: start + said.length });
    }
  }
  return found;
}

function clausesOf(sentence: string): { readonly from: number; readonly said: string }[] {
  const cuts = [...sentence.matchAll(LINK)].map((m) => ({ at: m.index, next: m.index + m[0].length }));
  const clauses: { from: number; said: string }[] = [];
  let from = 0;
  for (const { at, next } of [...cuts, { at: sentence.length, next: sentence.length }]) {
    if (at > from) clauses.push({ from, said: sentence.slice(from, at) });
    from = next;
  }
  return clauses;
}

const isHad = (told: string): boolean =>
  HAS.some((one) => one.test(told)) && !ASKS.test(told) && !TO_DO.test(told);
const isDone = (told: string): boolean => WAS_DONE.some((one) => one.test(told)) && !ASKS_STILL.test(told);
const isMore = (told: string): boolean =>
  told.length <= LONGEST_LIST && GOES_ON.test(told) && !ASKS.test(told) && !ASKS_NEW.test(told) && !TO_DO.test(told);

const PAST =
  /\b(?:moved|bought|closed|fell|died|had|was|were|did|got|started|broke|leaked|flooded|redid|painted|replaced|installed|sold|lost|came|went|retired|married|found|put|passed|born|happened|finished|remodeled|renovated|inherited|purchased|tore|gave)\b/i;
const AHEAD =
  /\b(?:will|want|need|by|before|until|due|must|should|hope|hoping|would|plan|planning|going to|ready|deadline|start)\b/i;
/** Whether a day is told of what is over: "moved in last spring", "we painted in August". */
export function isOfPast(text: string, { start, end }: Span): boolean {
  const from = Math.max(...['.', ';', '!', '?', ',', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const clause = text.slice(from, end);
  return PAST.test(clause) && !AHEAD.test(clause);
}
