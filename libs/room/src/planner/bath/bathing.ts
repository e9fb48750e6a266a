import { keptOf, lengthsOf, refuses, sizeOf, wants } from '@plumbline/brief';
import type { Brief, TraitsOf, WallFrame } from '@plumbline/concept';
import { isWished } from '../../finishes.js';
import { type Draft } from '../floor/draft.js';
import type { Patch } from '../floor/place.js';
import { hasAid } from '../mobility.js';
import { PARTITION } from './basins.js';
import type { Option } from './option.js';
import { type BathNeeds, tiledTo } from './program.js';
import { WALL_AT_TUB } from './wall-at-tub.js';

/** Tubs and showers in their sizes. Inches; clear floor by IRC R307.1 and NKBA 4, showers by IRC P2708.1 and NKBA 9. */

const BESIDE = { code: 21, strip: 30, nkba: 30 } as const;
/** Lengths that alcove tubs are sold in, the usual one first. */
const TUB_LENGTHS = [60, 66, 72, 54] as const;
/** What tile and backer take up between a tub and the walls at its ends. */
const FURRING = 2.1;

export function tubsAlong(
  wall: WallFrame,
  needs: BathNeeds,
  shower: boolean,
  draft: Draft,
): readonly Option[] {
  const { brief } = needs;
  const clawfoot = wants(brief, 'clawfoot-tub');

  const free =
    clawfoot ||
    wants(brief, 'freestanding-tub') ||
    (!shower &&
      !refuses(brief, 'freestanding-tub') &&
      needs.sqFt >= 90 &&
      needs.level !== 'spare' &&
      !wants(brief, 'jetted-tub') &&
      !keepsTub(brief));
  const standing = free ? freeTubs(wall, needs, shower) : [];
  // A tub that stands free was asked for, not just liked: nothing else will do.
  if (clawfoot || wants(brief, 'freestanding-tub')) return standing;
  return [...standing, ...builtInTubs(wall, needs, shower, draft)];
}

const keepsTub = (brief: Brief): boolean =>
  keptOf(brief).some((k) => k.id === 'bathtub' && k.how !== 'supplied');

function builtInTubs(wall: WallFrame, needs: BathNeeds, shower: boolean, draft: Draft): readonly Option[] {
  // In a small bath the floor before that cabinet, or of a wall at the foot, may be what two basins want: a curtain hangs around it.
  const tight = needs.double && needs.sqFt < 75;
  const closing = tight ? -12 : -3;
  const walled = shower && (!tight || keepsTub(needs.brief));
  return lengthsOf(needs.brief, 'bathtub', TUB_LENGTHS).flatMap((long, rank) => {
    const over = wall.lengthIn - long;
    if (over < -0.01) return [];
    const depths = long >= 66 ? [36, 32] : [32, 30];
    return depths.flatMap((deep, thinner): readonly Option[] => {
      const asTold = long === sizeOf(needs.brief, 'bathtub')?.widthIn ? tubAsTold(needs) : 0;
      const worth =
        30 -
        rank * 2 -
        thinner +
        asTold +
        (deep === sizeOf(needs.brief, 'bathtub')?.depthIn ? DEPTH_AS_TOLD : 0);
      const build = (ends: Ends, at: Option['at'], more: number, linen = 0): Option[] =>
        (['low', 'high'] as const).map((strip) =>
          tub({ long, deep, ends, at, strip, linen, walled, worth: worth + more, shower, needs, draft }),
        );
      if (over <= FURRING) return build('both', 'between', 0);
      const cornered = [...build('low', 'low', -16), ...build('high', 'high', -16)];
      // A linen cabinet fills the rest where the wall is longer than the tub.
      const rest = over - wingOf('low', walled);
      const closed =
        rest >= LINEN.least && rest <= LINEN.most
          ? [...build('low', 'between', closing, rest), ...build('high', 'between', closing, rest)]
          : [];
      return long === 54 ? closed : [...closed, ...cornered];
    });
  });
}

/** What it adds that a tub is as deep as told. */
const DEPTH_AS_TOLD = 12;

