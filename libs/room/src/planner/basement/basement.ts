import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { refuses, sizeOf, wants } from '../../brief/brief.js';
import {
  inFront,
  isSide,
  opposite,
  type Rect,
  rectOf,
  seenFromWall,
  wallLength,
} from '../../geometry/geometry.js';
import { upperFirst } from '../../text.js';
import { finishShowers } from '../bath/bathroom.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, placeFirst, placeGroup, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { largestBare, seatsIn } from '../floor/use-of-floor.js';
import { setAsked } from '../furniture/asked.js';
import { diningSet } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { fillFloor } from '../furniture/fill-floor.js';
import {
  aside,
  barGroup,
  bookcase,
  central,
  desks,
  GUEST_BEDS,
  grant,
  LAUNDRY,
} from '../furniture/furnish.js';
import { GAMES, setGame, setPlayTable } from '../furniture/games.js';
import { namesPieces, setPieces, setRows, usedFor, wantsRows } from '../furniture/pieces.js';
import { seatingGroups } from '../furniture/seating.js';
import { faultsOfSofas } from '../furniture/seats-worth.js';
import { playFloor, setCraftTable, setWorkshop } from '../furniture/workshop.js';
import { KITCHENETTES } from '../kitchen/kitchenette.js';
import { hangDoor, setWindows } from '../openings/openings.js';
import { sidesTold } from '../openings/told-openings.js';
import { openGlassDoor } from '../openings/ways.js';
import { bestAttempt } from '../search/attempts.js';

/** A stair of 36 in, a way past it and a seat. */
export const LEAST_BASEMENT = { widthIn: 96, depthIn: 168 } as const;

const ATTEMPTS = 8;
/** Floor that is put to use in the middle of a large basement: with it a way stays past a table on every side. Inches. */
const MIDDLE = [126, 138] as const;

