import { allMatches } from '../../text/all-matches.js';
import { byAction } from './actions.js';
import type { Fate, FateReader } from './fate.js';
import type { Marked, Thing } from './named.js';

/**
 * Turns of mind: "first we were going to do a peninsula, then I drew it out and hated it, so an island" is "no peninsula. An island". A
 * sentence begins with what somebody had in mind; behind it, or in the next sentence, stands what came of that: it is declined, or
 * another thing is chosen. What is told between the two asks for nothing. Every repetition is bounded.
 */

const WHO = '(?:i|we|he|she|they|everybody|everyone|both of us|P\\d{1,2}(?: and (?:i|P\\d{1,2}))?)';
const THING = 'T(\\d{1,2})(?!\\d)';
const EARLY =
  '(?:(?:at )?first|originally|initially|for (?:years|months|a while|a long time|the longest time)|years ago|at one point|once|a while back|in the beginning|last (?:week|month|year|time|spring|summer|fall|winter)|in (?:my|our|the) (?:first|last) (?:email|note|list|call)|on the phone)';
const OFTEN =
  "(?:(?:['’](?:d|ve)|had|have|also|once|first|originally|really|always|just|briefly|even|seriously|honestly|at first|did|both|long|sort of|kind of|kept) ?){0,3}";
const ON =
  '(?: (?:having|getting|putting in|adding|doing|trying|to (?:have|get|do|add|put in)|for|about|of|on|over|between|with|the idea of|one of those|those|in|so|[a-z]{3,8} (?:years|months) (?:for|about|over)|on the phone|for years|for a while)){0,3}';
const MIND = '(?:in mind|picked out|planned|drawn in|on (?:my|our|the) (?:wish ?)?list)';
const GOING =
  '(?:going|about|this close|ready|all set|planning|hoping|tempted|prepared) to (?:say|ask for|get|do|go with|want|put in|put|have|buy|order|build|use|install|add|make it)';