const LINEN = { least: 15, most: 36, deep: 24 } as const;

/** Which ends of a tub are at a wall. */
type Ends = 'both' | 'low' | 'high';

interface Tub {
  readonly long: number;
  readonly deep: number;
  readonly ends: Ends;
  readonly at: Option['at'];
  /** Where beside the tub the 30 in of clear floor lie that code asks for. */
  readonly strip: 'low' | 'high';
  /** Width of the linen cabinet at the open end. */
  readonly linen: number;
  readonly worth: number;
  readonly shower: boolean;
  /** Whether a wall is built at its open end. */
  readonly walled: boolean;
  readonly needs: BathNeeds;
  readonly draft: Draft;
}

/** Who showers in a tub has three walls about it: where the room has no wall at its foot, one of studs is built. Its width. */
const wingOf = (ends: Ends, shower: boolean): number => (shower && ends !== 'both' ? PARTITION : 0);

function tub({ long, deep, ends, at, strip, linen, walled, worth, shower, needs, draft }: Tub): Option {
  const { brief, level } = needs;
  const open = ends !== 'both' && linen === 0;
  const wing = wingOf(ends, walled);
  const along = long + linen + wing;
  const t = ends === 'high' ? linen + wing : 0;
  const front: Patch = {
    t: strip === 'low' ? t : t + long - BESIDE.strip,
    n: deep,
    along: BESIDE.strip,
    deep: BESIDE.code,
  };
  const traits: TraitsOf<'bathtub'> = {
    form: open && !shower ? 'drop-in' : 'alcove',
    shower,
    jets: wants(brief, 'jetted-tub'),
    filler: 'wall',
    enclosure: shower ? enclosureOf(brief) : 'none',
    tileHeightIn: shower
      ? tiledTo(brief, level === 'spare' ? 74 : 84, draft.shell.ceilingIn)
      : isWished(brief, 'backsplash')
        ? 60
        : 0,
  };
  const cabinet = linen > 0 ? [linenPiece(ends === 'high' ? 0 : long + wing, linen, draft)] : [];
  return {
    role: shower ? 'tub-shower' : 'tub',
    along,
    deep,
    worth,
    at,
    pieces: [
      { kind: 'bathtub', t, n: 0, along: long, deep, height: 20, label: `Tub ${long} × ${deep}`, traits },
      ...cabinet,
      ...(wing > 0
        ? [
            {
              kind: 'partition' as const,
              t: ends === 'high' ? linen : long,
              n: 0,
              along: wing,
              deep,
              height: draft.shell.ceilingIn,
              label: WALL_AT_TUB,
            },
          ]
        : []),
    ],
    clear: [
      front,
      // A basin at the next wall keeps its distance from the end of that one.
      ...(wing > 0 ? [{ t: ends === 'high' ? linen : long, n: deep, along: wing, deep: WING_TO_BASIN }] : []),
      ...(linen > 0
        ? [
            {
              t: ends === 'high' ? 0 : long + wing,
              n: LINEN.deep,
              along: linen,
              deep: deep - LINEN.deep + 24,
            },
          ]
        : []),
    ],
    wanted: [{ t, n: deep, along: long, deep: BESIDE.nkba, cost: 4 }],
    front,
    pipes: 'ends',
    ...(linen > 0 ? { also: ['linen'] as const } : {}),
  };
}

/** From a wall's end to a basin of 18 in, so that its middle is 15 in off (IPC 405.3.1). Inches. */
const WING_TO_BASIN = 6;

function linenPiece(t: number, along: number, draft: Draft): Option['pieces'][number] {
  return {
    kind: 'tall-cabinet',
    t,
    n: 0,
    along,
    deep: LINEN.deep,
    height: Math.min(84, draft.shell.ceilingIn),
    label: `Linen cabinet ${Math.round(along)}`,
    traits: { use: 'linen', doors: along > 24 ? 2 : 1 },
  };
}

const enclosureOf = (brief: Brief): 'glass' | 'curtain' =>
  wants(brief, 'glass-enclosure') || refuses(brief, 'shower-curtain') ? 'glass' : 'curtain';

