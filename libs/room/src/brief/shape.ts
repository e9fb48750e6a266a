import type { Side } from '@plumbline/concept';
import { NUMBER_WORDS } from '../text.js';

/**
 * Words that tell the shape of a room: notches, bump-outs, slopes, soffits, bearing and wet walls. The texts are those
 * of plainText(); every repetition here is bounded. Lengths come back in inches.
 */

/** A wall as words name it; "long" and "short" are left to the room's size. */
export type SaidWall = Side | 'long' | 'short';

export type ShapeWish =
  | { readonly is: 'form'; readonly form: 'L' | 'U' | 'T' | 'Z' }
  | { readonly is: 'notch'; readonly alongIn: number; readonly deepIn: number; readonly corner?: Corner }
  | { readonly is: 'bump-out'; readonly alongIn: number; readonly deepIn: number; readonly at?: SaidWall }
  /** A bump-out whose walls are windows. */
  | { readonly is: 'bay'; readonly alongIn?: number; readonly at?: SaidWall }
  | { readonly is: 'chimney'; readonly alongIn?: number; readonly deepIn?: number; readonly at?: SaidWall }
  | { readonly is: 'knee walls'; readonly heightIn: number }
  | { readonly is: 'peak'; readonly heightIn: number }
  /** Low at one wall, or at the end of a room; as high as the room elsewhere, where nothing else is told. */
  | { readonly is: 'slope'; readonly lowIn: number; readonly highIn?: number; readonly at?: SaidWall | 'end' }
  /** A roof over the room of which no height was told. */
  | { readonly is: 'under the roof' }
  | { readonly is: 'soffit'; readonly deepIn?: number; readonly heightIn?: number; readonly at?: SaidWall }
  /** A duct in a box below the ceiling, along the middle of the room or a wall. */
  | { readonly is: 'duct'; readonly heightIn?: number; readonly at?: SaidWall }
  | { readonly is: 'beam'; readonly heightIn?: number }
  | { readonly is: 'column'; readonly kind: 'column' | 'post'; readonly count?: number }
  | { readonly is: 'bearing'; readonly at?: SaidWall }
  | { readonly is: 'wet'; readonly at?: SaidWall };

export type Corner = 'northeast' | 'northwest' | 'southeast' | 'southwest';

export interface SaidShape {
  readonly said: string;
  readonly wish: ShapeWish;
}

/** A number, or feet with inches (also without their mark: "6'6"), and its unit. */
const N = String.raw`(\d{1,3}(?:\.\d{1,2})?(?:['’′]\d{1,2}(?!\d|\.\d)|(?:['’′]|[ -]?(?:feet|foot|ft)) ?\d{1,2}(?=["”″]|[ -]?in|[,;)]|\.(?!\d)|$))?)[ -]?(feet|foot|ft|inches|inch|in|['’′"”″])?\.?`;
const PAIR = `${N} ?(?:x|×|by) ?${N}`;
const WALL = '(north|south|east|west|back|front|left|right|long|short)';
const AT = `(?:,? (?:is )?(?:on|in|at|over|along|against|above) (?:the (?:middle|center|centre) of )?(?:the |a )?${WALL}(?:er)?(?:[ -](?:wall|side|end))?)?`;
const CORNER = '(?:,? (?:in|at|on|out of|from|of) (?:the )?(north|south)[ -]?(east|west)(?: corner)?)?';
const IS = '(?:,? (?:of|is|are|at|that is|measuring))?';
const BUMP = '(?:bump[ -]?out|bay|alcove|recess|nook)(?! (?:window|tub|seat|door))';
const ROOMS =
  '(?:room|space|bedroom|living room|family room|basement|bathroom|bath|garage|floor ?plan|footprint|den|attic|office|area)';

type Read = (m: readonly (string | undefined)[]) => ShapeWish | undefined;

