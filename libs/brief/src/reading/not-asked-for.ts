import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** Whether what is named is not asked for: it is complained of, there today, next door, or the place of something else. */

const COMPLAINTS: ReadonlySet<string> = new Set(
  `chipped cracked cracking rusted rusty rotted rotten peeling peels leaks leaking leaky broken stained wet gross ugly
  disgusting nasty old outdated dated worn faded yellowed failing failed warped buckled buckling loose crumbling moldy
  dingy hideous shot pitted curling bubbling splitting bowed crooked mismatched grimy scratched dented soaked lifting stinks smells ruined`.split(
    /\s+/,
  ),
);

const BEFORE_COMPLAINT: ReadonlySet<string> = new Set(
  `is are was were got gets has have been looks feels so very really all too always badly completely totally just
  getting pretty super`.split(/\s+/),
);

const FURTHEST_COMPLAINT = 5;

/** True for the carpet of "the carpet got wet", not of "carpet that is easy to clean". */
export function isComplainedOf(tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean {
  // "It's vinyl from the seventies".
  if (
    tokens[end]?.said === 'from' &&
    tokens[end + 1]?.said === 'the' &&
    /^(?:it's|its|is|are|they're)$/.test(tokens[start - 1]?.said ?? '')
  )
    return true;
  for (let i = end; i < end + FURTHEST_COMPLAINT; i++) {
    const token = tokens[i];
    if (!token || token.clause !== clause) return false;
    if (COMPLAINTS.has(token.said)) return i > end || token.said !== 'old';
    if (!BEFORE_COMPLAINT.has(token.said)) return false;
  }
  return false;
}

/** True for the tub of "the closet next to the tub". */
export const isPlace = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean => {
  let i = start - 1;
  while (/^(?:the|our|my|a)$/.test(tokens[i]?.text ?? '')) i--;
  const { text = '', clause: same } = tokens[i] ?? {};
  return (
    same === clause &&
    (/^(?:near|beside|behind|between|over|under|above|by|against)$/.test(text) ||
      (text === 'to' && tokens[i - 1]?.text === 'next') ||
      (text === 'of' && tokens[i - 1]?.text === 'front'))
  );
};

/** Words of two before the name of what something stands by or away from. */
const FROM_WHERE: ReadonlySet<string> = new Set([
  'across from',
  'away from',
  'far from',
  'apart from',
  'close to',
  'opposite from',
  'left of',
  'right of',
]);

/** True for the sink of "an opening across from the sink", the stove of "not next to the stove". */
export const isLandmark = (tokens: readonly Token[], hit: Hit<Meaning>): boolean => {
  if (isPlace(tokens, hit)) return true;
  let i = hit.start - 1;
  while (/^(?:the|our|my|a)$/.test(tokens[i]?.text ?? '')) i--;
  const { text = '', clause } = tokens[i] ?? {};
  return (
    clause === hit.clause && (text === 'opposite' || FROM_WHERE.has(`${tokens[i - 1]?.said ?? ''} ${text}`))
  );
};

const FAULTS =
  /^(?:soft|spongy|rot|rots|rotted|rotten|rotting|crack|cracks|cracked|cracking|stains?|stained|leak|leaks|leaked|leaking|mold|moldy|mildew|greasy|grease|peeling|peels|buckled|buckling|warped|swollen|damage|damaged|hole|holes|squeaks|squeaky|sags|sagging|damp|wet|bubbling|discolored|loose|gap|gaps|drafty|draft|cold|mushy|water|bulging|chipped|rust|rusty)$/;
const BY = /^(?:near|beside|behind|under|underneath|below|above|by|around|at|beneath|over|from)$/;
/** Whether a clause tells of a fault by what it is near: the dishwasher of "the subfloor is soft by the dishwasher". */
export function isNearFault(tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean {
  let i = start - 1;
  while (/^(?:the|our|my)$/.test(tokens[i]?.text ?? '')) i--;
  const by = tokens[i];
  const isBy =
    by?.clause === clause &&
    (BY.test(by.said) ||
      (by.said === 'to' && tokens[i - 1]?.said === 'next') ||
      (by.said === 'of' && tokens[i - 1]?.said === 'front'));
  return (
    isBy &&
    tokens
      .slice(Math.max(0, i - FURTHEST_FAULT), start + FURTHEST_FAULT)
      .some((t) => t.clause === clause && FAULTS.test(t.said))
  );
}
const FURTHEST_FAULT = 10;

/** Whether a refused verb of change stands before a thing: "don't touch the opener". */
export const isLeftUntouched = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean => {
  let i = start - 1;
  while (/^(?:the|our|my|his|her|their|that|this)$/.test(tokens[i]?.text ?? '')) i--;
  return (
    tokens[i]?.clause === clause &&
    /^(?:touch|disturb|damage|mess|lose|alter)$/.test(tokens[i]?.said ?? '') &&
    /^(?:don't|dont|not|never|won't)$/.test(tokens[i - 1]?.said ?? '')
  );
};

const FACES: ReadonlySet<string> = new Set(
  'facing faces face toward towards aimed angled pointed pointing'.split(' '),
);
const FURTHEST_GOAL = 7;
/** Whether a thing stands behind "not the" beside what something is to face: the TV of "facing the fire, not the TV". */
export const isOtherGoal = (tokens: readonly Token[], { start }: Hit<Meaning>): boolean =>
  /^(?:the|our|my)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[start - 2]?.text === 'not' &&
  tokens
    .slice(Math.max(0, start - 2 - FURTHEST_GOAL), start - 2)
    .some((t) => t.sentence === tokens[start]?.sentence && FACES.has(t.said));

/** Whether a clause behind a thing tells which of its kind is meant: the lamps of "no lamps that tip". */
export const isDescribedByClause = (tokens: readonly Token[], { end, clause }: Hit<Meaning>): boolean =>
  tokens[end]?.clause === clause &&
  tokens[end + 1]?.clause === clause &&
  /^(?:that|which|who)$/.test(tokens[end]?.text ?? '') &&
  !/^(?:we|i|nobody|no|is|was|are|were|they|he|she|you|came|come|the|our|my)$/.test(
    tokens[end + 1]?.text ?? '',
  );

/** Of what, or of which color, a thing is. */
const SUCH: ReadonlySet<string> = new Set(
  `glass leather metal plastic wicker rattan velvet chrome brass laminate marble acrylic mirrored wooden dark black
  white gray grey beige brown bright shiny glossy heavy bulky flimsy fake faux modern ornate huge oversized`.split(
    /\s+/,
  ),
);

/** True for the table of "no glass table": of which kind it is not to be, and not that there is to be none. */
export const isRefusedVariety = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean =>
  tokens[start - 1]?.clause === clause &&
  SUCH.has(tokens[start - 1]?.said ?? '') &&
  /^(?:no|not|without|a|any|another)$/.test(tokens[start - 2]?.said ?? '');

const BORES: ReadonlySet<string> = new Set('bores bored boring depresses dates kills'.split(' '));

export const isBoring = (tokens: readonly Token[], { end, clause }: Hit<Meaning>): boolean =>
  tokens
    .slice(end, end + 3)
    .some(
      (t, i, all) =>
        t.clause === clause && BORES.has(t.said) && all.slice(0, i).every((o) => o.said === 'is'),
    );

export const isHated = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean =>
  tokens
    .slice(Math.max(0, start - 4), start)
    .some((t) => t.clause === clause && (t.text === 'hate' || t.text === 'dislike'));

/** Those whose house is another one; who lives in this one wants things for it. */
const OTHERS =
  /^(?:(?:my|our|the|his|her|a) )?(?:next door )?(?:neighbou?rs?|sister|brother|friends?|cousin|aunt|uncle|mom|mother|dad|father|in-?laws|landlord|previous owners?|everyone|everybody|all my friends|coworker|colleague|boss|people (?:next door|across the street|downstairs|upstairs))(?:'s)?(?: in law)?(?: (?:just|already|recently|also|all))? (?:has|have|had|got|put|did|installed|built|redid|painted|went|chose|bought|regrets?)\b/;

const NOT_WANTED = /^(?:not|no|never|nor|don'?t|dont|doesn'?t|didn'?t|wouldn'?t)$/;

/** True for the island of "my neighbor put in an island". */
export function isOfOthers(tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean {
  let first = start;
  while (tokens[first - 1]?.clause === clause) first--;
  const words = tokens
    .slice(first, Math.min(start, first + 9))
    .map(({ said }) => said)
    .join(' ');
  // "… and I want one": so it is asked for.
  const sentence = tokens[start]?.sentence;
  const rest = tokens.slice(start, start + 12).filter((token) => token.sentence === sentence);
  if (
    rest.some(
      ({ said }, i) =>
        said === 'want' &&
        /^(?:one|it|that|the|same)$/.test(rest[i + 1]?.said ?? '') &&
        !rest.slice(Math.max(0, i - 2), i).some((token) => NOT_WANTED.test(token.said)),
    )
  )
    return false;
  // "My brother has MS and needs a roll-in shower" asks for one.
  return (
    OTHERS.test(words) &&
    !/\b(?:needs?|ms|als|parkinson'?s|disability|(?:has|have) to (?:have|use|get|sit|fit|eat|reach)|(?:got|bought|built) (?:us|me|the|this)|aside|(?:everybody|everyone) had seats)\b/.test(
      words,
    )
  );
}

const GETTING_IN: ReadonlySet<string> = new Set(
  'climb climbing step stepping get getting lift lifting'.split(' '),
);

/** True for the tub of "I can't climb into the tub": it is the old one. */
export function isHardToUse(tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean {
  if (!/^(?:the|our|my|this|that)$/.test(tokens[start - 1]?.text ?? '')) return false;
  return (
    /^(?:in|into|over|of)$/.test(tokens[start - 2]?.text ?? '') &&
    tokens.slice(Math.max(0, start - 7), start - 1).some((t) => t.clause === clause && GETTING_IN.has(t.text))
  );
}

/** True for the humidity of "because of humidity": a reason. */
export const isReason = (tokens: readonly Token[], { start, clause }: Hit<Meaning>): boolean =>
  /\b(?:because of|due to|on account of|thanks to)(?: (?:the|our|my|all|this|that)){0,2}$/.test(
    tokens
      .slice(Math.max(0, start - 5), start)
      .filter((t) => t.clause === clause)
      .map(({ said }) => said)
      .join(' '),
  );

/** Shades and lamps share a word: "light floor", "light airy colors". */
const SHADED =
  /^(?:floors?|flooring|walls?|tiles?|grout|cabinets?|cabinetry|counters?|countertops?|wood|woods|oak|maple|ash|stain|stained|colors?|colored|finish|finishes|tones?|shades?|paint|and airy|airy|quartz|granite|marble|stone|fabric|upholstery|rug|curtains|linen|furniture|sofa|couch)\b/;

/** "So light gets through": daylight. */
const SHINES = /^(?:gets (?:through|in|to|past|into)|comes (?:through|in|into)|flows|pours|shines|streams)\b/;

/** True for the light of "a light floor", and of "so light gets through". */
export const isShade = (tokens: readonly Token[], { said, end, clause }: Hit<Meaning>): boolean =>
  /^lights?$/.test(said) &&
  tokens[end]?.clause === clause &&
  (SHINES.test(
    tokens
      .slice(end, end + 2)
      .map((t) => t.said)
      .join(' '),
  ) ||
    SHADED.test(
      tokens
        .slice(end, end + 2)
        .map((t) => t.said)
        .join(' '),
    ));

const OF_TODAY: ReadonlySet<string> = new Set('old existing current previous former'.split(' '));

const WAS: ReadonlySet<string> = new Set('was were is are used sits stands stood'.split(' '));

/** True for the peninsula of "where the old peninsula was": it tells of a place, and asks for nothing. */
export const isOfToday = (tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean =>
  (OF_TODAY.has(tokens[start - 1]?.text ?? '') ||
    // "Window seat where the radiator is".
    (/^(?:the|our|my)$/.test(tokens[start - 1]?.text ?? '') && tokens[start - 2]?.text === 'where')) &&
  tokens[end]?.clause === clause &&
  WAS.has(tokens[end]?.text ?? '');

/** Words for a room that stand for what is in it: beside this room, they are a place. */
const NEXT_DOOR: ReadonlySet<string> = new Set([
  'nursery',
  'laundry room',
  'guest room',
  'guest bedroom',
  'mudroom',
  'mud room',
  'playroom',
  'bedroom',
]);

/** True for the nursery of "the wall to the nursery". */
export const isNextDoor = (tokens: readonly Token[], { start, said }: Hit<Meaning>): boolean =>
  NEXT_DOOR.has(said) &&
  /\b(?:(?:to|from|off|beside|behind|one in|one by) (?:the|our|my|his|her|a)|with (?:the|our|my|his|her)|(?:going|goes|go|moves?|moving|headed|moved|went) (?:in|into) (?:the|our|my|his|her))$/.test(
    tokens
      .slice(Math.max(0, start - 3), start)
      .map(({ text }) => text)
      .join(' '),
  );

/** "In the middle of one wall", "one wall open to the family room": a wall is told of, and no layout. */
export const isWall = (tokens: readonly Token[], { said, start, end, clause }: Hit<Meaning>): boolean =>
  // "One wall oven".
  (said === 'one wall' &&
    /^(?:ovens?|cabinets?|sconces?|lamps?|mirrors?|shelf|unit|beds?)$/.test(tokens[end]?.said ?? '')) ||
  // "So the door opens all the way", "when the door is open".
  (/^open(?:s|ed)?$/.test(said) && isLeafBefore(tokens, start, clause)) ||
  // "Unicorn wallpaper on one wall".
  (said === 'one wall' &&
    tokens[start - 1]?.text === 'on' &&
    /^(?:wallpaper|paper|paint|panel(?:ing|s)?|mural|color|shiplap|beadboard|wainscoting|stone|brick|mirrors?)$/.test(
      tokens[start - 2]?.said ?? '',
    )) ||
  (/^(?:one|single) long wall$/.test(said) && !isOfRun(tokens, start, clause)) ||
  (said === 'one wall' &&
    (tokens[start - 1]?.text === 'of' ||
      /^(?:open|opens|opened|is|has|where|facing)$/.test(tokens[end]?.text ?? '')));

const RUNS: ReadonlySet<string> = new Set(
  'everything all cabinet cabinets cabinetry kitchen appliances counter counters countertop run runs layout along units'.split(
    ' ',
  ),
);
/** Whether a long wall is what a whole kitchen stands at, or told by itself: "a bench on one long wall" lays nothing out. */
const isOfRun = (tokens: readonly Token[], at: number, clause: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 8), at).filter((token) => token.clause === clause);
  return before.length === 0 || before.some(({ said }) => RUNS.has(said));
};

const BETWEEN_LEAF_AND_OPEN: ReadonlySet<string> = new Set(
  'that which can is are was be stays stay left standing stands swings swung being wide always half kept gets all'.split(
    ' ',
  ),
);
/** Whether what opens is a door, a window or a drawer. */
function isLeafBefore(tokens: readonly Token[], at: number, clause: number): boolean {
  let i = at - 1;
  while (i >= at - 3 && BETWEEN_LEAF_AND_OPEN.has(tokens[i]?.said ?? '')) i--;
  return (
    tokens[i]?.clause === clause &&
    /^(?:doors?|windows?|drawers?|lid|gate|shutters?)$/.test(tokens[i]?.said ?? '')
  );
}
