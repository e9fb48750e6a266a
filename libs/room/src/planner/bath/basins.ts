import { keptOf, lengthsOf, refuses, sizeOf, upperFirst, wants } from '@plumbline/brief';
import { HALF_WALL, STYLES, WALL_HUNG_SINK } from '@plumbline/concept';
import { type Draft } from '../floor/draft.js';
import type { Patch } from '../floor/place.js';
import type { Option } from './option.js';
import type { BathNeeds } from './program.js';

/** Toilets and basins in their sizes. Inches; clear floor by IRC R307.1 and NKBA 4, 5, 6 and 20. */

export const TOILET = { wide: 18, deep: 28, height: 30 } as const;
/** From a toilet's centre to each side: what code asks, and what is recommended. */
export const SIDE = { code: 15, nkba: 18 } as const;
const FRONT = { code: 21, upc: 24, nkba: 30 } as const;

/** ADA 604: the centre of the toilet from its side wall, and the clear floor around it. */
const ADA_TOILET = { centre: 18, wide: 60, deep: 56 } as const;

/** The partitions of a toilet room. */
export const PARTITION = 4.5;

export function toilets(needs: BathNeeds, ceilingIn: number): readonly Option[] {
  const plain =
    needs.access === 'any' || needs.access === 'aging'
      ? [toilet(needs)]
      : // One without room beside it is better than none.
        [...accessibleToilets(needs), { ...toilet(needs), worth: -12 }];
  if (needs.toiletRoom) return [...toiletRooms(needs, ceilingIn), ...plain];
  return needs.halfWall ? [...screenedToilets(needs), ...plain] : plain;
}

/** How far a half wall reaches into the room past the front of the toilet, and what a plan is worth more with it. */
const SCREEN = { past: 8, worth: 50 } as const;

/** A toilet with a half wall on one hand: in a corner with the room's own wall on the other, or with free floor there. */
function screenedToilets(needs: BathNeeds): readonly Option[] {
  const plain = toilet(needs);
  const { thick, high } = HALF_WALL;
  return (['low', 'high'] as const).flatMap((end) => {
    const wallAt = end === 'low' ? 0 : plain.along;
    const shift = end === 'low' ? thick : 0;
    const moved = (patch: Patch): Patch => ({ ...patch, t: patch.t + shift });
    const screened: Option = {
      ...plain,
      along: plain.along + thick,
      deep: TOILET.deep + SCREEN.past,
      worth: plain.worth + SCREEN.worth,
      pieces: [
        toiletPiece(needs, SIDE.code - TOILET.wide / 2 + shift),
        {
          kind: 'partition',
          t: wallAt,
          n: 0,
          along: thick,
          deep: TOILET.deep + SCREEN.past,
          height: high,
          label: 'Half wall',
        },
      ],
      clear: (plain.clear ?? []).map(moved),
      wanted: [],
      front: moved(plain.front),
    };
    return [screened, { ...screened, worth: screened.worth + 8, at: end === 'low' ? 'high' : 'low' }];
  });
}

export function toiletPiece({ brief, access }: BathNeeds, t: number): Option['pieces'][number] {
  return {
    kind: 'toilet',
    t,
    n: 0,
    along: TOILET.wide,
    deep: TOILET.deep,
    height: TOILET.height,
    traits: {
      wallHung: wants(brief, 'wall-hung-toilet'),
      bidetSeat: wants(brief, 'bidet'),
      comfort: access !== 'any' || !wants(brief, 'wall-hung-toilet'),
    },
  };
}

function toilet(needs: BathNeeds): Option {
  const least = needs.upc ? FRONT.upc : FRONT.code;
  const along = SIDE.code * 2;
  const more = SIDE.nkba - SIDE.code;
  const front: Patch = { t: 0, n: TOILET.deep, along, deep: least };
  return {
    role: 'toilet',
    along,
    deep: TOILET.deep,
    worth: 12,
    at: 3,
    pieces: [toiletPiece(needs, SIDE.code - TOILET.wide / 2)],
    clear: [{ t: 0, n: 0, along, deep: TOILET.deep + least }],
    wanted: [
      { t: -more, n: 0, along: along + 2 * more, deep: TOILET.deep, cost: 4 },
      { t: 0, n: TOILET.deep, along, deep: FRONT.nkba, cost: 9 },
    ],
    front,
    pipes: 'back',
  };
}

