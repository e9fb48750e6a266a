import { allMatches } from '../../text/all-matches.js';
import { sentencesOf } from '../../text/sentences.js';
import { byAction } from './actions.js';
import type { Fate, FateReader } from './fate.js';
import { byLabel } from './labels.js';
import { GONE } from './marks.js';
import { type Marked, marked, type Thing, unmarked } from './named.js';
import { coreOf } from './parts.js';
import { byTopic } from './topics.js';
import { turned } from './turned.js';
import { wantedNoMore } from './wanted.js';

/**
 * What becomes of the things of a text, by who does what to them: what is sold, given away or taken along goes; what somebody was
 * given, made or bought is supplied by the owner; what was done before stays; what somebody thought of and was told no is refused.
 * Each sentence is read by its first thing and what is said of that, and is written as the plain statement that all readers know.
 */

const READERS: readonly FateReader[] = [byLabel, turned, wantedNoMore, byTopic, byAction];

const NOT_HEATED = /,? (?:and|but) not heated\b/gi;
/** "His twin XL". */
const EXTRA_LONG = /\b(twin|full) xl\b(?! (?:bed|mattress))/gi;
const FURNITURE =
  'dresser|washstand|wash stand|sideboard|buffet|chest of drawers|chest|console|credenza|commode|desk|cabinet|table';
const IN_PLACE_OF_VANITY = new RegExp(
  `\\bin place of (?:an? |the )?(?:[a-z-]{2,14} ){0,2}vanity,? (?:i|we)(?: have|['’]ve got| own| inherited| want to use) (?:(?:[A-Za-z'’-]{2,14}) ){0,4}?(${FURNITURE})\\b`,
  'i',
);
const FURNITURE_NAMED = new RegExp(`\\b(?:${FURNITURE})\\b`, 'gi');
const MADE_A_VANITY =
  /\b(?:(?:made|turned|converted|cut|built) into|(?:use|used|using|reuse) (?:it |that )?as|becomes) (?:an? |the |my |our )vanity\b/i;
/** "In place of a vanity I have Grandmother's oak dresser": the dresser of this text is the vanity. */
function furnitureMadeVanity(text: string): string {
  const placed = IN_PLACE_OF_VANITY.exec(text);
  const sentence = sentencesOf(text).find((one) => MADE_A_VANITY.test(one)) ?? '';
  const thing = (placed?.[1] ?? sentence.match(FURNITURE_NAMED)?.[0])?.toLowerCase();
  if (!thing) return text;
  const told = placed ? text.replace(placed[0], 'we supply the vanity') : text;
  return told.replace(FURNITURE_NAMED, (said) => (said.toLowerCase() === thing ? 'vanity' : said));
}

/** The text with what becomes of its things in plain statements. */
export function withFates(whole: string): string {
  const text = furnitureMadeVanity(whole)
    .replace(NOT_HEATED, '. No heated floor')
    .replace(EXTRA_LONG, '$1 bed')
    .replace(NO_LIST, (said) => said.replace(/,? (?:or|nor) (?:any )?|, /g, ', no '))
    .replace(GONE_AND_NEXT, '$1$2. ')
    .replace(SO_DOES, '$1. The $2 stays');
  const sentences = sentencesOf(text);
  let written = '';
  let topic: Thing | undefined;
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i] as string;
    const lead = /^\s*/.exec(sentence)?.[0] ?? '';
    const { plain, one } = withHeads(sentence.slice(lead.length));
    const next = sentences[i + 1] ?? '';
    const before = topic;
    topic = topicOf(one);
    const named = ofBefore(one, before, next);
    if (named) {
      written += `${lead}${asSentences(named)}.`;
      continue;
    }
    if (OLD_ONE.test(plain) && GONE.test(coreOf(plain.replace(OLD_ONE, 'it')))) {
      written += lead;
      continue;
    }
    const fine = fineIn(one);
    if (fine.length > 0) {
      written += `${lead}${plain.replace(/[.!?\s]{1,3}$/, '')}. ${fine.map(({ head }) => `Keep the ${head}`).join('. ')}.`;
      continue;
    }
    const fate =
      correctsASize(plain) || (one.things.length === 0 && one.people.length === 0 && !sentence.includes(':'))
        ? undefined
        : firstOf(one, next, text);
    if (!fate || ITS_OWN.test(plain) || OWNS_NOTHING.test(unmarked(fate.said, one))) {
      written += `${lead}${plain}`;
      continue;
    }
    const meant = unmarked(fate.said, one).replace(/[.!?\s]{1,3}$/, '');
    // "The tub we keep": it is there and stays.
    const said = asSentences(
      KEEPS.test(plain) ? meant.replace(/\bwe supply the\b/i, 'Keep the') : meant,
    ).replace(NO_SUBJECT, '$1The $2 is ');
    written += `${lead}${said}${said === '' ? '' : '.'}${/\n/.exec(sentence.slice(-3))?.[0] ?? ''}`;
    if (fate.tookNext) {
      i++;
      written += ' ';
    }
  }
  return written;
}