export function planBasement(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  return bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance));
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const wished = (name: string) => wants(brief, name);
  let score = 0;

  const told = brief.openingsAt?.find(({ opening }) => opening === 'stair');
  const sides = told ? sidesTold(shell, told) : [];
  const corner = told?.along === 'corner' && told.of && isSide(told.of) ? told.of : undefined;
  const stairSide = chance.pick<Side>(
    sides.length > 0 ? (sides as [Side]) : ['south', 'east', 'west', 'north'],
  );
  if (
    !placeGroup(draft, stair(shell.ceilingIn), {
      group: 'stair',
      sides: corner ? [stairSide, corner] : [stairSide],
      only: told?.along === 'middle' ? 'centre' : 'corner',
      prefer: ({ rect }) =>
        chance.next() - (corner ? offOf(shell, rect, corner) + offOf(shell, rect, stairSide) : 0),
    })
  )
    return undefined;

  const exterior = [
    opposite(stairSide),
    ...SIDES.filter((s) => s !== stairSide && s !== opposite(stairSide)),
  ] as [Side, ...Side[]];
  const guests = (wished('guest-room') || wished('suite')) && guestRoom(draft, wished('suite'));
  if (guests) score += 30;
  // An escape window: 44 by 48 with its sill at 36 opens more than 5.7 sq ft.
  if (!isOpened(shell))
    exterior.some((side) => setWindows(draft, side, 1, 48, 36, Math.min(48, shell.ceilingIn - 40)) > 0);
  if (!isOpened(shell) && wallLength(shell, exterior[1] ?? 'north') > 180)
    setWindows(draft, exterior[1] ?? 'north', 1, 32, Math.max(48, shell.ceilingIn - 30), 20);
  const glass = isOpened(shell) || (wished('patio-door') && openGlassDoor(draft, exterior, brief));
  if (!glass && (wished('patio-door') || wished('back-door')))
    if (!exterior.some((side) => hangDoor(draft, side, 'end', [36, 34, 32], 'room')))
      unmet.push('A door to the outside was left out: no outside wall is free for it.');

  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  // A bath that nobody asked for gives way to tables to play at.
  const bath =
    wished('bathroom-rough-in') ||
    (sqFt >= 500 &&
      !refuses(brief, 'bathroom-rough-in') &&
      !['pool-table', 'ping-pong', 'gym', 'play-area'].some(wished));
  if (bath) {
    const done = placeFirst(draft, bathsFor(brief, draft), {
      group: 'bath',
      only: 'corner',
      prefer: () => chance.next() * 10,
    });
    if (done) score += 25;
    else if (wished('bathroom-rough-in'))
      unmet.push('A bathroom was left out: it would leave too little of this basement.');
  }
  if (sqFt >= 400 && !refuses(brief, 'storage')) {
    if (
      placeGroup(draft, mechanical(draft), {
        group: 'mechanical',
        only: 'corner',
        prefer: () => chance.next() * 10,
      })
    )
      score += 12;
  }
  const focus = wished('home-theater') ? 'screen' : wished('fireplace') ? 'fireplace' : 'tv';
  const seats = seatingGroups(draft, {
    focus,
    noTv: refuses(brief, 'tv'),
    sectional: !wished('sofa') && !wished('sleeper-sofa'),
    chairs: wished('armchairs') ? 2 : 0,
    builtIns: wished('built-ins') || wished('media-wall'),
    sleeper: wished('sleeper-sofa'),
    recliners: wished('recliner'),
    sofaIn: sizeOf(brief, wished('sofa') ? 'sofa' : 'sectional')?.widthIn,
    tvIn: sizeOf(brief, 'tv')?.widthIn,
  });
  const lounge = wantsLounge(brief);
  const rows = wantsRows(brief);
  const setLounge = (): void => {
    // Seats that nobody asked for give way to a table to play at.
    const worth = asksForLounge(brief) || !(wished('pool-table') || wished('ping-pong')) ? 50 : 15;
    if (!lounge || rowed) score += 50;
    else if (
      (focus !== 'tv' || !refuses(brief, 'tv')) &&
      seats.some((g) => placeGroup(draft, g, { group: 'seating', prefer: central() }))
    )
      score += worth + seatsWorth(draft, brief);
    else if (
      !placeFirst(
        draft,
        [
          single('sofa', 84, 36, 32, 24, { label: 'Sofa 84', traits: { seats: 3, arms: 'track' } }),
          single('sofa', 60, 34, 32, 20, { label: 'Sofa 60', traits: { seats: 2, arms: 'slim' } }),
        ],
        { group: 'seating' },
      )
    )
      unmet.push('Seating was left out: this basement holds no more than the stair and a way past it.');
  };
  const setGym = (): void => {
    // Whoever names the machines wants these.
    if (!wished('gym') || usedFor(brief, 'gym')) return;
    const placed = placeFirst(draft, gymGroups(), { group: 'gym', prefer: aside() });
    if (!placed) unmet.push('Exercise equipment was left out: this room has no free place for it.');
    else score += placed.length > 1 ? 26 : 14;
  };
  const rowed = rows && setRows(draft, brief, unmet);
  if (rowed) score += 40;
  const piecesFirst = namesPieces(brief) && chance.flip();
  if (piecesFirst) score += setPieces(draft, brief, unmet);
  // What comes first has the larger place: each attempt begins with another.
  const early = chance.pick(['tables', 'lounge', 'gym'] as const);
  if (early === 'lounge') setLounge();
  if (early === 'gym') setGym();
  if (wished('pool-table')) score += setGame(draft, unmet, GAMES.pool, chance.flip()) ? 30 : 0;
  if (wished('ping-pong'))
    score += setGame(draft, unmet, { ...GAMES.pingPong, around: 48 }, chance.flip()) ? 25 : 0;
  if (early !== 'lounge' && asksForLounge(brief)) setLounge();
  if (!piecesFirst) score += setPieces(draft, brief, unmet);
  if (early !== 'lounge' && !asksForLounge(brief)) setLounge();
  if (wished('kitchenette'))
    score += grant(draft, unmet, true, 'A kitchenette', KITCHENETTES(draft), {
      group: 'kitchenette',
      prefer: (s) => aside()(s) + (besideBath(draft, s) ? 40 : 0),
    })
      ? 25
      : 0;
  const wet = !wished('dry-bar');
  if (wished('bar'))
    score += grant(
      draft,
      unmet,
      true,
      'A bar',
      [barGroup(108, wet), barGroup(96, wet), barGroup(84, wet), barGroup(72, wet), barGroup(60, wet)],
      { group: 'bar', prefer: aside() },
    )
      ? 25
      : 0;
  else if (
    sqFt >= 600 &&
    !['kitchenette', 'gym', 'pool-table', 'ping-pong', 'guest-room', 'suite', 'laundry'].some(wished) &&
    !refuses(brief, 'bar')
  )
    grant(draft, unmet, false, 'A bar', [barGroup(96, wet), barGroup(84, wet)], {
      group: 'bar',
      prefer: aside(),
    });
  if (wished('game-room') && !wished('pool-table') && !wished('ping-pong'))
    score += setGame(draft, unmet, GAMES.cards) ? 18 : 0;
  if (wished('beverage-cooler') && !wished('bar'))
    score += grant(
      draft,
      unmet,
      true,
      'A small refrigerator',
      [single('beverage-cooler', 24, 24, 34.5, 30, { label: 'Mini fridge 24', traits: { use: 'drinks' } })],
      { group: 'bar', prefer: aside() },
    )
      ? 10
      : 0;
  if (early !== 'gym') setGym();
  if (wished('laundry'))
    score += grant(draft, unmet, true, 'A washer and dryer', LAUNDRY, {
      group: 'laundry',
      prefer: aside(),
    })
      ? 18
      : 0;
  if (wished('guest-room') && !guests)
    unmet.push('Walls around the guest bed were left out: with them, this basement keeps too little room.');
  if ((wished('guest-room') || wished('murphy-bed')) && !guests)
    score += grant(draft, unmet, true, 'A bed for guests', GUEST_BEDS, {
      group: 'bed',
      prefer: aside(),
    })
      ? 18
      : 0;
  if (wished('desk'))
    score += grant(draft, unmet, true, 'A desk', desks(brief), {
      group: 'desk',
      prefer: aside(),
    })
      ? 14
      : 0;
  if (wished('dining-table'))
    score += diningSet(
      draft,
      [
        [72, 36],
        [60, 36],
        [42, 42],
      ],
      { around: 20, group: 'dining' },
    )
      ? 14
      : 0;
  if (wished('craft-table')) score += setCraftTable(draft, unmet) ? 22 : 0;
  if (wished('workbench')) score += setWorkshop(draft, unmet) ? 20 : 0;
  if (wished('play-area') || wished('toys'))
    score += grant(draft, unmet, true, 'A play area', [playFloor(), playCorner()], {
      group: 'play',
      prefer: aside(),
    })
      ? 14
      : 0;
  if (wished('bookcase') || wished('built-ins'))
    grant(
      draft,
      unmet,
      true,
      'Shelving',
      [bookcase(96, wished('built-ins')), bookcase(72, false), bookcase(48, false)],
      { group: 'storage', prefer: aside() },
    );
  if (wished('storage'))
    grant(
      draft,
      unmet,
      true,
      'Storage shelving',
      [96, 72, 48].map((w) =>
        single('storage-shelf', w, 18, 72, 30, { label: `Storage shelving ${w}`, traits: { shelves: 5 } }),
      ),
      { group: 'storage', prefer: aside() },
    );
  score += setAsked(draft, brief, unmet);
  // A basement for laundry and tools is no room to sit in.
  if (lounge && !wished('pool-table') && !wished('ping-pong')) fillFloor(draft, brief, false);
  // The middle of a large family room is bare still: a table to play and eat at.
  if (lounge && !rowed && !refuses(brief, 'game-room') && largestBare({ ...draft, shell }, ...MIDDLE))
    setPlayTable(draft, []);
  finishShowers(draft, brief);
  dress(draft, brief, chance);
  standRecessedLights(draft, 72);

  const { at, doorsMeet } = walkable(draft);
  const steps = draft.items.find((i) => i.kind === 'stair');
  if (
    !doorsMeet ||
    (steps &&
      !at(inFront(rectOf(steps.box), steps.facing, 30)) &&
      draft.openings.some((o) => o.kind !== 'window'))
  )
    score -= 60;
  score -= unmet.length * 30;
  const parts = [
    !lounge ? '' : focus === 'screen' ? 'a home theater' : 'a media area',
    draft.items.some((i) => i.group === 'bar') ? 'a bar' : '',
    draft.items.some((i) => i.group === 'bath') ? (isHalfBath(brief) ? 'a half bath' : 'a bath') : '',
    draft.items.some((i) => i.group === 'play') ? 'a play area' : '',
    draft.items.some((i) => i.kind === 'workbench') ? 'a workshop corner' : '',
    guests ? 'a guest bedroom' : '',
  ].filter(Boolean);
  const layout =
    parts.length > 0 && (!lounge || draft.items.some((i) => i.group === 'seating'))
      ? `Basement with ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}`
      : 'Basement';
  return { draft, exterior: [...SIDES], layout, unmet, score: score + chance.next() };
}