/** Beside a wall that takes the grab bar, with room to come alongside. */
function accessibleToilets(needs: BathNeeds): readonly Option[] {
  const along = ADA_TOILET.centre + SIDE.code;
  const { centre, wide, deep } = ADA_TOILET;
  return (['low', 'high'] as const).flatMap((at) => {
    const from = (t: number, size: number): number => (at === 'low' ? t : along - t - size);
    const common = { role: 'toilet', along, deep: TOILET.deep, at, pipes: 'back' } as const;
    const body = from(centre - TOILET.wide / 2, TOILET.wide);
    const front: Patch = { t: from(centre - 15, 30), n: TOILET.deep, along: 30, deep: FRONT.upc };
    return [
      {
        ...common,
        worth: 14,
        pieces: [toiletPiece(needs, body)],
        clear: [{ t: 0, n: 0, along, deep: TOILET.deep }, front],
        wanted: [
          { t: from(0, wide), n: 0, along: wide, deep, cost: needs.access === 'wheelchair' ? 14 : 6 },
          { t: from(centre - 15, 30), n: TOILET.deep, along: 30, deep: 36, cost: 4 },
        ],
        front,
      },
    ];
  });
}

/** The leaf of a toilet room's pocket door, and the floor before it. Inches. */
const SLIDING = { door: 28, before: 30 } as const;

/** A compartment in a corner: 36 by 66 in inside, 30 by 60 where there is no more place (NKBA 21). */
function toiletRooms(needs: BathNeeds, height: number): readonly Option[] {
  if (needs.access === 'wheelchair') return rooms60(needs, height);
  const sizes = [
    { inside: 36, deep: 66 },
    { inside: 36, deep: 60 },
  ];
  const pocket = wants(needs.brief, 'pocket-door');
  return sizes.flatMap(({ inside, deep }, rank) =>
    (['low', 'high'] as const).map((at): Option => {
      const along = inside + PARTITION;
      const from = (t: number, size: number): number => (at === 'low' ? t : along - t - size);
      const door = inside - 2 * PARTITION;
      if (pocket) return slidingToiletRoom(needs, { inside, deep, height, at, worth: 44 - rank * 4 });
      const wall = (t: number, n: number, long: number, thick: number): Option['pieces'][number] => ({
        kind: 'partition',
        t: from(t, long),
        n,
        along: long,
        deep: thick,
        height,
      });
      const before: Patch = { t: from(0, along), n: deep + PARTITION, along, deep: door };
      return {
        role: 'toilet',
        along,
        deep: deep + PARTITION,
        worth: 44 - rank * 4,
        at,
        pieces: [
          toiletPiece(needs, from((inside - TOILET.wide) / 2, TOILET.wide)),
          wall(inside, 0, PARTITION, deep + PARTITION),
          wall(0, deep, PARTITION, PARTITION),
          wall(inside - PARTITION, deep, PARTITION, PARTITION),
          {
            kind: 'partition-door',
            t: from(PARTITION, door),
            n: deep,
            along: door,
            deep: PARTITION,
            height: 80,
            label: 'Toilet room door',
            traits: { form: 'hinged', hinge: 'near' },
          },
        ],
        clear: [{ t: from(0, inside), n: TOILET.deep, along: inside, deep: deep - TOILET.deep }, before],
        front: before,
        pipes: 'back',
      };
    }),
  );
}

/**
 * A toilet room that a wheelchair is turned and parked in beside the toilet: 60 by 60 in inside, for 60 by 56 (ADA 604.3),
 * a door of 36 in that opens out, or, deeper, one that slides. Inches.
 */
const WIDE_ROOM = { inside: 60, deep: 60, door: 36 } as const;

function rooms60(needs: BathNeeds, height: number): readonly Option[] {
  const { inside, deep, door } = WIDE_ROOM;
  const toSlide = 2 * door + PARTITION;
  const slides = wants(needs.brief, 'pocket-door');
  return (['low', 'high'] as const).flatMap((at) => {
    const bodyAt = ADA_TOILET.centre - TOILET.wide / 2;
    return [
      ...(slides
        ? [slidingToiletRoom(needs, { inside, deep: toSlide, height, at, worth: 48, door, bodyAt })]
        : []),
      hingedRoom60(needs, height, at),
    ].map((option) => ({ ...option, clear: [...(option.clear ?? []), besideToilet(option, at, deep)] }));
  });
}