const SHAPES: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`${PAIR} (?:corner )?(?:notch|cut[ -]?out|jog)${CORNER}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`(?:notch|cut[ -]?out|jog)${IS} ${PAIR}${CORNER}`, 'i'), (m) => notch(m, 1)],
  [new RegExp(`\\b([LUTZ])[ -]?shaped? ${ROOMS}\\b`, 'i'), (m) => form(m[1])],
  [
    /\b(?:room|space|footprint|floor ?plan|it) (?:is|has) (?:an? )?([LUTZ])[ -]?shaped?\b/i,
    (m) => form(m[1]),
  ],
  [/\b([TZ])[ -]shaped\b/i, (m) => form(m[1])],
  [new RegExp(`${PAIR} ${BUMP}${AT}`, 'i'), (m) => bump(m)],
  [new RegExp(`${BUMP}${IS} ${PAIR}${AT}`, 'i'), (m) => bump(m)],
  [
    new RegExp(`(?:\\b${N}[ -]?(?:wide )?)?\\b(?:bay|bow) windows?${AT}`, 'i'),
    (m) => ({ is: 'bay', ...(m[1] ? { alongIn: length(m, 1) } : {}), ...saidAt(m[3]) }),
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
    new RegExp(`\\b(?:peak|ridge)s?${IS} ${N}(?: (?:high|tall))?`, 'i'),
    (m) => ({ is: 'peak', heightIn: length(m, 1) }),
  ],
  [
    new RegExp(`${N}[ -]?(?:high |tall )?(?:peak|ridge)\\b`, 'i'),
    (m) => ({ is: 'peak', heightIn: length(m, 1) }),
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
    /\b(two|three|four|five|six|[2-6]) (?:(?:support|steel|lally|structural|round|wood|wooden|metal|load[ -]bearing) ){0,2}(column|pillar|post|pole)s\b(?: (?:stand |are )?(?:right )?(?:down|along|in|through|across) the (?:middle|center|centre)(?: of the (?:room|space|floor|basement))?)?/i,
    (m) => column(m[2], m[1]),
  ],
  [
    /\b(?:(?:support|steel|lally|structural) )?(column|pillar|post|pole)s? (?:stands |is )?(?:right )?in the (?:middle|center|centre)(?: of the (?:room|space|floor))?/i,
    (m) => column(m[1]),
  ],
  [/\b(?:support|steel|lally|structural) (column|pillar|post|pole)s?\b/i, (m) => column(m[1])],
  [
    new RegExp(`\\b${WALL} wall is (?:a )?(?:load[ -]?)?bearing(?: wall)?`, 'i'),
    (m) => wall('bearing', m[1]),
  ],
  [new RegExp(`\\bload[ -]?bearing walls?${AT}`, 'i'), (m) => wall('bearing', m[1])],
  [new RegExp(`\\b(?:plumbing|wet) wall${AT}`, 'i'), (m) => wall('wet', m[1])],
  [
    new RegExp(`\\bplumbing (?:is |runs |stays )?(?:on|in|along) the ${WALL}(?: wall)?`, 'i'),
    (m) => wall('wet', m[1]),
  ],
];

/** A wall that is to go is no wall of the new room. */
const GOES = /\b(?:remov|take down|taking down|take out|taking out|knock|tear|demo|open up)/i;

const SLOPES: readonly ShapeWish['is'][] = ['knee walls', 'peak', 'slope'];

const NO_SOFFIT =
  /\b(?:no|without|remov(?:e|ing)|lose|rid of|take (?:out|down)|rip out|tear out|demo)(?: (?:the|those|that|any|all|our|this))?(?: (?:old|ugly|existing|low|dated|boxy|kitchen|80s|90s))?\s$/i;

/** What a text tells of the room's shape, and the text without that. */
export function readShapes(text: string): { readonly shapes: readonly SaidShape[]; readonly rest: string } {
  const shapes: SaidShape[] = [];
  let rest = text;
  for (const [pattern, read] of SHAPES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const before = rest.slice(Math.max(0, match.index - 40), match.index);
    const wish = read(match);
    if (!wish || (wish.is === 'bearing' && GOES.test(before))) continue;
    if (wish.is === 'soffit' && NO_SOFFIT.test(before)) continue;
    // With a height told it is read already.
    if (wish.is === 'under the roof' && shapes.some(({ wish: { is } }) => SLOPES.includes(is))) continue;
    shapes.push({ said: match[0].trim(), wish });
    rest = `${rest.slice(0, match.index)}, ${rest.slice(match.index + match[0].length)}`;
  }
  // What makes a room an attic has been read then.
  const sloped = shapes.some(({ wish }) => wish.is === 'under the roof' || SLOPES.includes(wish.is));
  return { shapes, rest: sloped ? rest.replace(/\battic\b/gi, ' ') : rest };
}

/** The length whose number is the group `at` and whose unit follows: feet where none is named, unless it is 24 and more. */
function length(m: readonly (string | undefined)[], at: number, unit = m[at + 1]): number {
  const [feet, more] = (m[at] ?? '').split(/['’′]|[ -]?(?:feet|foot|ft)/i).map(Number);
  if (more !== undefined) return (feet ?? 0) * 12 + more;
  const value = Number(m[at]);
  const inches = unit ? /^(?:in|["”″])/i.test(unit) : value >= 24;
  return Math.round((inches ? value : value * 12) * 2) / 2;
}

/** Two lengths; the unit of the second stands for the first where that has none. */
const pair = (m: readonly (string | undefined)[], at: number) => ({
  alongIn: length(m, at, m[at + 1] ?? m[at + 3]),
  deepIn: length(m, at + 2, m[at + 3] ?? m[at + 1]),
});

const notch = (m: readonly (string | undefined)[], at: number): ShapeWish => {
  const [ns, ew] = [m[at + 4]?.toLowerCase(), m[at + 5]?.toLowerCase()];
  return { is: 'notch', ...pair(m, at), ...(ns && ew ? { corner: `${ns}${ew}` as Corner } : {}) };
};

const form = (letter = 'L'): ShapeWish => ({ is: 'form', form: letter.toUpperCase() as 'L' });

const NAMED: Readonly<Record<string, SaidWall>> = {
  back: 'north',
  front: 'south',
  left: 'west',
  right: 'east',
};

const saidAt = (name?: string): { readonly at?: SaidWall } =>
  name ? { at: NAMED[name.toLowerCase()] ?? (name.toLowerCase() as SaidWall) } : {};

const bump = (m: readonly (string | undefined)[]): ShapeWish => ({
  is: 'bump-out',
  ...pair(m, 1),
  ...saidAt(m[5]),
});

const chimney = (m: readonly (string | undefined)[]): ShapeWish => ({
  is: 'chimney',
  ...(m[1] ? pair(m, 1) : {}),
  ...saidAt(m[5]),
});

const slope = (a: number, b: number): ShapeWish => ({
  is: 'slope',
  lowIn: Math.min(a, b),
  highIn: Math.max(a, b),
});

function soffit(m: readonly (string | undefined)[], deep: number | undefined, high: number): ShapeWish {
  return {
    is: 'soffit',
    ...(deep !== undefined && m[deep] ? { deepIn: length(m, deep) } : {}),
    ...(m[high] ? { heightIn: length(m, high) } : {}),
    ...saidAt(m[high + 2]),
  };
}

const column = (name = '', count = '1'): ShapeWish => ({
  is: 'column',
  kind: /^po/i.test(name) ? 'post' : 'column',
  count: NUMBER_WORDS[count.toLowerCase()] ?? Number(count),
});

/** Where a ceiling is low: "at the back" is an end of the room. */
const lowAt = (name?: string): { readonly at?: SaidWall | 'end' } =>
  name === undefined || /^eaves/i.test(name)
    ? {}
    : /^(?:back|end|front)/i.test(name)
      ? { at: 'end' }
      : saidAt(name);

const wall = (is: 'bearing' | 'wet', name?: string): ShapeWish => ({ is, ...saidAt(name) });
