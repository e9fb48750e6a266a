import { inPlaceOf } from '../text/sayings/in-place-of.js';
import { sentencesOf } from '../text/sentences.js';
import { withFates } from '../turns/fates/fates.js';
import { withoutInPassing } from '../turns/in-passing.js';
import { withReplaced } from '../work/replaced.js';
import { mentionsIn, type ReadByRules } from './mentions.js';
import {
  type Judgement,
  type Mention,
  type MentionStatus,
  type RuleStatus,
  STATUSES,
  statusesOf,
} from './status.js';
import type { ToldStatus, ToldStatuses } from './told-status.js';
import { WEIGHTS } from './weights.js';

/**
 * How sure a second look has to be to win over the rules: `from` what they read `to` what it finds. What is not listed stays as the
 * rules have it.
 */
const SURE: Readonly<Partial<Record<RuleStatus, Partial<Record<MentionStatus, number>>>>> = {
  new: { go: 0.74, stay: 0.82, move: 0.75 },
  stay: { no: 0.5, go: 0.5 },
  no: { go: 0.45 },
};

/**
 * How sure it has to be that what the rules read as a wish is none: that it is refused or somebody else's, or one of these or leaves.
 * On wishes held out 98 and 86 of 100 such things are so, and of others that it is sure of 95 of 100 are no wishes either.
 */
const REFUSED = 0.8;
const UNWANTED = 0.8;
/** What leaves is told by its own words too. */
const LEAVES = 0.2;
/**
 * What is asked for less likely than this, and most likely stays or moves, is no wish: of such things of wishes held
 * out that the rules read as wishes eight of nine were none.
 */
const UNASKED = 0.15;
const HALF = 0.5;
const UNASKED_AS: ReadonlySet<MentionStatus> = new Set(['stay', 'move', 'no', 'else']);
const LEAVES_IN_LONG = 0.68;
/** In letters: a text that tells of things, and does not only list them. */
const LONG = 240;

/** Looks once more at all that a request names. */
export function secondLook(
  reading: ReadByRules & { readonly textOf: (field: string) => string },
): ToldStatuses {
  const told = new Map<string, readonly ToldStatus[]>();
  for (const field of reading.named.keys()) {
    const mentions = mentionsIn(reading, field);
    const text = reading.textOf(field);
    const judged = statusesOf(text, mentions, WEIGHTS);
    const isToldPlainly = toldPlainlyIn(text);
    const other = mentions.flatMap((mention, i) => {
      const { start, end, rule } = mention;
      const judgement = judged[i] as Judgement;
      const status =
        otherStatus(rule, judgement, text.length >= LONG) ??
        (rule === 'new' && standsThere(judgement, text.slice(start, end), text.slice(end, end + FURTHEST))
          ? 'stay'
          : undefined);
      return status && !isHeldBack(status, text, mention, isToldPlainly)
        ? [{ start, end, status, rule }]
        : [];
    });
    if (other.length > 0) told.set(field, other);
  }
  return told;
}

/** What becomes of a thing, where that is something else than the rules read. */
function otherStatus(
  rule: RuleStatus,
  { status, sure, shares }: Judgement,
  isLong: boolean,
): MentionStatus | undefined {
  const share = (of: MentionStatus): number => shares[STATUSES.indexOf(of)] ?? 0;
  if (rule === 'new') {
    const refused = share('no') + share('else');
    if (refused >= REFUSED) return share('else') > share('no') ? 'else' : 'no';
    if (refused + share('go') >= UNWANTED && share('go') >= LEAVES) return 'go';
    if (isLong && status === 'go' && sure >= LEAVES_IN_LONG) return status;
    if (isLong && share('new') < UNASKED && sure >= HALF && UNASKED_AS.has(status)) return status;
  }
  return sure >= (SURE[rule]?.[status] ?? Number.POSITIVE_INFINITY) ? status : undefined;
}

const FURTHEST = 40;

/** "French doors are in the middle of the east wall": a part of the house that is somewhere stands there already. */
const OF_HOUSE =
  /\b(?:doors?|sliders?|windows?|fireplace|stairs?|staircase|skylights?|posts?|columns?|radiators?|chimney)$/i;
