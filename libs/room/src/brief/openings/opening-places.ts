import { SIDES, type Side, type ToldOpening } from '@plumbline/concept';
import { NUMBER_WORDS } from '../../text.js';
import { feetAndInches } from '../../units.js';

/**
 * Where words put doors, windows and other parts of the house: "door at each short end", "two windows to the east",
 * "on the long wall there is a fireplace". The texts are those of plainText(); what is looked at around a name is
 * bounded, and so is every repetition.
 */

/**
 * A side; one of the short or of the long walls, or each of the two; two walls across from each other; the wall across
 * from the way in, beside it, or the one of the way in itself; three walls; the wall of a length; no matter which; none.
 */
export const PLACES = [
  ...SIDES,
  'short',
  'long',
  'each short',
  'each long',
  'each',
  'far',
  'front',
  'left',
  'right',
  'three sides',
  'length',
  'beside',
  'any',
  'none',
] as const;
export type OpeningPlace = (typeof PLACES)[number];

export interface SaidOpening extends Omit<ToldOpening, 'form'> {
  readonly said: string;
  readonly at: OpeningPlace;
  /** A garage door is the cars' own only in a garage. */
  readonly form?: ToldOpening['form'] | 'garage';
}

type Name = Pick<SaidOpening, 'opening'> & Partial<Pick<SaidOpening, 'form' | 'leads'>>;
type Where = Omit<Partial<ToldOpening>, 'at' | 'form'> & {
  readonly at: OpeningPlace;
  readonly form?: ToldOpening['form'];
};

/** What is named, the longer names first: each group is a row of {@link NAMES}. */
const NAME =
  /\b(?:(french doors?|double doors?)|(sliding glass doors?|glass sliders?|sliding doors?|patio sliders?|sliders?|patio doors?)|(pocket doors?)|((?:cased |door |doorless |arched |wide |large |an )openings?|archways?)|((?:swinging|swing|hinged) doors?)|((?:front|entry|exterior) doors?)|((?:back|side) doors?)|(doors?|doorways?|entrance|entry)|(windows?)|(fireplaces?)|(stairs?|staircase|stairway)|((?:outside|exterior|outer) walls?)|(closets?(?: doors?)?)|(garage doors?)|(openings?(?= (?:on|to the|into the|at the|in the|from the|\d{1,2}\b))))\b/gi;
const NAMES: readonly Name[] = [
  { opening: 'door', form: 'french' },
  { opening: 'door', form: 'sliding' },
  { opening: 'door', form: 'pocket' },
  { opening: 'door', form: 'cased' },
  { opening: 'door', form: 'hinged' },
  { opening: 'door', form: 'front', leads: 'outside' },
  { opening: 'door', form: 'hinged', leads: 'outside' },
  { opening: 'door' },
  { opening: 'window' },
  { opening: 'fireplace' },
  { opening: 'stair' },
  { opening: 'outside-wall' },
  { opening: 'closet' },
  { opening: 'door', form: 'garage' },
  { opening: 'door', form: 'cased' },
];

/** Words before a name that make it another thing, and words after it. */
const OTHER_BEFORE =
  /\b(?:cabinet|closet|shower|garage|rough|window|skylight|overhead|roll[ -]?up|bifold|bi-fold|barn|pantry|oven|fridge|refrigerator|dishwasher|glass|shaker|slab|panel|vanity|screen|storm|dog|cat|pet|trap|hidden|secret|murphy|attic|wine|electric|gas|walk-?in|wood|faux|stone) $/i;
/** Words before a name of which something else is said: only the wall that follows it is heeded. */
const AT_IT =
  /\b(?:under(?: the| our)?|below(?: the)?|at the|by the|near the|by a|of the|of a|toward the|towards the|out the|out of the|from the) $/i;
const ITS_WALL =
  /^ (?:that is |which is )?(?:on|in) the (?:(?:long|short|narrow)(?:er)? )?(?:(?:north|south|east|west)(?:ern)?|long|short|narrow)\b/i;
