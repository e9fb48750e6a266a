import { type Rewriting, rewritten } from '../needed-words.js';

/**
 * What is said of one thing is written with its name, before any reader takes it for a thing of its own: "tile floor with heat" is a
 * heated floor and no furnace, "a file cabinet that locks" puts no lock on a door, "fridge 42 built in" builds no shelves. Every
 * repetition is bounded.
 */

const SIZE = String.raw`(?:\d{2}(?: ?(?:["”″]|''|in\.?|inch(?:es)?))?(?: wide)?)`;
const LAID =
  '(?:tile|tiles|tiled|porcelain|ceramic|slate|stone|marble|travertine|limestone|terrazzo|vinyl|lvp|lvt|plank|laminate|hardwood|wood|cork)';
const LOCKED =
  '((?:file|filing|gun|medicine|liquor|storage|tool|supply|locker|bar|jewelry|media|wine|china|display) ?(?:cabinets?|drawers?|closet|box|chest|safe)|cabinets?|drawers?|lockers|credenza|hutch|desk|armoire|trunk)';
const APPLIANCES =
  'fridge|refrigerator|freezer|microwave|oven|dishwasher|range|cooktop|coffee maker|espresso machine|ice maker';
const APPLIANCE = `(${APPLIANCES})`;
const FRONTED = '(fridge|refrigerator|freezer|dishwasher)';
const PANELLED = '(?:panel|panels|panelled|paneled|cabinet panel|wood panel|matching panel|cabinet front)';

