import { nameOfFeature } from '../../features/features.js';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { allMatches } from '../../text/all-matches.js';
import { sentencesOf } from '../../text/sentences.js';
import type { Span } from '../../text/span.js';

/**
 * Windows that are asked for where none are, and those that are to be larger: each is an opening cut and headed, with
 * its window. What tells of a window that is there, or of one like for like in its place, is none of these.
 */

const CUT = 'window-cut';

const WINDOW =
  /\bwindows?\b(?! (?:seats?|treatments?|shades?|coverings?|bench|box|ac\b|unit|film|trim|sills?|air|between|well|wall|world|shopping|blinds?|curtains?|screens?|guards?|locks?|frames?|glass))/gi;

/** How many are asked for, and what they are like, right before their name. */
const DESCRIBED =
  /\b(an?|another|one more|one|two|three|four|five|six|2|3|4|5|6|more|some|extra|additional|a couple(?: of)?|a few|lots of|plenty of|big|large|huge|tall|floor[- ]to[- ]ceiling|(?:bigger|larger|wider|taller)) (?:(?:new|more|extra|smallish|small|little|big|bigger|larger|large|huge|second|third|picture|awning|casement|transom|tall|wide|wider|taller|high|low|clerestory|double[- ]hung|fixed|long|horizontal|narrow|nice|real|proper|decent|operable|opening|kitchen|bathroom|\d{1,2}|foot|ft|feet|inch|in|by|x) ){0,5}$/i;

/** A deed that makes an opening. */
const DEED =
  /\b(?:add(?:ing)?|install(?:ing)?|cut(?:ting)?(?: in| out)?|punch(?:ing)?(?: in)?|put(?:ting)?(?: in| up)|squeez(?:e|ing) in) /gi;
