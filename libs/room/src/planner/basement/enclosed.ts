import { upperFirst, wants } from '@plumbline/brief';
import { type Brief, isSide, type Side, type ThingSize, type ToldOpening } from '@plumbline/concept';
import { rectOf, seenFromWall } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, placeFirst } from '../floor/place.js';
import { PIT_IN, PIT_PIECE } from '../floor/sump.js';
import { nightstand } from '../furniture/beds.js';
import { mobilityOf } from '../mobility.js';

/** Parts of a room behind partitions of their own: baths, a guest room, furnace and water heater. Inches. */

interface BathSize {
  readonly along: number;
  readonly deep: number;
  readonly shower: number;
  /** From the toilet's centre to the shower and to the vanity. */
  readonly side: number;
}

/** A roll-in shower (ADA 608.2.2: 60 by 30 in at least), and a toilet's centre from its side wall (604.2). Inches. */
const ROLL_IN = { long: 60, deep: 36 } as const;
const ADA_SIDE = 18;

/** With the clearances that are recommended, and with those that code asks for. */
const BATHS: readonly BathSize[] = [
  { along: 107, deep: 66, shower: 36, side: 18 },
  { along: 97, deep: 62, shower: 34, side: 15 },
];

/** A half bath: toilet and vanity side by side, `side` from the toilet's centre to what is beside it. */
interface HalfBathSize {
  readonly deep: number;
  readonly side: number;
  /** Its basin is in the middle: 15 in from the wall beside it at least. */
  readonly vanity: number;
}

const HALF_BATHS: readonly HalfBathSize[] = [
  { deep: 60, side: 18, vanity: 30 },
  { deep: 54, side: 15, vanity: 30 },
];

/** Baths behind partitions, the roomiest first: with a shower, or without one where a half bath was asked for. */
export const bathsFor = (brief: Brief, draft: Draft): Group[] =>
  isHalfBath(brief)
    ? HALF_BATHS.map((size) => halfBath(draft, size))
    : mobilityOf(brief, 'wheelchair') === 'any'
      ? [
          ...(wants(brief, 'bathtub') || wants(brief, 'tub-shower')
            ? TUB_BATHS.map((size) => tubBath(draft, size))
            : []),
          ...BATHS.map((size) => bathroom(draft, size)),
        ]
      : ACCESSIBLE_BATHS.flatMap((size) => {
          const bath = accessibleBath(draft, size);
          // A corner that was told has the toilet, which is at one end of it.
          return isInCornerTold(brief) ? [bath, mirrored(bath)] : [bath];
        });

/** Whether words give a corner to the bath. */
export const isInCornerTold = ({ thingsAt = [] }: Brief): boolean =>
  thingsAt.some(({ thing, corner }) => thing === 'bath' && corner !== undefined);

/** A group with its ends exchanged. */
export function mirrored(group: Group): Group {
  const across = <T extends { readonly t: number; readonly along: number }>(patch: T): T => ({
    ...patch,
    t: group.along - patch.t - patch.along,
  });
  return {
    ...group,
    pieces: group.pieces.map((piece) => ({
      ...across(piece),
      ...(piece.looks === 'low' || piece.looks === 'high'
        ? { looks: piece.looks === 'low' ? ('high' as const) : ('low' as const) }
        : {}),
      ...(piece.kind === 'partition-door'
        ? { traits: { ...piece.traits, hinge: piece.traits?.hinge === 'far' ? 'near' : 'far' } }
        : {}),
    })) as Group['pieces'],
    ...(group.clear ? { clear: group.clear.map(across) } : {}),
    ...(group.keep ? { keep: group.keep.map(across) } : {}),
  };
}

/** Whether a toilet and a basin are all that was asked for. */
export const isHalfBath = (brief: Brief): boolean =>
  wants(brief, 'half-bath') &&
  !['walk-in-shower', 'curbless-shower', 'bathtub', 'tub-shower'].some((id) => wants(brief, id));

