import { allMatches } from './all-matches.js';
import { firstOrderIn, jobPriced } from './job-priced.js';
import type { Span } from './span.js';

/**
 * Questions that ask for a fact: "Is a curbless shower going to leak?", "Do we have to move out?", "How long will it take?". What they
 * name is asked after and not ordered. A question that offers a choice or asks for a thing ("Can you fit an island?") is a wish.
 * Every repetition is bounded.
 */

const LEADS =
  /^(?:(?:and|but|so|also|or|oh|hi|ok|okay|well|plus|then|anyway|just wondering|quick question|question|one (?:more )?question|i(?:'m| am) wondering|wondering|another question|my question|for (?:the|a) (?:kitchen|bath|bathroom|basement|garage)|if so|if not|honestly|realistically|in your (?:opinion|experience))[,:]? ){0,3}/;

/** "Is an island possible?" asks for it. */
const AN_OPTION =
  /\b(?:possible|an option|doable|feasible|in the cards|too much to ask|worth a try|able to|realistic to)\b|^are you\b|^is (?:that|this) [a-z]{3,12} (?:staying|going)\b/;
/** "Is quartz ok?", "Will it leak?". */
const IS = /^(?:is|are|isn't|aren't|was|were) (?!there\b)/;
const IS_THERE =
  /^(?:is|are) there (?:any(?: kind of)? )?(?:a |an )?(?:code|rule|law|rules|problem|issue|danger|risk|downside|reason|chance|difference|risk)\b/;
const WILL =
  /^(?:will|would|won't|wouldn't|does|do|doesn't|don't|did|has|have|should|shouldn't|can|could|can't) (?!(?:you|we|i|it|they) (?:please |also |still |maybe |even )?(?:be able to |be possible to |like to |want |recommend |suggest |add|build|put|fit|make|do|have|get|include|go|squeeze|move|use|turn|open|install|take|keep|save|reuse|hide|replace|paint|find|swap|work|run|give|help|figure|combine|convert|change|see|leave|incorporate|consider|mount|extend|raise|lower|stack|relocate|refinish|reface|knock)\b)/;
const OF_HOUSEHOLD =
  /^(?:do|will|should|would|can|could|does|must) (?:we|i|you|one|they|the (?:kids|family|contractors?|crew|workers)) (?:really |actually |even |still |all )?(?:have to|need|need to|live|stay|be (?:without|able to (?:live|stay|cook|shower|use))|worry|use (?:it|the (?:kitchen|bath|bathroom|room|shower|toilet|sink)) (?:while|during|when)|cook|shower|sleep|move out|leave|expect|charge|pull|handle|carry|get (?:a |the )?permits?|offer|do (?:free|permits|financing|this kind))\b/;
const WHO =
  /^(?:how (?:much|long|many|big|wide|high|tall|far|loud|hard|thick|often|close|deep|well|soon|bad|does|do you|is|are|will|would|expensive|disruptive|messy|low|risky|realistic)\b|why (?!(?:not|don't)\b)|who |when |which |what(?:'s| is| are| would| will| does| do| did| happens| should i expect| size| holds?| lasts?| kind of (?:permit|money|price))\b)/;
/** Questions by which something is asked for. */
const ASKS_FOR =
  /\b(?:room for|space for|(?:big|large|wide|long) enough (?:for|to fit)|(?:fits?(?! (?:through|down|up|around)\b)|squeeze|include|incorporate|how about|what about|why not|a way to|possible to (?:add|have|get|put|fit|move|make|do|build|open|take|remove|use|keep|squeeze|turn|convert|include|install)|too (?:big|large|wide|long)|instead of)\b)|\b(?:what would you (?:do|put|suggest|recommend)|what (?:is|are|would be) the best way|what do you (?:suggest|recommend)|which (?:wall|side|corner|way) (?:should|would|is best)|what (?:color|colour|style|layout))/;
/** "Would one long sink with two faucets work?" asks for it. */
const WOULD_WORK =
  /^(?:would|could|can|might|will) (?!(?:it|that|this|they)\b)[^?]{3,80} (?:work|fit|go|look good|be nice|be possible)(?: (?:here|in here|there|for us|in this [a-z]{3,10}))?$/;
/** "Could the TV go on another wall?" asks for that place. */
const PLACED =
  /^(?:would|could|can|might) (?:the|our|my) [a-z]{2,12}(?: [a-z]{2,12})? (?:go|be|sit|stand|hang|live|move) (?:on|in|at|by|under|over|against|between|opposite|across|along|to) (?!(?:code|it|that|this)\b)[a-z]/;
const MONEY = /\$ ?\d|\b\d{1,3} ?k\b|\b(?:thousand|grand|budget)\b/;
/** A height of a room: "is 7'4\" enough for a bedroom?". */
const HEIGHT =
  /^(?:is|are|will|would) (?:a |an )?(?:ceiling of |height of )?(\d{1,2} ?(?:'|ft|feet|foot)(?: ?\d{1,2}(?: ?(?:"|in\b|inches))?)?)(?: (?:ceilings?|high|tall|of (?:height|headroom)))? (?:be )?(?:high |tall )?(?:enough|ok|okay|fine|too low|legal|allowed)/;
/** "Can I heat it without running a gas line?": heat is asked for, and of what kind. */
const WITHOUT_GAS =
  /^(?:can|could|is it possible to|how (?:can|do|could|would)|how) ?(?:we|i|you)? ?(?:heat|warm) (?:it|this|the [a-z ]{3,16}?)(?: up)? without (?:running |adding |using |a |any )*gas\b/;
/** "Is 9500 realistic if I do the demo and painting myself?": that work is his. */
const OWN_WORK =
  /^(?:is|are|would|will|can|does|what|how much)\b[^?]{0,80}? if ((?:i|we) (?:do|did|handle) (?:(?:all|the|of|our) ){0,2}[a-z][a-z ]{2,40} (?:myself|ourselves))$/;
/** "Can the tub be swapped for a shower?" asks for the shower. */
const SWAPPED =
  /^(?:can|could|should) (?:the|our|my) [a-z]{3,10}(?: [a-z]{3,10})? be (?:swapped|replaced|changed|turned|switched|traded|converted)(?: out)? (?:for|with|to|into) [a-z]/;
/** A question behind what it is about: "…, is that gonna be a problem?". */
const TAG =
  /, ?(?:so |and |but |or )?(?=(?:is|will|would|does|do|are|isn't|won't|can|could) (?:that|this|it|those|they|we|i|you)\b)|, ?(?=right$)|(?:^|[,;]) ?(?:and |so |but )?(?=(?:how (?:much|long|many|bad|hard)|what(?:'s| would| will| does) (?:that|it|this)) )/g;
const CHOICE =
  /\bor\b(?! (?:(?:just )?an? (?:pain|fad|waste|mistake|hassle|problem|gimmick|nightmare|bad idea)|not|something|so|anything|whatever|what|at least)\b)/;

const SENTENCE = /[^.!?;\n]{1,400}(?:\.(?=\d)[^.!?;\n]{1,60}){0,3}[.!?;\n]?/g;
const plain = (said: string): string => said.toLowerCase().replace(/[’‘]/g, "'").replace(/”/g, '"');

export interface FactAsked extends Span {
  /** What it tells all the same: how high the room is. */
  readonly tells?: string;
}

/** The questions of a text that ask for a fact, without what leads up to them in their sentence. */
export function factsAskedIn(text: string): FactAsked[] {
  const ordered = firstOrderIn(text);
  return allMatches(text, SENTENCE).flatMap(({ 0: said, index }): FactAsked[] => {
    const asks = said.trimEnd().endsWith('?');
    const bare = said.replace(/[?.!;\s]{1,8}$/, '');
    const words = plain(bare);
    const job = jobPriced(words.trim().replace(LEADS, ''), ordered < index);
    if (!asks && job === undefined && !UNMARKED.test(words.trim())) return [];
    const blanks = words.length - words.trimStart().length;
    const whole = job === undefined ? factIn(words.trim()) : { tells: job };
    if (whole) return [{ start: index + blanks, end: index + bare.length, ...whole }];
    const tag = allMatches(words, TAG).at(-1);
    const start = tag ? tag.index + tag[0].length : 0;
    if (
      !tag ||
      tag.index < SHORTEST_LEAD ||
      /\bor ?$/.test(words.slice(0, start)) ||
      !isTag(words.slice(start))
    )
      return [];
    return [{ start: index + start, end: index + bare.length }];
  });
}
const SHORTEST_LEAD = 4;
/** Questions are often put without their mark. */
const UNMARKED =
  /^(?:(?:and|but|so|also) )?(?:do (?:we|i) (?:have to|need (?:a|to))|how (?:much|long|many) (?:would|will|does|do|is|are)|what (?:would|will|does) (?:that|this|it|all of this)|should (?:we|i) (?:worry|expect))\b/;
const isTag = (words: string): boolean =>
  !ASKS_FOR.test(words) &&
  (words === 'right' ||
    /^(?:how|what)/.test(words) ||
    /^(?:is|are|isn't) (?:that|this|it|those|they) (?:going to|gonna|not |really |even |still |too )?/.test(
      words,
    ) ||
    /^(?:will|would|does|do|won't|can|could) (?:that|this|it|those|they) (?:work|be|fit|leak|hold|matter|count|pass|make sense|cause|hurt|last|fail|cost|need|affect|add|crack|stand)\b/.test(
      words,
    ) ||
    OF_HOUSEHOLD.test(words));

/** Whether words ask for a fact as a whole, and what they tell. */
function factIn(said: string): { tells?: string } | undefined {
  const words = said.replace(LEADS, '');
  const own = OWN_WORK.exec(words);
  if (own) return { tells: `${own[1]}.` };
  if (MONEY.test(words) && !/^(?:how|what)/.test(words)) return undefined;
  if (WITHOUT_GAS.test(words)) return { tells: 'Electric heater, no gas line.' };
  const height = HEIGHT.exec(words);
  if (height) return { tells: `The ceiling is ${height[1]}.` };
  if (ASKS_FOR.test(words) || SWAPPED.test(words)) return undefined;
  if (OF_HOUSEHOLD.test(words) || IS_THERE.test(words)) return {};
  if (CHOICE.test(words)) return undefined;
  if (WHO.test(words)) return {};
  if (IS.test(words)) return AN_OPTION.test(words) ? undefined : {};
  if (WOULD_WORK.test(words) || PLACED.test(words)) return undefined;
  return WILL.test(words) && /\s/.test(words) ? {} : undefined;
}

/** A text without the questions that ask for a fact. */
export function withoutFactsAsked(text: string): string {
  let plainly = text;
  for (const { start, end, tells } of factsAskedIn(text).reverse())
    plainly = `${plainly.slice(0, start)}${tells ?? ''}${plainly.slice(end)}`;
  return plainly;
}

/** Whether a text asks for facts and for nothing else. */
export function onlyAsksFacts(text: string): boolean {
  const asked = factsAskedIn(text);
  if (asked.length === 0) return false;
  const rest = [...asked]
    .reverse()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return (
    !/[a-z]{3}/i.test(rest) &&
    asked.every(({ tells }) => tells === undefined || tells.startsWith('The ceiling'))
  );
}
