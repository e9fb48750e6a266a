import { NOUNS } from '../../reading/nouns.js';
import type { Fate, FateReader } from './fates.js';
import { ADVERBS, DONE, DONE_HERE, GIVES, GONE, ME, OWNED, OWNED_HERE, P, PARTS_WITH, REFUSED, REFUSED_HERE, TAKES, TO_BUY, YOUNG } from './marks.js';
import { type Marked, type Thing, unmarked } from './named.js';
import { coreOf, isPlace, isSize, partsOf, placeIn, sizeIn, standsSomewhere } from './parts.js';
import { workIn } from './works.js';

/** Sentences that begin with their thing: "the dresser, 60 inches, came from my aunt and goes on the left wall". */

const TOPIC =
  /^((?:(?:and|but|so|also|plus|oh|um|ok|okay|now|then|well|anyway|finally|yes|hi|\d{1,2}[.)]|[-*•])[, ]{1,2}){0,3})T(\d{1,2})(?!\d)(?=[ ,:;.!?'’(—–-]|$)/i;
/** What is built in, of which "our" says only that it is to be ours. */
const FIXTURE =
  /\b(?:sinks?|showers?|tubs?|bathtubs?|toilets?|vanit(?:y|ies)|island|peninsula|cabinets?|counters?|countertops?|closets?|pantry|hood|doors?|windows?|fireplace|outlets?|lights?|shelves|shelving|room|bedroom|bathroom|kitchen|walls?|floors?)$/i;
const AND_A_NEW_ONE =
  /\b(?:so (?:i|we) (?:need|want|['’]ll need) (?:one|(?:a )?new)|so one\b|need a new one|buy (?:me|us) a new one|want a new one|(?:buy|get) (?:me |us )?one\b|replace it|new one\b)/i;
const TAKES_IT = new RegExp(`^(?:and |but |so )?${P}(?:['’]s| is| are| has| have|['’]ll)? ?(?:already |just )?${TAKES} (?:it|them|that|mine|both)\\b`, 'i');
const PARTED = new RegExp(`^(?:${ME}|${P})(?:['’]ve| have| has)?(?: already| just| finally| long since)? (?:${PARTS_WITH}|gave|promised) (?:it|them|that|mine|ours|those|away)\\b(?! (?:to )?(?:me|us)\\b)`, 'i');
/** "The big sofa we are giving to our nephew". */
const PARTED_HERE = new RegExp(
  `^(?:that |which )?(?:${ME}|${P})(?:['’](?:ve|re|m|s|ll)| have| has| are| am| is| will)?${ADVERBS} (?:${PARTS_WITH}(?= ?$| to\\b| on\\b| for\\b| last\\b| when\\b| off\\b)|${GIVES}(?: away| back)?(?= (?:to|for) (?!me\\b|us\\b)| ?$)|${TAKES}(?= ?$| with\\b| home\\b| when\\b| out\\b))`,
  'i',
);
const THOUGHT_TO_KEEP = new RegExp(`^${ME} (?:(?:had )?thought|hoped|planned|meant) (?:${ME}(?:['’]d| would)|to) (?:keep|have|want|get)\\b`, 'i');
const WANTED_IT = new RegExp(`^(?:${ME}|he|she|they|${P}) ?(?:['’]d|had|once|really|always)? ?(?:wanted|thought about|thought of|dreamed of|asked for|considered) (?:one|it|that|them)\\b`, 'i');
const TURNED = /\b(?:then|but|until|till|no)\b/i;
const MARKS_OF_OWN = /\b(?:owned|existing|mine|ours|his|hers|theirs)\b/i;
/** Said with the thing as what is done to it: "Backsplash we'll stick on ourselves", "walls my grandson paints". */
const BY_SOMEBODY = new RegExp(
  `^(?:(?:is |are |will be |all )?(?:${P}['’]s?(?= )|his|hers|theirs|ours|mine|a job for ${P}|on ${P}|by ${P}|up to ${P}|for ${P} to do|us\\b|by (?:me|us|owner|others)|daddy['’]?s|${P} (?:job|department|part|problem))|(?:${P}|${ME})(?:['’](?:s|ll|re)| is| are| will| has| can)? (?:do|does|doing|handles?|handling|paint(?:s|ed)?|painting|repainted|putting up|puts up|tiles?|lays?|hangs?|hanging|finishes|finishing|refinishing|stick(?:ing)? (?:it |that )?on|has it|has that|takes care of (?:it|that))\\b|did\\b|does (?:it|that)|(?:is |are |will be )?being (?:done|handled|painted|installed) by)`,
  'i',
);

const PUT_UP = new RegExp(`^${P}(?:['’]s| is| are| will)? (?:putting (?:it |them )?up|bringing|hanging|mounting)\\b`, 'i');
const IS_NEW = /^[^,:;]{0,24}(?:is|are|['’]s|['’]re) (?:brand )?new\b/i;

/** What comes in its place. */
const HAS_CONTRACT = /\b(?:has|have) the (?:contract|job)\b/i;
const SO_THEN = /, so (?:just |only )?((?!no\b|not\b|it\b|that\b|there\b|they\b|we\b|i\b|he\b|she\b|P\d)[^,;]{3,60})[.!?]{0,3}$/i;

interface Told {
  readonly all: Marked;
  readonly thing: Thing;
  /** What is said of it, part by part. */
  readonly cores: readonly string[];
  readonly parts: readonly string[];
}

/** "Insulation and drywall are up". */
const AND_ANOTHER = /^ (?:and|&) T(\d{1,2})(?= )/;
const NEXT_THING = /^(?:the |an? )?T\d{1,2}\b(?=.{2})/;
const ONLY_THING = /^T(\d{1,2})$/;
/** "…; we do the painting ourselves" is about something else. */
const OF_ANOTHER = /^(?:i|we|you|P\d{1,2})\b.*\bT\d/i;
const isFirst = (one: string, at: number): boolean => at === 0 || !(NEXT_THING.test(one) || OF_ANOTHER.test(one));

const PASSES = /^ ?(?:so |and |but )?(?:i(?:['’]ll| will)|we(?:['’]ll| will)) (?:pass|skip)\b/i;
const COUNT = /^(?:just |only )?(one|two|three|four|five|six|eight)$/i;

export const byTopic: FateReader = (all, next): Fate | undefined => {
  const { shown, things } = all;
  const lead = TOPIC.exec(shown);
  const thing = lead ? things[Number(lead[2])] : undefined;
  if (!lead || !thing) return undefined;
  // "Paint the cabinets": a work to do.
  if (workIn(thing.head) && /^ (?:T\d|it\b|the\b|all\b|everything\b)/.test(shown.slice(lead[0].length))) return undefined;
  const parts = partsOf(shown.slice(lead[0].length));
  const startsWithBreak = /^\s?[,:;(—–]/.test(shown.slice(lead[0].length));
  const last = parts.findIndex((part, i) => !isFirst(part, i + (startsWithBreak ? 1 : 0)));
  const own = last < 0 ? parts : parts.slice(0, last);
  if (PASSES.test(next)) return { said: `no ${thing.name}`, tookNext: next.trim().split(' ').length < 5 };
  const rest = last < 0 ? '' : parts.slice(last).join(', ');
  const other = things[Number(AND_ANOTHER.exec(shown.slice(lead[0].length))?.[1] ?? -1)];
  const inList = own.flatMap((part) => things[Number(ONLY_THING.exec(part)?.[1] ?? -1)] ?? []).filter((one) => !isKindOf(one, thing) && !/^(?:\d|two|three|four|five|six|eight|double|single)\b/i.test(one.name));
  const told = [thing, ...(other ? [other] : []), ...inList].map((one): Told => ({ all, thing: one, parts: own, cores: own.map(coreOf) }));
  const saidOf = told.map((one) => fateOf(one, shown));
  const said = saidOf.some((one) => one === undefined) ? undefined : saidOf.join('. ');
  return said === undefined ? undefined : { said: [said, rest].filter(Boolean).join('. ') };
};

function fateOf(told: Told, shown: string): string | undefined {
  const { thing, cores, parts } = told;
  const [first = ''] = cores;
  const any = (mark: RegExp): boolean => cores.some((core) => mark.test(core)) || parts.some((part) => mark.test(part));
  if (cores.some((core, i) => REFUSED.test(core) && (i === 0 || !/^no$/i.test(core))) || any(REFUSED_HERE) || ((any(WANTED_IT) || any(THOUGHT_TO_KEEP)) && TURNED.test(shown))) return [`no ${thing.name}`, SO_THEN.exec(shown)?.[1] ?? ''].filter(Boolean).join('. ');
  const work = workIn(thing.head) ?? (any(BY_SOMEBODY) ? workIn(cores.find((core) => BY_SOMEBODY.test(core)) ?? '') : HAS_CONTRACT.test(shown) ? thing.head : undefined);
  if (work && (any(BY_SOMEBODY) || any(DONE_HERE) || HAS_CONTRACT.test(shown))) return `we do the ${work} ourselves`;
  if (any(GONE) || any(TAKES_IT) || any(PARTED) || any(PARTED_HERE))
    return AND_A_NEW_ONE.test(shown) ? withRest(`new ${thing.head}`, told, GONE) : `remove the ${thing.name}`;
  const count = COUNT.exec(first)?.[1];
  if (count && !any(OWNED)) return withRest(`${count} ${thing.name}`, told, COUNT);
  if (TO_BUY.test(shown) && !any(OWNED)) return withRest(`new ${thing.name.replace(/^new /i, '')}`, told, TO_BUY);
  if (work === undefined && (isOwned(told) || any(PUT_UP))) return withRest(`we supply the ${withKinds(told, thing.name)}`, told, OWNED);
  const isYoung = any(YOUNG) || (first === 'new' && IS_NEW.test(shown));
  if (DONE.test(first) || isYoung || any(DONE_HERE) || cores.some((core) => DONE.test(core) && /\bby P\d/.test(core))) {
    if (work && work !== 'flooring install') return `we do the ${work} ourselves`;
    return withRest(`keep the ${thing.head}`, told, DONE);
  }
  return undefined;
}

function isOwned({ thing, cores, parts }: Told): boolean {
  if (thing.isOpening && !MARKS_OF_OWN.test(cores.join(' '))) return false;
  if (cores.some((core) => OWNED.test(core)) || parts.some((part) => OWNED_HERE.test(part))) return true;
  const stands = parts.some((part) => standsSomewhere(part));
  if (thing.whose === 'somebody' && /['’]s?\b/.test(thing.said)) return stands || parts.some(isSize) || parts.some(isPlace);
  if (thing.whose === 'own') return true;
  return thing.whose === 'us' && stands && !FIXTURE.test(thing.head) && /\b(?:belongs?|goes|stands?|sits?)\b/.test(parts.join(' '));
}

/** "A queen" behind a bed is what kind of bed it is. */
const isKindOf = (one: Thing, of: Thing): boolean =>
  NOUNS.names([...one.name.toLowerCase().split(/[ -]/), of.head.split(' ').at(-1) ?? '']) === 'thing';

/** "The bed is mine, a full": a full bed. */
function withKinds({ thing, parts, all }: Told, name: string): string {
  let said = name;
  for (const said_ of parts) {
    const part = unmarked(said_, all);
    const kind = /^(?:an? |it['’]s an? |it is an? )?([a-z-]{3,12}(?: [a-z-]{3,12})?)(?: one)?$/i.exec(part)?.[1]?.toLowerCase();
    if (!kind || said.includes(kind) || MARKS_OF_OWN.test(kind)) continue;
    if (NOUNS.names([...kind.split(' '), thing.head.split(' ').at(-1) ?? '']) === 'thing') said = `${kind} ${said}`;
  }
  return said;
}

/** A statement with the sizes, places and other words of its sentence. */
function withRest(statement: string, { thing, parts, cores }: Told, mark: RegExp): string {
  const sizes: string[] = [];
  const more: string[] = [];
  for (const [i, part] of parts.entries()) {
    const core = cores[i] ?? '';
    if (isSize(part) || isSize(core)) sizes.push(inDigits(sizeIn(isSize(part) ? part : core)));
    else if (isPlace(part)) more.push(`${thing.head} ${placeIn(part)}`);
    else if (mark.test(core) || mark.test(part) || OWNED_HERE.test(part)) {
      const place = / (?:and )?(?:that |which |it )?(?:goes|stands|hangs|sits|belongs) (.{4,60})$/.exec(part)?.[1];
      if (place && isPlace(place)) more.push(`${thing.head} ${placeIn(place)}`);
    } else if (/\bT\d{1,2}\b/.test(part) || /\b(?:outlet|wall|window|corner|hang|circuit)\b/.test(part)) more.push(part);
  }
  return [sized(statement, thing, sizes), ...more].join('. ');
}

const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "Sixty-six inches" as "66 inches". */
const inDigits = (size: string): string =>
  size.replace(new RegExp(`\\b(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?(?=[- ](?:inch|in\\b|by\\b|wide|long|across))`, 'gi'), (_, ten: string, one: string | undefined) =>
    String(10 * (TENS.indexOf(ten.toLowerCase()) + 1) + (one ? ONES.indexOf(one.toLowerCase()) + 1 : 0)),
  );

/** "We supply the dresser" of "60 inches" as "we supply the 60 inch dresser". */
function sized(statement: string, { head }: Thing, sizes: readonly string[]): string {
  if (sizes.length === 0) return statement;
  const inches = /^(?:about |around )?(\d{1,3}) ?(?:inches|inch|in|"|”)?(?: (?:wide|long|across|round))?$/i.exec(sizes[0] ?? '')?.[1];
  return inches && sizes.length === 1 && !/\d/.test(statement) && statement.endsWith(head)
    ? `${statement.slice(0, statement.length - head.length)}${inches} inch ${head}`
    : `${statement}, ${sizes.join(', ')}`;
}