/** What a tub of the length that words told is worth more: less than the second basin that it may take the place of, where one is asked for. */
const tubAsTold = ({ double }: BathNeeds): number => (double ? 24 : 56);
/** Lengths that tubs which stand free are sold in, with what is behind them to clean. Inches. */
const FREE_TUBS = [
  { long: 72, deep: 36, gap: 5 },
  { long: 66, deep: 32, gap: 5 },
  { long: 60, deep: 30, gap: 4 },
  { long: 55, deep: 28, gap: 2.5 },
] as const;
/** A longer one was asked for. Inches. */
const USUAL_FREE = 66;

/** Tubs that stand free, a hand's width off the walls. */
function freeTubs(wall: WallFrame, needs: BathNeeds, shower: boolean): readonly Option[] {
  const { brief, sqFt } = needs;
  const clawfoot = wants(brief, 'clawfoot-tub');
  const told = sizeOf(brief, 'bathtub');
  const sizes = FREE_TUBS.filter(
    ({ long }) => long === told?.widthIn || long <= (sqFt < 60 ? 60 : USUAL_FREE),
  ).filter(({ long }) => !told?.most || long <= told.widthIn);
  return sizes.flatMap(({ long, deep, gap }, rank): Option[] => {
    const along = long + gap * 2;
    if (along > wall.lengthIn + 0.01) return [];
    return (['low', 'high'] as const).map((strip): Option => {
      const front: Patch = {
        t: strip === 'low' ? gap : gap + long - BESIDE.strip,
        n: gap + deep,
        along: BESIDE.strip,
        deep: BESIDE.code,
      };
      return {
        role: shower ? 'tub-shower' : 'tub',
        along,
        deep: deep + gap,
        worth: 36 - rank * 2 + (long === told?.widthIn ? tubAsTold(needs) : 0),
        at: 12,
        pieces: [
          {
            kind: 'bathtub',
            t: gap,
            n: gap,
            along: long,
            deep,
            height: 23,
            label: `${clawfoot ? 'Clawfoot' : 'Freestanding'} tub ${long} × ${deep}`,
            traits: {
              form: clawfoot ? 'clawfoot' : 'freestanding',
              filler: 'floor',
              drain: 'centre',
              shower,
              ...(shower ? { enclosure: 'curtain' as const, tileHeightIn: 84 } : {}),
            },
          },
        ],
        clear: [{ t: 0, n: 0, along, deep: deep + gap }, front],
        wanted: [{ t: gap, n: gap + deep, along: long, deep: BESIDE.nkba, cost: 4 }],
        front,
        pipes: 'ends',
      };
    });
  });
}

/** A wet zone along its wall and away from it: a tub at the back, and before it the floor to shower on. */
const WET_ZONES = [
  { along: 78, deep: 84, tub: 66 },
  { along: 72, deep: 78, tub: 60 },
  { along: 72, deep: 66, tub: 60 },
  { along: 66, deep: 64, tub: 54 },
  { along: 60, deep: 62, tub: 60 },
] as const;
/** Off the walls of a wet zone a tub that stands free can be cleaned around. Inches. */
const TUB_OFF = 6;
/** Zones across an end of the room: a tub at one side of them, and beside it the floor to shower on. Inches. */
const ACROSS = {
  least: 84,
  most: 120,
  zones: [
    { deep: 72, tub: 60, builtIn: false },
    { deep: 66, tub: 54, builtIn: false },
    { deep: 60, tub: 60, builtIn: true },
  ],
} as const;
const WET_ZONE_WORTH = 110;

