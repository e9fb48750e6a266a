import { allMatches } from '../text/all-matches.js';
import { bySentence } from './by-sentence.js';

/**
 * What is paid by somebody else, bought before, brought along or done already, in the statements that the readers know: "insurance is
 * paying for the cabinets, don't include them" is "we do the cabinets ourselves", "ordered and paid for: range, fridge" is "we supply
 * the range. We supply the fridge", "rough plumbing is in and inspected" is "keep the rough plumbing". Every repetition is bounded.
 */

const DONT = "(?:don[’']?t|do not|no need to|you don[’']?t (?:need|have) to|never mind to)";
const PRICE_IT = '(?:include|count|price|quote|charge|add|figure|bill|buy|purchase|put|worry)';
/** "…, so please don't include cabinets in the price, just show them": what needs no saying once it is nobody's to pay. */
const NOT_TO_PAY = new RegExp(
  String.raw`^[,\s(]{0,3}(?:(?:so|and|but) )?(?:please )?(?:just )?(?:${DONT} ${PRICE_IT}|not buying|we[’']?re not buying|(?:leave|keep|take) (?:those|them|it|that|this|the [a-z]{3,12}) (?:out|off)|labor only)\b[^;]{0,90}$`,
  'i',
);
const NOT_BUYING = new RegExp(
  String.raw`,? ?(?:(?:so|and|but) )?(?:please )?(?:(?:we[’']?re |we are |i[’']?m )?not buying(?: (?:any |a )?(?:new|another|others?)(?: ones?)?)?|${DONT} (?:price|include|count|quote|buy|purchase|get)(?: (?:it|them|one|those|that|new ones?|any|this))?)(?=\)?(?:[.,;]|$))`,
  'i',
);

const PAYER =
  "(?:(?:our |my |the )?(?:home ?owner[’']?s[’']? )?insurance(?: company| claim)?|(?:our |my |the )?(?:landlord|landlady|hoa|condo(?: association)?|builder|seller|sellers|city|county|town|state|warranty|home warranty|utility|utility company|power company|employer|parents|in-?laws|mom|dad|mother|father|mother[- ]in[- ]law|father[- ]in[- ]law|brother|sister|son|daughter|uncle|aunt|grandparents|previous owner|church|va))";
const PAYS = new RegExp(
  String.raw`\b${PAYER} (?:(?:is|are|was|were|will|has|have|agreed to|offered to|said (?:he|she|they)[’']?(?:ll|d)?) ?(?:be )?)?(?:already )?(?:paying|pays|pay|paid|covers|covering|cover|covered|buying|buys|picking up|picks up)(?: for)? (?:the |our |all the |all of the )?`,
  'i',
);
const PAID_BY = new RegExp(String.raw`\b(?:covered|paid for|paid|bought) by ${PAYER}\b`, 'i');
/** Words between a list and what is said of it. */
const IS_SAID: ReadonlySet<string> = new Set(
  'is are was were gets get will be has have been being all already'.split(' '),
);
const LIST_ENDS =
  /,? (?:so|but|because|since|which|that|please|just|leave|don[’']?t)\b|[;:(]|, (?=we\b|i\b|you\b|not\b|no\b)| and (?=please|leave|don[’']?t|we\b|i\b)/i;

/** Work that has its lines under these names. */
const WORKS: readonly (readonly [words: RegExp, work: string])[] = [
  [/\b(?:cabinets?|cabinetry|cupboards)$/i, 'cabinets'],
  [/\b(?:counters?|countertops?|counter tops?)$/i, 'counters'],
  [/\bbacksplash$/i, 'backsplash'],
  [/\b(?:floors?|flooring|carpet|hardwood|lvp)$/i, 'floor'],
  [/\b(?:paint|painting)$/i, 'painting'],
  [/\b(?:tile|tiling)$/i, 'tile'],
  [/\b(?:drywall|sheetrock)$/i, 'drywall'],
  [/\binsulation$/i, 'insulation'],
  [/\btrim$/i, 'trim'],
  [/\b(?:demo|demolition)$/i, 'demolition'],
  [/\bplumbing$/i, 'plumbing'],
  [/\b(?:electric|electrical|wiring)$/i, 'electrical'],
  [/\b(?:lights|lighting)$/i, 'lights'],
  [/\bappliances$/i, 'appliances'],
  [/\b(?:egress(?: window)?)$/i, 'egress'],
];