const OTHER_AFTER =
  /^(?![ -]swings? (?:out|in|open|to|away|left|right|into))(?:[ -](?:seat|bench|treatment|covering|shade|sill|trim|film|well|casing|frame|hardware|pull|knob|style|front|bell|mat|opener|swing|light|tile|surround|mantel|rail|railing|runner|tread|wall|organizer|system|door)s?\b|'s)/i;

const SIDE = '(short|narrow|long|far|opposite|north|south|east|west|back|rear|front|left|right|end)';
/** "The long north wall" is the north one: that the north wall is a long one, the room's size is turned to. */
const OF =
  '(?:the other |the |a |an |one |one of the |its |our |my |that |each )?(?:(?:long|short|narrow)(?:er)? (?=north|south|east|west))?';
const WALL = '(?:(?:outside |exterior |outer )?(?:wall|end|side|one))';
const PART =
  'door|doorway|entry|entrance|window|fireplace|bathtub|tub|shower|toilet|vanity|sink|bed|desk|sofa|couch|tv|television|stove|range|table|closet|stairs';
const THING = `(?:where )?(?:the |our |my |a |an )?(?:old |current |existing |big )?(${PART})(?: (?:is|was|used to be|stands|sits)(?: now)?)?\\b`;
const ENTERED =
  '(?:,? (?:as|when|once|after) you (?:walk|come|enter|go|step|get)(?: in(?:side|to)?)?(?: the room)?)?';

/** A length of a wall, feet. */
const FEET = String.raw`(\d{1,2}(?:\.\d)?)[ -]?(?:foot|feet|ft|'|’)(?:[ -]long)?`;

type Read = (m: readonly (string | undefined)[]) => Where | undefined;

const sided = (word = ''): OpeningPlace => {
  const name = word.toLowerCase();
  return ALIASES[name] ?? (name as OpeningPlace);
};
const ALIASES: Readonly<Record<string, OpeningPlace>> = {
  narrow: 'short',
  end: 'short',
  opposite: 'far',
  back: 'far',
  rear: 'far',
};
const each = (kind = '', wall = ''): OpeningPlace =>
  /short|narrow|far/i.test(kind) || (kind === '' && /^end/i.test(wall))
    ? 'each short'
    : /long/i.test(kind)
      ? 'each long'
      : 'each';
const inThe = (middle?: string): Partial<Pick<ToldOpening, 'along'>> => (middle ? { along: 'middle' } : {});

/** Places as they begin after a name, once verbs are skipped; the first that fits is taken. */
const PLACE_AFTER: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `^(?:at|in|near|on|by) (?:the )?(north|south|east|west)(?:ern)? (?:end|corner) of ${OF}(north|south|east|west)(?:ern)?(?: ${WALL})?\\b`,
      'i',
    ),
    (m) => ({ at: sided(m[2]), of: m[1]?.toLowerCase(), along: 'corner' }),
  ],
  [
    /^(?:on|at|in|from|along) (?:the )?(?:each|both|either|(?:opposite|opposing)(?= (?:(?:short|long|narrow|far)(?:er)? )?(?:ends|walls|sides)\b)|two)(?: of the)?(?: opposite| opposing)?(?: (short|long|narrow|far))?(?:er)? ?(ends?|walls?|sides?)\b(?! of the (?:fire|bed|tub|sofa|window|door))/i,
    (m) => ({ at: each(m[1], m[2]), count: 2 }),
  ],
  [
    /^(?:on|at|along) (?:all )?(?:three|3|all|all four|four) (?:sides|walls)\b/i,
    () => ({ at: 'three sides' }),
  ],
  [
    /^(?:on|at|in|to|along|facing) (?:the )?(north|south|east|west)(?: (?:wall|side))?(?:,| and| &| or) (?:the )?(north|south|east|west)\b(?: (?:walls?|sides?))?/i,
    (m) => ({ at: sided(m[1]), of: m[2]?.toLowerCase() }),
  ],
  [
    new RegExp(
      `^(?:(?:on|at|in|along|against|to|through|into) )?${OF}(?:(middle|center|centre) of ${OF})?${SIDE}(?:er|ern)?(?:[ -](?:facing|hand|most))?[ -]${WALL}\\b(?: of the (?:room|bath|bathroom|house|kitchen|space|galley))?,? (?:(?:directly |right )?(?:opposite|across from|facing|away from)(?: of| from)? (?:the )?(${PART})|by the (${PART}))`,
      'i',
    ),
    (m) => ({ at: sided(m[2]), ...inThe(m[1]), ...(m[3] ? { of: m[3].toLowerCase() } : {}) }),
  ],
  [
    new RegExp(
      `^(?:(?:on|at|in|along|against|to|through|into) )?${OF}(?:(middle|center|centre) of ${OF})?${SIDE}(?:er|ern)?(?:[ -](?:facing|hand|most))?[ -]${WALL}\\b(?: of the (?:room|bath|bathroom|house|kitchen|space|galley))?${ENTERED}`,
      'i',
    ),
    (m) => ({ at: sided(m[2]), ...inThe(m[1]) }),
  ],
  [
    new RegExp(`^(?:(?:on|at|in|along|against) )?${OF}(?:other )?${FEET} ${WALL}\\b`, 'i'),
    (m) => ({ at: 'length', wallIn: Number(m[1]) * 12 }),
  ],
  [
    new RegExp(`^(?:on|at|in|along|to) ${OF}wall (?:that is |which is )?${FEET}`, 'i'),
    (m) => ({ at: 'length', wallIn: Number(m[1]) * 12 }),
  ],
  [
    /^(?:on|to|toward|towards|facing|faces|face|looking|looks|look|in|that face|that look) (?:the )?(?:(?:long|short|narrow)(?:er)? )?(north|south|east|west)\b/i,
    (m) => ({ at: sided(m[1]) }),
  ],
  [
    new RegExp(String.raw`^(?:on|to|at) (?:the |your )?(left|right)\b${ENTERED}`, 'i'),
    (m) => ({ at: sided(m[1]) }),
  ],
  [
    new RegExp(
      `^(?:on|in|at) ${OF}wall (?:that is )?(?:directly |right )?(?:opposite|across from|facing|away from)(?: of)? (?:the )?(${PART})\\b`,
      'i',
    ),
    (m) => ({ at: 'far', of: (m[1] ?? '').toLowerCase() }),
  ],
  // Of what was named before it.
  [/^(?:directly |right |straight )?(?:opposite|across)(?= ?(?:[,)]|$))/i, () => ({ at: 'far' })],
  [/^(?:straight |right |directly )?ahead\b/i, () => ({ at: 'far' })],
  [/^(?:across from|opposite|facing)(?: of)? (?:it|them|that)\b/i, () => ({ at: 'far' })],
  [/^(?:on|at) the other\b(?! (?:wall|end|side) of)/i, () => ({ at: 'short' })],
  [
    new RegExp(
      `^(?:straight across|directly across|across|opposite|facing)(?: from| of)? (?:the )?(${PART})\\b`,
      'i',
    ),
    (m) => ({ at: 'far', of: (m[1] ?? '').toLowerCase() }),
  ],
  [
    new RegExp(`^(?:in|at|near|into) ${OF}(north|south)[ -]?(east|west)(?:ern)? corner\\b`, 'i'),
    (m) => ({ at: sided(m[1]), of: m[2]?.toLowerCase(), along: 'corner' }),
  ],
  [
    new RegExp(
      `^(?:in|at|near|into) ${OF}corner of ${OF}(?:(short|narrow|long|far|back|left|right|north|south|east|west)(?:er|ern)?)[ -]?(?:hand )?(?:wall|end|side)\\b`,
      'i',
    ),
    (m) => ({ at: sided(m[1]), along: 'corner' }),
  ],
  [
    new RegExp(
      `^(?:in|at|near|into) ${OF}(?:(far|back|left|right|north|south)(?:[ -]hand)?[ -])?corner\\b`,
      'i',
    ),
    (m) => ({ at: m[1] ? sided(m[1]) : 'any', along: 'corner' }),
  ],
  [/^(?:on|at|in) (?:the )?(?:one )?end\b(?: of the [a-z]{3,12})?/i, () => ({ at: 'short' })],
  [
    new RegExp(`^(?:directly |right |just )?(?:over|above|behind|at) ${THING}`, 'i'),
    (m) => ({ at: 'any', of: (m[1] ?? '').toLowerCase() }),
  ],
  [
    new RegExp(
      `^(?:right |just )?(?:beside|next to|by|near|to the left of|left of|to the right of|right of) ${THING}`,
      'i',
    ),
    (m) => ({ at: 'beside', of: (m[1] ?? '').toLowerCase() }),
  ],
];