/** Tub and shower behind one glass, on a floor without a curb. */
export function wetZones(wall: WallFrame, needs: BathNeeds, draft: Draft): readonly Option[] {
  const { brief } = needs;
  // One that stands free may stand with its back to the walls, but for feet to be seen.
  const free = wants(brief, 'clawfoot-tub');
  const likesFree = wants(brief, 'freestanding-tub');
  const refused = refuses(brief, 'freestanding-tub');
  const sizeOfTub = tubSizes(needs);
  const zones: WetZone[] = WET_ZONES.flatMap(({ along, deep, tub }, rank) => {
    const closed = wall.lengthIn >= along && wall.lengthIn <= along + 18;
    const wide = closed ? Math.floor(wall.lengthIn) : along;
    const gap = (wide - tub) / 2;
    const builtIn = gap < LEAST_GAP;
    if (builtIn ? free : refused) return [];
    const size = sizeOfTub(tub);
    const at = { t: gap, n: builtIn ? 0 : TUB_OFF, along: tub, deep: size };
    const worth = WET_ZONE_WORTH - rank * 4 - (builtIn && likesFree ? BACK_TO_WALL : 0);
    const common = { wide, deep, closed, tub: at, builtIn, worth };
    return (['low', 'high'] as const).map((entry): WetZone => ({ ...common, entry }));
  });
  if (wall.lengthIn >= ACROSS.least && wall.lengthIn <= ACROSS.most)
    zones.push(...zonesAcross(Math.floor(wall.lengthIn), free, sizeOfTub));
  return zones.map((zone) => wetZone(zone, needs, draft));
}

interface WetZone {
  readonly wide: number;
  readonly deep: number;
  /** From wall to wall. */
  readonly closed: boolean;
  readonly tub: Patch;
  /** The end of the zone that its tub looks away from; along the back wall where left out. */
  readonly looks?: 'low' | 'high';
  readonly builtIn: boolean;
  readonly entry: 'low' | 'high';
  readonly worth: number;
}

/** Off the walls of its zone a tub that stands free can be cleaned; nearer it is built in. Inches. */
const LEAST_GAP = 5;
/** What it takes off that a tub which likes to stand free has its back to the walls. */
const BACK_TO_WALL = 5;

/** How wide a tub of a length is: as told, where that is the tub of this length. */
const tubSizes = ({ brief }: BathNeeds): ((long: number) => number) => {
  const told = sizeOf(brief, 'bathtub');
  return (long) => {
    const isTold = told?.widthIn === long && told.depthIn !== undefined;
    return isTold ? Math.min(40, Math.max(28, told.depthIn ?? 30)) : long > 60 ? 32 : 30;
  };
};

/** Zones from wall to wall with the tub at one side, its foot to the back wall. */
const zonesAcross = (wide: number, free: boolean, sizeOfTub: (long: number) => number): WetZone[] =>
  ACROSS.zones
    .filter(({ builtIn }) => !(builtIn && free))
    .flatMap(({ deep, tub, builtIn }, rank) =>
      (['low', 'high'] as const).map((side): WetZone => {
        const off = builtIn ? 0 : TUB_OFF;
        const t = side === 'low' ? off : wide - off - sizeOfTub(tub);
        return {
          wide,
          deep,
          closed: true,
          tub: { t, n: (deep - tub) / 2, along: sizeOfTub(tub), deep: tub },
          looks: side === 'low' ? 'high' : 'low',
          builtIn,
          entry: side === 'low' ? 'high' : 'low',
          worth: WET_ZONE_WORTH - 2 - rank * 2,
        };
      }),
    );

function wetZone(
  { wide, deep, closed, tub, looks, builtIn, entry, worth }: WetZone,
  needs: BathNeeds,
  draft: Draft,
): Option {
  const likesFree = wants(needs.brief, 'freestanding-tub');
  const front: Patch = { t: entry === 'high' ? wide - ENTRY : 0, n: deep, along: ENTRY, deep: SHOWER_FRONT };
  const [long, short] = looks ? [tub.deep, tub.along] : [tub.along, tub.deep];
  return {
    role: 'shower',
    along: wide,
    deep,
    worth,
    at: closed ? 'between' : 'ends',
    pieces: [
      {
        kind: 'shower',
        t: 0,
        n: 0,
        along: wide,
        deep,
        height: Math.min(84, draft.shell.ceilingIn),
        label: `Wet room ${wide} × ${deep}`,
        traits: { curbless: true },
      },
      {
        kind: 'bathtub',
        ...tub,
        height: builtIn ? 20 : 23,
        label: `${builtIn && !likesFree ? 'Tub' : 'Freestanding tub'} ${long} × ${short}`,
        ...(looks ? { looks } : {}),
        traits:
          builtIn && !likesFree
            ? { form: 'alcove', filler: 'wall' }
            : {
                form: wants(needs.brief, 'clawfoot-tub') ? 'clawfoot' : 'freestanding',
                filler: builtIn ? 'wall' : 'floor',
                drain: 'centre',
              },
      },
    ],
    clear: [front],
    wanted: [{ ...front, deep: 30, cost: 4 }],
    front,
    pipes: 'walls',
    entry,
    also: ['tub'],
  };
}