/** The floor beside the toilet that a chair stands on. */
const besideToilet = ({ along }: Option, at: 'low' | 'high', deep: number): Patch => {
  const t = ADA_TOILET.centre + TOILET.wide / 2;
  const wide = WIDE_ROOM.inside - t;
  return { t: at === 'low' ? t : along - t - wide, n: 0, along: wide, deep };
};

function hingedRoom60(needs: BathNeeds, height: number, at: 'low' | 'high'): Option {
  const { inside, deep, door } = WIDE_ROOM;
  const along = inside + PARTITION;
  const from = (t: number, size: number): number => (at === 'low' ? t : along - t - size);
  const doorT = inside - door - PARTITION;
  const before: Patch = { t: from(doorT, door), n: deep + PARTITION, along: door, deep: door };
  const wall = (t: number, n: number, long: number, thick: number): Option['pieces'][number] => ({
    kind: 'partition',
    t: from(t, long),
    n,
    along: long,
    deep: thick,
    height,
  });
  return {
    role: 'toilet',
    along,
    deep: deep + PARTITION,
    worth: 44,
    at,
    pieces: [
      toiletPiece(needs, from(ADA_TOILET.centre - TOILET.wide / 2, TOILET.wide)),
      wall(inside, 0, PARTITION, deep + PARTITION),
      wall(0, deep, doorT, PARTITION),
      wall(doorT + door, deep, inside - doorT - door, PARTITION),
      {
        kind: 'partition-door',
        t: from(doorT, door),
        n: deep,
        along: door,
        deep: PARTITION,
        height: 80,
        label: 'Toilet room door',
        traits: { form: 'hinged', hinge: at === 'low' ? 'far' : 'near' },
      },
    ],
    clear: [{ t: from(0, inside), n: TOILET.deep, along: inside, deep: deep - TOILET.deep }, before],
    front: before,
    pipes: 'back',
  };
}

interface ToiletRoom {
  readonly inside: number;
  readonly deep: number;
  readonly height: number;
  readonly at: 'low' | 'high';
  readonly worth: number;
  /** Width of its door, and where the toilet begins; else a narrow door, and the toilet in the middle. */
  readonly door?: number;
  readonly bodyAt?: number;
}

/** One whose door slides into its long side: the leaf needs as much wall again as it is wide. */
function slidingToiletRoom(
  needs: BathNeeds,
  { inside, deep, height, at, worth, door = SLIDING.door, bodyAt = (inside - TOILET.wide) / 2 }: ToiletRoom,
): Option {
  const along = inside + PARTITION;
  const from = (t: number, size: number): number => (at === 'low' ? t : along - t - size);
  const wall = (t: number, n: number, long: number, thick: number): Option['pieces'][number] => ({
    kind: 'partition',
    t: from(t, long),
    n,
    along: long,
    deep: thick,
    height,
  });
  const doorAt = deep - door - PARTITION;
  const before: Patch = {
    t: from(along, SLIDING.before),
    n: doorAt,
    along: SLIDING.before,
    deep: door,
  };
  return {
    role: 'toilet',
    along,
    deep: deep + PARTITION,
    worth,
    at,
    pieces: [
      toiletPiece(needs, from(bodyAt, TOILET.wide)),
      wall(inside, 0, PARTITION, doorAt),
      wall(inside, doorAt + door, PARTITION, PARTITION),
      wall(0, deep, along, PARTITION),
      {
        kind: 'partition-door',
        t: from(inside, PARTITION),
        n: doorAt,
        along: PARTITION,
        deep: door,
        height: 80,
        looks: at === 'low' ? 'high' : 'low',
        label: 'Pocket door',
        traits: { form: 'pocket', hinge: at === 'low' ? 'far' : 'near' },
      },
    ],
    clear: [{ t: from(0, inside), n: TOILET.deep, along: inside, deep: deep - TOILET.deep }, before],
    front: before,
    pipes: 'back',
  };
}

/** What it adds to have the size that words told. */
const AS_TOLD = 60;
const LEAST_TO_WALL = 15;
const WANTED_TO_WALL = 20;
const BASIN_FRONT = 21;

/** The widest vanity that a room of so many square feet wants. */
function widest({ sqFt, level, double }: BathNeeds): number {
  if (double) return sqFt >= 85 && level !== 'spare' ? 72 : 60;
  const most = sqFt < 30 ? 30 : sqFt < 48 ? 36 : sqFt < 75 ? 48 : 60;
  return level === 'spare' ? Math.min(most, 36) : most;
}