/** What seats are worth by how many have one; a sectional that was asked for most. */
function seatsWorth(draft: Draft, brief: Brief): number {
  const asked = wants(brief, 'sectional') && draft.items.some((i) => i.kind === 'sectional');
  return 5 * Math.min(6, seatsIn(draft)) + (asked ? 20 : 0) - faultsOfSofas(draft);
}

/** Whether a spot is at the wall that the bath's fixtures stand at. */
const besideBath = (draft: Draft, spot: Spot): boolean =>
  draft.items.some((i) => i.kind === 'toilet' && opposite(i.facing) === spot.side);

/** What a basement is for instead of a lounge. */
const OTHER_USES = ['play-area', 'craft-table', 'workbench', 'gym', 'desk', 'laundry', 'toys'] as const;
const LOUNGES = [
  'tv',
  'sofa',
  'sectional',
  'sleeper-sofa',
  'home-theater',
  'media-wall',
  'recliner',
  'armchairs',
  'fireplace',
  'conversation',
  'bar',
  'game-room',
  'suite',
  'kitchenette',
] as const;

/** Whether a basement is for training and nothing else: a television there is watched from the machines. */
const isGymAlone = (brief: Brief): boolean =>
  (wants(brief, 'gym') || usedFor(brief, 'gym')) &&
  ![...OTHER_USES, 'game-room', 'guest-room'].some((id) => id !== 'gym' && wants(brief, id));