/**
 * Baths for a walker or a wheelchair: a roll-in shower of 60 by 36 in without a door, a vanity, and the toilet 18 in from
 * the wall that takes its bar (ADA 604, 608); the smaller one where no more floor is free. Inches.
 */
const ACCESSIBLE_BATHS = [
  { vanity: 30, deep: 84 },
  { vanity: 30, deep: 66 },
] as const;

const PARTITION = 4.5;
const DOOR = 32;
/** Of a door that a walker or a wheelchair goes through; 32 in of it are clear (ADA 404.2.3). Inches. */
const WIDE_DOOR = 36;

/** Of a bath or a bedroom the door opens into it, of a half bath it slides into the wall, of a furnace's room it opens out. */
type DoorWay = 'in' | 'out' | 'pocket';
/** Floor before a door that does not open over it. Inches. */
const APPROACH = 30;

/**
 * A part of the room behind partitions, `inside` long and `deep` deep, its door at `doorT` in the partition across from
 * the wall. The floor before the door stays free, and nothing else stands in the part.
 */
function enclosed(
  inside: number,
  deep: number,
  doorT: number,
  ceilingIn: number,
  way: DoorWay,
  within: Group['pieces'],
  doorWide = DOOR,
): Group {
  const w = PARTITION;
  const wall = (t: number, n: number, along: number, deep: number): Group['pieces'][number] => ({
    kind: 'partition',
    t,
    n,
    along,
    deep,
    height: ceilingIn,
  });
  const before = { t: doorT, n: deep + w, along: doorWide, deep: way === 'out' ? doorWide + 2 : APPROACH };
  return {
    along: inside + 2 * w,
    deep: deep + w,
    pieces: [
      wall(0, 0, w, deep + w),
      wall(inside + w, 0, w, deep + w),
      ...(doorT > w ? [wall(w, deep, doorT - w, w)] : []),
      ...(inside + w > doorT + doorWide
        ? [wall(doorT + doorWide, deep, inside + w - doorT - doorWide, w)]
        : []),
      {
        kind: 'partition-door',
        t: doorT,
        n: deep,
        along: doorWide,
        deep: w,
        height: 80,
        ...(way === 'pocket'
          ? { label: 'Pocket door', traits: { form: 'pocket', hinge: 'far' } }
          : { looks: way, traits: { form: 'hinged', hinge: 'near' } }),
      },
      ...within,
    ],
    // A post of the house stands in no door's way, nor where its leaf swings.
    clear: [
      before,
      ...(way === 'in' ? [{ t: doorT, n: deep - doorWide, along: doorWide, deep: doorWide }] : []),
    ],
    keep: [{ t: 0, n: 0, along: inside + 2 * w, deep: deep + w }, before],
  };
}

/** A corner bathroom behind partitions: shower, toilet and vanity along one wall. */
function bathroom(draft: Draft, { along, deep, shower, side }: BathSize): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const height = Math.min(84, ceilingIn);
  // It opens against the wall beside the vanity, off the shower's door and off the toilet.
  return enclosed(along, deep, w + along - DOOR, ceilingIn, 'in', [
    { kind: 'shower', t: w, n: 0, along: shower, deep: 36, height, label: `Shower ${shower} × 36` },
    ...toiletAndVanity(w + shower, side, 30),
    fan(along / 2, deep, ceilingIn),
  ]);
}

/** Baths with a tub of 60 in from wall to wall at their end, and its width. Inches. */
const TUB_BATHS = [
  { tub: 32, side: 18 },
  { tub: 30, side: 15 },
] as const;
const TUB_LONG = 60;

/** A bath of 5 by 8 ft: a tub with its shower along the short end, then toilet and vanity along one wall. */
function tubBath(draft: Draft, { tub, side }: (typeof TUB_BATHS)[number]): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const along = tub + 2 * side + 30;
  return enclosed(along, TUB_LONG, w + along - DOOR, ceilingIn, 'in', [
    {
      kind: 'bathtub',
      t: w,
      n: 0,
      along: tub,
      deep: TUB_LONG,
      height: 20,
      looks: 'high',
      label: `Tub ${TUB_LONG} × ${tub}`,
      traits: { form: 'alcove', filler: 'wall', shower: true, enclosure: 'curtain', tileHeightIn: 84 },
    },
    ...toiletAndVanity(w + tub, side, 30),
    fan(along / 2, TUB_LONG, ceilingIn),
  ]);
}