/** What somebody had in mind and has no more, as soon as the sentence turns. */
const ONCE_1 = `${EARLY},? ${WHO} ?${OFTEN}(?:wanted|asked(?: you| your office| P\\d{1,2})? for|said|thought(?: about| of)?|had|planned|drew|told you|put down|wrote|talked about|considered|picked|looked at|liked)${ON} ${THING}`;
const ONCE_2 = `(?:${EARLY},? )?${WHO} ?${OFTEN}(?:(?:was|were) (?:${EARLY} )?(?:${GOING}|(?:all |dead )?set on|all in on|sold on|all about|leaning towards?|thinking(?: of| about)?|planning(?: on| for)?|hoping for|tempted by|in love with)|used to (?:want|talk about|dream of)|started (?:out|off) (?:wanting|with|asking for|planning|thinking(?: about| of)?|set on)|(?:almost|nearly) (?:got|went (?:with|for)|ordered|bought|asked for|put in|did|chose|said|wanted|wrote|thought(?: about| of)?)|came (?:this )?close to|(?:my|our) (?:hearts?|minds?) set on|in mind|pictured|imagined|dream(?:ed|t)(?: of| about)?|know (?:i|we) (?:said|asked for|told you)|told (?:you|P\\d{1,2}) (?:i|we|he|she|they) (?:wanted|could have|would get)|told you|asked you for|been promised|earmarked)${ON} ${THING}`;
const ONCE_3 = `${WHO} ?${OFTEN}(?:had|have) ${THING} (?:all )?${MIND}`;
const ONCE_4 = `(?:and |but )?(?:my|our|the|P\\d{1,2}['’]s) (?:big |own |old )?(?:dream|plan|idea|first (?:thought|choice|idea|plan)|original (?:plan|idea)|hope|wish|thought) (?:was|had been|used to be)${ON} ${THING}`;
const ONCE_5 = `(?:the|our|my) (?:old|last|first|original|other|previous) (?:drawings?|plans?|bid|quote|sketch|layout|list|version|rendering) (?:shows?|showed|ha[sd]|have|drew|called for|put in|includes?|included|lists?|listed|was)${ON} ${THING}`;
const ONCE_6 = `(?:i|we)(?:['’]d| had)? (?:first |originally |also )?said${ON} ${THING}`;
const ONCE_7 = `T\\d{1,2} (?:started (?:out|off|life)|began)(?: life)? as ${THING}`;
const ONCE_8 = `what ${WHO} ?${OFTEN}(?:told [^,;.]{2,30}?|asked for|wanted|said|drew|had in mind|had drawn)(?: first| originally| at first| back then)? was ${THING}`;
const ONCE_9 = `${THING},? (?:was|were|had been)(?: all| always| once){0,2} (?:on (?:my|our|the) (?:wish ?)?list|(?:in )?(?:the|my|our) (?:first |original |last |old |own )?(?:plan|bid|drawing|list|email|idea|thought|dream|choice)s?|picked out|considered|discussed|planned|tempting)`;
/** What is given up in so many words. */
const GIVEN_UP_1 = `(?:i|we)(?:['’]ve| have)? (?:finally |already |now |just )?(?:dropped|gave up on|given up on|scrapped|nixed|crossed off|decided against|ruled out|talked (?:ourselves|myself) out of|passed on|said no to|let go of|vetoed|axed|no longer (?:want|need))(?: having| getting| putting in)? ${THING}`;
const GIVEN_UP_2 = `what (?:i|we) (?:don['’]?t|do not) want(?: any ?more)? is ${THING}`;
const GIVEN_UP_3 = `${THING} (?:can|could|will have to|has to|is going to have to) wait`;
const GIVEN_UP_4 = `${THING} would(?:['’]ve| have) been (?:so |really )?(?:nice|great|lovely|cool|fun|good|something|perfect)(?=,? but\\b)`;
/** What was talked of: something behind it has to tell that it was given up. */
const TALKED_1 = `${WHO} ?${OFTEN}(?:talked|thought(?: hard)?|considered|went back and forth|(?:gone|went) round and round|looked|toyed|debated|priced(?: out)?|wanted|asked|said|voted|begged|fought(?= for)|flirted|fell(?: in love)?|made me want|talked me into|loved|promised|drew|proposed|suggested|pushed|(?<=\\b(?:i|we) )had)(?: (?:at|into|up))?${ON} ${THING}`;
const TALKED_2 = `go(?:es|ing)? back and forth${ON} ${THING}`;
const TALKED_3 = `${THING} (?:would(?:['’]ve| have)? be(?:en)?|sounds?|sounded|looked|seemed) (?:so |really |very )?(?:nice|great|lovely|cool|fun|good|something|perfect)`;
const TALKED_4 = `there was (?:a time (?:when )?i wanted|(?:some )?talk of) ${THING}`;
/** What somebody else wants, which is a wish until it is declined. */
const WANTED_1 = `(?:he|she|they|everybody|everyone|P\\d{1,2}) ?${OFTEN}(?:wants?|(?:would|['’]d) (?:love|like)|says?|keeps? (?:asking|bringing up|pushing|talking)|ask(?:s|ing)|is (?:asking|pushing))${ON} ${THING}`;
const BEGINS = '(?<=^|\\bT\\d{1,2} |[,;:—–] ?|\\b(?:and|but|so|because|well|oh|yes|now|also|honestly|,) )';
const ONCE_SAID = new RegExp(
  `${BEGINS}(?:${ONCE_1}|${ONCE_2}|${ONCE_3}|${ONCE_4}|${ONCE_5}|${ONCE_6}|${ONCE_7}|${ONCE_8}|${ONCE_9})`,
  'i',
);
const TALKED_OF = new RegExp(`${BEGINS}(?:${TALKED_1}|${TALKED_2}|${TALKED_3}|${TALKED_4})`, 'i');
const GIVEN = new RegExp(`${BEGINS}(?:${GIVEN_UP_1}|${GIVEN_UP_2}|${GIVEN_UP_3}|${GIVEN_UP_4})`, 'i');
const WANTED_BY_OTHERS = new RegExp(`${BEGINS}(?:${WANTED_1})`, 'i');
/** A wish by itself, which only the next sentence can take back. */
const BARE = new RegExp(
  `^(?:(?:i|we)(?:['’]d)? (?:want|need|like|love|would like) )?${THING}[.!]{0,3} ?$`,
  'i',
);