const asksForLounge = (brief: Brief): boolean =>
  LOUNGES.some(
    (id) =>
      wants(brief, id) &&
      !(id === 'game-room' && wants(brief, 'guest-room')) &&
      !(id === 'tv' && isGymAlone(brief)),
  ) || brief.wanted.some((id) => id.startsWith('seats-for'));

/** Seats before a television are what a basement is for where nothing else was wished for, or they were. */
const wantsLounge = (brief: Brief): boolean =>
  asksForLounge(brief) ||
  (![...OTHER_USES, 'game-room'].some((id) => wants(brief, id)) &&
    !(['gym', 'studio', 'play', 'work', 'shop', 'music'] as const).some((use) => usedFor(brief, use)));

/** From a thing to a side of the room. Inches. */
const offOf = ({ widthIn, depthIn }: Shell, { x, y, w, d }: Rect, side: Side): number =>
  ({ west: x, south: y, east: widthIn - x - w, north: depthIn - y - d })[side];

/** A straight stair down along a wall: risers of at most 7-3/4 in, treads of 10. */
function stair(ceilingIn: number): Group {
  const rise = ceilingIn + 11;
  const risers = Math.ceil(rise / 7.5);
  const deep = 36.5;
  const along = Math.min(180, (risers - 1) * 10);
  const shown = Math.min(along, 132);
  return {
    along: shown,
    deep,
    pieces: [
      {
        kind: 'stair',
        t: 0,
        n: 0,
        along: shown,
        deep,
        height: ceilingIn,
        looks: 'high',
        label: 'Stair 36',
        traits: { risers, riserIn: Math.round((rise / risers) * 100) / 100, treadIn: 10 },
      },
    ],
    clear: [{ t: shown - 0.01, n: 0, along: 36, deep }],
    keep: [{ t: shown, n: 0, along: 42, deep }],
  };
}