export function basins(needs: BathNeeds, program: string, draft: Draft): readonly Option[] {
  const { brief, access } = needs;
  // One rolls up to a basin that hangs on the wall as well, where that was asked for.
  if (access === 'wheelchair')
    return [
      ...(wants(brief, 'wall-hung-sink') ? [pedestal(needs, 'wall', HUNG_AS_ASKED)] : []),
      ...kneeSpace(needs),
    ];
  if (needs.leastBasin) return leastBasins(needs);
  const tiny = needs.sqFt < TINY ? [pedestal(needs, 'wall', 14, 16, 12)] : [];
  if (wants(brief, 'pedestal-sink'))
    return [
      pedestal(needs, needs.sqFt < TINY || wants(brief, 'wall-hung-sink') ? 'wall' : 'pedestal', 20),
      ...tiny,
    ];
  const two =
    needs.double || (!needs.apart && !refuses(brief, 'double-vanity') && hasTwoUnasked(needs, program));
  const widestHere = needs.apart ? Math.min(WIDEST_APART, widest(needs)) : widest(needs);
  const most = program === 'half-bath' ? Math.min(36, widestHere) : two ? 72 : widestHere;
  const usual = [84, 72, 60, 48, 42, 36, 30, 24, ...(wantsSmallest(needs) ? [SMALLEST] : [])];
  const size = sizeOf(brief, 'vanity');
  const widths = size
    ? lengthsOf(brief, 'vanity', usual).filter((w) => w <= size.widthIn)
    : usual.filter((w) => w <= most && w * 3 >= most);
  const cabinets = widths.flatMap((width) => {
    const sinks = two && width >= 60 ? 2 : 1;
    const option = vanity(width, sinks, needs);
    const told = width === size?.widthIn || (size && width === Math.max(...widths));
    return [told ? { ...option, worth: option.worth + AS_TOLD } : option];
  });
  const small = Math.min(draft.shell.widthIn, draft.shell.depthIn) < 60 || program === 'half-bath';
  return [
    ...cabinets,
    pedestal(needs, 'wall', (small ? 2 : -6) - (needs.double ? 24 : 0)),
    ...(needs.sqFt < 40 ? [pedestal(needs, 'wall', -8, 18)] : []),
    ...tiny.map((basin) => ({ ...basin, worth: -14 })),
  ];
}

/** What leaves a shower that was asked for its place: the narrowest vanity, or a basin on the wall. */
const leastBasins = (needs: BathNeeds): readonly Option[] => [
  ...(wants(needs.brief, 'vanity') ? [{ ...vanity(SMALLEST, 1, needs), worth: 8 }] : []),
  pedestal(needs, 'wall', 4),
  pedestal(needs, 'wall', 0, 18, 16),
  pedestal(needs, 'wall', -4, 16, 12),
];

/** A primary bath of so many square feet has two basins where nobody told how many. */
const TWO_FROM = 80;
const hasTwoUnasked = ({ brief, sqFt, level, access }: BathNeeds, program: string): boolean =>
  sqFt >= TWO_FROM &&
  program === 'four-piece' &&
  access === 'any' &&
  !wants(brief, 'vanity') &&
  level !== 'spare';

/** More than the widest top with room for knees is worth. */
const HUNG_AS_ASKED = 60;

/** The narrowest vanity that is sold in most stores, 16 in deep. Inches. */
const SMALLEST = 18;
/** Depths of vanities. Inches. */
const LEAST_DEEP = 14;
const MOST_DEEP = 25;
/** In a bath of less square feet. */
const SMALLEST_BELOW = 40;

/** Whether a cabinet below the basin is worth more than a wider basin: it was asked for, and the room is small. */
const wantsSmallest = ({ brief, sqFt }: BathNeeds): boolean =>
  sqFt < SMALLEST_BELOW &&
  (wants(brief, 'vanity') || wants(brief, 'storage') || sizeOf(brief, 'vanity') !== undefined);

/** Of a vanity at the height of a kitchen's counter. Inches. */
const TALL_VANITY = 36;