/** A corner bath in which one turns with a walker or a wheelchair: its door slides, its shower is rolled into. */
function accessibleBath(draft: Draft, { vanity, deep }: (typeof ACCESSIBLE_BATHS)[number]): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const [shower, toilet] = [ROLL_IN.long, 2 * ADA_SIDE];
  const along = shower + vanity + toilet;
  const toiletT = w + shower + vanity + ADA_SIDE - 9;
  const bar = { z: 34, height: 1.5, kind: 'grab-bar' } as const;
  // The leaf slides to the toilet's end; one comes in before the shower.
  const doorT = w + along - 2 * WIDE_DOOR - 2;
  return enclosed(
    along,
    deep,
    doorT,
    ceilingIn,
    'pocket',
    [
      {
        kind: 'shower',
        t: w,
        n: 0,
        along: shower,
        deep: ROLL_IN.deep,
        height: Math.min(84, ceilingIn),
        label: `Curbless shower ${shower} × ${ROLL_IN.deep}`,
        traits: { curbless: true },
      },
      ...vanityAt(w + shower, vanity),
      {
        kind: 'toilet',
        t: toiletT,
        n: 0,
        along: 18,
        deep: 28,
        height: 30,
        traits: { comfort: true },
      },
      { ...bar, t: w + along - toilet, n: 0, along: 36, deep: 3 },
      { ...bar, t: w + along - 3, n: 12, along: 3, deep: 42, looks: 'low' },
      fan(along / 2, deep, ceilingIn),
    ],
    WIDE_DOOR,
  );
}

function halfBath(draft: Draft, { deep, side, vanity }: HalfBathSize): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const inside = 2 * side + vanity;
  // Into the smaller one's wall no leaf slides.
  const pocket = inside - DOOR >= DOOR;
  const doorT = pocket ? w : w + (inside - DOOR) / 2;
  return enclosed(inside, deep, doorT, ceilingIn, pocket ? 'pocket' : 'out', [
    ...toiletAndVanity(w, side, vanity),
    fan(w + inside / 2 - 6, deep, ceilingIn),
  ]);
}

/** A toilet in the middle of `side` inches to either hand, from `t` on, then a vanity with its mirror. Inches. */
function toiletAndVanity(t: number, side: number, vanity: number): Group['pieces'] {
  return [
    { kind: 'toilet', t: t + side - 9, n: 0, along: 18, deep: 28, height: 30, traits: { comfort: true } },
    ...vanityAt(t + 2 * side, vanity),
  ];
}

/** A vanity with its mirror. Inches. */
function vanityAt(t: number, vanity: number): Group['pieces'] {
  return [
    {
      kind: 'vanity',
      t,
      n: 0,
      along: vanity,
      deep: 19,
      height: 34,
      label: `Vanity ${vanity}`,
      traits: { sinks: 1, mount: 'floor', doors: 2, drawers: 0 },
    },
    {
      kind: 'mirror',
      t: t + 3,
      n: 0,
      along: vanity - 6,
      deep: 1.5,
      height: 30,
      z: 42,
      traits: { shape: 'rectangle' },
      optional: true,
    },
  ];
}

/** A bath's fan in the ceiling, in the middle of its depth. Inches. */
function fan(t: number, deep: number, ceilingIn: number): Group['pieces'][number] {
  return {
    kind: 'exhaust-fan',
    t,
    n: deep / 2,
    along: 12,
    deep: 12,
    height: 2,
    z: ceilingIn - 2,
    traits: { cfm: 50, heat: false },
    optional: true,
  };
}