/** Words that turn a sentence to something else. */
const TURN =
  /\b(?:but|until|till|and then|then|though|only|except|now|before|so|these days|after|yet|no longer|anymore)\b/i;
/** The next sentence turns away from what was told. */
const TURNS_NEXT =
  /^ ?(?:(?:well|and|so|ok|okay|anyway),? )?(?:now\b|then\b|but\b|until\b|these days\b|today\b|instead\b|not any ?more|(?:i|we)(?:['’]ve| have)? (?:changed|came to|no longer|decided|said no|landed|settled|ended)|never ?mind|no\b|nope|not\b|that['’]s out|it['’]s out|forget\b|scratch\b|skip\b|pass\b|we(?:['’]re| are) doing\b|(?:the )?answer is no)/i;
/** The next sentence takes back what was said by itself. */
const TAKES_BACK =
  /^ ?(?:(?:no|oh|or|well|hm+),? ){0,2}(?:actually,? (?:no,? )?(?:make (?:it|that)|skip|scratch|let['’]s|just|we(?:['’]d)? (?:rather|want))|(?:scratch|strike|forget|scrap) that|no,? wait|wait,? no|on second thoughts?|i changed my mind|we changed our minds?|never ?mind|or rather|correction|better make (?:it|that)|make that)[,:—–-]? ?/i;

const LED =
  "(?:and |but |so |then |now |i |we |i['’]m |we['’]re |i['’]ve |we['’]ve |i am |we are |he |she |that['’]s |it['’]s |it is |that is |they['’]re |that was |it was |P\\d{1,2} |told (?:him|her|them|P\\d{1,2}) |(?:keep|kept) (?:telling|saying to) (?:him|her|them) |just |said |say |says ){0,5}";
