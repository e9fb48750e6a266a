import type { Side } from '@plumbline/concept';
import { numberFrom } from '../text.js';
import {
  type CompassCorner,
  LEAST_KNEE,
  type RidgeRuns,
  type RoomShape,
  type SaidWall,
} from './room-shapes.js';

/**
 * Words that tell the shape of a room: notches, bump-outs, slopes, soffits, bearing and wet walls. Every repetition is
 * bounded.
 */

const SPELT =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen';

/** What may stand behind inches that carry no mark of their own: "5 ft 6 along the wall". */
const ENDS_INCHES = String.raw`(?=["”″]|[ -]?in|[,;)]|\.(?!\d)|$| (?:at|on|along|over|high|tall|wide|deep|down|up|to|ridge|peak|apart)\b)`;

const FEET = `[ -]?(?:feet|foot|ft)`;

/** A number, or feet with inches (also without their mark: "6'6"), in digits or words, and its unit. */
const N = String.raw`(\d{1,3}(?:\.\d{1,2})?(?:['’′]-?\d{1,2}(?!\d|\.\d)|(?:['’′]|${FEET}) ?\d{1,2}${ENDS_INCHES})?|\b(?:${SPELT})(?=[ -](?:feet|foot|ft|inch))(?:${FEET} (?:\d{1,2}|${SPELT})${ENDS_INCHES})?)(?:[ -]?(feet|foot|ft|inches|inch|in|['’′"”″]))?\.?`;

const PAIR = `${N} ?(?:x|×|by) ?${N}`;

const WALL = '(north|south|east|west|back|front|left|right|long|short)';

const AT = `(?:,? (?:is )?(?:on|in|at|over|along|against|above) (?:the (?:middle|center|centre) of )?(?:the |a )?${WALL}(?:er)?(?:[ -](?:wall|side|end))?)?`;

const AT_CORNER =
  ',? (?:(?:missing|taken|gone|cut) )?(?:in|at|on|out of|from|of|off) (?:the |our |its )?(north|south)[ -]?(east|west)(?:ern)?(?: corner)?';

const CORNER = `(?:${AT_CORNER})?`;

/** What of a house takes a corner away from a room. */
const TAKER =
  '(?:(?:brick |old |duct |pipe |plumbing |utility )?(?:chimney|stair ?well|stair ?case|stairs?|closet|chase|shaft|crawl ?space|elevator|duct))';

const TAKERS = `(?:${TAKER}(?: (?:and|or) (?:the |a )?${TAKER})? )?`;

const BITE = '(?:notch|cut[ -]?out|jog|bite|chunk)(?! (?:of food|to eat))';

const BECAUSE = `(?:,? (?:because of|for|from|by) (?:the |a |our )?${TAKER}(?: (?:and|or) (?:the |a )?${TAKER})?)?`;

/** Which way a ridge runs. */
const RUNS =
  '(?:,? (?:and |that |which )?(?:is |runs? |running |goes |going )?(?:(?:down|along|in|through) )?(?:(east)[ -](?:to[ -])?west|(north)[ -](?:to[ -])?south|(?:the )?(long way|length(?! of)|short way)))?';

/** The place in a room where a ceiling has a height. */
const SPOT =
  '(?:the )?(north|south|east|west|door|entry|entrance|house|back|front|far|left|right|end|rear|eaves|outside)(?:[ -](?:end|wall|side))?';

const ABOUT = '(?:(?:about|only|around|just|roughly) ){0,2}';

const SLANTS = '(?:slop|slant|angl|dropp?|com|go|run|ris|fall)(?:es|e|s|ing|ed)?';

const IS = '(?:,? (?:of|is|are|at|that is|measuring))?';

const BUMP = '(?:bump[ -]?out|bay|alcove|recess|nook)(?! (?:window|tub|seat|door))';

const ROOMS =
  '(?:room|space|bedroom|living room|family room|basement|bathroom|bath|garage|floor ?plan|footprint|den|attic|office|area)';

const POST =
  '(?:(?:support|steel|lally|structural|round|wood|wooden|metal|load[ -]bearing) ){0,2}(column|pillar|post|pole)';