/** Words that wish for one; a new one may be one in the place of the old. */
const WISH =
  /\b(?:(?:want|wants|need|needs)|(?:would|['’]d|we|i|she|he|they|to|also|really) (?:(?:really|also|just|so) )?(?:like|love)|(?:could|can) (?:we|you|i) (?:(?:please|maybe) )?(?:have|get|do)|wish (?:we|i) had|hop(?:e|ing) for|ask(?:ing)? for|deserves?) (?:to (?:have|add|get|see) )?/gi;
/** Between such words and the window nothing says where another thing is to stand. */
const ELSEWHERE =
  /\b(?:under|by|at|near|over|above|below|facing|beside|next|in front|through|from|between|around|opposite|there|is|are|has|have|had|with|where|to|instead|than)\b/i;
const WELCOME =
  /^[^.;:!?]{0,50}\b(?:would be (?:great|nice|lovely|good|wonderful|ideal|amazing|so nice|a dream)|please|if (?:it's |it is )?possible|if we can)\b/i;

/** A window that is there and is to be larger. */
const LARGER: readonly RegExp[] = [
  /\b(?:mak(?:e|ing)|want|like|enlarg(?:e|ing)|widen(?:ing)?|expand(?:ing)?) (?:the |our |that |this |both |those |all the )(?:small |little |tiny |old |existing |current |kitchen |bathroom )?windows?(?: (?:over|above|by|at|behind|on|in) the [a-z]{3,8}(?: wall)?)? (?:to be )?(?:a lot |much |a bit |way |even )?(?:bigger|larger|wider|taller)\b/i,
  /\bwindows?(?: (?:over|above|by|at|behind|on|in) the [a-z]{3,8}(?: wall)?)? (?:that |which )?(?:we|i)(?:['’]d)? (?:want|would like|like|plan|hope|need) to (?:make|be|enlarge|widen)(?: (?:a lot |much |a bit |way )?(?:bigger|larger|wider|taller))?\b/i,
  /\b(?:enlarge|widen|expand) (?:the |our |that |this |both |those )(?:small |little |tiny |old |existing |current |kitchen |bathroom )?windows?\b/i,
  /\ba (?:much |way )?(?:bigger|larger|wider) window (?:over|above|by|at|behind) the [a-z]{3,8}\b/i,
  /\bwindows?(?: (?:over|above|by|at|behind|on|in) the [a-z]{3,8}(?: wall)?)? (?:should|needs? to|must|could|can|has to|have to) be (?:made )?(?:a lot |much |a bit |way )?(?:bigger|larger|wider|taller)\b/i,
  /\b(?:swap|replace|trade)(?: out)? (?:the |our |that |this )(?:[a-z]{3,9} ){0,2}windows? (?:with|for) (?:a |an )?(?:(?:much|big|nice|new) ){0,2}(?:bigger|larger|wider|picture|bay)\b/i,
];
/** Said of the window that the sentence before ends with. */
const IT_LARGER =
  /^\s*(?:(?:please|can we|could we|let['’]s|just|and|we(?:['’]d| would)? (?:like|love|want) to|i(?:['’]d| would)? (?:like|love|want) to) )?(?:make|enlarge|widen|get) (?:it|them|that one|this one|both|that)(?: (?:a lot|much|way|a bit))? (?:bigger|larger|wider|taller)\b/i;

const REFUSED =
  /\b(?:don['’]?t|do not|never|no need to|without|instead of|rather than|not|no|won['’]?t|can['’]?t|cannot|used to|was going to|thought about|ourselves|myself)(?: [a-z'’]{1,12}){0,4} ?$/i;
const BUT = /\b(?:but|though)\b/i;
const GIVEN_UP =
  /\b(?:forget (?:that|it)|skip (?:that|it)|can['’]?t|cannot|not possible|no way|never ?mind|too (?:expensive|much|dear))\b/i;
/** "… but it's a brick wall so forget that". */
const isGivenUp = (behind: string): boolean => {
  const but = BUT.exec(behind);
  return but !== null && GIVEN_UP.test(behind.slice(but.index));
};
/** Of these others tell. */
const OTHERS = /\begress\b|\bwindow well\b|\bpass[- ]?through\b/i;

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
/** Of several that no number is told of. */
const SEVERAL = 2;

export interface WindowsAsked {
  /** Where the text asks for them. */
  readonly span: Span;
  readonly count: number;
}

/** The windows that a text asks for anew or larger, in its order. */
export function windowsAskedIn(text: string): readonly WindowsAsked[] {
  const asked: WindowsAsked[] = [];
  let start = 0;
  let before = '';
  for (const sentence of sentencesOf(text)) {
    const one = inSentence(sentence) ?? largerIn(sentence, before);
    if (one) asked.push({ ...one, span: { start: start + one.span.start, end: start + one.span.end } });
    start += sentence.length;
    before = sentence;
  }
  return asked;
}

/** Windows that a sentence asks for where none are. */
function inSentence(sentence: string): WindowsAsked | undefined {
  if (OTHERS.test(sentence)) return undefined;
  for (const { 0: name, index } of [...sentence.matchAll(WINDOW)].slice(0, 8)) {
    const lead = sentence.slice(0, index).split(/[;:]/).at(-1) ?? '';
    const described = DESCRIBED.exec(lead);
    if (!described) continue;
    const asks = lead.slice(0, described.index);
    const verb = lastOf(DEED, asks) ?? (/\bnew\b/i.test(described[0]) ? undefined : lastOf(WISH, asks));
    const rest = verb ? asks.slice(verb.end) : '';
    const isAsked =
      verb === undefined
        ? WELCOME.test(sentence.slice(index + name.length)) && !ELSEWHERE.test(asks)
        : rest.length <= LONGEST_LIST && !ELSEWHERE.test(rest);
    if (!isAsked || isGivenUp(sentence.slice(index + name.length))) continue;
    if (REFUSED.test(verb ? asks.slice(0, verb.start) : asks)) continue;
    // Behind other things of a list the window alone is asked for by these words.
    const from = index - lead.length + (verb && rest.trim() === '' ? verb.start : described.index);
    return {
      span: { start: from, end: index + name.length },
      count: countOf(described[1] ?? '', name, sentence.slice(index + name.length)),
    };
  }
  return undefined;
}
/** What may stand between the verb and the window: "add more outlets and a window". */
const LONGEST_LIST = 60;

/** A window that is to be larger. */
function largerIn(sentence: string, before: string): WindowsAsked | undefined {
  if (OTHERS.test(sentence)) return undefined;
  const match =
    LARGER.map((pattern) => pattern.exec(sentence)).find((m) => m !== null) ??
    (/\bwindow\b/i.test(before) && !/\b(?:door|opening|island|closet)\b/i.test(before)
      ? IT_LARGER.exec(sentence)
      : null);
  if (!match || REFUSED.test(sentence.slice(0, match.index))) return undefined;
  const start = match.index + (match[0].length - match[0].trimStart().length);
  return {
    span: { start, end: match.index + match[0].length },
    count: /\b(?:windows|both|them)\b/i.test(match[0]) ? SEVERAL : 1,
  };
}

/** Where a verb stands last in a text. */
function lastOf(verb: RegExp, text: string): Span | undefined {
  const last = allMatches(text, verb).at(-1);
  return last && { start: last.index, end: last.index + last[0].length };
}

/** How many are asked for: a number, or several, one at least on each wall that is named after them. */
function countOf(said: string, name: string, after: string): number {
  const number = NUMBERS[said.toLowerCase()] ?? (Number(said) || undefined);
  if (number) return number;
  const isOne = !/s$/i.test(name) || /^(?:another|one)/i.test(said);
  const walls = ON_WALLS.exec(after)?.[0].match(/\b(?:north|south|east|west)\b/gi) ?? [];
  return isOne ? 1 : Math.max(SEVERAL, new Set(walls.map((wall) => wall.toLowerCase())).size);
}

/** "On the south, east and west". */
const ON_WALLS =
  /^ (?:on|to|in|at|facing|along) (?:the )?(?:north|south|east|west)(?: walls?| sides?)?(?:,? (?:and )?(?:on )?(?:the )?(?:north|south|east|west)\b(?: walls?| sides?)?){0,3}/i;

/** Adds the windows that are asked for to what is wanted. */
export function readWindowsAsked(reading: RequestReading): void {
  const { wanted, refused, pieces } = reading;
  if (refused.has(CUT)) return;
  let count = 0;
  for (const field of TEXT_FIELDS) {
    const text = reading.textOf(field);
    for (const { span, count: n } of windowsAskedIn(text)) {
      count += n;
      wanted.add(CUT);
      const said = text.slice(span.start, span.end);
      reading.tell(field, said, `Wish: ${nameOfFeature(CUT)}`, { is: 'feature', id: CUT }, span);
    }
  }
  if (count > 0) pieces.push({ id: CUT, count: Math.min(MOST, count) });
}
/** A room has no more. */
const MOST = 12;