/** "Keep the toilet on that drain. Is halfway down the right wall": the toilet is. */
const NO_SUBJECT =
  /^(Keep the ([a-z]{3,12})(?: on that [a-z]{3,8})?\. )(?:is|are) (?=(?:halfway|in|on|at)\b)/i;
/** "No skylight, island or fancy trim": each of them is refused. */
const NO_LIST =
  /(?<=(?:^|[.;!?\n]) ?)no [a-z'’-]{2,14}(?: [a-z'’-]{2,14}){0,2}(?:, (?!no\b|not\b|but\b|and\b|so\b|just\b|or\b)[a-z'’-]{2,14}(?: [a-z'’-]{2,14}){0,2}){1,5},? (?:or|nor) [a-z'’-]{2,14}(?: [a-z'’-]{2,14}){0,2}(?=\s?(?:[.;!?\n]|$))/gi;

/** "Garage door gone, replace w/ a window", "carpet out, asthma, something hard": what leaves, and then what comes. */
const GONE_AND_NEXT =
  /\b(gone|out|goes|away)(,? [a-z]{3,12})?, (?=(?:(?:and|then) )?(?:replaced?|something|want|we want|i want|need|new|add|put) )/gi;

const KEEPS =
  /\b(?:keep|keeping|kept|stays?|staying|remains?|ours|mine|(?:comes?|coming) (?:with|along)|built by|was (?:my|our) )\b/i;
/** "The dishwasher stays, so does the fridge". */
const SO_DOES =
  /\b(stays?),? (?:and )?so do(?:es)? (?:the|our|my) ([a-z]{3,14}(?: [a-z]{3,10})?)(?=[,.;!?]|$)/gi;