const SHOWER_FRONT = 24;
/** Insides of showers along and away from their wall. */
const CORNER_SHOWERS = [
  [60, 36],
  [54, 36],
  [48, 36],
  [42, 36],
  [42, 42],
  [36, 48],
  [36, 36],
  [48, 34],
  [34, 34],
  [32, 32],
] as const;
/** The least insides that codes take, for a bath that has no place for a larger one (IRC P2708.1: 900 sq in, 30 in each way). */
const LEAST_SHOWERS = [
  [36, 30],
  [30, 36],
  [48, 30],
  [30, 48],
  [30, 30],
] as const;
/** Insides of showers under a ridge, both ways round: narrow, as the roof falls to two of their sides. */
const UNDER_RIDGE = [
  [36, 48],
  [36, 36],
  [32, 42],
  [30, 48],
  [30, 36],
  [30, 30],
  [48, 30],
  [42, 30],
  [36, 30],
] as const;
const ALCOVE_DEPTHS = [42, 36, 34, 32, 30] as const;
/** The widest room that a shower takes from wall to wall. */
const WIDEST_ALCOVE = 72;
/** The same where a large shower was asked for, in a bath of so many square feet. */
const WIDEST_LARGE = 96;
const LARGE_FROM = 90;

const isLarge = ({ brief, sqFt }: BathNeeds): boolean => wants(brief, 'large-shower') && sqFt >= LARGE_FROM;
/** ADA 608.2.2: a roll-in shower, and the clear floor before it. */
const ROLL_IN = { long: 60, deep: 30, front: 30 } as const;

export function showersAlong(wall: WallFrame, needs: BathNeeds, draft: Draft): readonly Option[] {
  const { upc, access, sqFt, brief } = needs;
  const rollIn = hasAid(access);
  const least = upc ? 32 : 30;
  const most = sqFt < 45 ? 60 : 72;
  const sizes: (readonly [along: number, deep: number, at: Option['at']])[] = [];
  const large = isLarge(needs);
  if (wall.lengthIn >= 42 && wall.lengthIn <= (large ? WIDEST_LARGE : WIDEST_ALCOVE) + 0.01)
    for (const deep of ALCOVE_DEPTHS)
      if (deep <= 36 || sqFt >= 55) sizes.push([Math.floor(wall.lengthIn), deep, 'between']);
  for (const [along, deep] of CORNER_SHOWERS) sizes.push([along, deep, 'ends']);
  if (needs.squeezed) sizes.push(...LEAST_SHOWERS.map(([along, deep]) => [along, deep, 'ends'] as const));
  // Under a roof a shower stands where it is high, away from the corners.
  if (draft.shell.ceiling.slope) for (const [along, deep] of UNDER_RIDGE) sizes.push([along, deep, 6]);
  if (sqFt >= 110 || large || wants(brief, 'steam-shower')) sizes.push([60, 42, 'ends'], [72, 42, 'ends']);
  const told = sizeOf(brief, 'shower');
  const isTold = (along: number, deep: number): boolean =>
    told !== undefined &&
    (told.depthIn === undefined
      ? Math.max(along, deep) === told.widthIn
      : [`${along} ${deep}`, `${deep} ${along}`].includes(`${told.widthIn} ${told.depthIn}`));
  if (told?.depthIn !== undefined && Math.max(told.widthIn, told.depthIn) <= LARGEST)
    sizes.push([told.widthIn, told.depthIn, 'ends'], [told.depthIn, told.widthIn, 'ends']);
  if (rollIn && wall.lengthIn > WIDEST_ALCOVE) sizes.push([ROLL_IN.long, ROLL_IN.deep, 'ends']);
  // Where all else gives way to the shower, it has its size: as deep as wide where one length was told.
  const isWhole = ([along, deep]: (typeof sizes)[number]): boolean =>
    isTold(along, deep) && Math.min(along, deep) >= (told?.depthIn ?? told?.widthIn ?? 0);
  const wanted = needs.leastBasin && sizes.some(isWhole) ? sizes.filter(isWhole) : sizes;
  return wanted
    .filter(([along, deep]) => along * deep >= (upc ? 1024 : 900) && Math.min(along, deep) >= least)
    .filter(([along]) => along <= most || along <= wall.lengthIn)
    .flatMap(([along, deep, at]) => [
      shower(along, deep, at, needs, draft),
      // A long front of fixed glass is entered at one end.
      ...(along >= 48 && access !== 'wheelchair'
        ? [shower(along, deep, at, needs, draft, 'low'), shower(along, deep, at, needs, draft, 'high')]
        : []),
    ])
    .map((option) =>
      isTold(option.along, option.deep) ? { ...option, worth: option.worth + AS_TOLD } : option,
    );
}