/** An escape window of a bedroom below ground: 44 in wide opens more than 5.7 sq ft. */
const ESCAPE = { width: 44, sill: 36 } as const;
const BESIDE_BED = 4;

/**
 * Encloses a bedroom in a corner: bed, closet, a door, and its own escape window. Of a whole home it takes at most half,
 * else a third. False where none fits.
 */
export function guestRoom(draft: Draft, told: readonly ToldOpening[] = [], home = false): boolean {
  const { shell } = draft;
  const most = (shell.widthIn * shell.depthIn) / (home ? 2 : 3);
  const sizes = [62, 56, 41].flatMap((width) =>
    [144, 136, 124].flatMap((deep) =>
      (['end', 'closet'] as const).map((door) => bedroomGroup(shell.ceilingIn, width, deep, door)),
    ),
  );
  const fit = sizes.filter((size) => size.along * size.deep <= most);
  // Its window is in a wall that is known to lie outside.
  const outside = isOpened(shell) ? (shell.house?.exterior ?? []) : [];
  const place = (sides: readonly Side[]) =>
    placeFirst(draft, fit, { group: 'guest', only: 'corner', ...(sides.length > 0 ? { sides } : {}) });
  // The one window that words give to a side is this room's, wherever along that side it comes to be.
  const placed = placeAtWindowTold(draft, told, place) ?? place(outside);
  const bed = placed?.find((i) => i.kind === 'bed');
  if (!bed) return false;
  const wall = draft.wallBehind(bed);
  const at = seenFromWall(shell, wall, rectOf(bed.box));
  moveWindowTold(draft, told, wall.side);
  draft.open({
    kind: 'window',
    wall,
    offsetIn: at.t + at.along + BESIDE_BED,
    widthIn: ESCAPE.width,
    heightIn: Math.min(48, shell.ceilingIn - ESCAPE.sill - 4),
    sillIn: ESCAPE.sill,
  });
  return true;
}

/** Sets a bedroom on the side of the one window that was told, which makes way for its own; undefined where it does not fit. */
function placeAtWindowTold<T>(
  draft: Draft,
  told: readonly ToldOpening[],
  place: (sides: readonly Side[]) => T | undefined,
): T | undefined {
  const [one, another] = told.filter(({ opening }) => opening === 'window');
  if (!one || another || (one.count ?? 1) !== 1 || !isSide(one.at) || !isOpened(draft.shell))
    return undefined;
  const side = one.at;
  const standing = [...draft.openings];
  const usual = standing.findIndex((o) => o.kind === 'window' && o.side === side);
  if (usual < 0) return undefined;
  draft.openings.splice(usual, 1);
  const placed = place([side]);
  if (!placed) draft.openings.splice(0, draft.openings.length, ...standing);
  return placed;
}

/** One window that words give to a side is the one that the bedroom there has: the usual one makes way. */
function moveWindowTold(draft: Draft, told: readonly ToldOpening[], side: Side): void {
  const isOne = told.some(({ opening, at, count = 1 }) => opening === 'window' && at === side && count === 1);
  if (!isOne || !isOpened(draft.shell)) return;
  const usual = draft.openings.findIndex((o) => o.kind === 'window' && o.side === side);
  if (usual >= 0) draft.openings.splice(usual, 1);
}