export interface BathSize {
  readonly along: number;
  readonly deep: number;
  readonly shower: number;
  /** From the toilet's centre to the shower and to the vanity. */
  readonly side: number;
}

/** With the clearances that are recommended, and with those that code asks for. */
export const BATHS: readonly BathSize[] = [
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
    : BATHS.map((size) => bathroom(draft, size));

/** Whether a toilet and a basin are all that was asked for. */
export const isHalfBath = (brief: Brief): boolean =>
  wants(brief, 'half-bath') &&
  !['walk-in-shower', 'curbless-shower', 'bathtub', 'tub-shower'].some((id) => wants(brief, id));

const PARTITION = 4.5;
const DOOR = 32;

/**
 * A part of the room behind partitions, `inside` long and `deep` deep, its door at `doorT` in the partition across from
 * the wall. The floor that the door swings over stays free on the far side, and nothing else stands in the part.
 */
function enclosed(
  inside: number,
  deep: number,
  doorT: number,
  ceilingIn: number,
  within: Group['pieces'],
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
  const before = { t: doorT, n: deep + w, along: DOOR, deep: DOOR + 2 };
  return {
    along: inside + 2 * w,
    deep: deep + w,
    pieces: [
      wall(0, 0, w, deep + w),
      wall(inside + w, 0, w, deep + w),
      wall(w, deep, doorT - w, w),
      wall(doorT + DOOR, deep, inside + w - doorT - DOOR, w),
      {
        kind: 'partition-door',
        t: doorT,
        n: deep,
        along: DOOR,
        deep: w,
        height: 80,
        traits: { form: 'hinged', hinge: 'near' },
      },
      ...within,
    ],
    clear: [before],
    keep: [{ t: 0, n: 0, along: inside + 2 * w, deep: deep + w }, before],
  };
}

/** A corner bathroom behind partitions: shower, toilet and vanity along one wall. */
export function bathroom(draft: Draft, { along, deep, shower, side }: BathSize): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const height = Math.min(84, ceilingIn);
  return enclosed(along, deep, w + shower + 4, ceilingIn, [
    { kind: 'shower', t: w, n: 0, along: shower, deep: 36, height, label: `Shower ${shower} × 36` },
    ...toiletAndVanity(w + shower, side, 30),
    fan(along / 2, deep, ceilingIn),
  ]);
}

function halfBath(draft: Draft, { deep, side, vanity }: HalfBathSize): Group {
  const w = PARTITION;
  const { ceilingIn } = draft.shell;
  const inside = 2 * side + vanity;
  return enclosed(inside, deep, w + (inside - DOOR) / 2, ceilingIn, [
    ...toiletAndVanity(w, side, vanity),
    fan(w + inside / 2 - 6, deep, ceilingIn),
  ]);
}