const IS_SOMEWHERE =
  /^ (?:is|are) (?:all |both |currently |already |right )?(?:in|on|at|along|opposite|across|straight ahead|to the) /i;
/** "8x9 bath, pocket door on the south": a part of the house told by its place is told of, and not asked for. */
const AT_WALL = /^ (?:on|in|at|along) (?:the|its) /i;
const STANDS = 0.4;
const standsThere = ({ status, sure }: Judgement, said: string, behind: string): boolean =>
  status === 'stay' && sure >= STANDS && OF_HOUSE.test(said) && IS_SOMEWHERE.test(behind);

/** "My mom has an island and I want one". */
const ONE_TOO =
  /^[^.;!?]{0,40}\b(?:i|we)(?:['’]d| would| also| really){0,2} (?:want|need|like|love)(?: to have)? (?:one|some|the same|it too|that too)\b/i;

/** "Don't price a stove, we have one", "a hole for a fridge since the tenants bring their own". */
const HAS_ONE =
  /^,? (?:(?:since|because|as|and) )?(?:[a-z]{2,10} ){0,2}?(?:i|we|they|he|she|tenants?|renters?)(?:['’]ve)? (?:already |all )?(?:have|has|own|got|bought|brings?) (?:one|it|them|that|his own|her own|their own)\b/i;

/** The sentence that a letter stands in, with the one behind it. */
function sentenceAt(sentences: readonly string[], at: number): string {
  let end = 0;
  for (const [i, sentence] of sentences.entries()) {
    end += sentence.length;
    if (at < end) return `${sentence}${sentences[i + 1] ?? ''}`.trim();
  }
  return '';
}

const PLAINLY = ['we supply the ', 'new ', 'keep the ', 'remove the ', 'no '];
const NEAR = 40;
/** Whether a text states plainly what becomes of what some words name. */
const statesOf = (text: string, words: string): boolean =>
  text
    .toLowerCase()
    .split('. ')
    .some(
      (one) =>
        PLAINLY.some((begins) => one.startsWith(begins)) && one.slice(0, NEAR + words.length).includes(words),
    );

/** Whether the rules read what becomes of a thing by who does what to it: "he's taking it, so we need a new one". */
type ToldPlainly = (said: string, at: number) => boolean;

/** Told of the things of a text: what becomes of those of a sentence is written out once for all of them. */
function toldPlainlyIn(text: string): ToldPlainly {
  const sentences = sentencesOf(text);
  const written = new Map<string, { readonly turned: string; readonly plain: string }>();
  return (said, at) => {
    const sentence = sentenceAt(sentences, at);
    const forms = written.get(sentence) ?? {
      turned: inPlaceOf(withReplaced(withoutInPassing(sentence))),
      plain: withFates(sentence),
    };
    written.set(sentence, forms);
    const { turned, plain } = forms;
    const words = said.toLowerCase();
    if (words === '') return false;
    // "No fabric sofa, leather only" refuses no sofa.
    if (turned !== sentence && statesOf(turned, words)) return true;
    return plain !== sentence && statesOf(plain, words) && !statesOf(sentence, words);
  };
}

/** Whether the words of a thing and beside it speak against what the look finds. */
function isHeldBack(
  status: MentionStatus,
  text: string,
  { start, end, rule }: Mention,
  isToldPlainly: ToldPlainly,
): boolean {
  const said = text.slice(start, end);
  if (ROOM.test(said) || WORK.test(said) || isToldPlainly(said, start)) return true;
  if (status === 'go' && rule === 'new' && !LEAVING.test(text)) return true;
  if (status === 'no' && rule === 'new' && !REFUSING.test(sentenceOf(text, start, end + NEXT))) return true;
  const behind = text.slice(end, end + FURTHEST);
  if (rule === 'stay' && HAS_ONE.test(behind)) return true;
  if (status !== 'stay' && ONE_TOO.test(text.slice(end, end + 2 * FURTHEST))) return true;
  if (status === 'no' || status === 'go')
    return PLACE_REFUSED.test(behind) || (AT_PLACE.test(behind) && isNamedAgain(said, text));
  return (
    status === 'stay' &&
    (BELONGINGS.test(said) ||
      (rule === 'new' &&
        !(OF_HOUSE.test(said) && AT_WALL.test(behind)) &&
        !THERE.test(sentenceOf(text, start, end))) ||
      isAskedNew(said, text) ||
      NEW_ONE.test(text.slice(end, end + SENTENCE)) ||
      COMPLAINED_OF.test(behind) ||
      isAskedAfter(text.slice(Math.max(0, start - SENTENCE), start)) ||
      isSpecified(behind))
  );
}

/** Words that tell that something is there, or is to be there still: in a sentence without one a thing does not stay. */
const THERE =
  /\b(?:is|are|was|were|has|have|had|ours?|my|mine|keep\w*|kept|stay\w*|existing|current|old|original|still|already|same|reus\w*|leave|left|remain\w*|(?:we|i) own|owned|works?|today|now|touch|except)\b|['’](?:s|re|ve)\b/i;
/** The sentence that a thing stands in, up to so many letters to both sides. */
function sentenceOf(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - SENTENCE), start);
  const behind = text.slice(end, end + SENTENCE);
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark)));
  const to = /[.!?](?=\s|$)|\n/.exec(behind)?.index ?? behind.length;
  return before.slice(from + 1) + text.slice(start, end) + behind.slice(0, to);
}