/** A bedroom of a basement; its door is at the end of its wall, or beside the closet where a post stands at that end. */
function bedroomGroup(ceilingIn: number, bed: number, deep: number, door: 'end' | 'closet'): Group {
  const w = PARTITION;
  const inside = 24 + bed + BESIDE_BED + ESCAPE.width + 6;
  const closetWide = Math.min(72, inside - DOOR - 12);
  const closeted = deep >= 82 + 26 + 29;
  const size = bed > 60 ? 'queen' : bed > 50 ? 'full' : 'twin';
  const doorT = door === 'end' ? inside - DOOR - 6 : closetWide + 6;
  return enclosed(inside, deep, w + doorT, ceilingIn, 'in', [
    {
      kind: 'bed',
      t: w + 24,
      n: 0,
      along: bed,
      deep: 82,
      height: 42,
      label: `${upperFirst(size)} bed`,
      traits: { size, frame: 'platform' },
    },
    // Nothing stands before the window that one climbs out of.
    ...nightstand(w + 2, 20).map((piece) => ({ ...piece, optional: true })),
    closeted
      ? {
          kind: 'closet',
          t: w,
          n: deep - 29,
          along: closetWide,
          deep: 29,
          height: ceilingIn,
          looks: 'in',
          label: `Closet ${closetWide}`,
          traits: { doors: 'sliding', wallIn: 4.5 },
        }
      : {
          kind: 'wardrobe',
          t: w,
          n: deep - 24,
          along: 48,
          deep: 24,
          height: Math.min(80, ceilingIn - 2),
          looks: 'in',
          label: 'Wardrobe 48',
          traits: { doors: 2, builtIn: false },
          optional: true,
        },
  ]);
}

/** What may stand in a room of machines: how far along its wall and away from it each goes, and its height. Inches. */
const MACHINES = {
  furnace: { n: 2, along: 24, deep: 30, height: 60 },
  'water-heater': { n: 4, along: 24, deep: 24, height: 60 },
} as const;
type Machine = keyof typeof MACHINES;

/** The order of machines from one end of their room; words may put the sump pit before either. */
export type MachineRow = readonly [Machine | 'pit', ...(Machine | 'pit')[]];
const USUAL_ROW: MachineRow = ['furnace', 'water-heater'];

/** Between two machines, and from the last one to the panel's middle with its 30 in of free width (NEC 110.26). Inches. */
const BETWEEN_MACHINES = 4;
const LAST_TO_PANEL = 14;
const LEAST_MECHANICAL_DEEP = 68;
const PANEL_WIDE = 15;

/** Where each machine of a row begins, and where the last one ends. */
function alongRow(row: MachineRow): { readonly starts: readonly number[]; readonly end: number } {
  let end = 0;
  const starts = row.map((one) => {
    const start = end + BETWEEN_MACHINES;
    end = start + (one === 'pit' ? PIT_IN : MACHINES[one].along);
    return start;
  });
  return { starts, end };
}

/** Rooms for furnace, water heater and panel: of the size told, either way round, and as small as can be. */
export function mechanicals(
  draft: Draft,
  told?: ThingSize,
  row: MachineRow = USUAL_ROW,
): [asTold: Group[], least: Group] {
  const along = alongRow(row).end + LAST_TO_PANEL + PANEL_WIDE + 11;
  const least = mechanical(draft, along, LEAST_MECHANICAL_DEEP, row);
  if (told?.depthIn === undefined) return [[], least];
  const sizes = [
    [told.widthIn, told.depthIn],
    [told.depthIn, told.widthIn],
  ] as const;
  return [
    sizes.flatMap(([a, d]) =>
      a >= along && d >= LEAST_MECHANICAL_DEEP ? [mechanical(draft, a, d, row)] : [],
    ),
    least,
  ];
}

/** Machines in a row behind a partition, with the panel after the last. */
function mechanical(draft: Draft, along: number, deep: number, row: MachineRow): Group {
  const w = PARTITION;
  const { starts, end } = alongRow(row);
  const machines = row.map((one, i): Group['pieces'][number] => {
    const t = w + (starts[i] as number);
    return one === 'pit' ? { ...PIT_PIECE, t, n: 0 } : { kind: one, t, ...MACHINES[one] };
  });
  // Before the panel 30 by 36 in stay free, and its door opens over it (NEC 110.26).
  return enclosed(along, deep, w + end + 2, draft.shell.ceilingIn, 'out', [
    ...machines,
    {
      kind: 'electrical-panel',
      t: w + end + LAST_TO_PANEL,
      n: 0,
      along: PANEL_WIDE,
      deep: 4,
      height: 36,
      z: 36,
      optional: true,
    },
  ]);
}