const WITH_THEIR_NOUN: readonly Rewriting[] = [
  // "Tile floor w/ heat", "porcelain with radiant heat under it".
  [
    new RegExp(
      String.raw`\b(${LAID})( floors?| flooring)? (?:with|w\/|w|and) (?:(?:some|electric|radiant|in-?floor|warm) ){0,2}(?:heat|heating)(?: (?:mats?|cables?))?(?: (?:in|under|underneath|below|beneath)(?: (?:it|them|the floor|the tile))?)?(?=\s?(?:[.,;:!?)\n&]|$)| (?:and|in|for|because|since|so)\b)`,
      'gi',
    ),
    '$1 floor, heated floor',
  ],
  [
    /\b(floors?|flooring) (?:with|w\/|w) (?:(?:some|electric|radiant|in-?floor) ){0,2}(?:heat|heating)\b(?: (?:in|under|underneath|below|beneath)(?: it)?)?/gi,
    '$1, heated floor',
  ],
  // "A file cabinet that locks", "drawers with a lock".
  [
    new RegExp(
      String.raw`\b${LOCKED},? (?:(?:that|which) (?:can )?locks?(?: up)?|that can be locked|(?:with|w\/) (?:an? |good |real )?locks?(?: on (?:it|them|each))?|we can lock|i can lock)\b`,
      'gi',
    ),
    'locking $1',
  ],
  // "Fridge 42 built in", "a 36 in fridge, built in": the appliance, and no shelves.
  [
    new RegExp(
      String.raw`\b${APPLIANCE}(?:,? (${SIZE}))?,? (?:(?:is|to be|should be|will be|goes) )?built[- ]in\b(?! (?:shel|book|cabinet|storage|bench|desk|seat|wall|between|next|beside|by|to|under|over|at|on|\d|${APPLIANCES}))`,
      'gi',
    ),
    '$2 built-in $1',
  ],
  [
    new RegExp(
      String.raw`\bbuilt[- ]in,? (${SIZE})[- ](?:(?:french door|counter depth|stainless|steam|wall|gas|electric) ){0,2}${APPLIANCE}\b`,
      'gi',
    ),
    '$1 $2, built-in $2',
  ],
  // "Panel-ready dishwasher", "a dishwasher that takes a panel": that one, and not the refrigerator.
  [
    new RegExp(
      String.raw`\b(?:panel[- ]ready|panelled|paneled|integrated|fully integrated)((?: (?!and\b|or\b)[a-z0-9"”'-]{2,12}){1,2}) ${FRONTED}\b`,
      'gi',
    ),
    '$1 panel-ready $2',
  ],
  [
    new RegExp(
      String.raw`\b${FRONTED}(,? ${SIZE})?,? (?:(?:that is|to be|should be|which is|is) )?(?:panel[- ]ready|fully integrated|integrated into the cabinets|behind (?:a |an? matching )?${PANELLED}|(?:that|which) (?:takes|has|gets) (?:a |our |the )?${PANELLED}|with (?:a |our |the )?${PANELLED}(?: (?:front|on it))?)`,
      'gi',
    ),
    'panel-ready $1$2',
  ],
  // "Closet exists, 5 ft wide": the closet's width.
  [
    /\b(?:the |our |my )?closet (?:exists|stays|is there|is there already|that is there|is already there),? (?:(?:and |but )?(?:it is|it's|is|about|roughly) ){0,2}(\d{1,2}) ?(?:ft|feet|foot|['’])(?: (?:wide|long))?\b(?! (?:deep|tall|high))/gi,
    'the $1 foot closet stays',
  ],
  [
    /\b(closet)((?: that is there)?),? (?:(?:about|roughly|is|which is|it is|it's) )?(\d{1,2}) ?(?:ft|feet|foot|['’])(?: (\d{1,2}) ?(?:in|inch|inches|["”]))? wide\b/gi,
    '$3 foot closet$2',
  ],
  // "Bunk bed, twin over twin": the size of the bunk, and no bed beside it.
  [
    /\b(bunks?|bunk ?beds?)( for [a-z ]{3,20})?(?:,|:| -|\s\(|,? an?)? ?\(?(twin|full|queen)(?: xl)? over (twin|full|queen)(?: xl)?\b/gi,
    '$3-over-$4 $1$2',
  ],
  [
    /\b(twin|full|queen)(?: xl)? over (twin|full|queen)(?: xl)?(?: (?:size|sized))?,? (?=bunk)/gi,
    '$1-over-$2 ',
  ],
  [/\b(twin|full|queen)(?: xl)? over (twin|full|queen)(?: xl)?\b(?! bunk)/gi, '$1-over-$2 bunk bed'],
  // "We'd be comfortable spending 50 to 55" names a sum, and no warm room.
  [
    /\b(?:(?:we|i)(?:['’]d| would| are| am|['’]re|['’]m|['’]ll)? (?:probably )?(?:be |feel |feeling )?)?(?:comfortable|happy|ok|okay|fine) (?:spending|paying|going(?: up)? to|(?:with|at|around|up to)(?= (?:(?:about|around|roughly|something|like|up|to|anything|between) ){0,2}\$?\d{1,3}(?:,\d{3})?(?:\.5)? ?(?:k|grand|thousand|(?:to|-|–|or|and) ?\$?\d{1,3} ?(?:k|grand|thousand)?(?=\s?[.,;!?)\n]|$))\b))(?= (?:(?:about|around|roughly|something|like|up|to|anything|between) ){0,2}\$?\d)/gi,
    'budget of',
  ],
  // "Keep the double vanity if you can; if not a single with knee space is OK".
  [
    /\b(keep (?:the|our) double (?:vanity|sink)) (?:if (?:you|we) can|if possible|if it fits)[,;.]? (?:but )?(?:if not|otherwise),? (?:an? )?single(?: (?:vanity|sink|one))?(?: with [a-z ]{3,24}?)? (?:is|would be) (?:ok|okay|fine|alright)\b/gi,
    '$1',
  ],
  // "The hood has to recirculate", "no way to vent outside, so a charcoal filter hood".
  [
    /\b(?:the |our |a )?(?:range |vent )?hood (?:(?:has to|must|needs to|will|would|should|can only|just|only) ){0,2}recirculat(?:e|es|ing)\b/gi,
    'recirculating hood',
  ],
];

const COOKS = /\b(?:hood|range|stove|cook|cooks|cooking|cooktop|induction|kitchen|fridge)\b/i;
const OUT_OF_HOUSE =
  /\b(?:vent|venting|vented|duct|ducting|exhaust|exhausting)(?: (?:it|the hood|the range|a hood|anything))?(?: (?:out|through))?(?: (?:to|into) (?:the )?(?:outside|exterior|outdoors|roof)| outside| outdoors| the (?:exterior |outside )?wall)/i;
const DENIED =
  /\b(?:can['’]?t|cannot|can not|couldn['’]?t|may not|won['’]?t|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|not|never|no|unable|without)\b/i;
/** Words that only deny what follows them: "there's no way to". */
const DENYING: ReadonlySet<string> = new Set(
  `we you they i it that which the a our hood be to or nor and can't cant cannot can not couldn't won't isn't aren't doesn't don't never
  no way place option possibility for us me there there's is are allowed able unable without let lets allow allows permit permits`.split(
    /\s+/,
  ),
);

/** "We can't vent outside": the hood blows its air back, filtered. A dryer is another matter. */
function notVented(sentence: string): string {
  const out = OUT_OF_HOUSE.exec(sentence);
  if (!out || !DENIED.test(sentence.slice(0, out.index))) return sentence;
  if (/\b(?:dryer|bath|fan|furnace|heater)\b/i.test(sentence)) return sentence;
  const lead = sentence.slice(0, out.index).trimEnd().split(' ');
  while (DENYING.has((lead.at(-1) ?? '-').toLowerCase().replaceAll('’', "'"))) lead.pop();
  const before = lead.join(' ');
  const behind = sentence.slice(out.index + out[0].length);
  return before.trim() === '' ? ` Recirculating hood${behind}` : `${before}. Recirculating hood${behind}`;
}

const EXCHANGES = /\b(?:replac(?:e|es|ing)|swap|swapping|chang(?:e|ing)|trad(?:e|ing))\b/i;
const FOR_ONE = / (?:with|w\/|w|for|by|to) an? /i;
const MOST_WORDS = 4;
/** "Replace the range with a basic white electric one": an electric range. */
function oneByName(sentence: string): string {
  const verb = EXCHANGES.exec(sentence);
  if (!verb) return sentence;
  const from = verb.index + verb[0].length;
  const link = FOR_ONE.exec(sentence.slice(from));
  if (!link) return sentence;
  const noun =
    sentence
      .slice(from, from + link.index)
      .trim()
      .split(' ')
      .at(-1) ?? '';
  const behind = from + link.index + link[0].length;
  const words = sentence.slice(behind).split(' ');
  const at = words.findIndex((word) => /^one\b/i.test(word));
  if (at < 1 || at > MOST_WORDS || !/^[a-z]{3,14}$/i.test(noun)) return sentence;
  // "A new one" is one of the same kind.
  if (
    words.slice(0, at).every((word) => /^(?:new|brand-?new|brand|better|nicer|different|newer)$/i.test(word))
  )
    return sentence;
  words[at] = (words[at] ?? '').replace(/^one/i, noun);
  return `${sentence.slice(0, behind)}${words.join(' ')}`;
}

const SLEEPS =
  /\b(?:sleep|sleeps|sleeping|guests?|overnight|visits?|visitors?|visiting|stays? (?:over|here|with us)|company)\b/i;
const PULL_OUT =
  /\b(?:an? |the )?pull-? ?out(?: (?:couch|sofa|bed|sofa bed|loveseat))?\b(?! (?:trash|waste|bins?|garbage|recycling|shel|drawers?|spice|pantry|racks?|trays?|cutting|faucet|tray|hamper|basket|under|for (?:the )?(?:trash|spices|pans|pots)|of|the|our|my))/gi;
/** Somebody sleeps on it. */
const onPullOut = (sentence: string): string =>
  SLEEPS.test(sentence) ? sentence.replace(PULL_OUT, 'a sleeper sofa') : sentence;

const INSULATES = /\binsulat(?:e|ed|es|ing|ion)\b/i;
const FOR_SOUND =
  /\b(?:sound|sounds|noise|noisy|quiet|hear|hears|heard|privacy|voices|snor(?:e|es|ing)|loud|music|clients?|sleeps?)\b/i;
const INNER = '(?:interior|inside|inner|internal|partition|shared|party|common|dividing|separating)';
/** "Insulated interior walls", "insulation in the inner walls". */
const INNER_WALLS = new RegExp(
  String.raw`\b(?:insulat(?:e|ed|ing)(?: all)?(?: of)?(?: the| our)?|insulation (?:in|for|inside|between)(?: all)?(?: the| our)?) (?:(?:office|bedroom|bathroom|bath|studio) )?${INNER} (wall|walls)(?: (?:with (?:[a-z]{3,10} ){1,3})?(?:for|against) (?:sound|noise))?`,
  'gi',
);
/** "Insulate the wall to the living room for sound", "insulate between our room and the nursery". */
const WALL_BETWEEN =
  /\binsulat(?:e|ing|ion)(?: in)?(?: (?:the|that|our|this|one))?(?: (?:north|south|east|west|back|shared|common|bedroom|office|bathroom|bath))? (?:walls?\b|(?=between ))/gi;
const OUTSIDE =
  /\b(?:outside|exterior|outer|outdoors?|perimeter|foundation|cold|freezing|drafty|warm|winter)\b/i;

/** What keeps sound in a house is no insulation of its outer walls. */
function againstSound(sentence: string): string {
  if (!INSULATES.test(sentence)) return sentence;
  const plain = sentence.replace(INNER_WALLS, (_, walls: string) =>
    walls === 'wall' ? 'wall soundproofing' : 'soundproofing',
  );
  if (plain !== sentence || !FOR_SOUND.test(sentence) || OUTSIDE.test(sentence)) return plain;
  return plain.replace(WALL_BETWEEN, 'wall soundproofing ');
}

const SENTENCE = /[^.;!?\n]{1,400}/g;

/** The text with what is said of a thing written with its name. */
export const withTheirNoun = (text: string): string => {
  const cooks = COOKS.test(text);
  return rewritten(text, WITH_THEIR_NOUN).replace(SENTENCE, (said) => {
    const sentence = oneByName(againstSound(onPullOut(said)));
    return cooks ? notVented(sentence) : sentence;
  });
};
