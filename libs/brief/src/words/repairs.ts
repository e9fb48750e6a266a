import type { Token } from '../text/token.js';

/** What does not work and is to be set right: "the drawer sticks", "a dead outlet", "fix the screens". */

/** Something to be set right: the tokens that say so, and the row of WORK that prices it. */
export interface Repair {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly id: string;
}

const words = (list: string): readonly string[] => list.split(/\s+/);

/** Who sets what right, by the last word of the thing's name, in the singular. */
const SET_RIGHT: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'joinery-repair',
        `drawer door hinge latch lock deadbolt doorknob slider pocket gate bifold track hatch lid cupboard cabinet shelf
        threshold strike rod susan`,
      ],
      [
        'electrical-repair',
        `outlet receptacle plug socket switch light lamp fixture breaker circuit gfci gfi dimmer doorbell sconce
        chandelier pendant fan`,
      ],
      [
        'plumbing-repair',
        `faucet tap toilet commode sink drain pipe valve shower showerhead sprayer spigot bib hosebib flapper bathtub bidet
        trap shutoff tub plumbing washer`,
      ],
      ['window-repair', 'window screen sash crank shutter skylight pane'],
      ['chimney-repair', 'fireplace chimney flue damper woodstove'],
      [
        'heating-repair',
        'radiator furnace boiler thermostat heater register ac hvac ductwork duct vent handler conditioner pump',
      ],
      [
        'appliance-repair',
        'dishwasher refrigerator fridge freezer range stove oven cooktop microwave disposal dryer icemaker maker dehumidifier opener',
      ],
    ] as const
  ).flatMap(([id, things]) => words(things).map((thing) => [thing, id] as const)),
);

/** What a thing does that does not work, as one word behind its name. */
const FAILS = new Set(
  words(
    `sticks stick sticking stuck drips dripping drip hisses hissing knocks knocking rattles rattling squeaks squeaking
    squeaky creaks creaking buzzes buzzing hums humming flickers flickering screams screaming squeals squealing grinds
    grinding drags dragging rubs rubbing scrapes jams jammed jamming wobbles wobbly wobbling sags sagging trips
    tripping sparks sparking dead died dies kaput shot loose broken broke busted cracked torn ripped clogged clogs clog
    gurgles gurgling smokes smoking drafty draughty whistles whistling misaligned crooked bent stripped inoperable
    faulty finicky temperamental backs collapsed snapped clanks clanking whines whining roars vibrates banging runs running`,
  ),
);
/** Of a thing that otherwise does such a thing in good order. */
const FAILS_ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  runs: new Set(words('toilet commode')),
  running: new Set(words('toilet commode faucet')),
  smokes: new Set(['fireplace', 'chimney', 'flue', 'woodstove']),
  smoking: new Set(['fireplace', 'chimney', 'flue', 'woodstove']),
  cracked: new Set(words('window pane outlet switch sash hinge')),
  ripped: new Set(['screen']),
  torn: new Set(['screen']),
  crooked: new Set(words('door drawer hinge shelf light fixture sconce')),
  backs: new Set(words('drain toilet sink tub shower')),
  died: new Set(words('outlet switch light thermostat')),
  ...Object.fromEntries(
    ['drips', 'dripping', 'drip'].map((said) => [
      said,
      new Set(
        words('faucet tap sink toilet pipe valve shower showerhead spigot bib trap skylight ac radiator'),
      ),
    ]),
  ),
};
/** More words behind a thing's name that say so. */
const FAILS_SO: readonly (readonly string[])[] = [
  'off the track',
  'off its track',
  'off their track',
  'off the tracks',
  'off its hinges',
  'off the hinges',
  'comes loose',
  'come loose',
  'came loose',
  'fell off',
  'fall off',
  'falls off',
  'falling off',
  'keeps falling',
  'came off',
  'runs all night',
  'runs all day',
  'runs nonstop',
  'runs constantly',
  'keeps running',
  'wont stop running',
  "won't stop running",
  'stopped working',
  'quit working',
  'quit',
  'gave out',
  'needs fixing',
  'needs repair',
  'needs repairing',
  'needs adjusting',
  'needs mending',
  'needs tightening',
  'need fixing',
  'on the fritz',
  'acting up',
  'acts up',
  'makes a racket',
  'makes a noise',
  'makes noise',
  'makes a terrible noise',
  'came down',
  'gave way',
  'fell apart',
  'falls apart',
  'falling apart',
  'backs up',
  'drains slow',
  'drains slowly',
].map(words);
const NEVER = new Set(words("doesn't doesnt don't dont won't wont can't cant cannot never barely hardly"));
const WORKS = new Set(
  words(`work works open opens close closes shut shuts latch latches lock locks slide slides drain drains flush flushes
  turn turns stay stays light lights start starts heat heats seal seals line`),
);