function vanity(width: number, sinks: number, needs: BathNeeds): Option {
  const { brief } = needs;
  const margin = Math.max(0, LEAST_TO_WALL - width / sinks / 2);
  const wantedMargin = Math.max(0, WANTED_TO_WALL - width / sinks / 2);
  const told = sizeOf(brief, 'vanity')?.depthIn;
  const usual = width === SMALLEST ? 16 : width <= 30 ? 19 : 21;
  // They are sold from 14 to 25 in deep.
  const deep = told !== undefined && told >= LEAST_DEEP && told <= MOST_DEEP ? told : usual;
  const along = width + 2 * margin;
  const front: Patch = { t: margin, n: deep, along: width, deep: BASIN_FRONT };
  const missesTwo = needs.double && sinks === 1;
  const madeOf = keptOf(brief).find(({ id }) => id === 'vanity')?.madeOf;
  return {
    role: 'vanity',
    along,
    deep,
    worth: (sinks === 2 ? (needs.double ? 46 : 26) : missesTwo ? -14 : 10) + width / 5,
    at: 6,
    pieces: [
      {
        kind: 'vanity',
        t: margin,
        n: 0,
        along: width,
        deep,
        height: wants(brief, 'tall-vanity') ? TALL_VANITY : 34,
        label: `${madeOf ? `${upperFirst(madeOf)} as vanity` : sinks > 1 ? 'Double vanity' : 'Vanity'} ${width}`,
        traits: {
          sinks,
          mount: madeOf
            ? 'floor'
            : wants(brief, 'floating-vanity')
              ? 'floating'
              : STYLES[brief.style].form.vanity,
          basin: wants(brief, 'vessel-sink') ? 'vessel' : 'undermount',
          faucet: 'deck',
          doors: width === SMALLEST ? 1 : 2,
          drawers: width >= 36 || (width >= 24 && wants(brief, 'deep-drawers')) ? 3 : 0,
        },
      },
    ],
    clear: [front],
    wanted: [
      {
        t: margin - wantedMargin,
        n: 0,
        along: width + 2 * wantedMargin,
        deep,
        cost: wantedMargin > margin ? 2 : 0,
      },
      { t: margin, n: deep, along: width, deep: 30, cost: 4 },
    ],
    front,
    pipes: 'back',
  };
}

/** A top at 34 in with room for knees below, 30 in wide and more (ADA 306, 606). */
function kneeSpace(needs: BathNeeds): readonly Option[] {
  const told = sizeOf(needs.brief, 'vanity')?.widthIn ?? 0;
  const usual = needs.double ? [72, 60, 48, 42, 36, 30] : [42, 36, 30];
  const widths = told >= 30 && told <= 84 && !usual.includes(told) ? [told, ...usual] : usual;
  return widths.map((width): Option => {
    const sinks = needs.double && width >= 60 ? 2 : 1;
    const approach: Patch = { t: (width - 30) / 2, n: 21, along: 30, deep: 27 };
    return {
      role: 'vanity',
      along: width,
      deep: 21,
      worth: (sinks === 2 ? 40 : 16) + width / 6 + (width === told ? AS_TOLD : 0),
      at: 6,
      pieces: [
        {
          kind: 'vanity',
          t: 0,
          n: 0,
          along: width,
          deep: 21,
          height: 34,
          label: `Open vanity ${width}, knee space`,
          traits: { sinks, mount: 'console', basin: 'integrated', faucet: 'deck', doors: 0, drawers: 0 },
        },
      ],
      clear: [{ t: 0, n: 21, along: width, deep: BASIN_FRONT }],
      wanted: [{ ...approach, cost: 8 }],
      front: approach,
      pipes: 'back',
    };
  });
}

/** Of two basins that stand apart neither has a vanity that would take both. */
const WIDEST_APART = 48;

/** A powder room of less square feet takes the smallest basins that are sold, 16 by 12 in. */
const TINY = 26;

function pedestal(
  { brief }: BathNeeds,
  mount: 'pedestal' | 'wall',
  worth: number,
  wide = 20,
  deep = 18,
): Option {
  const along = 30;
  const t = (along - wide) / 2;
  const front: Patch = { t, n: deep, along: wide, deep: BASIN_FRONT };
  return {
    role: 'vanity',
    along,
    deep,
    worth: wants(brief, 'pedestal-sink') ? Math.max(worth, 24 - (18 - deep)) : worth,
    at: 3,
    pieces: [
      {
        kind: 'pedestal-sink',
        t,
        n: 0,
        along: wide,
        deep,
        height: 34,
        ...(mount === 'wall' ? { label: WALL_HUNG_SINK } : {}),
        traits: { sinks: 1, mount },
      },
    ],
    clear: [front],
    wanted: [{ t, n: deep, along: wide, deep: 30, cost: 4 }],
    front,
    pipes: 'back',
  };
}