/** A toilet in the middle of `side` inches to either hand, from `t` on, then a vanity with its mirror. Inches. */
function toiletAndVanity(t: number, side: number, vanity: number): Group['pieces'] {
  const vanityT = t + 2 * side;
  return [
    { kind: 'toilet', t: t + side - 9, n: 0, along: 18, deep: 28, height: 30, traits: { comfort: true } },
    {
      kind: 'vanity',
      t: vanityT,
      n: 0,
      along: vanity,
      deep: 19,
      height: 34,
      label: `Vanity ${vanity}`,
      traits: { sinks: 1, mount: 'floor', doors: 2, drawers: 0 },
    },
    {
      kind: 'mirror',
      t: vanityT + 3,
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
export function guestRoom(draft: Draft, home = false): boolean {
  const { shell } = draft;
  const most = (shell.widthIn * shell.depthIn) / (home ? 2 : 3);
  const sizes = [62, 56, 41].flatMap((width) =>
    [144, 136, 124].map((deep) => bedroomGroup(shell.ceilingIn, width, deep)),
  );
  const fit = sizes.filter((size) => size.along * size.deep <= most);
  const placed = placeFirst(draft, fit, { group: 'guest', only: 'corner' });
  const bed = placed?.find((i) => i.kind === 'bed');
  if (!bed) return false;
  const wall = draft.wallBehind(bed);
  const at = seenFromWall(shell, wall, rectOf(bed.box));
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

function bedroomGroup(ceilingIn: number, bed: number, deep: number): Group {
  const w = PARTITION;
  const inside = 24 + bed + BESIDE_BED + ESCAPE.width + 6;
  const closetWide = Math.min(72, inside - DOOR - 12);
  const closeted = deep >= 82 + 26 + 29;
  const size = bed > 60 ? 'queen' : bed > 50 ? 'full' : 'twin';
  return enclosed(inside, deep, w + inside - DOOR - 6, ceilingIn, [
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

/** Furnace, water heater and panel behind a partition. */
function mechanical(draft: Draft): Group {
  const w = PARTITION;
  // Before the panel 30 by 36 in stay free, and its door opens over it (NEC 110.26).
  return enclosed(96, 68, w + 58, draft.shell.ceilingIn, [
    { kind: 'furnace', t: w + 4, n: 2, along: 24, deep: 30, height: 60 },
    { kind: 'water-heater', t: w + 32, n: 4, along: 24, deep: 24, height: 60 },
    { kind: 'electrical-panel', t: w + 70, n: 0, along: 15, deep: 4, height: 36, z: 36, optional: true },
  ]);
}

/** A gym's mirror hangs off the floor, where weights lie and plugs are: receptacles have their place below it. Inches. */
export const GYM_MIRROR = { height: 54, z: 22 } as const;

/** A treadmill with a mat beside it, or the treadmill alone. */
export function gymGroups(): Group[] {
  const treadmill = {
    kind: 'treadmill' as const,
    n: 12,
    along: 34,
    deep: 72,
    height: 58,
    looks: 'in' as const,
    label: 'Treadmill 34',
    traits: { use: 'treadmill' as const },
  };
  const full: Group = {
    along: 130,
    deep: 102,
    pieces: [
      { ...treadmill, t: 6 },
      { kind: 'exercise-mat', t: 52, n: 12, along: 72, deep: 72, height: 0.5 },
      {
        kind: 'mirror',
        t: 56,
        n: 0,
        along: 60,
        deep: 1,
        ...GYM_MIRROR,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [
      { t: 46, n: 4, along: 84, deep: 88 },
      { t: 6, n: 84, along: 34, deep: 18 },
    ],
    keep: [{ t: 0, n: 0, along: 130, deep: 102 }],
  };
  const small: Group = {
    along: 46,
    deep: 100,
    pieces: [{ ...treadmill, t: 6 }],
    clear: [{ t: 6, n: 84, along: 34, deep: 16 }],
    keep: [{ t: 0, n: 0, along: 46, deep: 100 }],
  };
  return [full, small];
}

export function playCorner(): Group {
  return {
    along: 84,
    deep: 72,
    pieces: [
      {
        kind: 'cabinet',
        t: 12,
        n: 0,
        along: 60,
        deep: 16,
        height: 30,
        label: 'Toy storage 60',
        traits: { use: 'toys' },
      },
      {
        kind: 'rug',
        t: 6,
        n: 18,
        along: 72,
        deep: 52,
        height: 0.5,
        traits: { shape: 'round', pattern: 'plain' },
      },
    ],
    clear: [{ t: 6, n: 16, along: 72, deep: 54 }],
    keep: [{ t: 6, n: 16, along: 72, deep: 54 }],
  };
}