/** Said before a thing's name, they say the same: "a dead outlet". */
const FAILING = new Set(
  words(
    `dead sticky sticking stuck leaky dripping drippy torn ripped broken busted loose squeaky creaky clogged running flickering
    cracked wobbly noisy rattling jammed sagging faulty misaligned crooked drafty slow`,
  ),
);
/** Verbs that ask for it. */
const MENDS = new Set(
  words(
    `fix fixing repair repairing mend unstick unclog snake tighten adjust readjust rehang realign lubricate rescreen troubleshoot`,
  ),
);
/** Behind it the old thing gives way to a new one, and is not set right. */
const REPLACED = new Set(
  words(
    'remove removed removing toss scrap haul new replace replaced replacing swap replacement upgrade newer another instead',
  ),
);
const LEADS = new Set(
  words('in on at by near under over above below behind beside next to for with from of into'),
);
const ARTICLES = new Set(words('the our my a an this that these those his her their one two both all'));
/** How many words may stand between a thing and what is said of it. */
const FURTHEST = 8;
const REPLACED_WITHIN = 8;

/**
 * What of a text's words is to be set right, in order. `isPriced` tells whether work of its own price is named from one token
 * up to another: only where none is, a thing that no list knows is a small repair.
 */
export function repairsIn(
  tokens: readonly Token[],
  isPriced: (from: number, to: number) => boolean = () => false,
): readonly Repair[] {
  const found: Repair[] = [];
  for (const i of tokens.keys()) {
    const repair =
      failsAt(tokens, i) ??
      isMended(tokens, i) ??
      isFailing(tokens, i) ??
      isOtherMended(tokens, i, isPriced) ??
      otherFails(tokens, i, isPriced);
    if (!repair || (found.at(-1)?.end ?? 0) > repair.start || isReplaced(tokens, repair)) continue;
    found.push(repair);
  }
  return found;
}

/** "The drawer next to the stove sticks": the thing that what is said at a word is said of. */
function failsAt(tokens: readonly Token[], i: number): Repair | undefined {
  const end = endOfFailure(tokens, i);
  if (end === undefined) return undefined;
  const clause = tokens[i]?.clause;
  for (let at = i - 1; at >= Math.max(0, i - FURTHEST) && tokens[at]?.clause === clause; at--) {
    const noun = tokens[at] as Token;
    const id = SET_RIGHT.get(noun.stem);
    if (id === undefined) continue;
    // "The drawer next to the stove": a preposition leads to a place.
    let before = at - 1;
    while (ARTICLES.has(tokens[before]?.said ?? '')) before--;
    if (tokens[before]?.clause === clause && LEADS.has(tokens[before]?.said ?? '')) continue;
    const only = FAILS_ONLY[tokens[i]?.said ?? ''];
    return only && !only.has(noun.stem) ? undefined : { start: beginOfName(tokens, at), end, id };
  }
  return undefined;
}

/** "Cabinet door", "tub drain", "garbage disposal": what stands before the last word of a name names no other thing. */
function beginOfName(tokens: readonly Token[], at: number): number {
  let start = at;
  while (
    tokens[start - 1]?.clause === tokens[at]?.clause &&
    at - start < 2 &&
    OF_NAME.has(tokens[start - 1]?.said ?? '')
  )
    start--;
  return start;
}
const OF_NAME = new Set(
  words(
    `cabinet cupboard kitchen bathroom shower closet pantry tub vanity garage front back entry screen storm ceiling range bath
    exhaust water sump ejector wall oven garbage linen medicine air ice heat washing door toilet sink`,
  ),
);