/** A door of its own is nobody's yet, and no toddler is brought along as a thing. */
const OWNS_NOTHING =
  /\bwe supply (?:the|an?) (?:own\b|(?:toddler|baby|babies|kid|child|boy|girl|dog|cat|mother|father)s?\b|[a-z ]{3,24} for(?: \d{1,2})?(?=[.,;]|$))|^no (?:guest |hall |half |kids['’]? )?(?:bath|bathroom|kitchen|room|bedroom|basement|garage|office)$/i;
const ITS_OWN =
  /\b(?:his|her|their|its) own (?:shower|bath|bathroom|sink|closet|door|entrance|entry|space|room|zone|area|side)\b/i;

/** "I wanted a 36 in vanity but there is no room, so make it 30": the thing is wanted still, as wide as said last. */
const CORRECTED =
  /[ ,](?:so|make it|rather|landed on|went with) (?:(?:make it|just|an?|i['’]ll take|we['’]ll take) ){0,2}\d{2}\b/i;
const INCHES = /\b\d{2}(?:["”]| ?(?:in|inch|inches)\b)/i;
function correctsASize(sentence: string): boolean {
  const said = CORRECTED.exec(sentence);
  return said !== null && INCHES.test(sentence.slice(0, said.index));
}

/** What a sentence begins with. */
const topicOf = ({ shown, things }: Marked): Thing | undefined =>
  things[Number(/^(?:[a-z]+,? ){0,2}T(\d{1,2})\b/i.exec(shown)?.[1] ?? -1)];

/** Of openings: "the French doors … open out, they're fine", "a window on the left wall, fine too". */
const FINE =
  /(?:, |; | and )(?:(?:it|they|that|those|both)(?:['’]s|['’]re| is| are) )?(?:perfectly |just )?fine(?: too| as (?:is|it is|they are))?(?=[,.;!]|$| (?:and|so|but)\b)/i;
const OPENS = /\bT(\d{1,2})(?= (?:to|on|in|at|over|is|are|opens?|by|behind|beside)\b|,)/g;
function fineIn({ shown, things }: Marked): readonly Thing[] {
  const fine = FINE.exec(shown);
  if (!fine) return [];
  const before = allMatches(shown.slice(0, fine.index), OPENS).flatMap(([, n]) => things[Number(n)] ?? []);
  const last = before.findLast(({ isOpening }) => isOpening);
  return last && !/closets?$|stairs?$/.test(last.head) ? [last] : [];
}

/** "The old one is headed for the hunting shack": another takes its place. */
const OLD_ONE = /^(?:the|our|my) (?:old|current|existing|present|other) (?:ones?|set|thing)\b/i;
const PRONOUN =
  /^(?:they|it|both|those|these)(?=['’]re\b|['’]s\b| (?:is|are|was|were|came|comes?|belongs?)\b)/i;
/** "They're a stacking pair, paid for": the washer and dryer of the sentence before, where that makes them somebody's. */
function ofBefore(
  { shown, things, people }: Marked,
  before: Thing | undefined,
  next: string,
): string | undefined {
  if (!before || !PRONOUN.test(shown)) return undefined;
  const n = things.length;
  const one = {
    shown: shown.replace(PRONOUN, `T${n}`),
    things: [...things, { ...before, whose: undefined, said: `the ${before.head}`, name: before.head }],
    people,
  };
  const fate = byTopic(one, next, '');
  return fate && /^we supply /.test(fate.said) ? unmarked(fate.said, one) : undefined;
}

/** "Sink under that window, a 33 inch stainless" is a stainless sink; "steel shelving …, sixteen feet of it" is sixteen feet of shelving. */
function withHeads(sentence: string): { readonly plain: string; readonly one: Marked } {
  const one = marked(sentence);
  const [first] = one.things;
  const bare = one.things.findIndex(({ isMaterial, said }) => isMaterial && /^an? \d/.test(said));
  let { shown } = one;
  const isAside = [',', '.', ';', ' with '].some((mark) => shown.includes(`, T${bare}${mark}`));
  if (first && bare > 0 && isAside) shown = shown.replace(`T${bare}`, `T${bare} ${first.head}`);
  shown = shown
    .replace(
      LENGTH_OF_IT,
      (_, thing: string, rest: string, feet: string) =>
        `${inFigures(feet)} foot ${first?.name ?? thing}${rest}`,
    )
    .replace(ELSEWHERE_NOW, '$1 on ');
  if (shown === one.shown) return { plain: sentence, one };
  const plain = unmarked(shown, one);
  return { plain, one: marked(plain) };
}
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** "Sixteen" as "16". */
const inFigures = (word: string): string => {
  const n = NUMBERS.indexOf(word.toLowerCase());
  return n < 0 ? word : String(n + 1);
};
/** "The toilet's on the left now and moves to the right wall". */
const ELSEWHERE_NOW =
  /\b(T\d{1,2})(?:['’]s| is| are) (?:on|in|at|along|by) [^,;.]{3,30}?(?: right)? (?:now|today|at the moment),? (?:and|but)(?: it| they)? (?:moves?|goes|is moving|is going|has to move|should (?:move|go)|will (?:move|go)) to (?=the )/gi;
const LENGTH_OF_IT =
  /^(?:the )?(T0)(?!\d)((?: [^,.;:]{2,50}?)?)[,:]? (?:an? )?(?:good |full |about |some |solid )?(\d{1,2}|[a-z]{3,10}) (?:feet|foot|ft) of (?:it|them)\b/i;

/** Each statement begins as a sentence does. */
const asSentences = (said: string): string =>
  said.replace(/(^|\. )([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);

function firstOf(one: Marked, next: string, text: string): Fate | undefined {
  for (const read of READERS) {
    const fate = read(one, next, text);
    if (fate) return fate;
  }
  return undefined;
}