/** No shower that is told is larger. */
const LARGEST = 120;
/** What it adds to have the size that words told: as much as for a vanity. */
const AS_TOLD = 60;

/** Of a front so long a fixed pane keeps the water in, and a seat leaves floor to stand on. Inches. */
const STEPS_PAST = 48;
/** Whether one steps in without a curb, sits or holds on: such a shower is a long one, with no door to swing, where it fits. */
const isEased = ({ brief, curbless }: BathNeeds): boolean =>
  curbless || ['bench', 'shower-bench', 'grab-bars', 'sliding-shower-door'].some((id) => wants(brief, id));
/** A seat takes the end that has a wall. */
const isSeated = ({ brief, bench }: BathNeeds): boolean =>
  wants(brief, 'shower-bench') || (wants(brief, 'bench') && !bench);

/** What it costs to step in at the end that has the wall, so that the seat is left the end of glass. */
const SEAT_AT_GLASS = 40;

/** The part of a shower's front that one steps in by. */
const ENTRY = 30;

function shower(
  along: number,
  deep: number,
  at: Option['at'],
  needs: BathNeeds,
  draft: Draft,
  entry?: 'low' | 'high',
): Option {
  const { access, curbless } = needs;
  const rollIn = hasAid(access);
  const from = entry === 'high' ? along - ENTRY : 0;
  const front: Patch = { t: from, n: deep, along: entry ? ENTRY : along, deep: SHOWER_FRONT };
  const fits60 = along >= ROLL_IN.long && deep >= ROLL_IN.deep;
  const roomy =
    Math.min(24, (along * deep) / 110) +
    (wants(needs.brief, 'large-shower') ? Math.min(isLarge(needs) ? 44 : 30, (along * deep) / 90) : 0);
  return {
    role: 'shower',
    along,
    deep,
    worth:
      8 +
      roomy +
      (at === 'between' ? 6 : 0) -
      (entry ? (isSeated(needs) && at !== 'between' ? SEAT_AT_GLASS : 2) : 0) +
      (isEased(needs) && !rollIn && along >= STEPS_PAST ? 14 : 0) +
      (Math.min(along, deep) >= 36 ? 4 : 0) +
      (rollIn ? (fits60 ? 24 : along === 36 && deep === 36 ? 10 : -10) : 0),
    at,
    pieces: [
      {
        kind: 'shower',
        t: 0,
        n: 0,
        along,
        deep,
        height: Math.min(84, draft.shell.ceilingIn),
        label: `${curbless ? 'Curbless shower' : 'Shower'} ${along} × ${deep}`,
        traits: { curbless },
      },
    ],
    clear: [front],
    wanted: [{ ...front, deep: 30, cost: 4 }],
    front,
    pipes: 'walls',
    ...(entry ? { entry } : {}),
  };
}