/** Where words that begin at a token and say that something fails end; undefined where they do not. */
function endOfFailure(tokens: readonly Token[], i: number): number | undefined {
  const { said, clause } = tokens[i] as Token;
  const word = (n: number): string => (tokens[n]?.clause === clause ? (tokens[n]?.said ?? '') : '');
  if (NEVER.has(said)) {
    const verb = /^(?:even|really|ever|fully|properly|always|all)$/.test(word(i + 1)) ? i + 2 : i + 1;
    return WORKS.has(word(verb)) ? verb + 1 : undefined;
  }
  for (const so of FAILS_SO)
    if (so[0] === said && so.every((part, n) => word(i + n) === part)) return i + so.length;
  if (!FAILS.has(said)) return undefined;
  // "Nothing sticks", "so it never sticks", "would have stuck to it".
  return /^(?:not|never|no|nothing|to|that|wont|won't|doesn't|doesnt|isn't|isnt)$/.test(word(i - 1)) ||
    /^(?:out|to|with)$/.test(word(i + 1)) ||
    // "Stuck in 1988" tells of a time.
    (said === 'stuck' && word(i + 1) === 'in')
    ? undefined
    : i + 1;
}

/** The thing that words from a token on name, with nothing but articles and plain words before it. */
function thingFrom(tokens: readonly Token[], from: number): { end: number; id: string } | undefined {
  const clause = tokens[from]?.clause;
  for (let i = from; i < Math.min(from + 5, tokens.length) && tokens[i]?.clause === clause; i++) {
    const { stem, said } = tokens[i] as Token;
    const id = SET_RIGHT.get(stem);
    // "The closet doors": of two the last is the thing.
    const next = tokens[i + 1]?.clause === clause ? SET_RIGHT.get(tokens[i + 1]?.stem ?? '') : undefined;
    if (id !== undefined && next === undefined) return { end: i + 1, id };
    if (LEADS.has(said) || /^(?:and|or|so|if|it|them)$/.test(said)) return undefined;
  }
  return undefined;
}

/** "Fix the closet doors". */
function isMended(tokens: readonly Token[], i: number): Repair | undefined {
  if (!MENDS.has(tokens[i]?.said ?? '')) return undefined;
  const thing = thingFrom(tokens, i + 1);
  return thing && { start: i, ...thing };
}

/** "A dead outlet by the sink". */
function isFailing(tokens: readonly Token[], i: number): Repair | undefined {
  const { said, clause } = tokens[i] as Token;
  if (!FAILING.has(said) || /^(?:no|not|never)$/.test(tokens[i - 1]?.said ?? '')) return undefined;
  const next = tokens[i + 1];
  const after = tokens[i + 2];
  if (next?.clause !== clause) return undefined;
  const one = SET_RIGHT.get(next.stem);
  const two = after?.clause === clause && !LEADS.has(next.said) ? SET_RIGHT.get(after.stem) : undefined;
  const id = two ?? one;
  if (id === undefined || (said === 'slow' && id !== 'plumbing-repair')) return undefined;
  // "Soft close" and "running water" are no failures; only a toilet or a faucet runs.
  if (said === 'running' && !/^(?:toilet|faucet|commode)$/.test(next.stem)) return undefined;
  return { start: i, end: two === undefined ? i + 2 : i + 3, id };
}

const SMALL = 'small-repair';
/** Verbs that ask for small work on whatever follows. */
const MENDS_ANY = new Set(
  words(
    'fix fixing repair repairing mend mending patch patching plug plugging ramp shim straighten reattach refasten',
  ),
);
const MENDS_WITH: readonly (readonly string[])[] = [
  'deal with',
  'take care of',
  'sort out',
  'close up',
  'stop up',
].map(words);
const IT = new Set(words('it that this them those these'));
/** Before a verb that asks for work: "please fix", "have to patch". */
const ASKS = /^(?:|to|please|and|just|also|so|you|then|must|should|can|us|we|only|but|or)$/;

/** "Fix the hole behind the fridge", "ramp it": work that has no price of its own. */
function isOtherMended(
  tokens: readonly Token[],
  i: number,
  isPriced: (from: number, to: number) => boolean,
): Repair | undefined {
  const { said, clause, sentence } = tokens[i] as Token;
  const word = (n: number): string => (tokens[n]?.clause === clause ? (tokens[n]?.said ?? '') : '');
  const two = MENDS_WITH.find((verb) => verb.every((part, n) => word(i + n) === part));
  if (
    !(two || MENDS_ANY.has(said)) ||
    !ASKS.test(word(i - 1)) ||
    /^(?:don't|dont|not|never|no)$/.test(word(i - 2))
  )
    return undefined;
  const from = i + (two?.length ?? 1);
  // "Slab slopes, fix".
  if (word(from) === '' && tokens[i - 1]?.sentence === sentence && tokens[i - 1]?.clause !== clause) {
    let first = i;
    while (tokens[first - 1]?.sentence === sentence && i - first < FURTHEST * 2) first--;
    return isPriced(first, i) ? undefined : { start: i, end: i + 1, id: SMALL };
  }
  // "A ramp", and "ramp it".
  if (word(from) === '' || (said === 'ramp' && !IT.has(word(from)))) return undefined;
  // "Plug in sconces", "a patch panel".
  if (/^(?:in|ins|panel|panels|kit|bay|job)$/.test(word(from))) return undefined;
  let end = from;
  while (word(end) !== '' && end < from + LONGEST_NAME && (end === from || !LEADS.has(word(end)))) end++;
  // What "it" is has been named in its sentence, and may have a price.
  let [first, last] = [i, end];
  if (IT.has(word(from)))
    while (tokens[first - 1]?.sentence === sentence && i - first < FURTHEST * 2) first--;
  while (tokens[last]?.clause === clause) last++;
  return isPriced(first, last) ? undefined : { start: i, end, id: SMALL };
}
const LONGEST_NAME = 4;

/** Who does such things and is not set right. */
const WHO =
  /^(?:i|i'm|we|he|she|they|it|it's|you|who|that|which|nobody|everyone|everything|nothing|kids?|dogs?|cats?|baby|babies|boys?|girls?|husband|wife|mom|dad|mother|father|son|daughter|neighbou?rs?|people|guests|money|budget|time|when|if|so|because)$/;

/** "The towel rings fall off the wall": of a thing that no list knows. */
function otherFails(
  tokens: readonly Token[],
  i: number,
  isPriced: (from: number, to: number) => boolean,
): Repair | undefined {
  const end = endOfFailure(tokens, i);
  const { said } = tokens[i] as Token;
  // "Peel and stick" is a kind of paper.
  if (end === undefined || FAILS_ONLY[said] || /^(?:stick|sticking|running|loose|shot)$/.test(said))
    return undefined;
  const clause = tokens[i]?.clause;
  let start = i;
  while (tokens[start - 1]?.clause === clause && i - start < FURTHEST) start--;
  const named = tokens.slice(start, i).filter((t) => !ARTICLES.has(t.said));
  const isWhole =
    tokens[end]?.clause !== clause ||
    /^(?:and|when|every|all|off|on|from|at|in)$/.test(tokens[end]?.said ?? '');
  if (named.length === 0 || named.length > 4 || !isWhole || named.some((t) => WHO.test(t.said)))
    return undefined;
  return isPriced(start, end) ? undefined : { start, end, id: SMALL };
}

const isReplaced = (tokens: readonly Token[], { start, end }: Repair): boolean =>
  tokens.slice(Math.max(0, start - 4), end + REPLACED_WITHIN).some(
    (t, i, all) =>
      REPLACED.has(t.said) &&
      // "Toilet runs all night. New one please."
      (t.sentence === tokens[start]?.sentence || /^ones?$/.test(all[i + 1]?.said ?? '')),
  );
