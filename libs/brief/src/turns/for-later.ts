/**
 * What is made ready now and comes later: "rough in a bathroom for later", "she wants a half bath but I told her later, just rough it
 * in", "wire it for an EV charger, we don't have the car yet". Only pipes or a circuit are asked for, and nothing stands there.
 * Every repetition is bounded.
 */

const ROOM_OF_PIPES =
  '(?:full |half |3/4 |three[- ]quarter |small |guest |second |basement |future |possible |potential )?(?:bathroom|bath|powder room|wet bar|kitchenette|laundry|bar sink)';
const PIPED = new RegExp(String.raw`\b(?:${ROOM_OF_PIPES}|toilet|shower|sink)\b`, 'i');
const CHARGED =
  /\b(?:(?:ev|electric car|electric vehicle|car|tesla|vehicle) charg(?:er|ing)(?: station)?|charger|hot tub|sauna|welder|kiln|ev)\b/i;

/** "It" stands for what was named before. */
const IT = '(?:it|one|that|this|them)';
const NOW = '(?: now| today| for now| only| please| for later| ahead of time| in advance| while)';
/** Pipes for it, and no more. */
const READIES_IT: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:rough|roughing)[- ](?:${IT} in|in ${IT})\b`, 'i'),
  /\b(?:roughed? in only|rough[- ]in now|rough[- ]in only|rough plumbing now|rough plumbing only)\b/i,
  new RegExp(String.raw`\bstub(?:bing)? (?:${IT} )?(?:in|out|up)\b`, 'i'),
  /\b(?:just|only) (?:the |a )?(?:rough[- ]?in|rough plumbing|plumbing|drains?|pipes)(?: lines?)?(?: now| today| for now| for later)?$/i,
  new RegExp(
    String.raw`\b(?:run|put in|lay|do|get|install|set) (?:the |a |all the )?(?:drains?|plumbing|pipes|rough[- ]?in|rough plumbing)(?: lines?)?(?: (?:and|&) (?:the )?(?:water|supply|drains?|vent|pipes)(?: lines?)?)?${NOW}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:plumb|pipe|prep) (?:for )?(?:${IT}|later|the future)\b`, 'i'),
  /\b(?:roughed|stubbed)[- ](?:in|out)(?: for (?:now|later|the future)| only)?$/i,
  /\bleave (?:it|that) (?:roughed[- ]in|stubbed)/i,
];
const readiesIt = (clause: string): boolean => READIES_IT.some((one) => one.test(clause));
/** The thing beside it: "rough in a bathroom", "rough plumbing for a future bath", "drains for a bath later". */
const READIES_NAMED = new RegExp(
  String.raw`\b(?:rough(?:ing)? in (?:for |(?:the )?plumbing for )?|stub(?:bing)? (?:in|out|up) (?:for )?|(?:rough|roughed[- ]in) plumbing for |(?:just|only) (?:the |a )?rough[- ]?in for |rough[- ]?in (?:only )?for (?=(?:a|an|the) (?:future|possible|later|half|full)?)|(?:plumbing|drains?|pipes) (?:roughed in |stubbed in |stubbed out )?for (?=a future )|(?:pre-?)?plumb(?:ed)? for (?=(?:a |an )?future ))(?:a |an |the |our |one )?(?:future )?(?:${ROOM_OF_PIPES}|toilet|shower|sink)\b`,
  'i',
);
const NAMED_READY = new RegExp(
  String.raw`\b${ROOM_OF_PIPES}(?: (?:down there|there|in here|in the corner))?,? (?:only |just )?(?:roughed[- ]in|stubbed (?:in|out)|rough[- ]?in)(?: only| for (?:now|later|the future)|, not finished| but not finished)`,
  'i',
);
const FUTURE_WIRE =
  /\b(?:(?:pre-?)?wir(?:e|ed|ing) (?:it |the garage |in |up )?for|(?:run|put in|leave|add|install) (?:the |a |an )?(?:wire|wiring|circuit|conduit|line|power|outlet|240|plug)(?: [a-z0-9]{1,8}){0,2} for|(?:outlet|circuit|conduit|wiring|plug|240 ?v(?:olts?)?(?: outlet)?|second(?: one)?|another(?: one)?) for|ready for|prep(?:ped)? for)\b/i;
const LATER =
  /\b(?:later|some ?day|one day|eventually|down the (?:road|line)|in the future|future|next year|in (?:a few|a couple(?: of)?|two|three|five) years|(?:no|not an?|don'?t have (?:an?|the|one|it)|do not have (?:an?|the)|haven'?t (?:got|bought)) ?(?:the )?(?:car|ev|charger|tub|sauna|one|it)? ?(?:yet|for now|right now)|before we (?:have|buy|get)|when we (?:get|buy) (?:one|the car|it|an ev))\b/i;
/** Nothing is built of it now. */
const NOT_BUILT =
  /^ ?(?:and |but |so )?(?:(?:we |i )?(?:don'?t|do not|not|no need to|won'?t|never mind|without) ?(?:need to |have to |going to )?(?:finish(?:ing|ed)?|build(?:ing)?|tile|do) ?(?:it|that|the rest|anything)?(?: now| yet| out| for now)?|(?:we(?:'ll| will)|i(?:'ll| will)|to be|we can|i can) (?:finish(?:ed)?|do|build) (?:it|the rest|that)? ?(?:later|ourselves later|some ?day|next year|down the road|myself)?|no (?:fixtures|walls|finishes|tile|toilet)(?: (?:yet|now|for now))?|finish(?:ed)? (?:it )?later|not finished|unfinished for now|(?:we |i )(?:don'?t|do not) have (?:the|an?) (?:car|ev|one|tub|charger|sauna) (?:yet|right now)|no (?:car|ev|charger|tub|sauna) yet|(?:the )?(?:car|ev|tub|charger|sauna) (?:comes|will come|is coming) (?:later|next year|some ?day))$/i;

const PIPES_FOR_LATER = 'plumbing roughed in for later';
/** "For" stands in what was typed, so that this is found there. */
const CIRCUIT_FOR_LATER = 'charger circuit for later';

const BREAKS =
  /([,;.!?\n]| (?:but|and|so|then) (?=(?:just|only|please|i|we|he|she|don'?t|do|run|rough|leave|told|not|no)\b)| and (?=(?:a second|another|one|the other)\b))/i;
/** So many clauses before "rough it in" the thing is named at most. */
const BACK = 3;

/** A text in which what comes later is written as what is made ready for it. */
export function forLater(text: string): string {
  if (!MAY_TELL.test(text)) return text;
  // Clauses stand at even places, the marks between them at odd ones.
  const parts = text.split(BREAKS);
  for (let i = 0; i < parts.length; i += 2) {
    const from = beginsReadied(parts, i);
    if (from === undefined) continue;
    const isCharged =
      !PIPED.test(parts.slice(from, i + 1).join('')) && CHARGED.test(parts.slice(from, i + 1).join(''));
    let to = i;
    while (to + 2 < parts.length && NOT_BUILT.test((parts[to + 2] ?? '').trimEnd())) to += 2;
    const before = BESIDE.exec(parts[from] ?? '')?.[1];
    for (let k = from; k <= to; k++) parts[k] = '';
    parts[from] = `${before ? `${before},` : ''} ${isCharged ? CIRCUIT_FOR_LATER : PIPES_FOR_LATER}`;
  }
  return parts.join('').replace(/^ /, '');
}
/** "A family room and a bathroom, just roughed in": what is named before it is asked for. */
const BESIDE = new RegExp(
  String.raw`^(.{3,80}?),? (?:and|plus|with|&) (?:a |an |one |the )?${ROOM_OF_PIPES}\b`,
  'i',
);
const MAY_TELL = /\b(?:rough|stub|plumb|drains?|wir(?:e|ed|ing)|future|later|yet|conduit|some ?day|prep)/i;

/** Where what a clause makes ready begins; nothing where the clause readies nothing. */
function beginsReadied(parts: readonly string[], i: number): number | undefined {
  const clause = parts[i] ?? '';
  if (READIES_NAMED.test(clause) || NAMED_READY.test(clause)) return THERE.test(clause) ? undefined : i;
  if (FUTURE_WIRE.test(clause) && CHARGED.test(clause)) {
    const isLater = LATER.test(clause) || (parts[i + 2] !== undefined && LATER.test(parts[i + 2] ?? ''));
    return isLater ? i : undefined;
  }
  if (!readiesIt(clause.trimEnd()) || THERE.test(clause)) return undefined;
  if (PIPED.test(clause) && !/\b(?:drain|plumb|rough)/i.test(clause)) return undefined;
  for (let k = i; k >= Math.max(0, i - 2 * BACK); k -= 2) if (PIPED.test(parts[k] ?? '')) return k;
  return undefined;
}
/** "There's a bathroom rough-in already", "the drain isn't roughed in": how it is. */
const THERE =
  /\b(?:already|existing|there(?:'s| is| are| was)|has|had|came with|builder|previous|isn['’]?t|is not|wasn['’]?t|not|never)\b/i;