const MIDDLE =
  '(?: (?:stand |are )?(?:right )?(?:down|along|in|through|across) the (?:middle|center|centre)(?: line)?(?: of the (?:room|space|floor|basement))?)?';

type Read = (m: readonly (string | undefined)[]) => RoomShape | undefined;

export const SHAPES: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `${TAKER}(?: that| which)? (?:tak|eat|cut|bit)(?:es|e|s|ing|ting)?(?: up| out| away)? (?:an? )?${PAIR}(?: (?:corner|bite|chunk|notch|piece|area))?${CORNER}`,
      'i',
    ),
    (m) => notch(m, 1),
  ],
  [new RegExp(`${PAIR} (?:corner )?${TAKERS}${BITE}${CORNER}${BECAUSE}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`${BITE}${IS} ${PAIR}${CORNER}${BECAUSE}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`chimney(?: (?:breast|chase|stack))?${IS} ${PAIR}${AT_CORNER}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`${PAIR} chimney(?: (?:breast|chase|stack))?${AT_CORNER}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`\\b([LUTZ])[ -]?shaped? ${ROOMS}\\b`, 'i'), (m) => form(m[1])],
  [
    /\b(?:room|space|footprint|floor ?plan|it) (?:is|has) (?:an? )?([LUTZ])[ -]?shaped?\b/i,
    (m) => form(m[1]),
  ],
  [/\b([TZ])[ -]shaped\b/i, (m) => form(m[1])],
  [new RegExp(`${PAIR} ${BUMP}${AT}`, 'i'), (m) => bump(m)],
  [new RegExp(`${BUMP}${IS} ${PAIR}${AT}`, 'i'), (m) => bump(m)],
  [new RegExp(`${PAIR} (?:bay|bow) windows?${AT}`, 'i'), (m) => bay(m, 1, 3, 5)],
  [
    new RegExp(`${N}[ -]?wide(?:,| and| by| x)? ${N}[ -]?deep (?:bay|bow) windows?${AT}`, 'i'),
    (m) => bay(m, 1, 3, 5),
  ],
  [
    new RegExp(
      `\\b(?:bay|bow) windows?${AT}(?:,? (?:is|of|that is|measuring|about))? ${N}(?: wide| across)?(?:,| and| by| x) ?${N} deep${AT}`,
      'i',
    ),
    (m) => bay(m, 2, 4, 1, 6),
  ],
  [
    new RegExp(
      `\\b(?:bay|bow) windows?${AT}(?:,? (?:is|of|that is|measuring|about))? ${N} (?:wide|across)${AT}`,
      'i',
    ),
    (m) => bay(m, 2, undefined, 1, 4),
  ],
  [
    new RegExp(`(?:\\b${N}[ -]?(?:wide )?)?\\b(?:bay|bow) windows?${AT}`, 'i'),
    (m) => bay(m, 1, undefined, 3),
  ],
  [new RegExp(`${PAIR} chimney(?: (?:breast|chase|stack))?${AT}`, 'i'), (m) => chimney(m)],
  [
    new RegExp(
      `chimney(?! (?:hood|range))(?: (?:breast|chase|stack))?(?:${IS} ${N} wide(?:,| and| by| x| that)? (?:(?:stick|project|jut|stand|com)(?:s|es|ing)? out )?${N}(?: deep)?)?${AT}`,
      'i',
    ),
    (m) => chimney(m),
  ],
  [
    new RegExp(`knee[ -]?walls?${IS} ${N}(?: (?:high|tall))?`, 'i'),
    (m) => ({ is: 'knee walls', heightIn: length(m, 1) }),
  ],
  [
    new RegExp(`${N}[ -]?(?:high |tall )?knee[ -]?walls?`, 'i'),
    (m) => ({ is: 'knee walls', heightIn: length(m, 1) }),
  ],
  [
    new RegExp(
      `(?:roof|ceilings?|rafters|eaves|slopes?)(?: that| which)?(?: (?:is|are|all the way|right|${SLANTS})){0,3} (?:down )?to the floor(?: (?:at|on|along) (?:both|the|each|either|all|two)(?: of)?(?: the)?(?: (?:two|long|short))?(?: (?:sides?|eaves|walls?|edges?))?)?`,
      'i',
    ),
    () => ({ is: 'knee walls', heightIn: LEAST_KNEE }),
  ],
  [
    new RegExp(
      `(?:roof|ceilings?)(?: that| which)?(?: (?:is|are|${SLANTS})){1,2} (?:down )?to ${ABOUT}${N}(?: high)? (?:at|on|along) (?:both|the|each)(?: of the)?(?: two)?(?: (?:long|short))? (?:sides|eaves|edges)`,
      'i',
    ),
    (m) => ({ is: 'knee walls', heightIn: length(m, 1) }),
  ],
  [
    new RegExp(
      `(?:usable|stand(?:ing)?(?: height| room)?|headroom|floor)(?: (?:above|over|at|of|is))? ${N}(?: (?:is|or more))? ${ABOUT}${N} wide`,
      'i',
    ),
    (m) => ({ is: 'headroom', heightIn: length(m, 1), wideIn: length(m, 3) }),
  ],
  [
    new RegExp(`\\b(?:peak|ridge)(?: beam)?s?${RUNS}${IS} ${ABOUT}${N}(?: (?:high|tall))?${RUNS}`, 'i'),
    (m) => peak(length(m, 4), runs(m, 1) ?? runs(m, 6)),
  ],
  [
    new RegExp(`${N}[ -]?(?:high |tall )?(?:at (?:the |its )?)?(?:peak|ridge|highest point)\\b${RUNS}`, 'i'),
    (m) => peak(length(m, 1), runs(m, 3)),
  ],
  // Only beside walls that a roof comes down to: see readShapes.
  [
    new RegExp(`${N}(?: high| tall)? (?:in|at|down|along) the (?:middle|center|centre)\\b`, 'i'),
    (m) => peak(length(m, 1), undefined),
  ],
  [
    new RegExp(
      `(?:ceilings?|roof)(?: that| which)?(?:,? (?:is|are|height|${SLANTS})){0,2},? from ${ABOUT}${N}(?: (?:high )?(?:at|on|over|along|by) ${SPOT})?,? (?:(?:going|rising|running|down|up) ){0,2}to ${ABOUT}${N}(?: (?:high )?(?:at|on|over|along|by|toward) ${SPOT})?`,
      'i',
    ),
    (m) => slope(length(m, 1), length(m, 4), m[3], m[6]),
  ],
  [
    new RegExp(
      `(?:ceilings?|roof)(?: (?:is|are|height))?,? ${ABOUT}${N}(?: high)? (?:at|on|over|along|by) ${SPOT}(?:,? (?:and|then|but|down|up|to|${SLANTS})){1,4} ${ABOUT}${N}(?: high)? (?:at|on|over|along|by) ${SPOT}`,
      'i',
    ),
    (m) => slope(length(m, 1), length(m, 4), m[3], m[6]),
  ],
  [
    new RegExp(
      `(?:ceilings?|roof)(?: that| which)?(?: (?:is|are))? ${SLANTS} from ${ABOUT}${N} (?:at|on|over|along|by) ${SPOT} (?:down |up )?to ${ABOUT}${N}`,
      'i',
    ),
    (m) => slope(length(m, 1), length(m, 4), m[3]),
  ],
  [
    new RegExp(
      `(?:(?:sloped|sloping|slanted) ceilings?|ceilings? (?:that )?slopes?)(?:,? (?:going|rising|running))? from ${N} (?:up )?to ${N}`,
      'i',
    ),
    (m) => slope(length(m, 1), length(m, 3)),
  ],
  [
    new RegExp(
      `ceilings? (?:that |which )?(?:(?:is|are) )?(?:slop|slant|angl|com|drop|go)(?:es|e|s|ing|ping|ped|ed)? (?:down )?to (?:about |only )?${N}(?: (?:high )?(?:at|on|along|toward|in|by) the (?:${WALL}|(end|eaves))(?:[ -](?:wall|side|end))?)?`,
      'i',
    ),
    (m) => ({ is: 'slope', lowIn: length(m, 1), ...lowAt(m[3] ?? m[4]) }),
  ],
  // "The ceiling slopes down on the east side to 5 feet".
  [
    new RegExp(
      `ceilings? (?:that |which )?(?:slopes?|slants?|angles?|drops?|comes?|goes) (?:down |off |low )?(?:on|at|along|toward|over) the (?:(?:long|short) )?(?:${WALL})(?:[ -](?:wall|side|end))? (?:down )?to (?:about |only )?${N}`,
      'i',
    ),
    (m) => ({ is: 'slope', lowIn: length(m, 2), ...lowAt(m[1]) }),
  ],
  // "The sloped ceiling on the left side", "the left side slopes down to 4 feet": low at that one wall.
  [
    new RegExp(
      `(?:(?:sloped|sloping|slanted|slanting|angled) ceilings?|ceilings? (?:that |which )?(?:slopes?|slants?|angles?)(?: down)?) (?:on|at|along|over|toward) the ${WALL}(?:[ -](?:wall|side|end))?(?:,? (?:down )?to (?:about |only )?${N})?`,
      'i',
    ),
    (m) => ({ is: 'slope', lowIn: m[2] ? length(m, 2) : USUAL_LOW, ...lowAt(m[1]) }),
  ],
  [
    new RegExp(
      `\\b${WALL}[ -](?:wall|side|end)(?: of the (?:room|ceiling|bathroom|bedroom|attic))? (?:slopes?|slants?|angles?) (?:down )?(?:to (?:about |only )?${N})?`,
      'i',
    ),
    (m) => ({ is: 'slope', lowIn: m[2] ? length(m, 2) : USUAL_LOW, ...lowAt(m[1]) }),
  ],
  [
    new RegExp(
      `(?:\\b${N}[ -]?(?:high |tall )?)?\\b(?:vaulted|cathedral)(?: ceilings?)?(?:,? (?:that |which )?(?:of|at|is|goes|rises|rising|going|reaching|up|to)){0,3}(?: ${N}(?: (?:high|tall))?)?`,
      'i',
    ),
    (m) => ({
      is: 'vault',
      ...(m[1] ? { heightIn: length(m, 1) } : m[3] ? { heightIn: length(m, 3) } : {}),
    }),
  ],
  [
    new RegExp(`${N}[ -]?(?:high |tall )?(?:at the )?(?:side ?walls|walls|eaves)\\b`, 'i'),
    (m) => ({ is: 'knee walls', heightIn: length(m, 1) }),
  ],
  [
    /\b(?:sloped|sloping|slanted|slanting|angled) ceilings?\b|\battic(?= (?:bed)?room| office| conversion| space)/i,
    () => ({ is: 'under the roof' }),
  ],
  [
    new RegExp(`\\bsoffits?${IS} ${N} deep(?:,? (?:and |at )${N}(?: high)?)?${AT}`, 'i'),
    (m) => soffit(m, 1, 3),
  ],
  [new RegExp(`${N}[ -]deep soffits?(?: at ${N})?${AT}`, 'i'), (m) => soffit(m, 1, 3)],
  [new RegExp(`\\bsoffits?(?: at ${N})?${AT}`, 'i'), (m) => soffit(m, undefined, 1)],
  [
    new RegExp(
      `\\b(?:duct(?:work)?|bulkhead)s?(?: (?:that )?(?:is|runs|running|hangs))? (?:down|along|across|through|over|in|on|at) (?:the )?(?:middle|center|centre|${WALL} (?:wall|side))(?: of the (?:room|ceiling|space))?(?:,? (?:at|is) ${N})?`,
      'i',
    ),
    (m) => ({ is: 'duct', ...(m[2] ? { heightIn: length(m, 2) } : {}), ...saidAt(m[1]) }),
  ],
  [
    new RegExp(
      `(?:dropped|drop|structural|steel) beam(?: at ${N})?(?: (?:across|down|through|in) the (?:middle|center|centre|room))?`,
      'i',
    ),
    (m) => ({ is: 'beam', ...(m[1] ? { heightIn: length(m, 1) } : {}) }),
  ],
  [new RegExp(`\\bbeam at ${N}`, 'i'), (m) => ({ is: 'beam', heightIn: length(m, 1) })],
  [
    new RegExp(
      `\\b(?:(two|three|four|five|six|[2-6]) )?${POST}s\\b${MIDDLE}(?:,? (?:(?:that|which|are|spaced|set|standing|stand|about|roughly|at) ){0,4}${N} (?:apart|on center)|,? (?:(?:spaced|set|standing) )?every ${N})${MIDDLE}`,
      'i',
    ),
    (m) => column(m[2], m[1] ?? '', length(m, m[3] ? 3 : 5)),
  ],
  [new RegExp(`\\b(two|three|four|five|six|[2-6]) ${POST}s\\b${MIDDLE}`, 'i'), (m) => column(m[2], m[1])],
  [
    /\b(?:(?:support|steel|lally|structural) )?(column|pillar|post|pole)s? (?:that |which )?(?:stands |is |sits )?(?:right |smack |directly )?in the (?:very )?(?:middle|center|centre)(?: of the (?:room|space|floor))?/i,
    (m) => column(m[1]),
  ],
  [/\b(?:support|steel|lally|structural) (column|pillar|post|pole)s?\b/i, (m) => column(m[1])],
  [
    new RegExp(`\\b${WALL} wall is (?:a )?(?:load[ -]?)?bearing(?: wall)?`, 'i'),
    (m) => wall('bearing', m[1]),
  ],
  [new RegExp(`\\bload[ -]?bearing walls?${AT}`, 'i'), (m) => wall('bearing', m[1])],
  [new RegExp(`\\b(?:plumbing|wet) wall is the ${WALL}(?: wall)?`, 'i'), (m) => wall('wet', m[1])],
  [new RegExp(`\\b(?:plumbing|wet) wall${AT}`, 'i'), (m) => wall('wet', m[1])],
  // "A 3 inch drain stub on the north wall".
  [
    new RegExp(
      `\\b(?:drains?|drain (?:stub|pipe|line)s?|(?:sewer|waste|soil|vent) (?:stack|line|pipe)|stack|rough[ -]?in) (?:is |are |comes (?:in|up) |stubbed (?:in|up|out) )?(?:on|in|along|at|near|by|against|from) the ${WALL} wall`,
      'i',
    ),
    (m) => wall('wet', m[1]),
  ],
  [
    new RegExp(
      `\\bplumbing (?:is |runs |stays |comes (?:in|up) |enters )?(?:on|in|along|at|from|through) the ${WALL}(?: wall)?`,
      'i',
    ),
    (m) => wall('wet', m[1]),
  ],
];