const IT = '(?:it|that|them|one|those|the idea|the thought|that idea|any|having one)';
/** What ends it in so many words. */
const DECLINED = new RegExp(
  `(?:^|[,;:—–-] ?| )${LED}(?:talked (?:me|us|him|her|them|myself|ourselves|P\\d{1,2}) out of ${IT}|decided against ${IT}|changed (?:my|our) minds?|came to (?:my|our) senses|(?:forget(?: about)?|scratch|ignore|scrap|skip|drop(?:ped)?|cancel(?:ed)?|nix(?:ed)?|veto(?:ed)?|hated?|scrapped|ruled out|axed|killed|lost|shot down|said no to|passed on) ${IT}|(?:not|never) again|never (?:once )?(?:used|touched) ${IT}|never ?mind|strike that|(?:gave|given|giving) up(?: on)?(?: on)? ${IT}|over ${IT}|not this (?:year|time|round)|not (?:any ?more|anymore|now|happening|going to happen|for (?:us|me)|doing ${IT}|worth (?:it|the [a-z]{3,10})|having ${IT}|getting ${IT})|absolutely not|no (?:way|thanks|thank you|chance|room(?: for (?:it|one|that))?|longer (?:wants?|needs?) ${IT})|hard no|(?:don['’]?t|do not|didn['’]?t|doesn['’]?t|did not) (?:want|need|like|use) ${IT}(?: (?:now|any ?more))?|(?:may|can|could|will|is|are|must|shall) ?n[o'’]t (?:have|get|getting|having) ${IT}|won['’]?t (?:fit|work|be having ${IT})|(?:doesn['’]?t|does not|didn['’]?t|wouldn['’]?t) fit|out of the question|(?<=['’]s |is |are |was )(?:gone|out|history)(?: now| of the plan)?(?=\\s?(?:[.,;!]|$))|off the (?:table|list)|(?:i|we)['’]?(?:ll| will) (?:pass|live without(?: ${IT})?|do without(?: ${IT})?)|pass(?=\\s?(?:[.,;!]|$))|(?:the )?answer is no|(?:been|was|were|got) (?:dropped|cut|scrapped|nixed|vetoed|ruled out)|(?:no|nah|nope)(?= ?(?:$|[.,;!?])))`,
  'gi',
);
/** "So no steam", "forget the pool table", "I'm over navy": declined by its own name, before a thing. */
const DECLINED_BY_NAME =
  /\b(?:no|forget(?: about)?|skip|scratch|nix|drop(?:ped)?|without|over|tired of|sick of|done with|won['’]t have|not (?:getting|having|doing|buying|putting in)|decided against|ruled out|gave up on) (?:T(\d{1,2})(?!\d)|([a-z-]{3,14})\b)/gi;
/** A sentence by itself that ends what was told in the one before, and asks for nothing. */
const DECLINED_ALONE =
  /^ ?(?:so |and |but |well |then |anyway |ok |okay )?,? ?(?:not (?:any ?more|us|me|for (?:us|me)|now|happening|anymore thanks)|never ?mind|scratch that|forget (?:it|that)|ignore that|(?:we['’]ll |i['’]ll )?pass|no|nope|nah|no thanks|no thank you|(?:we|i)(?: are| am|['’]re|['’]m) not (?:having|getting|doing|putting in) (?:one|it|that|any|them|an? [a-z ]{3,20})|(?:we|i)(?:['’]ve| have)? changed (?:our|my) minds?|decided against it|(?:then|until) (?:i|we) (?:saw|got) the (?:price|bid|quote|bill)(?:,? so no)?|(?:it|that)['’]s out|(?:the )?answer is no|(?:i|we) vetoed (?:it|that))[.!?]{0,4} ?$/i;
/** What goes on about the same thing, or makes a condition of it. */
const STILL_WANTED =
  /\b(?:if|but (?:bigger|smaller|narrower|cheaper|only|also|with (?:an?|more|less|two|T\d|no)|not the|no (?:bigger|wider))|still (?:want|do|would|like)|all the same|anyway|after all|and (?:we|i) love)\b/i;

const TAKEN =
  "(?:so|but)(?: (?:now|just|only|please|honestly|instead|i think|we think|it['’]s|it is|we['’]re (?:doing|getting|going with|back to)|i['’]m (?:doing|getting|going with)|make (?:it|that)|let['’]s (?:do|go with|say|have)|(?:we|i) (?:want|need|will have)|(?:we|i)['’]ll (?:do|take|go with|have|get)|give (?:me|us)|here we are with|back to)){0,3}";
/** What is chosen in the end: what stands behind, or before, such words. */
const CHOSEN_FIRMLY =
  /(?:(?:decided|settled|landed|agreed|shook) on|(?:went|going|go|ended up|end up|happy|fine|staying|sticking) with|ended up (?:wanting|choosing|liking)|chose|picked|switched to|came (?:around|round) to|back to|(?:ditched|dropped|scrapped|swapped|traded|exchanged)(?: it| that| them)? for|(?:so )?now it['’]s|make (?:it|that)) /gi;
const CHOSEN_BEHIND =
  /(?:(?<!(?:because|since|that|if|what|when|as) )(?:i|we)(?:['’]d| would)? (?:now )?(?:rather have|rather|want|need|prefer|like)|(?:we['’]re|we are|i['’]m) (?:doing|getting|putting in|going with)|instead|,? now(?= T\d)) /gi;
const CHOSEN_SO = new RegExp(
  `(?:^|[,;—–-] ?| )${TAKEN} (?=(?:[a-z0-9'’-]{1,12} ){0,2}?(?:T\\d|one\\b|\\d{2}\\b))`,
  'gi',
);
const CHOSEN_BEFORE =
  /(?:^|[,;—–-] ?|\b(?:but|so|and|honestly|that|think|says|said) )(T\d{1,2}(?: [a-z0-9'’-]{1,14}){0,4}?) (?:instead|it is|it['’]ll be|(?:makes?|made) (?:more |a lot more |better )?sense|(?:is|are|would be|will be|was|were) (?:smarter|better|fine|enough|plenty|okay|ok|more useful|the better choice)|will do|won|does the job|fits)\b/gi;
const WANTED_BY = /\b(i|we|he|she|P\d{1,2}) wanted (T\d{1,2})/gi;
const WON = /\band (i|we|he|she|P\d{1,2}) won\b/i;

interface Turned {
  /** What was had in mind, the first that the words name and what "or" and "and" join to it. */
  readonly given: readonly Thing[];
  /** "Two sinks, a 72 inch vanity": what it is besides, with its size. */
  readonly aside?: Thing | undefined;
  readonly before: string;
  readonly tail: string;
  readonly how: keyof typeof SAID;
}

const SAID = {
  'given up': GIVEN,
  once: ONCE_SAID,
  'talked of': TALKED_OF,
  wanted: WANTED_BY_OTHERS,
} as const;
/** The surest first. */
const WAYS = ['given up', 'once', 'talked of', 'wanted'] as const;
const ASIDE = /^, T(\d{1,2})(?!\d)(?=,)/;
const JOINED = /^(?:(?: or| and|, and|, or) T(\d{1,2})(?!\d)){1,3}(?=[ ,;.]|$)/;

function turnedIn(one: Marked): Turned | undefined {
  for (const how of WAYS) {
    const found = SAID[how].exec(one.shown);
    if (found) return turnedAt(found, how, one);
  }
  return undefined;
}

/** What words that tell of an earlier mind name, at their place. */
function turnedAt(found: RegExpExecArray, how: Turned['how'], one: Marked): Turned | undefined {
  const { shown, things } = one;
  const n = found.slice(1).find((group) => group !== undefined);
  const thing = n === undefined ? undefined : things[Number(n)];
  if (!thing) return undefined;
  const behind = shown.slice(found.index + found[0].length);
  const joined = JOINED.exec(behind)?.[0] ?? '';
  const others = [...joined.matchAll(/T(\d{1,2})/g)].flatMap(([, k]) => things[Number(k)] ?? []);
  const [aside = '', k] = ASIDE.exec(behind) ?? [];
  return {
    given: [thing, ...others],
    ...(SIZED.test(thingAt(k, one)?.name ?? '') ? { aside: thingAt(k, one) } : {}),
    before: shown.slice(0, found.index),
    tail: behind.slice(joined.length || aside.length),
    how,
  };
}

const lastOf = (pattern: RegExp, text: string): RegExpExecArray | undefined =>
  allMatches(text, pattern).at(-1);

const lastWord = (name: string): string =>
  (name.toLowerCase().split(/[ -]/).at(-1) ?? name).replace(/s$/, '');
/** Whether a name ends as another one, or is a word of it: "no steam" of a steam shower, "no bunks" of bunk beds. */
const isNamedLike = (name: string, of: string): boolean =>
  lastWord(name) === lastWord(of) ||
  of.toLowerCase().split(' ').includes(name.toLowerCase()) ||
  (!name.includes(' ') && of.toLowerCase().split(' ').includes(lastWord(name)));
const thingAt = (n: string | undefined, { things }: Marked): Thing | undefined => things[Number(n ?? -1)];

/** What a tail chooses in the end, as words with marks. */
function chosenIn({ tail, given, how }: Turned): string | undefined {
  const said = tail.replace(/[.!?\s]{1,4}$/, '');
  const turns = how === 'given up' || how === 'once' || (how === 'talked of' && TURNED_BACK.test(said));
  const found = (turns ? [CHOSEN_FIRMLY, CHOSEN_BEHIND, CHOSEN_SO] : [CHOSEN_FIRMLY]).flatMap((pattern) => {
    const last = lastOf(pattern, said);
    return last ? [{ wish: said.slice(last.index + last[0].length), at: last.index }] : [];
  });
  const before = turns ? lastOf(CHOSEN_BEFORE, said) : undefined;
  if (before) found.push({ wish: before[1] ?? '', at: before.index });
  const wish = found
    .sort((a, b) => a.at - b.at)
    .findLast(({ wish: one }) => ASKS.test(one) && !NO_AGAIN.test(one))?.wish;
  if (!wish) return how === 'once' ? SO_PLAINLY.exec(said)?.[1] : undefined;
  const head = given[0]?.head.split(' ').at(-1) ?? '';
  // "We shook on 75".
  if (/^\d{2}(?:[,.;]|$)/.test(wish)) return wish.replace(/^\d{2}/, `$& inch ${head}`);
  return (ONE.test(wish) || /^T\d{1,2} one\b/.test(wish)) && head ? wish.replace(/\bones?\b/i, head) : wish;
}
const TURNED_BACK = /\b(?:but|then|until|till)\b/i;
/** Begins with what it asks for, a few words before it. */
const ASKS =
  /^(?:(?!(?:because|since|if|when|that|there|it|they|we|i|he|she)\b)[a-z0-9'’-]{1,12} ){0,3}?(?:T\d|ones?\b|\d{2}\b)/i;
const NO_AGAIN = /^(?:no|not|never|none)\b/i;
const ONE =
  /\b(?:an?|the|one|some|regular|plain|simple|electric|gas|normal|ordinary|single|double|small|big|smaller|cheaper|standard)(?: [a-z-]{3,14}){0,2} ones?\b/i;
/** "…, so real uppers": a few words that no list of things knows. */
const SO_PLAINLY =
  /, so (?:just |only |please )?((?!(?:no|not|that|it|they|we|i|he|she|much|far|many|there|here|never)\b)[a-z'’ -]{3,40}?)(?: please| instead| it is)?$/i;

/** Where in a tail what was had in mind is declined, and what stands behind that. */
function declinedIn(tail: string, one: Marked, given: readonly Thing[]): string | undefined {
  let end = -1;
  for (const found of allMatches(tail, DECLINED)) end = found.index + found[0].length;
  for (const found of allMatches(tail, DECLINED_BY_NAME)) {
    const named = thingAt(found[1], one)?.name ?? found[2] ?? '';
    if (given.some(({ name }) => isNamedLike(named, name)))
      end = Math.max(end, found.index + found[0].length);
  }
  return end < 0 ? undefined : tail.slice(end);
}

/** What a sentence goes on to ask for behind its refusal. */
function asked(rest: string): string {
  const wish = rest
    .replace(/^[\s,;:.!?—–-]{1,6}/, '')
    .replace(/[.!?\n\s]{1,4}$/, '')
    .replace(/^(?:and|but|so) /i, '');
  return ASKS_NOTHING.test(wish) ? '' : wish;
}

const ASKS_NOTHING =
  /^(?:because|since|as|after|when|before|until|once|from|to|by|with|it|that|they|he|she|P\d|at|on|of|in|maybe|for|the|there|(?:i|we)(?:['’]\w{1,2})? (?!want|need|would|['’]d|like|prefer))\b/i;

/** "On the left wall I had in mind …": the place is that of what comes instead. */
const PLACE_BEFORE = /^(?:(?:on|in|at|along|under|over|against|by|next to|beside) [^,;.]{3,40})$/i;

/** "My husband wanted it shoved in the corner and the therapist said no": a place that is none. */
const PLACED_ONCE =
  /^(?:and |but )?(?:P\d{1,2}|he|she|they|i|we) wanted (?:it|them|that) [^,;]{3,50}?(?:,| and| but) [^;]{0,80}\b(?:no|not|never|don['’]t|won['’]t)\b/i;

export const turned: FateReader = (one, next): Fate | undefined => {
  if (PLACED_ONCE.test(one.shown) && !/\bso (?!no\b|not\b|absolutely\b|that\b)/.test(one.shown))
    return { said: '' };
  const bare = BARE.exec(one.shown);
  const back = bare ? TAKES_BACK.exec(next) : null;
  const alone = thingAt(bare?.[1], one);
  if (back && alone) return { said: `no ${alone.name}` };
  const told = turnedIn(one);
  if (!told) return undefined;
  const { given, before, tail, how, aside } = told;
  const sure = how === 'once';
  if (STILL_WANTED.test(tail)) return undefined;
  const chosen = ofSizeOf(aside, chosenIn(told) ?? wonIn(one));
  const rest = declinedIn(tail, one, given) ?? (how === 'given up' ? tail : undefined);
  const isAnother =
    HAD_DRAWN.test(one.shown) &&
    WANTS_ANOTHER.test(next) &&
    !given.some((thing) => next.toLowerCase().includes(bareName(thing)));
  const isNext =
    chosen === undefined &&
    rest === undefined &&
    (DECLINED_ALONE.test(next) || (sure && TURNS_NEXT.test(next)));
  const isTurned = sure && TURN.test(tail);
  if (chosen === undefined && rest === undefined && !isNext && !isTurned && !isAnother) return undefined;
  const wish = chosen ?? (rest === undefined ? (isTurned ? becameOf(one, tail) : '') : asked(rest));
  const kept = IS_ABOUT.test(wish)
    ? []
    : [...wish.matchAll(/T(\d{1,2})/g)].flatMap(([, n]) => thingAt(n, one) ?? []);
  const refused = given.filter(
    (thing) => !kept.some((other) => other === thing || isSameThing(other, thing)),
  );
  const place = before.trim();
  const isPlaced = PLACE_BEFORE.test(place) && wish !== '';
  return {
    said: [
      isPlaced ? '' : before.trim().replace(/[,;:]$|(?:,? (?:and|but|so))$/, ''),
      ...refused.flatMap(({ name }) => (SIZED.test(name) ? [] : `no ${name}`)),
      isPlaced ? `${place} ${wish}` : wish,
    ]
      .filter(Boolean)
      .join('. '),
    tookNext: isNext && DECLINED_ALONE.test(next),
  };
};

/** "… a queen, but then we bought a king and it's sitting in its boxes". */
const becameOf = (one: Marked, tail: string): string =>
  byAction({ ...one, shown: tail.replace(/^.{0,60}?\b(?:but|then|until)\b/i, '').trim() }, '', '')?.said ??
  '';

/** Of a 72 inch vanity that is given up the size is, and no vanity. */
const SIZED = /^\d{2,3}[- ]?(?:inch|in\b|"|foot|ft)/i;

/** "The designer drew a peninsula. We want an island". */
const HAD_DRAWN = /\bP\d{1,2} (?:drew|proposed|suggested|pushed|pitched|recommended|recommends|suggests)\b/;
const WANTS_ANOTHER = /^ ?(?:but |well,? )?(?:i|we)(?:['’]d| would)? (?:want|rather|prefer|like)\b/i;

/** "No, the dresser remains in our bedroom". */
const IS_ABOUT = /^T\d{1,2} (?:remains?|stays?|is|are|goes|was|will)\b/;

/** Of the same name but for its size, its color or its number. */
const isSameThing = (one: Thing, other: Thing): boolean => bareName(one) === bareName(other);
const bareName = ({ name }: Thing): string => name.toLowerCase().replace(COUNTED, '').replace(/s$/, '');
const COUNTED =
  /^(?:(?:\d[\d.x"' -]{0,8}(?:inch|in|foot|ft)?|one|two|three|four|five|six|a pair of|new|single|double|regular|plain) ){1,3}/;

/** "… so one sink, 60 inches": of the vanity that the two sinks were. */
const ofSizeOf = (aside: Thing | undefined, chosen: string | undefined): string | undefined =>
  aside
    ? chosen?.replace(
        /^([^,]{2,30}), (\d{2}) ?(?:inches|inch|in|")(?=[,.]|$)/,
        `$2 inch ${aside.head} with $1`,
      )
    : chosen;

/** "He wanted a tub, I wanted a shower, and I won". */
function wonIn({ shown }: Marked): string | undefined {
  const who = WON.exec(shown)?.[1];
  if (!who) return undefined;
  return allMatches(shown, WANTED_BY).find(([, by]) => by?.toLowerCase() === who.toLowerCase())?.[2];
}