/** What is owned and wants a place of its own: a rack, hooks, shelves. */
const BELONGINGS =
  /\b(?:bikes?|bicycles?|backpacks?|coats?|jackets?|shoes|boots|books|records|albums|toys|tools|clothes|skis|kayaks?|bats|balls|wine|dishes|pots|linens|towels|bins|christmas|decorations)$/i;

/** "Window wells full of leaves": who complains of a thing wants it set right. */
const COMPLAINED_OF =
  /^(?: (?:wells?|doors?|frames?|sills?))?(?: (?:is|are))? (?:full of|leak\w*|rot\w*|crack\w*|clog\w*|stuck|broken|sweat\w*|draft\w*)\b/i;

/** Work is done or not: nothing of it stands there. */
const WORK =
  /^(?:insulat|paint|repaint|refinish|resurfac|waterproof|soundproof|seal|sand|tile (?:the|it)|vent (?:the|it))(?:e|ing)?\b/i;

/** "The couch is from college. New couch, deep": one that is asked for anew does not stay. */
const isAskedNew = (said: string, text: string): boolean =>
  /^new /i.test(said) || text.toLowerCase().includes(`new ${said.toLowerCase().replace(/s$/, '')}`);

/** "The tub has to stay a tub, but new one please". */
const NEW_ONE =
  /^[^.!?;\n]{0,80}\b(?:but|and|just|want|need)(?: (?:we|i|want|need|a|the|would|like|please)){0,4} (?:brand )?new ones?\b/i;

/** The name of a room is no tub that stays, and "no stairs" asks for a level floor. */
const ROOM = /^(?:(?:full|half|hall|guest|primary|master|3\/4|three[- ]quarter) )?bath(?:room)?$|^no /i;
/**
 * Words that tell of what leaves, of what is there or of what is not wanted: where a text has none of them it lists what it wants, and
 * nothing leaves.
 */