/** The length whose number is the group `at` and whose unit follows: feet where none is named, unless it is 24 and more. */
function length(m: readonly (string | undefined)[], at: number, unit = m[at + 1]): number {
  const [feet, more] = (m[at] ?? '').split(/['’′]-?|[ -]?(?:feet|foot|ft)/i).map(numberOf);
  if (more !== undefined) return (feet ?? 0) * 12 + more;
  const value = feet ?? 0;
  const inches = unit ? /^(?:in|["”″])/i.test(unit) : value >= 24;
  return Math.round((inches ? value : value * 12) * 2) / 2;
}

/** Where a slope comes down to that was told no height. Inches. */
const USUAL_LOW = 48;

const numberOf = (word: string): number => {
  const at = SPELT.split('|').indexOf(word.trim().toLowerCase());
  return at < 0 ? Number(word) : at + 1;
};

/** Two lengths; the unit of the second stands for the first where that has none. */
const pair = (m: readonly (string | undefined)[], at: number) => ({
  alongIn: length(m, at, m[at + 1] ?? m[at + 3]),
  deepIn: length(m, at + 2, m[at + 3] ?? m[at + 1]),
});

const notch = (m: readonly (string | undefined)[], at: number): RoomShape => {
  const [ns, ew] = [m[at + 4]?.toLowerCase(), m[at + 5]?.toLowerCase()];
  return { is: 'notch', ...pair(m, at), ...(ns && ew ? { corner: `${ns}${ew}` as CompassCorner } : {}) };
};

const form = (letter = 'L'): RoomShape => ({ is: 'form', form: letter.toUpperCase() as 'L' });

const NAMED: Readonly<Record<string, SaidWall>> = {
  back: 'north',
  front: 'south',
  left: 'west',
  right: 'east',
};

const saidAt = (name?: string): { readonly at?: SaidWall } =>
  name ? { at: NAMED[name.toLowerCase()] ?? (name.toLowerCase() as SaidWall) } : {};

const bump = (m: readonly (string | undefined)[]): RoomShape => ({
  is: 'bump-out',
  ...pair(m, 1),
  ...saidAt(m[5]),
});

const chimney = (m: readonly (string | undefined)[]): RoomShape => ({
  is: 'chimney',
  ...(m[1] ? pair(m, 1) : {}),
  ...saidAt(m[5]),
});

/** A ceiling of two heights, each with the place where it was told to be. */
function slope(a: number, b: number, atA?: string, atB?: string): RoomShape {
  const [low, high] = a <= b ? [atA, atB] : [atB, atA];
  const [lowWall, highWall] = [compass(low), compass(high)];
  const fromDoor = /^(?:door|entry|entrance)/i.test(high ?? '');
  const away = fromDoor || /^(?:back|end|far|rear|front)/i.test(low ?? '');
  return {
    is: 'slope',
    lowIn: Math.min(a, b),
    highIn: Math.max(a, b),
    ...(lowWall ? { at: lowWall } : highWall ? { at: ACROSS[highWall] } : away ? { at: 'end' } : {}),
    ...(fromDoor ? { fromDoor } : {}),
  };
}

const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

const compass = (word = ''): Side | undefined => {
  const name = NAMED[word.toLowerCase()] ?? word.toLowerCase();
  return /^(?:back|front)$/i.test(word) || !(name in ACROSS) ? undefined : (name as Side);
};

const peak = (heightIn: number, way?: RidgeRuns): RoomShape => ({
  is: 'peak',
  heightIn,
  ...(way ? { runs: way } : {}),
});

/** Which way a ridge runs, by the three groups of {@link RUNS}. */
const runs = (m: readonly (string | undefined)[], at: number): RidgeRuns | undefined =>
  m[at]
    ? 'east-west'
    : m[at + 1]
      ? 'north-south'
      : m[at + 2]
        ? /^short/i.test(m[at + 2] ?? '')
          ? 'short'
          : 'long'
        : undefined;

/** A bay whose width, depth and wall are these groups. */
function bay(
  m: readonly (string | undefined)[],
  along: number,
  deep: number | undefined,
  wallAt: number,
  otherAt = wallAt,
): RoomShape {
  const unitOfDeep = deep === undefined ? undefined : m[deep + 1];
  return {
    is: 'bay',
    ...(m[along] ? { alongIn: length(m, along, m[along + 1] ?? unitOfDeep) } : {}),
    ...(deep !== undefined && m[deep] ? { deepIn: length(m, deep, unitOfDeep ?? m[along + 1]) } : {}),
    ...saidAt(m[wallAt] ?? m[otherAt]),
  };
}

function soffit(m: readonly (string | undefined)[], deep: number | undefined, high: number): RoomShape {
  return {
    is: 'soffit',
    ...(deep !== undefined && m[deep] ? { deepIn: length(m, deep) } : {}),
    ...(m[high] ? { heightIn: length(m, high) } : {}),
    ...saidAt(m[high + 2]),
  };
}

const column = (name = '', count = '1', apartIn?: number): RoomShape => ({
  is: 'column',
  kind: /^po/i.test(name) ? 'post' : 'column',
  ...(count ? { count: numberFrom(count.toLowerCase()) } : {}),
  ...(apartIn ? { apartIn } : {}),
});

/** Where a ceiling is low: "at the back" is an end of the room. */
const lowAt = (name?: string): { readonly at?: SaidWall | 'end' } =>
  name === undefined || /^eaves/i.test(name)
    ? {}
    : /^(?:back|end|front)/i.test(name)
      ? { at: 'end' }
      : saidAt(name);

const wall = (is: 'bearing' | 'wet', name?: string): RoomShape => ({ is, ...saidAt(name) });
