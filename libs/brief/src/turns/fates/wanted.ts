import { NOUNS } from '../../meanings/nouns.js';
import type { Fate, FateReader } from './fate.js';
import { type Marked, type Thing, unmarked } from './named.js';

/**
 * What somebody wanted and does not want any more, what others want for this room and are told no, and questions that are their own
 * answer: "a sauna? My doctor would sue".
 */

const ADVERBS =
  '(?: (?:already|just|now|still|all|both|finally|actually|also|since|recently|currently|long|even|then|only|really|promptly|probably|long since)){0,2}';
const P = '(?:P\\d{1,2}|he|she|they|somebody|someone|everybody|everyone)';
const THING = 'T(\\d{1,2})(?!\\d)';
/** What others say that one should have. */
const ADVISED = new RegExp(
  `^(?:(?:and|but|so|oh|well),? ){0,2}${P}(?:, [a-z ]{3,30},)?(?:: (?:you|we|the room) (?:need|want|should (?:have|get|put in)|must have)|(?:['’]s| is| are| has| have| had)?(?: (?:in (?:[a-z ]{3,20}|P\\d{1,2})|next door))?${ADVERBS}(?:['’]d like| used to (?:talk about|want|ask for|say)| (?:(?:thinks?|says?|said|swears?|insists?|insisted|tells? (?:me|us)|told (?:me|us)|reckons?|believes?|keeps? (?:saying|telling (?:me|us)))(?: that)?(?: (?:i|we|you|to|the room))?(?:['’]d|['’]ll)?(?: (?:will|would|should|must|have to|had to|ought to|might))?(?: (?:need|want|have|get|add|put in|buy|do|consider|leave (?:space|room) for|like|miss|regret not having|heat))?|(?:keeps?|kept|is|are) (?:at|on|after) (?:me|us) (?:for|about|to (?:get|have|put in|add))|(?:keeps?|kept) (?:asking|pushing|begging|nagging) (?:me |us )?(?:for|about)|asked (?:for|about|me about|us about)|proposed|suggested|pushed|pushes|recommended|recommends|drew|pitched|tried to sell (?:me|us)|wanted(?: to (?:give|sell) (?:me|us))?|wants|would like|dreams of|voted for|priced))) (?:about |to (?:get|have|buy|add|put in) )?(?:in )?(?:one of those )?${THING}`,
  'i',
);
/** Verbs that tell what somebody thinks *we* should have: a wish of his own is none of these. */
const ADVICE =
  /(?::|\b(?:thinks?|says?|said|swears?|insists?|tells?|told|reckons?|believes?|keeps?|kept|proposed|suggested|pushed|pushes|recommended|recommends|drew|pitched|tried)\b)/i;
const OUTSIDERS =
  /\b(?:tenants?|salesm[ae]n|saleslady|realtors?|neighbou?rs?|decorator|designer|architect|contractor|builder|magazine|company|people|everybody|everyone|somebody|someone|inspector)\b/i;