const LONGEST_NAME = 5;
/** The things of a list: "the range, fridge and dishwasher". */
function thingsOf(list: string): string[] {
  return list
    .split(/,? (?:and|plus|&|\+) |, | \/ /i)
    .map((one) => one.replace(/^(?:and|the|our|my|a|an|new|all|both|some)\s+/i, '').trim())
    .filter((one) => /^[a-z0-9]/i.test(one) && one.split(' ').length <= LONGEST_NAME);
}
const supplied = (things: readonly string[]): string[] => things.map((one) => `We supply the ${one}`);
const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim().replace(/^[,.;\s]{1,3}|[,.;\s]{1,3}$/g, ''))
    .filter(Boolean)
    .join('. ');

/** What stands before a list, and the list: of "new kitchen, the cabinets and the floor are" what is behind its last comma. */
function listBefore(said: string): readonly [lead: string, list: string] {
  const words = said.trimEnd().split(' ');
  while (IS_SAID.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const plain = words.join(' ');
  const from = Math.max(...[', ', '; ', ': ', ' but ', ' so '].map((mark) => plain.lastIndexOf(mark)));
  const at = from < 0 ? 0 : plain.indexOf(' ', from + 1) + 1;
  return [plain.slice(0, at), plain.slice(at)];
}

function paidByOthers(sentence: string): string | undefined {
  const pays = PAYS.exec(sentence);
  const found = pays ?? PAID_BY.exec(sentence);
  if (!found) return undefined;
  const before = sentence.slice(0, found.index);
  const behind = sentence.slice(found.index + found[0].length);
  const cut = pays ? (LIST_ENDS.exec(behind)?.index ?? behind.length) : 0;
  const [lead, list] = pays ? [before, behind.slice(0, cut)] : listBefore(before);
  const things = thingsOf(list);
  if (things.length === 0) return undefined;
  const rest = behind.slice(cut);
  const told = things.map((one) => {
    const work = WORKS.find(([words]) => words.test(one))?.[1];
    return work ? `We do the ${work} ourselves` : `We supply the ${one}`;
  });
  return joined(
    withoutLink(lead),
    ...told,
    NOT_TO_PAY.test(rest) ? '' : rest.replace(/^,? (?:so|but|and)\b/i, ''),
  );
}
/** A lead without the word that links it: "…, and". */
function withoutLink(lead: string): string {
  const words = lead.trimEnd().split(' ');
  while (/^(?:and|but|so)$/i.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const HEAD_OF_LIST =
  /^\s*(?:(?:the |our |my |all (?:the |our )?)?(?:kitchen )?(?:appliances|fixtures|everything|lights|furniture|things|stuff|goods)(?: that)?(?: we)? ?(?:are|is|have been|were|have)? ?)?(?:(?:already|all|both|we|i|have|we[’']ve|now) ){0,3}(?:ordered|bought|purchased|paid(?: for)?|delivered|on order|here|own|have|owned|ours)(?:,? (?:and|or|&) (?:ordered|bought|purchased|paid(?: for)?|delivered|here|on (?:its|their) way))?(?: (?:from|at|through) [a-z’' ]{3,24}?)?(?: already)?(?: \(|: ?| - )(?=[a-z0-9])/i;
/** "Ordered and paid for: range, fridge, dishwasher". */
function boughtList(sentence: string): string | undefined {
  const head = HEAD_OF_LIST.exec(sentence);
  if (!head || !/\b(?:already|ordered|bought|purchased|paid|delivered|order|own|owned|ours)\b/i.test(head[0]))
    return undefined;
  const [list = ''] = sentence.slice(head[0].length).split(')', 1);
  const things = thingsOf(list);
  return things.length === 0 ? undefined : joined(...supplied(things));
}

/** What people take along to another room or house. */
const MOVED =
  '(?:washer(?:(?:,| and| \\+| &|\\/) ?(?:the )?dryer)?|dryer|washing machine|machines|front loaders|fridge|refrigerator|freezer|range|stove|dishwasher|microwave|sofa|couch|sectional|loveseat|recliners?|desks?|(?:office |desk )?chairs?|bookcases?|bookshelf|shelves|bed|(?:[a-z]{3,8}-over-[a-z]{3,8} )?bunk ?beds?|(?:king|queen|full|twin) bed|cribs?|dressers?|nightstands?|(?:dining |coffee |kitchen )?table|piano|tv|treadmill|elliptical|workbench|bench|lockers|piano|rug|file cabinets?|filing cabinets?|safe|pool table|tub|toilet|vanity)';
const OF_THEM = /\b(?:moving|bringing|reusing|taking|using|relocating) (?:them|it|both)\b/i;
const WE_HAVE_IT =
  /[,(] ?(?:which |and |that |but )?(?:(?:we|i)(?:[’']ve)? ?(?:already |still )?(?:have|own|got|bought)(?: already)? (?:it|them|both|one|these|those|that|all of them)|(?:already )?(?:ours|mine|owned|(?:we|i) own both))(?: already)?\b/i;
const LAST_MOVED = new RegExp(String.raw`\b(?:the |our |my |an? )?((?:\d|two|three) )?(${MOVED})\b`, 'gi');
const CARRIED = new RegExp(
  String.raw`\b(?:are|[’']re|[’']m|am|we|i|just) (?:moving|reusing|re-using|bringing|relocating|taking) (?:our|my|the) (?:(?:own|old|current|existing|two) )?(${MOVED})\b`,
  'i',
);
/** Where what is told of a thing's way here ends. */
const WAY_ENDS = /[,;.()]| (?:so|and|not|no)\b/i;
const WHO_CARRIES = /^(?:we|i|we['’]re|i['’]m|just|and|but|so|we['’]|i['’])$/i;

/** The things that stand last before a place of a sentence, as many as were joined. */
function lastNamed(before: string, both: boolean): string[] {
  const all = allMatches(before, LAST_MOVED);
  const named = all.slice(both ? -2 : -1).map(([, , name = '']) => name);
  const pair = named.at(-1) ?? '';
  return both && /dryer/i.test(pair) && /washer/i.test(pair) ? [pair] : named;
}

const plainName = (name: string): string =>
  /^(?:machines|front loaders)$/i.test(name)
    ? 'washer and dryer'
    : name.replace(/ ?(?:\+|&|\/) ?/g, ' and ').replace(/washer, ?(?:the )?dryer/i, 'washer and dryer');

/** "Washer and dryer (moving them from the basement, not buying new)", "bunk beds, we already have it so don't price it". */
function takenAlong(sentence: string): string | undefined {
  const isLeft = NOT_BUYING.test(sentence);
  const them = OF_THEM.exec(sentence);
  const told = them ?? WE_HAVE_IT.exec(sentence);
  if (told) {
    const end = told.index + told[0].length;
    const way = them
      ? sentence.slice(end, end + (WAY_ENDS.exec(sentence.slice(end))?.index ?? LONGEST_WAY))
      : '';
    const words = sentence.slice(0, told.index).trimEnd().split(' ');
    while (WHO_CARRIES.test(words.at(-1) ?? '')) words.pop();
    const before = words.join(' ').replace(/[,(]$/, '');
    // "Don't price a dishwasher, we have one" is read as the owner's by its own words.
    if (BARS_PRICE.test(before)) return undefined;
    const things = lastNamed(before, /\bboth\b/i.test(told[0])).map(plainName);
    if (things.length === 0 || (them && !isLeft && !/^ from /i.test(way))) return undefined;
    const isOpen = before.split('(').length > before.split(')').length;
    const rest = sentence.slice(end + way.length).replace(NOT_BUYING, '');
    const closed = told[0].startsWith('(') || sentence.charAt(before.length) === '(';
    return `${before}${closed && !isOpen ? rest.replace(/^ ?\)/, '') : rest}. ${supplied(things).join('. ')}`;
  }
  const carried = CARRIED.exec(sentence);
  if (!carried) return undefined;
  const end = carried.index + carried[0].length;
  const way = sentence.slice(end, end + (WAY_ENDS.exec(sentence.slice(end))?.index ?? LONGEST_WAY));
  if (!isLeft && !/^ (?:over |up |down |in )?from /i.test(way)) return undefined;
  const lead = sentence.slice(0, carried.index).trimEnd().split(' ');
  while (WHO_CARRIES.test(lead.at(-1) ?? '')) lead.pop();
  return joined(
    lead.join(' '),
    ...supplied([plainName(carried[1] ?? '')]),
    sentence.slice(end + way.length).replace(NOT_BUYING, ''),
  );
}
const LONGEST_WAY = 60;
const BARS_PRICE = new RegExp(
  String.raw`^\s?(?:please )?${DONT} (?:price|include|buy|quote|order|bother|get)\b`,
  'i',
);

const DONE_WORK =
  /^(?:(?:the |our |all the |all )?(?:rough[- ]?(?:in )?plumbing(?: rough[- ]?in)?|plumbing rough[- ]?in|rough[- ]?in(?: plumbing)?|rough[- ]?ins|plumbing|framing|rough (?:electric|electrical|wiring)|wiring|electric|electrical|drywall|sheetrock|insulation|paint|painting|demo|demolition|tile(?: work)?|tiling))$/i;
const IS_DONE =
  /\b(?:done|in|finished|complete|completed|up|installed|hung|taped|new(?= and (?:inspected|passed|approved)))(?=\s?(?:[.,;]|$)| (?:and|so|but|already|last)\b)/gi;
const AND_PASSED =
  /^(?:,? and|,| &)? ?(?:it['’]s |has |have |been |all |already |got ){0,2}(?:inspected|passed(?: (?:its |the )?(?:inspection|rough[- ]?in))?|approved|signed off|taped|mudded|painted|finished|done)\b/i;
const WHEN_DONE = /^ (?:already|last (?:week|month|year|spring|summer|fall|winter))\b/i;

/** The works that a sentence says are done, with where that begins and ends. */
function worksDone(sentence: string): { works: string[]; from: number; to: number } | undefined {
  for (const { index, 0: said } of allMatches(sentence, IS_DONE)) {
    const begins = [...sentence.slice(0, index).matchAll(/^ ?|[,;:] | (?:and|but) /g)].map(
      (one) => one.index + one[0].length,
    );
    for (const from of begins) {
      const words = sentence.slice(from, index).trimEnd().split(' ');
      // "Drop ceiling out, drywall in" asks for it.
      if (/^(?:in|up)$/i.test(said) && !IS_SAID.has((words.at(-1) ?? '').toLowerCase())) continue;
      while (
        IS_SAID.has((words.at(-1) ?? '').toLowerCase()) ||
        /^(?:both|now|got)$/i.test(words.at(-1) ?? '')
      )
        words.pop();
      const works = thingsOf(words.join(' '));
      if (works.length === 0 || !works.every((one) => DONE_WORK.test(one))) continue;
      let to = index + said.length;
      for (let more = nextOf(sentence, to); more > 0; more = nextOf(sentence, to)) to += more;
      return { works, from, to };
    }
  }
  return undefined;
}
const nextOf = (sentence: string, at: number): number =>
  (AND_PASSED.exec(sentence.slice(at)) ?? WHEN_DONE.exec(sentence.slice(at)))?.[0].length ?? 0;

/** What is there once a work is done. */
const STANDS: readonly (readonly [work: RegExp, stands: string])[] = [
  [/rough|plumbing/i, 'Keep the rough plumbing'],
  [/framing/i, 'Keep the framing'],
  [/wiring|electric/i, 'Keep the wiring'],
  [/drywall|sheetrock/i, 'Keep the drywall'],
  [/insulation/i, 'Keep the insulation'],
  [/paint/i, 'Keep the wall paint'],
  [/til/i, 'Keep the floor and keep the tub surround'],
  [/demo/i, 'everything is torn out already'],
];

/** "Rough plumbing and electric are in and passed inspection". */
function doneBefore(sentence: string): string | undefined {
  const done = worksDone(sentence);
  if (!done) return undefined;
  const { works, from, to } = done;
  const isRough =
    works.some((one) => /rough|framing/i.test(one)) ||
    /inspect|passed|approved/i.test(sentence.slice(from, to));
  const stands = works.flatMap((one) =>
    // "The plumbing is done" alone may be a wish for pipes that are new.
    /^plumbing$/i.test(one) && !isRough ? [] : (STANDS.find(([work]) => work.test(one))?.[1] ?? []),
  );
  if (stands.length < works.length) return undefined;
  return joined(
    withoutLink(sentence.slice(0, from)),
    ...stands,
    inSentence(sentence.slice(to).replace(/^,? ?(?:and |so |but )?/i, '')),
  );
}

const STUFF =
  '(tile|tiles|zellige|subway tile|marble|porcelain|flooring|lvp|vinyl plank|laminate|hardwood|oak|carpet|planks?|slate|travertine)';
/** "Don't charge me for tile again", "I have 110 sq ft of zellige in the garage, so labor only for that". */
const AGAIN = new RegExp(
  String.raw`(?:please )?${DONT} charge(?: (?:me|us))? for (?:the )?${STUFF} (?:again|twice|a second time)(?: please)?`,
  'i',
);
const SO_MUCH = new RegExp(
  String.raw`\b(?:we|i|[’']ve|already) (?:have |got |bought )?(?:about |around )?\d{1,4} (?:sq\.? ?ft\.?|square feet|sf|boxes|cases) of (?:[a-z]{3,10} )?${STUFF}\b`,
  'i',
);
const LAID_ON = / (?:for|on) the ([a-z]{3,10}(?: [a-z]{3,10})?)/i;
const FLOORING = /^(?:flooring|lvp|vinyl plank|laminate|hardwood|oak|carpet|planks?)$/i;
const stuffOf = (name: string): string => (FLOORING.test(name) ? 'flooring' : 'tile');
/** "110 sq ft of zellige in the garage for the shower walls": it is set there. */
function ofOwnStuff(sentence: string): string {
  const found = SO_MUCH.exec(sentence);
  if (!found) return sentence;
  const place = LAID_ON.exec(sentence.slice(found.index + found[0].length))?.[1];
  const stuff = stuffOf(found[1] ?? '');
  return joined(
    withoutLink(sentence.slice(0, found.index)),
    `We supply the ${stuff}`,
    place ? `${stuff === 'tile' ? 'Tile' : 'New floor in'} the ${place}` : '',
  );
}

const PAID_BEFORE = / already (?:paid for|bought|ordered|purchased)(?=\s?(?:[.,;]|$))/i;
/** "Shower glass already paid for": tile that is bought is read by its own words. */
function paidBefore(sentence: string): string {
  const found = PAID_BEFORE.exec(sentence);
  if (!found) return sentence;
  const [lead, list] = listBefore(sentence.slice(0, found.index));
  const things = thingsOf(list.split(':').at(-1) ?? '');
  if (
    things.length === 0 ||
    things.some((one) => /^(?:we|i|it|they|that|all|i've|we've)\b|^tiles?$/i.test(one))
  )
    return sentence;
  return joined(lead, ...supplied(things), sentence.slice(found.index + found[0].length));
}
const ownStuff = (sentence: string): string =>
  ofOwnStuff(
    paidBefore(toBeSet(sentence)).replace(AGAIN, (_, name: string) => `we supply the ${stuffOf(name)}`),
  );

const HAVE_THEM =
  /\b(?:we|i)(?:[’']ve)? ?(?:already )?(?:have|got|own) (?:the|our|all the) (?!unit\b|ones?\b|stuff\b|things?\b)([a-z]{4,14})\b/i;
const TO_BE_SET =
  /\b(?:put (?:in|up)|installed|install|be set|be hung|hooked up|assembled|assemble|mounted)\b/i;
/** "We have the cabinets already, flat packed, need them put in": what is there is set. */
function toBeSet(sentence: string): string {
  const found = HAVE_THEM.exec(sentence);
  return found && TO_BE_SET.test(sentence.slice(found.index))
    ? sentence.replace(found[0], `we supply the ${found[1]}`)
    : sentence;
}

const inSentence = (sentence: string): string => {
  const read = paidByOthers(sentence) ?? boughtList(sentence) ?? takenAlong(sentence) ?? doneBefore(sentence);
  return read === undefined ? ownStuff(sentence) : `${/^\s*/.exec(sentence)?.[0] ?? ''}${read}`;
};

/** A text in which what is paid, owned or done already is told plainly. */
export const paidOrDone = (text: string): string => (MAY.test(text) ? bySentence(text, inSentence) : text);
const MAY =
  /\b(?:pay|pays|paying|paid|cover|covers|covered|covering|buys|picks|ordered|bought|purchased|delivered|order|own|owned|have|got|ours|mine|moving|bringing|reusing|taking|relocating|done|in|finished|complete|completed|up|installed|hung|taped|charge)\b/i;
