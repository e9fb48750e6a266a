import { sentencesOf } from './sentences.js';

/**
 * What somebody had in mind and gave up, in plain statements: "I was all in on open shelves and then we had an earthquake, so real
 * uppers" is "no open shelves. Real uppers". What is told between the two asks for nothing. Every repetition is bounded.
 */

/** Who has ideas about somebody else's house. */
const SOMEBODY =
  "(?:(?:my|our|the|his|her) )?(?:own )?(?:last |old |first |other |next[- ]door )?(?:husband|wife|partner|sons?|daughters?|kids?|boys?|girls?|mom|mother|dad|father|sister|brother|cousin|aunt|uncle|niece|nephew|in-?laws|friends?|neighbou?rs?|designer|contractor|architect|builder|realtor|salesman|guy|lady|everybody|everyone|people|they|he|she|[A-Z][a-z]{2,10}(?:['’]s (?:husband|wife|sister|brother|kids|mom|dad))?)(?:[- ]in[- ]law)?(?: in real estate| next door| down the street| at the (?:store|showroom))?";
const FIRST =
  '(?:(?:at )?first |originally |initially |honestly |really |almost |nearly |briefly |once |always |even |just |did ){0,2}';

/** Before what was wanted and is not any more, whatever is told behind it. */
const GIVEN_UP_BEFORE: readonly RegExp[] = [
  new RegExp(
    `^(?:i|we) ${FIRST}(?:(?:was|were) ${FIRST}(?:all in on|all set on|dead set on|set on|sold on|all about|going to (?:say|ask for|get|do|go with|want|put in|have)|about to (?:say|ask for)|this close to|thinking (?:of|about)|leaning toward|planning (?:on|for)|hoping for)|started (?:out|off) (?:wanting|with|asking for|planning|thinking(?: about| of)?|set on)|used to want|(?:had )?pictured|(?:had )?imagined|know (?:i|we) (?:said|asked for|told you)|came this close to)`,
    'i',
  ),
  /^(?:i|we)(?:['’]d| had)? (?:really |always )?(?:had )?(?:my|our) hearts? set on/i,
  /^(?:i|we) (?:almost|nearly|first|originally) (?:asked for|wanted|said|put down|wrote|went with|thought(?: about| of)?)/i,
];
/** Before what was talked of: something behind it tells that it was given up. */
const TALKED_OF_BEFORE: readonly RegExp[] = [
  new RegExp(
    `^(?:i|we)(?:['’]d|['’]ve| had| have)? ${FIRST}(?:talked about|thought (?:about|of|hard about)|considered|went back and forth (?:on|about)|looked (?:at|into)|dreamed of|debated|toyed with|priced(?: out)?|wanted|asked for|said|had)`,
    'i',
  ),
  new RegExp(
    `^(?:and )?${SOMEBODY} (?:(?:keeps?|kept) (?:pushing|saying|suggesting|telling (?:me|us) (?:to )?(?:get|put in|add|do)|asking (?:for|about))|wants?|wanted|asked (?:for|about)|(?:sold|talked) (?:me|us) (?:on|into)|begged for|is pushing|pushed|drew|drew up|suggested|suggests|proposed|(?:says?|said|swears|thinks|tells? (?:me|us)) (?:that )?(?:(?:to|we|i|you)(?:['’]d|['’]ll)?(?: (?:will|would|should|could|ought to|need to|have to|might))? )?(?:want|need|regret not having|miss|love|put in|put|add|cut|get|have|do|build|go with|install|squeeze in)?)`,
    'i',
  ),
  /^(?:the |our |my )?(?:old|last|first|original|other|previous) (?:drawings?|plans?|bid|quote|sketch|layout|list|contractor|designer|guy) (?:shows?|showed|ha[sd]|have|drew|called for|put in|includes?|included|lists?|listed)/i,
  /^(?:originally|at first|last (?:month|week|year|time|spring|fall)|in my first (?:email|note)|on the phone),? (?:i|we) (?:asked for|wanted|had|said|put down|wrote|told you)/i,
];

/** What ends it in so many words. */
const DECLINED =
  /(?:^|[,;:—–-] ?| )(?:and |but |so |then |now |i |we |i['’]m |we['’]re |i['’]ve |we['’]ve |he |she |that['’]s |it['’]s |it is |that is |told (?:him|her|them) |(?:keep|kept) (?:telling|saying to) (?:him|her|them) |said |say |says ){0,5}(?:talked (?:me|us|him|her|them|myself|ourselves) out of (?:it|that|them|one)|decided against (?:it|that|them|one)|changed (?:my|our) minds?|came to (?:my|our) senses|forget (?:about )?(?:it|that|them)|never ?mind|scratch (?:it|that|them)|ignore (?:it|that|them)|scrap (?:it|that|them)|skip (?:it|that|them)|strike that|drop (?:it|that|them)|cancel that|(?:gave|given|giving) up(?: on)? (?:on )?(?:it|that|them)|not this (?:year|time|round)|not (?:any ?more|now|happening|going to happen|for (?:us|me)|doing (?:it|that)|worth it|having (?:it|that|one|any|them))|absolutely not|no (?:way|thanks|thank you|chance)|hard no|(?:don['’]?t|do not|didn['’]?t) want (?:it|that|them|one|any|those)(?: (?:now|any ?more))?|won['’]?t (?:fit|work|be having (?:it|one))|(?:doesn['’]?t|does not) fit|out (?:now|of the plan)|off the (?:table|list)|(?:i|we)['’]?(?:ll| will) (?:pass|live without(?: (?:it|one|them))?|do without(?: (?:it|one|them))?)|pass|no(?= ?(?:$|[.,;!?])))/gi;
/** A sentence by itself that ends what was told in the one before. */
const DECLINED_ALONE =
  /^ ?(?:so |and |but |well |then |anyway |ok |okay )?,? ?(?:not (?:any ?more|us|me|for (?:us|me)|now|happening|anymore thanks)|never ?mind|scratch that|forget (?:it|that)|ignore that|pass|we['’]ll pass|i['’]ll pass|no|nope|nah|no thanks|no thank you|(?:we|i) (?:are|am|['’]re|['’]m) not (?:having|getting|doing|putting in) (?:one|it|that|any|them|an? [a-z ]{3,20})|we changed our minds?|i changed my mind|decided against it|(?:then|until) (?:i|we) (?:saw|got) the (?:price|bid|quote|bill)(?:,? so no)?|it['’]s out|that['’]s out)[.!? ]*$/i;
/** What only begins another condition, or goes on about the same thing. */
const STILL_WANTED =
  /\b(?:only if|if it|if there|if we|but (?:bigger|smaller|narrower|cheaper|only|also|with (?:an?|more|less|two)|not the|no (?:bigger|wider))|i still want|we still want|still do|all the same|anyway|and we love|and i love)\b/i;

/** Where the name of the thing ends: a turn of the tale, a mark, a place or a reason. */
const NAME_ENDS =
  /(?:[,;:.!?—–]| -|\((?!\d)| (?:and then|and|but|until|till|then|so|because|since|hung|mounted|with|for|in|on|at|over|under|above|by|when|now|years|someday|some day|here|there|too|this|last|that|which|who|only|is|are|was|were|would|could|started|where)\b)/i;
const ARTICLE =
  /^ ?(?:for |about |on |with |of |putting in |having |getting |adding )?(?:(?:an?|the|our|my|that|those|some|one of those|one|two|big|whole|new|little|fancy) ){0,3}/i;
const TURN =
  /^(?:(?:because|since|for|in|on|over|at|hung|mounted|with|under|after|from)\b[^,;]{2,60}?)?(?:[,;—–-]? ?(?:but|until|till|and then|then|though|only|except)\b)/i;
/** What "so …" asks for instead. */
const INSTEAD =
  /(?:^|[,;] ?|[—–-] ?| )so (?:now |we['’]re back to |we['’]re |i['’]m |it['’]s |it is |just |make (?:it|that) |let['’]s (?:do |go with |say )?|we want |i want |we['’]ll (?:do |take |go with |have )|i['’]ll (?:do |take |go with |have )|give (?:me|us) |please |here we are with |back to ){0,2}(?!no ?(?:$|[.!?])|not\b|never ?mind|forget|that|it\b|they\b|we\b|i\b|much\b|far\b|many\b)/gi;
/** "So no, casements". */
const NO_THEN = /^(?:no|nope|nah)[,;:—–-] ?(?=[a-z])/i;
const NO_AGAIN = /^(?:no|not|never|none)\b/i;
const ONE =
  /\b(an?|the|one|some|regular|plain|simple|electric|gas|normal|ordinary|single|double|small|big|smaller|cheaper|standard)( [a-z-]{3,14}){0,2} ones?\b/i;
const NOTHING =
  /^(?:one|it|that|this|them|those|more|much|any|anything|something|everything|nothing|to|you|me|us|him|her|no|yes|what|how|why|if|i|we|all|money|permission|help|time|go|out|room|less|a lot|something else|ideas?|opinions?|quotes?|say|all kinds|lots)$/i;
const VERBAL = /^(?:to|that|it|we|i|you|he|she|they|not|if|about|how|what|why|no|yes)\b/i;

interface Given {
  readonly name: string;
  /** What of the sentence stands behind the name. */
  readonly tail: string;
}

/** The thing that stands behind the words that told of it. */
function namedAfter(rest: string): Given | undefined {
  const lead = ARTICLE.exec(rest)?.[0].length ?? 0;
  const behind = rest.slice(lead);
  const end = NAME_ENDS.exec(behind)?.index ?? behind.length;
  const name = behind.slice(0, end).trim();
  if (name === '' || name.split(' ').length > 5 || NOTHING.test(name) || VERBAL.test(name)) return undefined;
  return { name, tail: behind.slice(end) };
}

const CLAUSE_BEGINS = /^(?:(?:and|but|so|well|ok|okay|oh|plus|also|honestly|now)[, ] ?){0,2}/i;

/** A sentence as what it withdraws and what it asks for instead; undefined where nothing is withdrawn. */
function withdrawnIn(
  sentence: string,
  next: string,
): { readonly said: string; readonly tookNext: boolean } | undefined {
  const lead = CLAUSE_BEGINS.exec(sentence.trimStart())?.[0].length ?? 0;
  const blank = sentence.length - sentence.trimStart().length;
  const told = sentence.slice(blank + lead);
  const sure = firstMatch(GIVEN_UP_BEFORE, told);
  const begun = sure ?? firstMatch(TALKED_OF_BEFORE, told);
  if (begun === undefined) return undefined;
  const thing = namedAfter(told.slice(begun));
  if (!thing) return undefined;
  const { name, tail } = thing;
  if (STILL_WANTED.test(tail)) return undefined;
  const instead = inSamePlace(insteadIn(tail, name), tail);
  if (/^\d/.test(name) && /\d/.test(instead ?? '')) return undefined;
  const declined = lastDecline(tail);
  const isNext = declined === undefined && DECLINED_ALONE.test(next);
  const isTurned = sure !== undefined && TURN.test(tail.trimStart());
  if (declined === undefined && !isNext && !isTurned) return undefined;
  const rest = instead ?? (declined === undefined ? '' : asked(tail.slice(declined)));
  return { said: ` No ${name}. ${rest}${rest ? '. ' : ''}`, tookNext: isNext };
}

const firstMatch = (patterns: readonly RegExp[], text: string): number | undefined => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0].length;
  }
  return undefined;
};

/** Where the last word of refusing in a tail ends. */
function lastDecline(tail: string): number | undefined {
  let end: number | undefined;
  for (const found of tail.matchAll(DECLINED)) end = found.index + found[0].length;
  return end;
}

/** What a tail asks for behind its last "so", with the name for "one". */
function insteadIn(tail: string, name: string): string | undefined {
  let said: string | undefined;
  for (const found of tail.matchAll(INSTEAD)) said = tail.slice(found.index + found[0].length);
  const wish = said
    ?.trim()
    .replace(NO_THEN, '')
    .replace(/[.!?\n]{1,4}$/, '');
  if (!wish || NO_AGAIN.test(wish) || lastDecline(` ${wish}`) !== undefined) return undefined;
  return ONE.test(wish) ? wish.replace(/\bones?\b/i, headOf(name)) : wish;
}

const SAME_PLACE = /(?:,? ?\bin )?(?:the )?\bsame (?:place|spot|corner|wall|location)\b/i;
const FIRST_PLACE =
  /\b((?:in|on|at|along|under|over|against|by) the (?:back|front|left|right|far|north|south|east|west)\b(?: (?:back|front|left|right|corner|wall|side|end|hand)){0,3})/i;
/** "A gas heater in the back right corner ..., so an electric one, same corner": the place that was told for the first. */
function inSamePlace(wish: string | undefined, tail: string): string | undefined {
  const place = FIRST_PLACE.exec(tail)?.[1];
  return place ? wish?.replace(/, ?(?=(?:in )?(?:the )?same )/i, ' ').replace(SAME_PLACE, ` ${place}`) : wish;
}

const headOf = (name: string): string => name.split(' ').at(-1) ?? name;

/** What a sentence goes on to ask for behind its refusal. */
function asked(rest: string): string {
  const wish = rest
    .replace(/^[\s,;:.!?—–-]{1,6}/, '')
    .replace(/[.!?\n]{1,4}$/, '')
    .replace(/^(?:and|but|so) /i, '');
  return /^(?:because|since|as|with|it|that|they|he|she|at|on|of|in|maybe|for|the)\b/i.test(wish) ? '' : wish;
}

/** Whole sentences that withdraw what they name, the name first. */
const NAMED_FIRST: readonly (readonly [said: RegExp, group: number])[] = [
  [
    /^ ?(?:an? |the |that )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}) (?:was|were) (?:in )?(?:the|our|my) (?:original|first|old|initial) (?:plan|idea|thought|design)s?\b/i,
    1,
  ],
  [
    /^ ?(?:an? |the )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}) would(?:['’]ve| have) been (?:nice|great|lovely|cool|fun|good|something),? but\b/i,
    1,
  ],
  [
    /^ ?(?:the |that |those )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?) (?:(?:that )?(?:we|i) (?:talked about|mentioned|asked for|had)|from the (?:last|first|old) (?:drawing|plan|bid|email)s?) (?:is|are) (?:off the table|off the list|out|history|dead|not happening)\b/i,
    1,
  ],
  [
    /^ ?(?:and |so |but )?(?:we|i)(?:['’]ve| have)? (?:dropped|gave up on|given up on|scrapped|nixed|crossed off|took|decided against|ruled out|talked (?:ourselves|myself) out of|passed on|said no to|cut|let go of) (?:an? |the |our |that |any )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?)(?: (?:from|off) (?:the|our|my) (?:list|plan|budget|wish list))?(?= (?:when|because|since|after|once)\b|[.,;!?]|$)/i,
    1,
  ],
  [
    /^ ?who (?:needs|wants|uses|has time for|has room for) (?:an? |the )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?)(?: (?:in|on|at) (?:an? |the |our |this )?[a-z]{3,12})?\?/i,
    1,
  ],
  [
    /^ ?(?:and |but )?(?:an? |the )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?) (?:can|could|will have to|has to|is going to have to) wait\b/i,
    1,
  ],
  [
    /^ ?(?:what|the (?:one )?thing) (?:we|i) (?:don['’]?t|do not) want(?: any ?more)? is (?:an? |the )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?)(?=[.,;!?]|$)/i,
    1,
  ],
  [
    new RegExp(
      `^ ?(?:my |our |the )?${SOMEBODY} says? (?:an? )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,2}?), (?:i|we|but i|but we) say\\b`,
      'i',
    ),
    1,
  ],
];
/** "The shower started out as a steam shower until ..., so a regular one". */
const STARTED_AS =
  /^ ?(?:the|our|my) ([a-z-]{3,14}(?: [a-z-]{3,14})?) (?:started (?:out|off|life)|began)(?: life)? as (?:an? |the )?([a-z'-]{2,14}(?: [a-z'-]{2,14}){0,3}?) (?=until\b|but\b|and then\b|till\b|then\b)/i;
/** "The last guy drew the fridge in the corner and it looked awful, so make it ...": a place that is not to be. */
const DREW_THERE =
  /^ ?(?:only |but |and )?(?:the|our|my|that) (?:last|first|other|previous|old) (?:guy|contractor|designer|architect|plan|drawing|lady|layout|builder) (?:drew|put|had|placed|stuck|shoved|showed) (?:the|our|my) ([a-z]{3,14}(?: [a-z]{3,14})?) ((?:in|on|at|by|next to|under|over|against) the [a-z ]{3,24}?),? and (?:it|that) [^,;.]{3,50}, so (?:please )?(?:make it|put it|move it|it goes|it should go)(?: (?:on|at|in|to))? ((?:the )?[^;.]{3,60})/i;

const NOT_US =
  /^ ?(?:not (?:us|me|here|in this house)|nobody|we don['’]?t|i don['’]?t|no one)\b[^.!?]{0,30}[.!?]*$/i;

/** "Who carpets a bathroom? Out it goes". */
const WHO_DOES_SO = /^ ?who (?:on earth |in the world |even )?(carpet|wallpaper|panel)s an? [a-z]{3,12}\?/i;
const OUT_IT_GOES =
  /^ ?(?:so )?(?:out it (?:goes|comes)|it(?:['’]s| is) (?:out|gone|going|coming (?:out|up))|it (?:goes|comes out|comes up|has to go)|take it out|get it out of here|rip it out|gone)(?:,? and)?[,;]? ?/i;
const COVERING: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  wallpaper: 'wallpaper',
  panel: 'paneling',
};

/** A sentence and, where that belongs to it, the next one. */
function plain(sentence: string, next: string): { readonly said: string; readonly next: string } {
  const cover = WHO_DOES_SO.exec(sentence)?.[1];
  const out = cover === undefined ? null : OUT_IT_GOES.exec(next);
  if (cover && out)
    return { said: ` Remove the ${COVERING[cover.toLowerCase()]}. `, next: next.slice(out[0].length) };
  const drew = DREW_THERE.exec(sentence);
  if (drew) {
    const [all, thing, there, here] = drew;
    return { said: ` ${thing} not ${there}. ${thing} at ${here}${sentence.slice(all.length)}`, next };
  }
  const started = STARTED_AS.exec(sentence);
  const wish = started ? insteadIn(sentence.slice(started[0].length), started[1] ?? '') : undefined;
  if (started && wish) return { said: ` No ${started[2]}. ${wish}. `, next };
  for (const [said, group] of NAMED_FIRST) {
    const found = said.exec(sentence);
    const name = found?.[group];
    if (!found || name === undefined || NOTHING.test(name) || VERBAL.test(name)) continue;
    if (/^ ?who /i.test(sentence) && !NOT_US.test(next)) continue;
    const tail = sentence.slice(found[0].length);
    if (STILL_WANTED.test(tail)) continue;
    if (/ says? /.test(found[0]) && !/\bso no\b/i.test(tail)) continue;
    const took =
      /^ ?who /i.test(sentence) || DECLINED_ALONE.test(next) || /\bplan|idea|thought|design/.test(found[0]);
    const other = insteadIn(tail, name) ?? '';
    return {
      said: ` No ${name}. ${other}${other ? '. ' : ''}`,
      next: took && (DECLINED_ALONE.test(next) || NOT_US.test(next)) ? '' : next,
    };
  }
  const told = withdrawnIn(sentence, next);
  return told ? { said: told.said, next: told.tookNext ? '' : next } : { said: sentence, next };
}

/** The text with what is given up in plain statements. */
export function plainlyWithdrawn(text: string): string {
  if (!MAY_WITHDRAW.test(text)) return text;
  const faucet = FAUCET_THERE.exec(text)?.[0];
  const left = sentencesOf(faucet === undefined ? text : text.replace(faucet, POT_FILLER));
  let written = '';
  for (let i = 0; i < left.length; i++) {
    const { said, next } = plain(left[i] as string, left[i + 1] ?? '');
    written += said;
    if (i + 1 < left.length) left[i + 1] = next;
  }
  return faucet === undefined ? written : written.replace(POT_FILLER, faucet);
}
/** A faucet told by its place has one name while things given up are looked for: without its place another one would be. */
const FAUCET_THERE = /\bfaucets? (?:over|above|behind) the (?:stove|range|cooktop)\b/i;
const POT_FILLER = 'pot filler';

/** Words of which a text that withdraws something has one. */
const MAY_WITHDRAW =
  /\b(?:but|until|till|then|no|not|nope|pass|skip|forget|scratch|ignore|never|out|off|don['’]?t|against|dropped|scrapped|nixed|gave|changed|wait|who|plan|so)\b/i;
