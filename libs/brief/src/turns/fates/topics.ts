import { NOUNS } from '../../meanings/nouns.js';
import type { Fate, FateReader } from './fate.js';
import {
  BY_SOMEBODY,
  DONE,
  DONE_HERE,
  ELSEWHERE,
  GONE,
  IS_ELSEWHERE,
  LEAVE_BE,
  LEAVE_OFF,
  NOT_TO_BUY,
  OWNED,
  OWNED_HERE,
  PARTED,
  PARTED_HERE,
  PUT_UP,
  REFUSED,
  REFUSED_HERE,
  REPLACED,
  STAYS_THERE,
  TAKES_IT,
  THOUGHT_TO_KEEP,
  TO_BUY,
  WANTED_IT,
  YOUNG,
} from './marks.js';
import { type Marked, type Thing, unmarked } from './named.js';
import {
  asideOf,
  coreOf,
  isPlace,
  isSize,
  partsOf,
  placeIn,
  sizeIn,
  standsSomewhere,
  withoutAside,
} from './parts.js';
import { workIn } from './works.js';

/** Sentences that begin with their thing: "the dresser, 60 inches, came from my aunt and goes on the left wall". */

const TOPIC =
  /^((?:(?:and|but|so|no|also|plus|oh|um|ok|okay|now|then|well|anyway|finally|yes|hi|\d{1,2}[.)]|[-*•])[, ]{1,2}){0,3})T(\d{1,2})(?!\d)(?=[ ,:;.!?'’(—–-]|$)/i;
/** What is built in, of which "our" says only that it is to be ours. */
const FIXTURE =
  /\b(?:sinks?|showers?|tubs?|bathtubs?|toilets?|vanit(?:y|ies)|island|peninsula|cabinets?|counters?|countertops?|closets?|pantry|hood|doors?|windows?|fireplace|outlets?|lights?|shelves|shelving|room|bedroom|bathroom|kitchen|walls?|floors?)$/i;
const AND_A_NEW_ONE =
  /\b(?:so (?:i|we) (?:need|want|['’]ll need) (?:one|(?:a )?new)|so one\b|need a new one|buy (?:me|us) a new one|want a new one|(?:buy|get) (?:me |us )?one\b|replace it|new one\b)/i;
const TURNED = /\b(?:then|but|until|till|no)\b/i;
const MARKS_OF_OWN =
  /\b(?:owned|existing|mine|ours|his(?! and (?:hers|T\d))|(?<!and )hers(?! and his)|theirs)\b/i;

/** "Painted a warm grey" and "is replaced with" ask for work; what was painted, or was so by somebody or at some time, is done. */
const WAS_DONE =
  /\b(?:was|were|been|already|had|got|by P\d|last|ago|P\d{1,2}['’]s|this (?:spring|summer|fall|winter|year)|(?:in|since) (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter))\b|^(?:(?:is|are|all) )?(?:done|finished|redone)$|^(?:is|are) (?:already )?(?:done|finished|redone|up|in|installed)\b/i;
const IS_NEW = /^[^,:;]{0,24}(?:is|are|['’]s|['’]re) (?:brand )?new\b/i;

/** What comes in its place. */
const HAS_CONTRACT = /\b(?:has|have) the (?:contract|job)\b/i;
const SO_THEN =
  /, so (?:just |only )?((?!no\b|not\b|it\b|that\b|there\b|they\b|we\b|i\b|he\b|she\b|P\d)[^,;]{3,60})[.!?]{0,3}$/i;

interface Told {
  readonly all: Marked;
  readonly thing: Thing;
  /** What is said of it, part by part. */
  readonly cores: readonly string[];
  readonly parts: readonly string[];
}

const NEXT_THING = /^(?:the |an? )?T\d{1,2}\b(?=.{2})|^(?:with|and|plus) T\d{1,2}\b/;
const ONLY_THING = /^T(\d{1,2})$/;
/** "…; we do the painting ourselves" is about something else. */
const OF_ANOTHER = /^(?:i|we|you|P\d{1,2})\b.*\bT\d/i;

const PASSES = /^ ?(?:so |and |but )?(?:i(?:['’]ll| will)|we(?:['’]ll| will)) (?:pass|skip)\b/i;
const COUNT = /^(?:just |only )?(one|two|three|four|five|six|eight)$/i;

/** The things that its clauses begin with. */
const subjectsOf = ({ shown, things }: Marked): readonly Thing[] =>
  [...shown.matchAll(/(?:^|, |; | and )T(\d{1,2})(?= (?:is|are|was|has|over|on|in|to)\b|['’]s)/g)].flatMap(
    ([, n]) => things[Number(n)] ?? [],
  );

/** The things that a sentence is about, and what it says of them. */
interface Begun {
  readonly subjects: readonly Thing[];
  /** Behind them, up to where another sentence begins. */
  readonly parts: readonly string[];
  readonly rest: string;
}

const ALSO = /^(?:, T\d{1,2}(?!\d)){0,6}(?:,? (?:and|&) T\d{1,2}(?!\d))?(?= |[:,]|$)/;
/** Behind a semicolon something else begins, unless a pronoun goes on. */
const ANOTHER_SENTENCE = /; ?(?!(?:it|they|that|he|she|which|both|buy|get)\b)/i;

function begunIn({ shown, things }: Marked): Begun | undefined {
  const lead = TOPIC.exec(shown) ?? /^((?:(?!T\d)[^:.;]){2,120})T(\d{1,2})(?=: )/.exec(shown);
  const thing = things[Number(lead?.[2] ?? -1)];
  if (!lead || !thing) return undefined;
  const also = ALSO.exec(shown.slice(lead[0].length))?.[0] ?? '';
  const behind = shown.slice(lead[0].length + also.length);
  // "Paint the cabinets": a work to do.
  if (workIn(thing.head) && /^ (?:T\d|it\b|the\b|all\b|everything\b)/.test(behind)) return undefined;
  const others = thingsIn(also, things);
  // "A desk, and the file cabinet is ours": what is asked for is no part of what is said of the owner's.
  if (WISHED.test(thing.said) && others.length > 0 && others.every(({ said }) => OWNED_NOUN.test(said)))
    return {
      subjects: [thing],
      parts: [],
      rest: shown.slice(lead[0].length).replace(/^,? ?(?:(?:and|&) )?/, ''),
    };
  const isList = /\band\b|&/.test(also);
  const said = isList ? behind : shown.slice(lead[0].length);
  const cut = ANOTHER_SENTENCE.exec(said)?.index ?? said.length;
  const another = said.slice(cut);
  const all = partsOf(said.slice(0, said.length - another.length));
  const startsWithBreak = /^\s?[,:;(—–]/.test(said);
  const last = all.findIndex((part, i) => (i > 0 || startsWithBreak) && isOfAnother(part, thing, things));
  const own = last < 0 ? all : all.slice(0, last);
  // "The fireplace in the middle of the east wall was sealed up": where it is belongs to it, whatever becomes of it.
  const place = asideOf(own[0] ?? '');
  return {
    subjects: [thing, ...(isList ? others : [])],
    parts: [
      ...own.map((part, i) => (i === 0 ? withoutAside(part) : part)),
      ...(isPlace(place) ? [place] : []),
    ],
    rest: [...(last < 0 ? [] : all.slice(last)), another.replace(/^; ?/, '')].filter(Boolean).join(', '),
  };
}

const WISHED = /^(?:an?|some|new|another|\d|two|three|four)\b/i;
const OWNED_NOUN = /^(?:the|our|my|his|her|their|that|this)\b/i;

const thingsIn = (shown: string, things: readonly Thing[]): readonly Thing[] =>
  [...shown.matchAll(/T(\d{1,2})/g)].flatMap(([, n]) => things[Number(n)] ?? []);

/** A part that begins with another thing, and tells neither of what kind the first is nor how many drawers it has. */
function isOfAnother(part: string, thing: Thing, things: readonly Thing[]): boolean {
  if (NEXT_THING.test(part) || OF_ANOTHER.test(part)) return true;
  const only = things[Number(ONLY_THING.exec(part)?.[1] ?? -1)];
  return only !== undefined && !isKindOf(only, thing) && !COUNTED.test(only.name);
}
const COUNTED = /^(?:\d|two|three|four|five|six|eight|double|single)\b/i;

export const byTopic: FateReader = (all, next): Fate | undefined => {
  const begun = begunIn(all);
  if (!begun) return undefined;
  const { shown } = all;
  const { subjects, parts, rest } = begun;
  const [thing] = subjects as [Thing];
  const work = workIn(thing.head);
  if (PASSES.test(next)) return { said: `no ${thing.name}`, tookNext: next.trim().split(' ').length < 5 };
  if (LEAVE_OFF.test(shown) && work) return { said: byUs(work, shown) };
  const leave = /\bleave both\b|\bkeep both\b/i.test(shown) ? subjectsOf(all) : [];
  if (leave.length > 1) {
    const behind = partsOf(shown);
    const at = behind.findIndex((part) => LEAVE_BE.test(part));
    return { said: [...leave.map(({ name }) => `keep the ${name}`), ...behind.slice(at + 1)].join('. ') };
  }
  const fates = subjects.map((one) => fateOf({ all, thing: one, parts, cores: parts.map(coreOf) }, shown));
  const said = fates.includes(undefined) ? undefined : fates.join('. ');
  // "…, with the dishwasher beside it, ours is a Bosch".
  const after = rest
    ? byTopic({ ...all, shown: rest.replace(/^(?:with|and|plus) /, '') }, next, '')
    : undefined;
  if (said === undefined && after === undefined) return undefined;
  const before = said ?? untilRest(shown, rest);
  return {
    said: [before, after?.said ?? rest].filter(Boolean).join('. '),
    tookNext: after?.tookNext ?? false,
  };
};

/** A sentence up to where the rest of it begins. */
function untilRest(shown: string, rest: string): string {
  const at = shown.lastIndexOf(rest.split(', ', 1)[0] ?? '');
  return shown
    .slice(0, Math.max(0, at))
    .replace(/[,;:\s]{1,3}$/, '')
    .replace(/,? (?:and|but|so)$/, '');
}

function fateOf(told: Told, shown: string): string | undefined {
  const { thing, cores, parts } = told;
  const [first = ''] = cores;
  const any = (mark: RegExp): boolean =>
    cores.some((core) => mark.test(core)) || parts.some((part) => mark.test(part));
  if (
    cores.some((core, i) => REFUSED.test(core) && (i === 0 || !/^no$/i.test(core))) ||
    any(REFUSED_HERE) ||
    ((any(WANTED_IT) || any(THOUGHT_TO_KEEP)) && TURNED.test(shown))
  )
    return [`no ${thing.name}`, SO_THEN.exec(shown)?.[1] ?? ''].filter(Boolean).join('. ');
  if (any(ELSEWHERE) || (any(IS_ELSEWHERE) && any(STAYS_THERE))) return `no ${thing.name}`;
  const work =
    workIn(thing.head) ??
    (any(BY_SOMEBODY)
      ? workIn(cores.find((core) => BY_SOMEBODY.test(core)) ?? '')
      : HAS_CONTRACT.test(shown)
        ? thing.head
        : undefined);
  if (work && (any(BY_SOMEBODY) || any(DONE_HERE) || HAS_CONTRACT.test(shown) || LEAVE_OFF.test(shown)))
    return byUs(work, shown);
  if (any(GONE) || any(TAKES_IT) || any(PARTED) || any(PARTED_HERE))
    return AND_A_NEW_ONE.test(shown) ? withRest(`new ${thing.head}`, told, GONE) : `remove the ${thing.name}`;
  const count = COUNT.exec(first)?.[1];
  if (count && !any(OWNED)) return withRest(`${count} ${thing.name}`, told, COUNT);
  const buy = parts.findIndex((part) => TO_BUY.test(part) && !NOT_TO_BUY.test(part));
  const isOfAnother = /\b(?:with|and|plus) T\d{1,2}$/.test(parts[buy - 1] ?? '');
  if (buy >= 0 && !isOfAnother && !any(OWNED))
    return withRest(`new ${thing.name.replace(/^new /i, '')}`, told, TO_BUY);
  if (work === undefined && (isOwned(told) || any(PUT_UP)))
    return withRest(`we supply the ${withKinds(told, thing.name)}`, told, OWNED);
  if (parts.some((part) => REPLACED.test(part)) && !any(OWNED))
    return withRest(`new ${thing.name.replace(/^new /i, '')}`, told, REPLACED);
  const isYoung = any(YOUNG) || (first === 'new' && IS_NEW.test(shown));
  if (
    (DONE.test(first) && WAS_DONE.test(parts[0] ?? '')) ||
    isYoung ||
    any(DONE_HERE) ||
    cores.some((core) => DONE.test(core) && /\bby P\d/.test(core))
  ) {
    if (work && work !== 'flooring install') return byUs(work, shown);
    return withRest(`keep the ${thing.head}`, told, DONE);
  }
  return undefined;
}

/** Work that others do; their labor alone where no more is told of. */
const byUs = (work: string, shown: string): string =>
  /\blabor\b/i.test(shown)
    ? `we do the ${work.split(' ')[0]} labor ourselves`
    : `we do the ${work} ourselves`;

/** Nobody brings these. */
const OF_THE_HOUSE =
  /(?:^| )(?:walls?|ceiling|floors?|rooms?|house|inspector|permits?|bathroom|bedroom|kitchen|garage|basement|mudroom|laundry|sunroom|porch|playroom|workshop|gym|theater|panel|wiring|space|layout)$/i;

function isOwned({ thing, cores, parts }: Told): boolean {
  if (OF_THE_HOUSE.test(thing.head)) return false;
  if (thing.isOpening && !MARKS_OF_OWN.test(cores.join(' '))) return false;
  if (cores.some((core) => OWNED.test(core)) || parts.some((part) => OWNED_HERE.test(part))) return true;
  const stands = parts.some((part) => standsSomewhere(part));
  if (thing.whose === 'somebody' && /['’]s?\b/.test(thing.said))
    return stands || parts.some(isSize) || parts.some(isPlace);
  if (thing.whose === 'own') return true;
  return (
    thing.whose === 'us' &&
    stands &&
    !FIXTURE.test(thing.head) &&
    /\b(?:belongs?|goes|stands?|sits?)\b/.test(parts.join(' '))
  );
}

/** "A queen" behind a bed is what kind of bed it is. */
const isKindOf = (one: Thing, of: Thing): boolean =>
  NOUNS.names([...one.name.toLowerCase().split(/[ -]/), of.head.split(' ').at(-1) ?? '']) === 'thing';

/** "The bed is mine, a full": a full bed. */
function withKinds({ thing, parts, all }: Told, name: string): string {
  let said = name;
  for (const one of parts) {
    const part = unmarked(ONLY_THING.test(coreOf(one)) ? coreOf(one) : one, all);
    const kind = /^(?:an? |it['’]s an? |it is an? )?([a-z-]{3,12}(?: [a-z-]{3,12})?)(?: one)?$/i
      .exec(part)?.[1]
      ?.toLowerCase();
    if (!kind || said.includes(kind) || MARKS_OF_OWN.test(kind)) continue;
    if (NOUNS.names([...kind.split(' '), thing.head.split(' ').at(-1) ?? '']) === 'thing')
      said = `${kind} ${said}`;
  }
  return said;
}

/** A statement with the sizes, places and other words of its sentence. */
function withRest(statement: string, { thing, parts, cores }: Told, mark: RegExp): string {
  const sizes: string[] = [];
  const places: string[] = [];
  const more: string[] = [];
  for (const [i, part] of parts.entries()) {
    const core = cores[i] ?? '';
    const before = places.at(-1);
    if (isSize(part) || isSize(core)) sizes.push(inInches(sizeIn(isSize(part) ? part : core)));
    // "…, near the house door, which is in the back wall".
    else if (before !== undefined && OF_THE_LAST.test(part) && /T\d{1,2}$/.test(before))
      places.push(`${places.pop()}, ${part}`);
    else if (isPlace(part)) places.push(placeIn(part));
    else if (mark.test(core) || mark.test(part) || OWNED_HERE.test(part)) {
      const [, place] = part.split(/ (?:goes|stands|hangs|sits|belongs) /);
      if (place && isPlace(place)) places.push(placeIn(place));
    } else if (/\bT\d{1,2}\b/.test(part) || /\b(?:outlet|wall|window|corner|hang|circuit)\b/.test(part))
      more.push(part);
  }
  const [first, ...others] = places;
  const whole = `${sized(statement, thing, sizes)}${first ? ` ${first}` : ''}`;
  return [whole, ...others.map((place) => `${thing.head} ${place}`), ...more].join('. ');
}

const OF_THE_LAST = /^(?:which|that) (?:is|are)\b/i;

const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const FEET = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "Six feet long by two deep" as "72 by 24 inches". */
const TWO_SIDES =
  /^(\d{1,2}|[a-z]{3,6}) (?:feet|foot|ft)(?: (?:long|wide|across))? by (\d{1,2}|[a-z]{3,6})(?: (?:feet|foot|ft))?(?: (?:deep|wide|long))?$/i;
function inInches(size: string): string {
  const [, a = '', b = ''] = TWO_SIDES.exec(size) ?? [];
  const [long, deep] = [a, b].map((side) => Number(side) || FEET.indexOf(side.toLowerCase()) + 1);
  return long && deep ? `${12 * long} by ${12 * deep} inches` : inDigits(size);
}

/** "Sixty-six inches" as "66 inches". */
const inDigits = (size: string): string =>
  size.replace(
    new RegExp(
      `\\b(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?(?=[- ](?:inch|in\\b|by\\b|wide|long|across))`,
      'gi',
    ),
    (_, ten: string, one: string | undefined) =>
      String(10 * (TENS.indexOf(ten.toLowerCase()) + 1) + (one ? ONES.indexOf(one.toLowerCase()) + 1 : 0)),
  );

/** "We supply the dresser" of "60 inches" as "we supply the 60 inch dresser". */
function sized(statement: string, { head }: Thing, sizes: readonly string[]): string {
  if (sizes.length === 0) return statement;
  const inches =
    /^(?:about |around )?(\d{1,3}) ?(?:inches|inch|in|"|”)?(?: (?:wide|long|across|round))?$/i.exec(
      sizes[0] ?? '',
    )?.[1];
  const [all = '', long, deep] =
    /^(?:about |around )?(\d{1,3}) (?:by|x) (\d{1,3})(?: ?(?:inches|inch|in|"))?$/i.exec(sizes[0] ?? '') ??
    [];
  const before = inches ?? (all && `${long} by ${deep}`);
  return before && sizes.length === 1 && !/\d/.test(statement) && statement.endsWith(head)
    ? `${statement.slice(0, statement.length - head.length)}${before} inch ${head}`
    : `${statement}, ${sizes.join(', ')}`;
}