const LEAVING =
  /\b(?:go(?:es|ing|ne)?|went|leav(?:e|es|ing)|left|out|off|away|up|under|remov(?:e|es|ed|ing|al)|te?ar(?:s|ing)?|tor[en]|rip(?:s|ped|ping)?|demo(?:s|ed|lish|lition)?|gut(?:s|ted|ting)?|replac(?:e|es|ed|ing)|swap(?:s|ped|ping)?|rid|sell(?:s|ing)?|sold|donat(?:e|es|ed|ing)|lo(?:se|ses|sing|st)|ditch(?:es|ed|ing)?|no|not|nothing|never|none|[a-z]+n['’]?t|cannot|instead|becom(?:e|es|ing)|convert(?:s|ed|ing)?|pull(?:s|ed|ing)?|picked|toss(?:es|ed|ing)?|dump(?:s|ed|ing)?|trash|haul(?:s|ed|ing)?|tak(?:e|es|en|ing)|took|strip(?:s|ped|ping)?|knock(?:s|ed|ing)?|scrap(?:s|ped|ping)?|junk|done|used|history|died|dead|dying|broken|rotten|free|got|ha(?:s|d|ve)|ours|was|were|is|are|it['’]s|stays?|keep(?:s|ing)?|old|existing|current|today|without|except|but|upgrad(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|trad(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|fill(?:s|ed|ing)?|cap(?:s|ped|ping)?|retir(?:e|es|ed|ing)|giv(?:e|es|en|ing)|skip(?:s|ped|ping)?|get(?:s|ting)?|hates?|headed|mov(?:e|es|ed|ing)|storage|curb|dumpster)\b/i;
/**
 * Words that refuse, or turn against what was said: a thing whose sentence and the next have none is not refused, as the island of "my
 * husband wants an island, my wife wants a coffee bar".
 */
const REFUSING =
  /\b(?:no|not|nope|nah|nothing|never|none|neither|nor|[a-z]+n['’]?t|cannot|without|instead|rather|skip\w*|against|veto\w*|but|except|hat(?:e|es|ed)|dislike\w*|overkill|unnecessary|pointless|wast(?:e|es|ed)|too|only|over|lose|lost|losing|rid|drop\w*|forget|scratch|avoid\w*|pass|out|gone|enough|already|later|someday|next year|refus\w+|ban\w*|scrap\w*|cut|although|though|unless|until|used to|anymore|tired|sick|gave up|decided|ruled|overruled|dream on|fat chance|forbid\w*|allergic|plenty)\b/i;
/** Letters of what follows a thing that are looked through as well. */
const NEXT = 60;

/** "The TV next to it, not over it", "a TV anywhere but above it": a place is refused, the thing is not. */
const PLACE_REFUSED =
  /^[^.;!?]{0,24}\b(?:not|anywhere but|never) (?:right )?(?:over|above|on|in|at|by|near|next|under|against|facing|beside)\b/i;

/** "No TV over it. TV on the short wall": what is named again is refused at the one place alone. */
const AT_PLACE =
  /^ (?:right |directly )?(?:over|above|under|beside|next to|in front of|on top of) (?:it|that|the|my|our)\b/i;
const isNamedAgain = (said: string, text: string): boolean =>
  text.toLowerCase().split(said.toLowerCase()).length > 2;

/** "A separate room for the toilet", "a place for her guitar": what a place is asked for is wished there. */
const PLACE_FOR =
  /\b(?:room|place|space|spot|nook|corner|shelf|shelves|hooks?|storage) for (?:(?:the|a|an|my|her|his|our|their|all|some) ){0,2}$/i;
const SENTENCE = 200;
/** "Replace the counters, the range, the refrigerator": all that the list names, while no word of what stays comes between. */
const isAskedAfter = (before: string): boolean => {
  const sentence = before.slice(Math.max(...['.', ';', '!', '?'].map((end) => before.lastIndexOf(end))) + 1);
  return (
    PLACE_FOR.test(sentence) ||
    (/\breplac(?:e|ing)\b/i.test(sentence) &&
      !/\b(?:but|keep\w*|stay\w*|leav\w+|not|except|remain\w*)\b/i.test(sentence))
  );
};

/** "The toilet needs its own little room", "an ironing board that stays up": how a thing is to be that is asked for. */
const isSpecified = (behind: string): boolean =>
  /^ (?:(?:needs?|wants?|should have|has to have|must have) (?:(?:its|their) own|headroom|space around|room around|good light|an? (?:outlet|plug|drain|light|door|vent))|that (?:stacks?|folds?|opens?|hides?|locks?|stays? (?:up|open|clean|cool|warm|dry)))\b/i.test(
    behind,
  );
