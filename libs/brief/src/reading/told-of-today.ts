import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/**
 * Where a text tells what a room has today, or what was done to it already: "we have a 1988 oak kitchen", "there's a gas line to the
 * wall", "the plumbing was redone last year". Nothing named there is asked for. Every repetition is bounded.
 */

const SENTENCE = /[^.;!?\n]{1,600}(?:\.(?=\d)[^.;!?\n]{1,200}){0,3}/g;
const LINK =
  /,\s?(?:(?:and|but|so|plus)\s)?|\s[-–—]\s|\s\(|\)|:\s|\s(?:and|but|so|plus|because|(?<!(?:['’]ve|\bhave|\bhad|\bhas)\s)since|though|while)\s/g;
const TURNS = /\b(?:so|but|because|since|though)\b/i;
/** Words before the statement itself. */
const LEAD =
  /^(?:(?:and|but|so|well|plus|also|because|since|though|while|as|right now|currently|today|at the moment|since then|then|now|yes|ok|okay)[,\s]\s?){0,3}/i;

const STILL = '(?:(?:already|currently|still|now|also|just|both|all|only|actually|really)\\s){0,2}';
const ROOM =
  '(?:kitchen|bath|bathroom|half bath|powder room|basement|garage|room|house|home|place|condo|apartment|space|den|office|study|bedroom|living room|family room|great room|dining room|laundry(?: room)?|mudroom|attic|walls|ceiling|floors?)';
/** What is had and is no thing of the room: room for something, plans, people. */
const NO_THING =
  '(?!(?:an?|the|our|some|plenty of|enough|no|not|lots of|a lot of|little|very|quite)?\\s?(?:little |small |tight |extra |big |clear |bit of )?(?:room|space|(?:[a-z]{3,6}|\\d) of us|budget|plans?|planned|vision|ideas?|dreams?|questions?|wish|list|inspiration|pictures?|photos?|in mind|hearts?|always|never|been|wanted|to|no|not|none|nothing|enough|thing|about|approximately|up|until|kids|children|people|guests|friends|family)\\b)';
const HARDLY = '(?:(?:just|also|always|originally|actually|literally|really|all|only|both|very|so)\\s){0,2}';
/** Who hoped for it asks for it. */
const NO_WISH =
  '(?!(?:thinking|hoping|picturing|imagining|planning|wanting|looking|considering|dreaming|wondering|going|supposed|meant|intended|told|suggested|recommended|asked|to|like|in mind|leaning|about to)\\b)';
const NO_PLAN =
  '(?!(?:[a-z]{3,8} )?(?:ideas?|plans?|thoughts?|goal|hopes?|dream|wish|vision|intention|suggestion|hope|aim|inspiration|preference|choice|designer|architect|contractor|inspector|city|plumber|electrician|husband|wife|partner|mom|dad|mother|father|son|daughter|kids|sister|brother)\\b)';
const HAS: readonly RegExp[] = [
  new RegExp(`^(?:we|i)(?:['’]ve)?\\s${STILL}(?:have|got|have got|own)\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(`^(?:we|i)['’]ve\\s${STILL}got\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(`^there(?:['’]s|\\sis|\\sare|['’]re)\\s${STILL}${NO_THING}`, 'i'),
  new RegExp(
    `^(?:the|our|my|this)\\s(?:[a-z0-9'’-]{2,12}\\s){0,3}${ROOM}\\s${STILL}(?:has|have|came with|comes with)\\s${STILL}${NO_THING}`,
    'i',
  ),
  new RegExp(
    `^it(?:\\s${STILL}has|['’]s got|\\shas got|\\scame with|\\scomes with)\\s${STILL}${NO_THING}`,
    'i',
  ),
  new RegExp(
    `^(?:it|this)(?:['’]s|\\sis)\\s${STILL}an?\\s(?:old\\s|older\\s|original\\s)?(?:(?:19|20)\\d\\d['’]?s?|old|older|original|dated|[a-z]{3,7}ties)\\s(?:[a-z-]{3,12}\\s){0,2}${ROOM}\\swith\\s`,
    'i',
  ),
  // "The ceiling is concrete", "the window trim is pine", "the range is original".
  /^(?:the |our |one |all the |all )?(?:[a-z]{3,8} )?(?:ceiling|walls?|trim|front door|subfloor|joists?|studs|foundation) (?:is|are) (?:(?:all|just|old|still) ){0,2}(?:concrete|plaster|lath|pine|oak|fir|plywood|steel|brick|block|cinder ?block|metal|particle ?board|stone)\b/i,
  /^(?:the|our|my) (?:[a-z-]{2,14} ){1,3}(?:is|are) (?:(?:all|still|probably) )?(?:the )?original\b/i,
  // "The cabinets were falling apart", "all of the drawers had broken runners", "it was outfitted with a popcorn ceiling".
  new RegExp(
    `^(?:(?:all|most|some|both|half) (?:of )?)?(?:the|our|my|its|this|that)\\s${NO_PLAN}(?:[a-z0-9'’-]{2,14}\\s){1,4}?(?:was|were|had|came with)\\s${HARDLY}${NO_WISH}`,
    'i',
  ),
  new RegExp(
    `^(?:it|this|there|they|these|those|first)\\s(?:was|were|had|came with)\\s${HARDLY}${NO_WISH}`,
    'i',
  ),
  new RegExp(
    `^(?:when|after|before|since)\\s(?:we|i|they)\\s(?:first\\s)?(?:moved|bought|got|closed|came|purchased)\\b[^,]{0,40}\\s(?:had|was|were|came with)\\s${HARDLY}${NO_WISH}`,
    'i',
  ),
  // "Opposite that is a large fireplace", "one wall has a built-in unit".
  /^(?:opposite|across from|next to|behind|beyond|beside|above|below|in front of|to the (?:left|right) of)\s[^,;]{2,40}?\s(?:is|are)\s(?:an?|the|two|some|our)\s/i,
  /^(?:one|each|every|that|this|another|the (?:other|back|long|short|far|front|left|right))\s(?:wall|corner|side|end)\s(?:already\s)?has\s/i,
  // "Right now it's a galley".
  /^(?:it|this|ours|(?:the|our) kitchen)(?:['’]s| is)(?: (?:just|only|really|currently|basically|now)){0,2} an? (?:[a-z-]{3,10} ){0,3}(?:galley|(?:u|l|g)[- ]shape[d]?|one[- ]wall)(?: kitchen)?\b/i,
  // "The first thing you see is an immense tub".
  /^the (?:first|only|main) thing (?:you|we|i|people|guests|anyone) (?:see|notice|saw|sees|notices)(?: when (?:you|we|they|i) (?:walk|come|get|came|walked) in)? (?:is|was|are)\s/i,
  /^your eyes (?:saw|see|only saw) (?:nothing but|only)\s/i,
  // "The old tub is pink".
  /^(?:the|our|my) (?:old|current|existing|present) (?:[a-z-]{2,14} ){1,3}(?:is|are|was|were)\s/i,
];

/** "It started as a gym", "we even had foam tiles". */
const GONE: readonly RegExp[] = [
  /^(?:it|this|this room|the room|the space)\s(?:started\s(?:out |off )?as|was\s(?:once |originally )?the home of|used to be(?: home to)?|was (?:once |originally )?used (?:as|for))\s/i,
  /^(?:we|i|they)\s(?:even|once|originally|at one point)\s(?:had|kept)\s/i,
];

const DONE =
  '(?:put in|installed|redone|replaced|replumbed|repiped|rewired|waterproofed|insulated|refinished|painted|repainted|sealed|poured|upgraded|updated|finished|added|built|serviced|fixed|repaired|spray foamed|remodeled|renovated|run|roughed in|stubbed in|closed up|dug|moved)';
const WHEN =
  "(?:last (?:year|month|week|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|several|\\d{1,2}) (?:years?|months?|weeks?|yrs?) ago|in (?:the )?(?:19|20)\\d\\d|in ['’]\\d\\d|back in|when we (?:bought|moved)|before we (?:bought|moved)|this (?:year|past)|recently|already|years ago|in (?:january|february|march|april|june|july|august|september|october|november|december))";
const BEEN = "(?:was|were|got|has been|have been|['’]s been|had been|been|just got|['’]ve been)";
const WAS_DONE: readonly RegExp[] = [
  new RegExp(
    `\\b${BEEN}\\s(?:(?:all|just|already|recently|also|completely|professionally|fully|newly)\\s){0,2}${DONE}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:is|are)\\s(?:already|all)\\s(?:in|${DONE})\\b`, 'i'),
  /^(?:we|i|they|he|she|my [a-z]{3,8}|our [a-z]{3,10}|the (?:previous|last|old|former|prior) owners?|the (?:seller|builder|flipper|landlord)s?)(?:['’]ve)?\s(?:(?:already|just|recently|also|finally|have|had|all|since)\s){0,3}(?:put in|put down|installed|added|replaced|redid|fixed|repaired|patched|upgraded|updated|rewired|replumbed|repiped|insulated|waterproofed|refinished|painted|ran|poured|sealed|hung|laid)\s/i,
  new RegExp(
    `^(?:we|i|they|he|she)(?:['’]ve|\\shave)?\\s(?:(?:already|just|recently|also|finally)\\s){0,2}(?:had|got|gotten)\\s(?:[a-z0-9'’-]{1,14}\\s){1,6}?${DONE}\\b`,
    'i',
  ),
  new RegExp(`\\b${DONE}\\s(?:just\\s|back\\s|about\\s)?${WHEN}`, 'i'),
  // "Insulation is up in the ceiling", "the wiring is done".
  /^(?:(?:so far|most of|all(?: of)?|half(?: of)?|some of|a lot of) )?(?:the |our |all the |all )?(?:insulation|drywall|sheetrock|framing|studs|walls?|wiring|plumbing|electrical|subfloor|backer ?board|ductwork|rough[- ]in|ceiling)(?: (?:between|in|on|for|over|to|of|around) (?:the |our )?(?:[a-z]{3,10} ?){1,2})?(?: itself)? (?:is|are) (?:(?:already|all|now|mostly|pretty much|almost|also) ){0,2}(?:up|in|done|complete|completed|finished|installed|covered|hung|taped|mudded)(?: (?:in|on|for) the [a-z]{3,10})?$/i,
  // "A new sump pump put in", "the furnace is two years old", "windows are from 2019".
  /^(?:an? |the |our |all )?new (?:[a-z0-9-]{2,14} ){1,3}(?:put in|installed|added)(?: (?:last|in|a|two|three|recently).{0,20})?$/i,
  /\b(?:is|are) (?:only |just |about |less than )?(?:a|one|two|three|four|five|six|[1-7]|a few|a couple(?: of)?) (?:years?|months?|weeks?) old\b/i,
  /\b(?:is|are) (?:(?:all|probably|likely|maybe|still|definitely) )?(?:from|as of) (?:last (?:year|month|spring|summer|fall|winter)|(?:19|20)\d\d)\b/i,
  /^(?:the|our|my|all the|all our) [a-z -]{3,30} (?:is|are) (?:all |fairly |pretty |practically |almost )?(?:brand[- ])?new\b/i,
];

/** What asks for something in the same clause. */
const ASKS =
  /\b(?:want|wants|wanted|need|needs|needed|would|['’]d|should|could|prefer|rather|please|let['’]?s|must|wish|hope|hoping|looking|like to|love to|goes|going|gone|go|instead|to be|will|gets|turn|turned|convert|becomes?|make|keep|keeping|stays?|staying|leave|replace|remove|add|swap|change|upgrade|move|relocate|get rid|tear|rip|demo|paint it|refinish|can|can['’]t|how|what|why|where|who|which|if|for (?:the|a|an|our|my|his|her|their|two|three|four)|so that|isn['’]?t|don['’]?t|doesn['’]?t|no longer|not|never|nobody|too)\b/i;
/** A goal of what is told behind it: "bikes to hang", "a piano to fit in". */
const TO_DO = /\bto (?:store|hang|fit|find|put|work|deal|use|go|have|hide|save|replace|do|be)\b/i;
/** What asks beside work that is done: a new wish in the clause. */
const ASKS_STILL =
  /\b(?:want|wants|need|needs|would like|['’]d like|should be|please|to be (?:done|replaced|redone)|needs? to|has to|have to|must|will be|going to be|instead|comes? (?:along|with)|needs (?:to|re)|before we|until|if|when (?:we|it) (?:get|start)|where)\b/i;
/** A clause that goes on naming what the one before it began. */
const GOES_ON =
  /^(?:(?:and|plus|with)\s)?(?:(?:an?|the|some|our|one|two|three|four|\d{1,3}|both|all)\s)?(?!(?:we|i|he|she|it|they|you|new|add|please|then|but|so|that|which|this|maybe|also new|more|another|can|could|would|should|want|need|make|keep|no|not|just|only)\b)[a-z0-9]/i;
/** A statement, or an order, of its own. */
const HAS_VERB =
  /^(?:run|fill|raise|level|lower|widen|extend|finish|redo|replace|remove|rip|tear|change|swap|update|put|leave|hang|build|install|set|paint|tile|lay|use|take|bring|give|get|help|fix|patch|open|close|hide|vent|wire|insulate|seal|include|price|quote)\b|\b(?:is|are|was|were|has|have|had|does|do|did|gets?|stays?|works?|leaks?|fine|ours|mine)\b/i;
const ASKS_NEW = /\b(?:new|please|instead|another|more)\b/i;
/** Longer clauses tell a story of their own. */
const LONGEST_LIST = 60;

/** A stretch of a text that tells of today; `done`: of work that is over; `stands`: of what is there and stays; `gone`: of what was there once. */
export interface ToldOfToday extends Span {
  readonly done?: true;
  readonly stands?: true;
  readonly gone?: true;
}

/** The stretches of a text that tell of today, or of what was done. */
export function toldOfToday(text: string): readonly ToldOfToday[] {
  const found: ToldOfToday[] = [];
  for (const { 0: sentence, index } of allMatches(text, SENTENCE)) {
    const lead = /^\s*/.exec(sentence)?.[0].length ?? 0;
    let goesOn = false;
    let isAsking = false;
    for (const { from, said, turns, closes } of clausesOf(sentence.slice(lead))) {
      if (turns || closes) goesOn = false;
      const told = said.replace(LEAD, '');
      const done = isDone(told);
      const isMoreOfIt: boolean =
        goesOn && !done && isMore(told, text.slice(found.at(-1)?.start, index + lead + from));
      goesOn = done || isMoreOfIt || isHad(told);
      if (!goesOn) {
        isAsking ||= ASKS.test(said);
        continue;
      }
      const start = index + lead + from;
      const before = isMoreOfIt ? found.pop() : undefined;
      const isOver = done || before?.done === true;
      const isGone = isMoreOfIt ? before?.gone === true : GONE.some((one) => one.test(told));
      found.push({
        start: before?.start ?? start,
        end: start + said.length,
        ...(isOver ? { done: true } : {}),
        ...(isGone ? { gone: true } : {}),
      });
      // "We'd like a bath, there's plumbing roughed in, a wet bar": what follows goes on with the wishes.
      if (isAsking && THERE.test(told)) goesOn = false;
    }
  }
  return found;
}

const THERE = /^there(?:['’]s|\sis|\sare|['’]re)\s/i;

/** A clause of a sentence; `turns`: what leads to it begins something else; `closes`: brackets end before it. */
interface Clause {
  readonly from: number;
  readonly said: string;
  readonly turns: boolean;
  readonly closes: boolean;
}

function clausesOf(sentence: string): Clause[] {
  const cuts = allMatches(sentence, LINK).map((m) => ({ at: m.index, next: m.index + m[0].length }));
  const clauses: Clause[] = [];
  let from = 0;
  let turns = false;
  let closes = false;
  for (const { at, next } of [...cuts, { at: sentence.length, next: sentence.length }]) {
    if (at > from) clauses.push({ from, said: sentence.slice(from, at), turns, closes });
    turns = TURNS.test(sentence.slice(at, next));
    closes = sentence.slice(at, next).includes(')') || (closes && at <= from);
    from = next;
  }
  return clauses;
}

const isHad = (told: string): boolean =>
  (HAS.some((one) => one.test(told)) || GONE.some((one) => one.test(told))) &&
  !ASKS.test(told) &&
  !TO_DO.test(told);
const isDone = (told: string): boolean =>
  (WAS_DONE.some((one) => one.test(told)) || TORN_OUT.some((one) => one.test(told))) &&
  !ASKS_STILL.test(told);

/** A room that is torn out already: "walls are open", "it's down to the studs". */
const TORN_OUT: readonly RegExp[] = [
  /^(?:(?:the|our|all the|all) )?(?:walls?|ceiling|room|kitchen|bath(?:room)?|basement|everything|place|it)(?: (?:and|plus) (?:the )?(?:walls?|ceiling|floor))?(?:['’]s| is| are|['’]re)(?: already| now| currently| all| just| pretty much){0,2} (?:open(?:ed)?(?: up)?$|(?:(?:stripped|gutted|taken|torn|down|open|back|demoed)(?: back| down)? )?to (?:the |bare )?studs\b|gutted\b|demoed\b|torn (?:out|up|apart)\b|ripped out\b|stripped\b|(?:the |bare |just )?studs\b)/i,
  /^(?:the |all the |all )?(?:drywall|plaster|sheetrock|old drywall|old plaster)(?:['’]s| is) (?:already |all )?(?:off|gone|out|down|down to (?:the |bare )?studs)\b/i,
  /^(?:we|i|he|she|they|my [a-z]{3,8}|our [a-z]{3,10}|the (?:contractor|previous owners?|last (?:guy|crew)))(?:['’]ve| have| has)? (?:already )(?:gutted|demoed|demolished|torn|tore|ripped|stripped)\b/i,
  /^(?:the )?demo(?:lition)? is (?:already |all )?(?:done|finished|complete|behind us)\b/i,
];
/** Whether a text tells that all was torn out before. */
export const isTornOut = (text: string, today = toldOfToday(text)): boolean =>
  today.some(({ start, end }) =>
    clausesOf(text.slice(start, end)).some(({ said }) =>
      TORN_OUT.some((one) => one.test(said.replace(LEAD, ''))),
    ),
  );
/** Of "we put in a new toilet and a nice new vanity" both are there. */
const isMore = (told: string, before: string): boolean =>
  told.length <= LONGEST_LIST &&
  GOES_ON.test(told) &&
  !HAS_VERB.test(told) &&
  !ASKS.test(told) &&
  (!ASKS_NEW.test(told) ||
    (/\bnew\b/i.test(before) &&
      /\balready\b|\bjust\b/i.test(before) &&
      !/\bplease\b|\binstead\b/i.test(told))) &&
  !TO_DO.test(told);

/** A text without what it tells of work that is over, every other word in its place. */
export const withoutDone = (text: string): string =>
  toldOfToday(text).reduce(
    (left, { start, end, done }) =>
      done ? left.slice(0, start) + ' '.repeat(end - start) + left.slice(end) : left,
    text,
  );

const PAST =
  /\b(?:moved|bought|closed|fell|died|had|was|were|did|got|started|broke|leaked|flooded|redid|painted|replaced|installed|sold|lost|came|went|retired|married|found|put|passed|born|happened|finished|remodeled|renovated|inherited|purchased|tore|gave)\b/i;
const AHEAD =
  /\b(?:will|want|need|by|before|until|due|must|should|hope|hoping|would|plan|planning|going to|ready|deadline|start)\b/i;
/** Whether a day is told of what is over: "moved in last spring", "we painted in August". */
export function isOfPast(text: string, { start, end }: Span): boolean {
  const from =
    Math.max(...['.', ';', '!', '?', ',', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const clause = text.slice(from, end);
  return PAST.test(clause) && !AHEAD.test(clause);
}