/** He or she is right. */
const AGREED =
  /^ ?(?:and )?(?:(?:i|we) (?:agree|think so|said (?:yes|ok|fine|sure)|love|like|want|need|would too|do too|gave in)|(?:he|she|they)(?:['’]s|['’]re| is| are) right|yes\b|fine\b|ok\b|okay\b|sure\b|good idea|so (?:please|put|let['’]s|add|we|a|an)\b|put (?:it|one)|let['’]s|it (?:goes|stands|hangs|should|can)|on the\b|in the\b|(?:a|an|the|one) [a-z0-9]|\d)/i;
/** Somebody is told no. */
const TOLD_NO =
  /\b(?:no|not|never|none|neither|nobody|won['’]t|don['’]t|didn['’]t|isn['’]t|can['’]t|wouldn['’]t|out of there|without|outvoted|vetoed|refuse|i['’]d like a vacation|is (?:eleven|nineteen|twelve|ten)|ask for many|have it|toaster|pass|said no|would sue|instead)\b/i;

const QUESTION = new RegExp(
  `^(?:(?:and|but|so|oh|um),? ){0,2}${THING}(?: (?:above|over|in|on|by|for|under|at) [^?]{2,30})?\\?`,
  'i',
);
const WHO_FOR = new RegExp(
  `^(?:honestly,? |seriously,? )?(?:who|what) (?:is|are|would be|do i want|do we want|needs?|wants?) (?:the |an? )?(?:${THING})(?: for)?\\?`,
  'i',
);
/** Answers that ask for it. */
const WANTED =
  /^ ?(?:yes|yep|yeah|sure|please|definitely|absolutely|of course|always|new\b|keep|stays?\b|ours\b|mine\b|existing|an? |the |one\b|two\b|three\b|\d|white|black|oak|same|whatever|any\b|i(?:['’]d| would)? (?:love|like|want|need)|we(?:['’]d| would)? (?:love|like|want|need|have)|why not|only if|if |if it|it (?:goes|stays|should|is)|on the|in the|under|over|(?:the )?(?:left|right|north|south|east|west|back|front|corner|middle)\b|big|small|must)/i;

const afterFirst = (shown: string, end: number): string => shown.slice(end).trim();

/** "Plan one had a theater", "I am told I need an appliance garage. I do not". */
const PLAN_HAD = new RegExp(
  `^(?:the )?(?:plan|version|draft|bid|drawing|rev) (?:one|two|three|a|b|c|\\d) (?:had|showed|called for|was) ${THING}`,
  'i',
);
const I_AM_TOLD = new RegExp(
  `^(?:[^.]{2,60}[;,] )?(?:now )?(?:i am|i['’]m|we are|we['’]re|i was|we were) told (?:that )?(?:i|we)(?: (?:need|should have|want|ought to have)) ${THING}`,
  'i',
);
const I_AM_IT = new RegExp(`^i am ${THING}[.!]? ?$`, 'i');
/** "A garbage disposal. I never had one and my plumber begged me not to". */
const ALONE = new RegExp(`^${THING}[.,]? ?$`);
const NEVER_HAD =
  /^ ?(?:i|we) never (?:had|needed|wanted|used|asked for) (?:one|it|them|any)\b(?!.{0,60}\b(?:always wanted|and i want|and i miss|so i want|so one))/i;

/** "The one I won is the gas fireplace, as in there won't be one". */
const WILL_NOT_BE = new RegExp(
  `${THING}[^T.;]{0,30}\\bthere (?:won['’]t|will not|is not going to|isn['’]t going to|is not to) be (?:one|any|such)\\b`,
  'i',
);
/** "What has to stay is the clawfoot, 60 inches". */
const WHAT_STAYS = new RegExp(
  `^(?:what|the (?:one )?thing (?:that)?|all that) ?(?:has to|have to|must|needs to|is going to|will|does) ?stays? is ${THING}`,
  'i',
);
const OF_TODAY = new RegExp(
  `^${THING} (?:was|were) going to be (?:[a-z]+ ){1,4}?(?:until|till|but|and then)\\b.{3,80}$`,
  'i',
);
const NOT_TWICE = /\bnot paying (?:for (?:that|it|this) )?(?:twice|again|a second time)\b/i;

/** "Black is his favorite and is not going on my walls". */
const NOT_ON_WALLS =
  /^([a-z]{3,10}(?: [a-z]{3,10})?) (?:is|was) [^.;]{2,50}?\b(?:and|but) (?:it['’]?s?|it is|is) ?not (?:going|coming|getting|happening)\b/i;

/** "The clawfoot, 60 inches" as "60 inch clawfoot", with what is told behind it. */
function withSize({ name }: Thing, tail: string): string {
  const [all = '', inches = ''] =
    /^,? ?(\d{2,3}) ?(?:inches|inch|in|")?(?: (?:wide|long))?(?=[,.;]|$)/.exec(tail) ?? [];
  const rest = tail.slice(all.length).replace(/[.!?\s]{1,3}$/, '');
  return inches && !/\d/.test(name)
    ? `${inches} inch ${name}${rest}`
    : `${name}${tail.replace(/[.!?\s]{1,3}$/, '')}`;
}

function outright(one: Marked): Fate | undefined {
  const color = NOT_ON_WALLS.exec(one.shown)?.[1]?.toLowerCase();
  if (color && NOUNS.names(color.split(' ')) === 'color') return { said: `not ${color}` };
  const thingOf = (found: RegExpExecArray | null): Thing | undefined => one.things[Number(found?.[1] ?? -1)];
  const none = thingOf(WILL_NOT_BE.exec(one.shown));
  if (none) return { said: `no ${none.name}` };
  const stays = WHAT_STAYS.exec(one.shown);
  const kept = thingOf(stays);
  if (stays && kept) return { said: `keep the ${withSize(kept, one.shown.slice(stays[0].length))}` };
  if (OF_TODAY.test(one.shown.replace(/[.!?\s]{1,3}$/, '')) || NOT_TWICE.test(one.shown)) return { said: '' };
  return undefined;
}

function toldOf(one: Marked, next: string): Fate | undefined {
  const plainly = outright(one);
  if (plainly) return plainly;
  const plan = PLAN_HAD.exec(one.shown);
  const told = /^ ?(?:i|we) (?:do not|don['’]t|disagree|never)\b/i.test(next)
    ? I_AM_TOLD.exec(one.shown)
    : null;
  const alone = NEVER_HAD.test(next) ? ALONE.exec(one.shown) : null;
  const found = plan ?? told ?? alone;
  const thing = found?.[1] === undefined ? undefined : one.things[Number(found[1])];
  if (!thing)
    return I_AM_IT.test(one.shown) && /^the /i.test(one.things[0]?.said ?? '') ? { said: '' } : undefined;
  return { said: `no ${thing.name}`, tookNext: /\bnot\b|n['’]t\b|\bnever\b/.test(next) && next.length < 90 };
}

export const wantedNoMore: FateReader = (one, next): Fate | undefined =>
  toldOf(one, next) ?? questioned(one, next) ?? advised(one, next);

/** "Who carpets a bathroom? Out it goes". */
const WHO_DOES_SO = /^who (?:on earth |in the world |even )?(carpet|wallpaper|panel)s an? /i;
const OUT_IT_GOES =
  /^ ?(?:so )?(?:out it|it(?:['’]s| is) (?:out|gone|going)|it (?:goes|comes|has to go)|(?:take|rip|get) it out)\b/i;

function questioned(one: Marked, next: string): Fate | undefined {
  const cover = WHO_DOES_SO.exec(unmarked(one.shown, one))?.[1]?.toLowerCase();
  if (cover && OUT_IT_GOES.test(next))
    return {
      said: `remove the ${cover === 'panel' ? 'paneling' : cover}`,
      tookNext: next.split(' ').length < 6,
    };
  const found = QUESTION.exec(one.shown) ?? WHO_FOR.exec(one.shown);
  const thing = found?.[1] === undefined ? undefined : one.things[Number(found[1])];
  if (!found || !thing || next.trim() === '') return undefined;
  if (WANTED.test(next) && !/^ ?(?:the|an?) [^.]{3,30} would\b/i.test(next)) return undefined;
  const words = next.trim().split(/\s+/).length;
  const short = words <= 9;
  // "The sofa? Dark green."
  if (
    words <= 3 &&
    !/\b(?:no|not|nope|none|never|who|whom|whose|what|why|pass|forget)\b|n['’]t\b/i.test(next)
  )
    return undefined;
  // "TV above it?": the place is refused, and no television.
  const said = / (?:above|over|in|on|by|for|under|at) /.test(found[0]) ? '' : `no ${thing.name}`;
  return { said, tookNext: short && !/\d/.test(next) };
}

const INSTEAD =
  /\b(?:so|landed on|instead)(?: just| only)? (?!no\b|not\b|never|it\b|that\b|there\b|strike\b|we['’]re\b|I['’]m\b)/i;
/** What comes in its place. */
function insteadIn(tail: string, one: Marked, thing: Thing): string {
  const said = tail.replace(/[.!?]{1,4}$/, '');
  const begins = INSTEAD.exec(said);
  const wish = begins ? said.slice(begins.index + begins[0].length) : '';
  if (/\bone\b(?! T\d)/i.test(wish))
    return wish.replace(/\bone\b/i, `one ${thing.head.replace(/^(?:second|double|another|extra) /, '')}`);
  if (/\bT\d{1,2}\b/.test(wish)) return wish;
  return wish !== '' &&
    one.things.length === 1 &&
    /\b(?:paint|quartz|granite|laminate|tile|vinyl|oak)\b/i.test(wish)
    ? wish
    : '';
}

/** Whether a thing goes on a list: ", a bidet", " and a sauna". */
const isListed = (shown: string, n: number): boolean =>
  [`, T${n}`, `, and T${n}`, ` and T${n}`].some((said) => shown.includes(said));

/** "She wants a sauna. No bathroom.": what is refused is another thing. */
const BANS =
  /^ ?(?:and |but )?no (?!(?:thanks?|thank you|way|need|chance|sir|one|thing|deal|room|more|space|budget|money)\b)[a-z]/i;
const bansAnother = (next: string, { head }: Thing): boolean =>
  BANS.test(next) && !next.toLowerCase().includes(head.toLowerCase());

function advised(one: Marked, next: string): Fate | undefined {
  const found = ADVISED.exec(one.shown);
  const thing = found?.[1] === undefined ? undefined : one.things[Number(found[1])];
  if (!found || !thing) return undefined;
  const tail = afterFirst(one.shown, found[0].length).replace(/[.!?\s]{1,4}$/, '');
  const who = one.people.join(' ');
  const isRefused =
    TOLD_NO.test(tail) ||
    (tail.length < 40 && TOLD_NO.test(next.slice(0, 90)) && !AGREED.test(next) && !bansAnother(next, thing));
  const isAdvice = ADVICE.test(found[0]) || OUTSIDERS.test(who);
  if (!isRefused && (!isAdvice || AGREED.test(next) || AGREED.test(tail.replace(/^[, ]{1,2}/, ''))))
    return undefined;
  if (!isRefused && !/^(?:[, ]|$| someday| in (?:here|there))/.test(tail)) return undefined;
  if (/\bheat T\d{1,2}$/i.test(found[0])) return { said: `no heated ${thing.head}` };
  const last = Number(found[1]);
  const list = one.things.filter((other, i) => other === thing || (i > last && isListed(one.shown, i)));
  const instead = insteadIn(tail, one, thing);
  return {
    said: [...list.map(({ name }) => `no ${name}`), instead].filter(Boolean).join('. '),
    tookNext:
      isRefused &&
      next.trim().split(/\s+/).length <= 6 &&
      /^ ?(?:no|not|never|forget|we never|tenants)\b/i.test(next) &&
      !TOLD_NO.test(tail),
  };
}