/** Verbs between a name and its place. */
const VERB =
  /^(?:[,:]? ?(?:\d{1,2}(?:\.\d)?[ -]?(?:feet|foot|ft|'|’)(?: wide)?|that|which|is|are|was|goes|go|stays|stay|sits|sit|stands|stand|opens|open|leads|lets|comes|come|down|located|placed|centered|centred|straight|directly|right|should|must|will|would|only|to be|be|has to|now|looking|one)\b){0,5} ?/i;

/** Where a door leads. */
const OUTDOORS =
  'outside|outdoors|patio|deck|garden|yard|backyard|back yard|porch|terrace|driveway|street|balcony|pool|lawn';
const INDOORS =
  'kitchen|hall|hallway|garage|living room|family room|dining room|house|bedroom|mudroom|mud room|basement|foyer|den|bath|bathroom|main house|rest of the house|laundry|laundry room|office|corridor';
const LEADS = new RegExp(
  `^(?:from|to|into|onto|out to|leading to|going to|opening to|out into|toward)? ?(?:the |our |my |a )?(?:(${OUTDOORS})|(${INDOORS}))\\b`,
  'i',
);
const FROM_EACH = /^(?:from|to) (?:each|both|either) (?:bed)?(?:rooms?|side)\b,? ?/i;
const INTO_ROOM =
  /^(?:opens?|leads?|comes?) (?:straight |right |directly )?(?:in|into) (?:it|(?:this|the|our) (?:living |family )?room)\b/i;

/** What goes on after a wall: "near the corner", "above the tub". */
const ALONG = new RegExp(
  `^,? (?:right |just )?(?:(?:near|in|at|by|close to|toward|towards) (?:the |a |its )?(?:(north|south|east|west)(?:ern)? )?(corner|end|middle|center|centre)\\b|(?:over|above|behind|by|beside|next to) ${THING})`,
  'i',
);

/** "And one to the garden" after the place of a door. */
const ANOTHER =
  /^(?:,? and|,) (?:another|another one|another door|one|two|three|a second|a second one|the other|the other one|a)(?: more)?(?: is| are)? (?=on |in |at |to |facing |from |along |into )/i;

/** Places before a name. */
const BEFORE: readonly (readonly [RegExp, Read])[] = [
  [/\b(north|south|east|west)(?:ern)?(?:[ -](?:facing|side|wall))? $/i, (m) => ({ at: sided(m[1]) })],
  [/\b(far|short|long)[ -](?:end|wall|side) $/i, (m) => ({ at: sided(m[1]) })],
  [
    /\b(?:on|in|at|along) (?:the |one )?(?:(middle|center|centre) of (?:the |one )?)?(?:(?:long|short|narrow)(?:er)? (?=north|south|east|west))?(short|narrow|long|far|opposite|north|south|east|west|back|front|left|right)(?:er|ern)?[ -](?:hand )?(?:wall|end|side)(?: as you (?:walk|come) in)?(?:,| there is| there's| there are| we have| i have| is| are| has| goes| sits| with){0,2} (?:(?:a|an|the|one|two|three|four|our|my|its|big|large|small|wide|single) ){0,3}$/i,
    (m) => ({ at: sided(m[2]), ...inThe(m[1]) }),
  ],
  [
    /\bthe (?:(?:long|short|narrow)(?:er)? (?=north|south|east|west))?(short|narrow|long|far|north|south|east|west|back|front|left|right)(?:er|ern)?[ -](?:hand )?(?:wall|end|side) (?:has|gets|holds|with|is where)(?: (?:a|an|the|one|two|three|four|our|my|its|big|large|small|wide|all|nothing but)){1,3} $/i,
    (m) => ({ at: sided(m[1]) }),
  ],
  [
    /\b(?:on|to) (?:the |your )?(left|right) as you (?:walk|come) in(?:,| there is| there's| is| are| we have){0,2} (?:(?:a|an|the|one|two|our) ){0,2}$/i,
    (m) => ({ at: sided(m[1]) }),
  ],
  [
    /\b(?:each|both|either) (short|long|narrow)? ?(ends?|walls?|sides?) (?:has|have|gets?)(?: (?:a|an|its|one|own)){0,3} $/i,
    (m) => ({ at: each(m[1], m[2]), count: 2 }),
  ],
];

const NUMBER = 'no|a|an|one|single|two|both|pair of|three|four|five|six';
const COUNTED = new RegExp(
  `\\b(${NUMBER}|\\d{1,2}) (?:(?!(?:${NUMBER}|with|and|has|have|for|of|in|on)\\b)[a-z-]{2,12} ){0,2}$`,
  'i',
);
const COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  no: 0,
  a: 1,
  an: 1,
  single: 1,
  both: 2,
  'pair of': 2,
};
const MOVED = /\bmov(?:e|ing) (?:the |our |that )?(?:[a-z]{2,10} )?$/i;
const SWINGS =
  /\b(?:swings?|opens?|swinging|opening)(?: [a-z]{2,8}){0,1} (out(?:ward|wards)?|in(?:ward|wards)?)\b(?! (?:to|front|the|this))/i;

const SWINGING = /\b(out|in)(?:ward)?[ -]?(?:swing|swinging|opening) $/i;

/** Rooms without an outside wall, or without a window. */
const NO_WINDOW: readonly RegExp[] = [
  /\b(?:no|without(?: any| a)?) (?:outside |exterior )?windows?\b(?! (?:seat|treatment|covering|shade|bench|above|over|on|in)\b)/i,
  /\b(?:no|without(?: any)?) (?:natural|day) ?light\b/i,
  /\bwindowless\b/i,
  /\b(?:interior|inside|landlocked) (?:room|bath|bathroom|powder room|office|laundry)\b/i,
  /\bno (?:outside|exterior) walls?\b/i,
  /\b(?:powder room|half bath|bath|bathroom|room|office|closet|laundry) (?:\d[\dx' ]{1,10} )?(?:is )?(?:tucked )?(?:in )?under the stair(?:s|case|way)?\b/i,
  new RegExp(`\\bbetween (?:the |our )?(?:${INDOORS}) and (?:the |our )?(?:${INDOORS})\\b`, 'i'),
];
const GLASS_WALLS =
  /\b(?:glass|windows?|glazed|glazing|screens?) (?:walls )?on (?:all )?(?:three|3|four|all|every) (?:of its )?sides?\b|\b(?:three|3) (?:glass|glazed|window) (?:walls|sides)\b|\b(?:three|3) (?:walls|sides) (?:are|of|is) (?:all )?(?:glass|windows)\b/i;

/** "Door to the garage on one end and the kitchen on the other". */
const ON_EACH_END = new RegExp(
  `\\bdoors?(?: (?:from|to|into) (?:the |our )?(?:${INDOORS}|${OUTDOORS}))? (?:on|at) one end,? (?:and|with)? ?(?:the |one |another )?(?:door )?(?:(?:from|to|into) )?(?:the |our )?(?:(?:${INDOORS}|${OUTDOORS}) )?(?:on|at) the other(?: end)?\\b`,
  'gi',
);

/** Of how much text around a name its place is read. */
const AROUND = { before: 72, after: 130 } as const;
/** Nobody tells of more. */
const MOST = 12;
const MOST_NAMES = 60;

/** What a text tells of where doors, windows and the like are, and the text without that. */
export function readOpenings(text: string): {
  readonly openings: readonly SaidOpening[];
  readonly rest: string;
} {
  const openings: SaidOpening[] = [];
  const taken: { readonly from: number; readonly to: number }[] = [];
  const glass = GLASS_WALLS.exec(text);
  for (const match of [...text.matchAll(ON_EACH_END)].slice(0, 1)) {
    openings.push({ said: match[0], opening: 'door', at: 'each short', count: 2 });
    taken.push({ from: match.index, to: match.index + match[0].length });
  }
  if (glass) {
    openings.push({ said: glass[0], opening: 'window', at: 'three sides' });
    taken.push({ from: glass.index, to: glass.index + glass[0].length });
  }
  let names = 0;
  for (const match of text.matchAll(NAME)) {
    if (openings.length >= MOST || names++ >= MOST_NAMES) break;
    const from = match.index;
    if (taken.some((t) => from < t.to)) continue;
    const found = readOne(text, match);
    if (!found) continue;
    openings.push(...found.openings);
    if (found.takes) taken.push(found.takes);
  }
  const blind = openings.some(({ opening }) => opening === 'window')
    ? undefined
    : NO_WINDOW.map((pattern) => pattern.exec(text)).find((m) => m);
  if (blind) openings.push({ said: blind[0], opening: 'window', at: 'none' });
  let rest = text;
  for (const { from, to } of [...taken].reverse()) rest = `${rest.slice(0, from)}, ${rest.slice(to)}`;
  return { openings: related(openings), rest };
}

/** The way that the long walls of a room go. */
export type LongWall = 'east-west' | 'north-south';

const LENGTH_OF_WALL =
  /\b(?:(long|short|narrow)(?:er|est)? (north|south|east|west)(?:ern)?(?:[ -]facing)?(?: (?:outside |exterior )?(?:wall|side|end))?\b|(north|south|east|west)(?:ern)?,? (?:wall |side )?(?:is |being )?the (long|short)(?:er|est)? (?:one|wall|side)\b)/i;

/** The way that the long walls go in a text that calls a wall of a compass side long or short; undefined where none does. */
export function longWallTold(text: string): LongWall | undefined {
  const m = LENGTH_OF_WALL.exec(text);
  if (!m) return undefined;
  const level = /north|south/i.test(m[2] ?? m[3] ?? '');
  return level === /long/i.test(m[1] ?? m[4] ?? '') ? 'east-west' : 'north-south';
}

const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const isOwnWall = ({ at }: SaidOpening): boolean => at === 'short' || at === 'long';

/**
 * Openings told by one another, as walls: "the doorway opposite the window" is across from the window's wall, and a
 * door "by the closet" is in the closet's. What is told of no other opening stays as it was said.
 */
function related(openings: readonly SaidOpening[]): readonly SaidOpening[] {
  const found = [...openings];
  for (const [i, one] of found.entries()) {
    // A closet that a door stands by is in the door's wall.
    if (one.of === 'closet' && isSide(one.at) && !found.some(({ opening }) => opening === 'closet'))
      found.push({ said: one.said, opening: 'closet', at: one.at });
    const isFar = one.at === 'far' && (one.of === undefined || one.of in OPENING_CALLED);
    const isNear = one.at === 'beside' && one.of === 'closet';
    if (!isFar && !isNear) continue;
    // Without a name it is the one told last; a window is across from the way in by itself.
    const kind = one.of === undefined ? undefined : OPENING_CALLED[one.of];
    if (kind === undefined && one.opening !== 'door') continue;
    const at = found.findIndex(
      (other, k) =>
        k !== i &&
        (kind === undefined ? k < i && other.opening === 'window' : other.opening === kind) &&
        (isSide(other.at) || (isFar && isOwnWall(other))),
    );
    const other = found[at];
    if (!other || (one.opening === 'window' && kind === 'door')) continue;
    const { of: _, ...rest } = one;
    if (isSide(other.at)) found[i] = { ...rest, at: isNear ? other.at : ACROSS[other.at] };
    else if (one.opening === 'door' && other.opening === 'window') {
      // Of "a window on the short wall and the doorway opposite" the door is in the one, the window in the other.
      found[i] = { ...rest, at: other.at };
      found[at] = { ...other, at: 'far', of: 'door' };
    }
  }
  return found;
}

const OPENING_CALLED: Readonly<Record<string, ToldOpening['opening']>> = {
  window: 'window',
  fireplace: 'fireplace',
  closet: 'closet',
  door: 'door',
  doorway: 'door',
  entry: 'door',
  entrance: 'door',
  stairs: 'stair',
};

interface Found {
  readonly openings: readonly SaidOpening[];
  /** Words that say nothing else. */
  readonly takes?: { readonly from: number; readonly to: number };
}

/** What is told of the thing that is named at a place of a text. */
function readOne(text: string, match: RegExpMatchArray): Found | undefined {
  const from = match.index ?? 0;
  const end = from + match[0].length;
  const name = NAMES[match.slice(1).findIndex((group) => group !== undefined)];
  const before = clauseBefore(text.slice(Math.max(0, from - AROUND.before), from));
  const after = sentenceAfter(text.slice(end, end + AROUND.after));
  if (!name || OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) return undefined;
  // "Sink under the window on the north wall" tells of the window's wall, and of more than that.
  const aside = AT_IT.test(before);
  if (aside && !ITS_WALL.test(after)) return undefined;
  const counted = COUNTED.exec(before);
  const count = COUNTS[counted?.[1]?.toLowerCase() ?? ''] ?? (Number(counted?.[1]) || undefined);
  if (count === 0 || (count ?? 0) > 12) return undefined;
  const swings =
    name.opening === 'door' ? (SWINGS.exec(after)?.[1] ?? SWINGING.exec(before)?.[1]) : undefined;
  const base = {
    ...name,
    ...(count === undefined ? {} : { count }),
    ...(swings ? { swings: /^o/i.test(swings) ? ('out' as const) : ('in' as const) } : {}),
    ...(MOVED.test(before) ? { moves: true } : {}),
  };
  const openings: SaidOpening[] = [];
  const tell = (where: Where, to: number, start = from): void => {
    const said = text.slice(start, to).trim();
    const { of } = where;
    // "To the south and west": one in either.
    if (of && isSide(of) && !where.along) {
      const { of: _, ...first } = where;
      for (const at of [first.at, of]) openings.push({ ...base, ...first, at, said });
    } else openings.push({ ...base, ...where, said });
  };
  let at = end;
  /** Told of a further one: "and two on the south". */
  let many: number | undefined;
  for (let i = 0; i < 3; i++) {
    const told = placeAfter(text.slice(at, end + AROUND.after), name.opening === 'door');
    if (told) {
      tell(
        many === undefined ? told.where : { ...told.where, count: many },
        at + told.length,
        i === 0 ? from : at,
      );
      at += told.length;
    } else if (i > 0) break;
    const more = ANOTHER.exec(text.slice(at, at + 40));
    if (!told || !more) break;
    at += more[0].length;
    many = COUNTS[/\b(?:one|two|three)\b/i.exec(more[0])?.[0].toLowerCase() ?? 'one'];
  }
  const turns = openings.length > 0 && swings ? SWINGS.exec(text.slice(at, end + AROUND.after)) : null;
  if (turns) at += turns.index + turns[0].length;
  if (openings.length > 0) {
    const isAlone = !aside && openings.every((one) => saysNothingElse(one));
    return { openings, ...(isAlone ? { takes: { from, to: at } } : {}) };
  }
  for (const [pattern, read] of BEFORE) {
    const m = pattern.exec(before);
    const where = m && read(m);
    if (!m || !where) continue;
    tell(where, end, from - before.length + m.index);
    return { openings };
  }
  if (base.swings) {
    const to = end + (SWINGS.test(after) ? sentenceEndOfSwing(after) : 0);
    tell({ at: 'any' }, to);
    return { openings, ...(openings.every(saysNothingElse) ? { takes: { from, to } } : {}) };
  }
  return undefined;
}

/** What a form, a thing beside it or a way out asks for is read by others as well. */
function saysNothingElse({ opening, form, of, leads, at, said, swings }: SaidOpening): boolean {
  if (opening !== 'window' && opening !== 'door') return false;
  if (form && form !== 'front' && form !== 'hinged') return false;
  if (of && !/^(?:door|doorway|entry|entrance)$/.test(of) && !/\bwhere\b/i.test(said)) return false;
  return leads === 'outside'
    ? form === 'front'
    : at !== 'any' || leads === 'inside' || of !== undefined || swings !== undefined;
}

const sentenceEndOfSwing = (after: string): number => {
  const m = SWINGS.exec(after);
  return m ? m.index + m[0].length : 0;
};

/** The place that begins a text, after verbs; of a door also where it leads. */
function placeAfter(
  text: string,
  door: boolean,
): { readonly where: Where; readonly length: number } | undefined {
  const clause = sentenceAfter(text);
  const space = clause.startsWith(' ') ? 1 : 0;
  let at = space;
  let leads: ToldOpening['leads'];
  let middle = false;
  let single = false;
  const skip = (): void => {
    const verb = VERB.exec(clause.slice(at))?.[0] ?? '';
    if (/cent(?:ered|red)/i.test(verb)) middle = true;
    if (/\bone\b/i.test(verb)) single = true;
    at += verb.length;
  };
  const into = door ? INTO_ROOM.exec(clause.slice(at)) : null;
  if (into) return { where: { at: 'any', leads: 'outside', form: 'front' }, length: at + into[0].length };
  skip();
  if (door) {
    const each = FROM_EACH.exec(clause.slice(at));
    if (each) at += each[0].length;
    const to = LEADS.exec(clause.slice(at));
    if (to) {
      leads = to[1] ? 'outside' : 'inside';
      at += to[0].length;
      if (clause[at] === ' ') at++;
      skip();
    }
  }
  for (const [pattern, read] of PLACE_AFTER) {
    const m = pattern.exec(clause.slice(at));
    const where = m && read(m);
    if (!m || !where) continue;
    at += m[0].length;
    const also = where.at === 'any' ? null : ALONG.exec(clause.slice(at));
    if (also) at += also[0].length;
    const along =
      middle || /middle|cent/i.test(also?.[2] ?? '') ? 'middle' : also?.[2] ? 'corner' : undefined;
    const [end, thing] = [also?.[1]?.toLowerCase(), also?.[3]?.toLowerCase()];
    // "Over the sink on the long wall": the thing first, then its wall.
    const wall = where.at === 'any' && where.of ? wallAfter(clause.slice(at)) : undefined;
    return {
      where: {
        ...where,
        ...(single ? { count: 1 } : {}),
        ...(leads ? { leads } : {}),
        ...(along ? { along } : {}),
        ...(along === 'corner' && end ? { of: end } : {}),
        ...(thing && !where.of ? { of: thing } : {}),
        ...(wall ? { at: wall.at } : {}),
      },
      length: at + (wall?.length ?? 0),
    };
  }
  return leads ? { where: { at: 'any', leads }, length: clause.slice(0, at).trimEnd().length } : undefined;
}

/** The wall that follows a place at a thing: " on the long outside wall". */
function wallAfter(text: string): { readonly at: OpeningPlace; readonly length: number } | undefined {
  const m = WALL_AFTER.exec(text);
  return m ? { at: sided(m[1]), length: m[0].length } : undefined;
}
const WALL_AFTER = new RegExp(
  `^,? (?:on|in|along) ${OF}(short|narrow|long|north|south|east|west)(?:er|ern)? ${WALL}\\b`,
  'i',
);

const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);

const clauseBefore = (text: string): string =>
  text
    .split(/[;!?\n]|\.(?!\d)/)
    .at(-1)
    ?.replace(/^ /, '') ?? '';
const sentenceAfter = (text: string): string => text.split(/[;!?\n]|\.(?!\d)/, 1)[0] ?? '';

const NAMED: Readonly<Record<ToldOpening['opening'], string>> = {
  door: 'Door',
  window: 'Window',
  fireplace: 'Fireplace',
  stair: 'Stair',
  closet: 'Closet',
  'outside-wall': 'Outside wall',
};
const FORMS: Readonly<Record<NonNullable<ToldOpening['form']>, string>> = {
  hinged: 'Hinged door',
  front: 'Front door',
  french: 'French door',
  sliding: 'Sliding door',
  pocket: 'Pocket door',
  cased: 'Cased opening',
  bay: 'Bay window',
};
const PLACE_NAMES: Readonly<Partial<Record<string, string>>> = {
  short: 'a short wall',
  long: 'a long wall',
  'each short': 'each short wall',
  'each long': 'each long wall',
  each: 'two walls across from each other',
  far: 'across from the door',
  front: 'the wall of the door',
  left: 'on the left as you come in',
  right: 'on the right as you come in',
  'three sides': 'three walls',
  none: 'none',
};

/** What a door that cars drive through is told of by. */
export const FOR_CARS = 'cars';

/** What a place is understood as: "2 windows: east wall". */
export function meaningOfOpening(told: ToldOpening): string {
  const { opening, form, at, of, wallIn, along, count = 1, swings, leads } = told;
  const name = form ? FORMS[form] : of === FOR_CARS ? 'Garage door' : NAMED[opening];
  const many = count > 1 ? `${count} ${name.toLowerCase()}s` : name;
  const wall =
    at === 'length'
      ? `the wall of ${feetAndInches(wallIn ?? 0)}`
      : at === 'any' || at === 'beside'
        ? ''
        : (PLACE_NAMES[at] ?? `${at} wall`);
  const words = [
    wall,
    of
      ? at === 'any'
        ? `at the ${of}`
        : at === 'beside'
          ? `beside the ${of}`
          : at === 'far' && of !== 'door'
            ? `across from the ${of}`
            : ''
      : '',
    along === 'middle'
      ? 'in the middle'
      : along === 'corner'
        ? of && isSide(of)
          ? `at its ${of} end`
          : 'in a corner'
        : '',
    leads === 'outside' ? 'to the outside' : leads === 'inside' ? 'to another room' : '',
    swings ? `swings ${swings}` : '',
  ].filter(Boolean);
  return `${many}: ${words.join(', ') || 'as told'}`;
}
