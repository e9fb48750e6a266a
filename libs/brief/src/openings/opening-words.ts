import { SIDES, type ToldOpening } from '@plumbline/concept';
import { NUMBER_WORDS } from '../text.js';

/**
 * What openings are called, and the words that say where they are. What is looked at around a name is bounded, and so
 * is every repetition.
 */

/**
 * Where words put doors, windows and other parts of the house: "door at each short end", "two windows to the east",
 * "on the long wall there is a fireplace". The texts are those of plainText(); what is looked at around a name is
 * bounded, and so is every repetition.
 */

/**
 * A side; one of the short or of the long walls, or each of the two; two walls across from each other; the wall across
 * from the way in, beside it, or the one of the way in itself; three walls; the wall of a length; no matter which; none.
 */
const PLACES = [
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

export type Where = Omit<Partial<ToldOpening>, 'at' | 'form'> & {
  readonly at: OpeningPlace;
  readonly form?: ToldOpening['form'];
};

/** What is named, the longer names first: each group is a row of {@link NAMES}. */
export const NAME =
  /\b(?:(french doors?|double doors?)|(sliding glass doors?|glass sliders?|sliding doors?|patio sliders?|sliders?|patio doors?)|(pocket doors?)|((?:cased |door |doorless |arched |wide |large |an )openings?|archways?|(?:double |wide |open )doorways?)|((?:swinging|swing|hinged) doors?)|((?:front|entry|exterior) doors?)|((?:back|side|outside) doors?)|(doors?|doorways?|entrance|entry)|((?:picture )?windows?)|(fireplaces?)|(stairs?|staircase|stairway)|((?:outside|exterior|outer) walls?)|(closets?(?: doors?| with (?:(?:sliding|bifold|bi-fold|double|mirrored|french) )?doors)?)|(garage doors?)|(openings?(?= (?:on|to the|into the|at the|in the|from the|\d{1,2}\b))))\b/gi;

export const NAMES: readonly Name[] = [
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
export const OTHER_BEFORE =
  /\b(?:cabinet|closet|shower|garage|rough|window|skylight|overhead|roll[ -]?up|bifold|bi-fold|barn|pantry|oven|fridge|refrigerator|dishwasher|glass|shaker|slab|panel|vanity|screen|storm|dog|cat|pet|trap|hidden|secret|murphy|attic|wine|electric|gas|broom|walk-?in|wood|faux|stone) $/i;

/** What a fireplace that is there burns or is made of. */
export const KIND_OF_FIRE = /\b(?:gas|wood|stone) $/i;

/** Words before a name of which something else is said: only the wall that follows it is heeded. */
export const AT_IT =
  /\b(?:under(?: the| our)?|below(?: the)?|at the|by the|near the|by a|of the|of a|toward the|towards the|out the|out of the|from the) $/i;

export const ITS_WALL =
  /^ (?:that is |which is )?(?:on|in) the (?:(?:long|short|narrow)(?:er)? )?(?:(?:north|south|east|west)(?:ern)?|long|short|narrow)\b/i;

export const OTHER_AFTER =
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

export const sided = (word = ''): OpeningPlace => {
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
export const PLACE_AFTER: readonly (readonly [RegExp, Read])[] = [
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
  // Of who sits there: see `atDesk` of the reader.
  [
    /^(?:on|to|at) (?:the |my |our )?(left|right)(?:[ -]hand)?(?: side)? of (?:the |my |our )?desk\b/i,
    (m) => ({ at: sided(m[1]), of: 'desk' }),
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
  // "At the back right": the right wall at its back end.
  [
    /^(?:on|at|in|near|by|to|toward|towards) (?:the )?(back|rear|far|front)[ -](left|right)(?:[ -](?:corner|side|end))?\b/i,
    (m) => ({ at: sided(m[2]), of: sided(m[1]), along: 'corner' }),
  ],
  [
    /^(?:on|at|in) (?:the )?(left|right)(?:[ -](?:wall|side))? (?:at|near|toward|towards|in) (?:the )?(back|rear|front)\b/i,
    (m) => ({ at: sided(m[1]), of: sided(m[2]), along: 'corner' }),
  ],
  [/^(?:on|in|at) (?:the )?(front|back|rear)(?= ?(?:[,)]|$))/i, (m) => ({ at: sided(m[1]) })],
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
export const VERB =
  /^(?:[,:]? ?(?:\d{1,2}(?:\.\d)?[ -]?(?:feet|foot|ft|'|’)(?: wide)?|that|which|is|are|was|belongs|belong|goes|go|stays|stay|sits|sit|stands|stand|opens|open|leads|lets|comes|come|arrives|arrive|lands|land|runs|run|climbs|climb|rises|rise|up|down|located|placed|centered|centred|straight|directly|right|smack|dead|should|must|will|would|only|to be|be|has to|now|looking|one|all)\b){0,5} ?/i;

/** Where a door leads. */
const OUTDOORS =
  'outside|outdoors|patio|deck|garden|yard|side yard|backyard|back yard|porch|terrace|driveway|street|balcony|pool|lawn|ramp|wheelchair ramp|carport|breezeway';

const INDOORS =
  'kitchen|hall|hallway|garage|living room|family room|dining room|house|bedroom|mudroom|mud room|basement|foyer|den|bath|bathroom|main house|rest of the house|laundry|laundry room|office|corridor';

export const LEADS = new RegExp(
  `^(?:from|to|into|onto|out to|leading to|going to|opening to|out into|toward)? ?(?:the |our |my |a )?(?:(${OUTDOORS})|(${INDOORS}))\\b`,
  'i',
);

export const FROM_EACH = /^(?:from|to) (?:each|both|either) (?:bed)?(?:rooms?|side)\b,? ?/i;

export const INTO_ROOM =
  /^(?:opens?|leads?|comes?) (?:straight |right |directly )?(?:in|into) (?:it|(?:this|the|our) (?:living |family )?room)\b/i;

/** What goes on after a wall: "near the corner", "above the tub". */
export const ALONG = new RegExp(
  `^,? (?:right |just )?(?:(?:near|in|at|by|close to|toward|towards) (?:the |a |its )?(?:(north|south|east|west)(?:ern)? )?(corner|end|middle|center|centre)\\b|(?:over|above|behind|by|beside|next to) ${THING})`,
  'i',
);

/** "And one to the garden" after the place of a door. */
export const ANOTHER =
  /^(?:,? and|,) (?:another|another one|another door|one|two|three|a second|a second one|the other|the other one|a)(?: more)?(?: is| are)? (?=on |in |at |to |facing |from |along |into )/i;

/** Places before a name. */
export const BEFORE: readonly (readonly [RegExp, Read])[] = [
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

/** A desk whose sitter looks at the door: what is on the left of that one is on the right of who comes in. */
export const DESK_TO_DOOR =
  /\bdesk (?:that )?(?:is |should |to )?(?:fac(?:e|es|ing)|look(?:s|ing)? (?:at|to|toward)) (?:the |our )?(?:door|entry|room)\b/i;

/** One large pane to look out by, of 6 ft. Inches. */
export const PICTURE_WINDOW = { words: /^picture window$/i, widthIn: 72 } as const;

/** The width of an opening before its name, in feet. */
export const WIDE_BEFORE = /\b(\d{1,2})[ -]?(?:foot|feet|ft|'|’)(?:[ -]wide)? $/i;

/** Its width after its name: "opening 5 feet wide", "door, 36 inches wide", in feet or in inches. */
export const WIDE_AFTER =
  /^,? ?(?:(?:is|about|roughly) )?(\d{1,3})[ -]?(feet|foot|ft|'|’|inch(?:es)?|in|")(?:[ -]wide)\b/i;

/** A doorway that is to be wider, as {@link doorsToBe} writes it. */
export const WIDENED = /\bwiden the (?:doorway|opening) to (\d\d) inches\b/i;

/** The width of the door of a garage, in feet. */
export const CAR_DOOR =
  /\b(8|9|10|12|18)[ -]?(?:feet|foot|ft|'|’)?(?:[ -]wide| ?(?:x|by) ?[78](?: ?(?:feet|foot|ft|'|’))?)? (?:(?:garage|overhead|roll[ -]?up|single|double) )?door\b(?!s)/i;

export const COUNTED = new RegExp(
  `\\b(${NUMBER}|\\d{1,2}) (?:(?!(?:${NUMBER}|with|and|has|have|for|of|in|on|foot|feet|ft|inch|inches)\\b)[a-z-]{2,12} ){0,2}$`,
  'i',
);

export const COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  no: 0,
  a: 1,
  an: 1,
  single: 1,
  both: 2,
  'pair of': 2,
};

export const MOVED = /\bmov(?:e|ing) (?:the |our |that )?(?:[a-z]{2,10} )?$/i;

export const SWINGS =
  /\b(?:swings?|opens?|swinging|opening)(?: [a-z]{2,8}){0,1} (out(?:ward|wards)?|in(?:ward|wards)?)\b(?! (?:to|front|the|this))/i;

export const SWINGING = /\b(out|in)(?:ward)?[ -]?(?:swing|swinging|opening) $/i;

/** A small room under a stair has no window. */
export const UNDER_STAIR =
  /\b(?:powder room|half bath|bath|bathroom|room|office|closet|laundry) (?:\d[\dx' ]{1,10} )?(?:is )?(?:tucked )?(?:in )?under the stair(?:s|case|way)?\b/i;

/** Rooms without an outside wall, or without a window. */
export const NO_WINDOW: readonly RegExp[] = [
  /\b(?:no|without(?: any| a)?) (?:outside |exterior )?windows\b(?! (?:above|over|behind|beside|by|on|in)\b(?! (?:it|here|there|this|the (?:room|bathroom|bath|bedroom|office))\b))/i,
  // "No window film", "no window that faces the street": a thing of windows, or one window among others.
  /\bwithout (?:any |a )?(?:outside |exterior )?window\b(?! (?:seat|treatments?|coverings?|shades?|dressings?|blinds?|curtains?|bench|film|glass|trim|sill|above|over|on|in)\b)/i,
  /\bno (?:outside |exterior )?window\b(?: (?:at all|in (?:it|here|there|this|the (?:room|bathroom|bath|bedroom|office))|here|there|anywhere|whatsoever|and|or|so|but|because|since|for|to|down|right now|now|currently|just|only)\b|(?! [a-z]))/i,
  /\b(?:no|without(?: any)?) (?:natural|day) ?light\b/i,
  /\bwindowless\b/i,
  /\b(?:interior|inside|landlocked) (?:room|bath|bathroom|powder room|office|laundry)\b/i,
  /\bno (?:outside|exterior) walls?\b/i,
  UNDER_STAIR,
  new RegExp(
    // The wall or the opening between two rooms is one of this room's own.
    `(?<!\\b(?:wall|walls|opening|door|doorway|window|through|way|step|height|counter) )\\bbetween (?:the |our )?(?:${INDOORS}) and (?:the |our )?(?:${INDOORS})\\b`,
    'i',
  ),
];

export const GLASS_WALLS =
  /\b(?:glass|windows?|glazed|glazing|screens?) (?:walls )?on (?:all )?(?:three|3|four|all|every) (?:of its )?sides?\b|\b(?:three|3) (?:glass|glazed|window) (?:walls|sides)\b|\b(?:three|3) (?:walls|sides) (?:are|of|is) (?:all )?(?:glass|windows)\b/i;

/** "Door to the garage on one end and the kitchen on the other". */
export const ON_EACH_END = new RegExp(
  `\\bdoors?(?: (?:from|to|into) (?:the |our )?(?:${INDOORS}|${OUTDOORS}))? (?:on|at) one end,? (?:and|with)? ?(?:the |one |another )?(?:door )?(?:(?:from|to|into) )?(?:the |our )?(?:(?:${INDOORS}|${OUTDOORS}) )?(?:on|at) the other(?: end)?\\b`,
  'gi',
);

export const WALL_AFTER = new RegExp(
  `^,? (?:on|in|along) ${OF}(short|narrow|long|north|south|east|west)(?:er|ern)? ${WALL}\\b`,
  'i',
);
