import { areaIn2, type Brief, largestRect, SIDES, STYLES, type TraitsOf } from '@plumbline/concept';
import { refuses, wants } from '../brief/brief.js';
import { Draft, type Shell } from './draft.js';
import { aside, bookcase, central, deskGroup, dress, grant, openWays, outsideWalls } from './furnish.js';
import { inFront, opposite, rectOf } from './geometry.js';
import { bestAttempt, entrySide } from './house.js';
import { hangCentre, standRecessedLights } from './lights.js';
import { windowSeat } from './living-room.js';
import { type Group, placeFirst, placeGroup, type Spot, single } from './place.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';
import { walkable } from './reach.js';

/** A bedroom is a habitable room: no side under 7 ft, 70 sq ft at least. */
export const LEAST_BEDROOM = { widthIn: 84, depthIn: 120 } as const;

const ATTEMPTS = 14;

export function planBedroom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const { w, d } = largestRect(shell);
  if (Math.min(w, d) < 84 || areaIn2(shell) < 70 * 144) return undefined;
  return bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance));
}

type BedFrame = NonNullable<TraitsOf<'bed'>['frame']>;

interface BedSize {
  readonly size: NonNullable<TraitsOf<'bed'>['size']>;
  readonly width: number;
  readonly long: number;
}

const BEDS: Readonly<Record<string, BedSize>> = {
  king: { size: 'king', width: 78, long: 86 },
  queen: { size: 'queen', width: 62, long: 86 },
  full: { size: 'full', width: 56, long: 80 },
  twin: { size: 'twin', width: 41, long: 80 },
};

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const entry = entrySide(shell, chance);
  const exterior = outsideWalls(shell, entry, shell.widthIn * shell.depthIn > 140 * 144 ? 2 : 1, chance);
  // With its sill at 30 a window is low enough for escape; half of it opens, which must come to 5.7 sq ft.
  const sill = 30;
  const windowHeight = Math.min(54, shell.ceilingIn - sill - 10);
  const windowWidth = Math.max(36, Math.ceil((2 * 5.7 * 144) / windowHeight));
  if (
    !openWays(
      draft,
      { exterior, entry, door: 'hinged', windows: 2, windowWidth, sill, windowHeight },
      brief,
      chance,
    )
  )
    return undefined;
  let score = 0;

  const wished = (name: string) => wants(brief, name);
  const placeClosets = (): void => {
    if (wished('walk-in-closet')) {
      const done = placeFirst(
        draft,
        [walkIn(84, 84, draft), walkIn(72, 72, draft), walkIn(84, 66, draft), walkIn(66, 66, draft)],
        {
          group: 'closet',
          only: 'corner',
          prefer: () => chance.next() * 10,
          allow: (s) => !exterior.includes(s.side),
        },
      );
      if (done) score += 30;
      else unmet.push('A walk-in closet was left out: it would leave too little of this room.');
    }
    const hasCloset = draft.items.some((i) => i.kind === 'walk-in-closet');
    if (!hasCloset && !refuses(brief, 'closet') && !wished('wardrobe')) {
      const widths = shell.widthIn * shell.depthIn > 120 * 144 ? [96, 84, 72, 60, 48] : [72, 60, 48];
      score += grant(
        draft,
        unmet,
        wished('closet'),
        'A closet',
        widths.map((w) => closet(w, draft)),
        { group: 'closet', prefer: (s) => aside()(s) - (exterior.includes(s.side) ? 20 : 0) },
      )
        ? 14
        : -6;
    }
  };
  const placeBed = (): boolean => {
    const prefer = (spot: Spot) =>
      central()(spot) +
      (spot.side === opposite(entry) ? 10 : spot.side === entry ? -14 : 4) -
      (draft.openings.some((o) => o.side === spot.side && o.kind === 'window') ? 8 : 0);
    return bedsFor(brief, shell).some(
      (bed) => placeFirst(draft, bed, { group: 'bed', prefer }) !== undefined,
    );
  };
  // Either may leave too little for the other: both orders are tried over the attempts.
  if (chance.flip()) {
    placeClosets();
    if (!placeBed()) return undefined;
  } else {
    if (!placeBed()) return undefined;
    placeClosets();
  }
  const hasCloset = draft.items.some((i) => i.kind === 'walk-in-closet');
  score +=
    30 +
    Math.max(
      ...draft.items
        .filter((i) => i.kind.includes('bed') || i.kind === 'crib')
        .map((i) => i.box.widthIn + i.box.depthIn),
    ) /
      3;
  const first = draft.items.find((i) => i.kind === 'bed');
  // The bed that was wished for outweighs a closet that was not.
  if (first && wished(`${first.traits?.size}-bed`)) score += 40;
  else if (first?.traits?.size === 'twin' && !wished('twin-beds')) score -= 15;
  if (wished('king-bed') && first && first.traits?.size !== 'king')
    unmet.push(`A king bed was left out: this room holds a ${first.traits?.size} bed with room to walk.`);
  if (wished('queen-bed') && first && !['queen', 'king'].includes(first.traits?.size ?? ''))
    unmet.push(`A queen bed was left out: this room holds a ${first.traits?.size} bed with room to walk.`);

  if (wished('wardrobe'))
    score += grant(
      draft,
      unmet,
      true,
      'A wardrobe',
      [72, 60, 48, 36].map((w) =>
        single('wardrobe', w, 24, 84, 30, {
          label: `Wardrobe ${w}`,
          traits: { doors: Math.round(w / 18), builtIn: false },
        }),
      ),
      { group: 'closet', prefer: aside() },
    )
      ? 14
      : 0;
  if (!refuses(brief, 'dresser')) {
    score += grant(
      draft,
      unmet,
      wished('dresser'),
      'A dresser',
      [66, 60, 48, 36].map((w) =>
        single('dresser', w, 19, 33, 36, { label: `Dresser ${w}`, traits: { drawers: w >= 60 ? 6 : 4 } }),
      ),
      { group: 'storage', prefer: central() },
    )
      ? 10
      : 0;
  }
  if (wished('tv') && first) {
    const tv: Group = {
      along: 48,
      deep: 4,
      pieces: [
        {
          kind: 'tv',
          t: 0,
          n: 0,
          along: 48,
          deep: 3,
          height: 28,
          z: 44,
          label: 'Television 55',
          traits: { diagonalIn: 55 },
        },
      ],
    };
    placeFirst(draft, [tv], { group: 'tv', sides: [first.facing], prefer: central() });
  }
  if (wished('desk'))
    score += grant(
      draft,
      unmet,
      true,
      'A desk',
      [deskGroup(60, brief), deskGroup(48, brief, 24), deskGroup(42, brief, 22)],
      { group: 'desk', prefer: aside() },
    )
      ? 14
      : 0;
  if (wished('vanity-table'))
    score += grant(
      draft,
      unmet,
      true,
      'A dressing table',
      [
        {
          along: 42,
          deep: 38,
          pieces: [
            {
              kind: 'desk',
              t: 0,
              n: 0,
              along: 42,
              deep: 20,
              height: 30,
              label: 'Dressing table 42',
              traits: { use: 'vanity' },
            },
            { kind: 'ottoman', t: 12, n: 21, along: 18, deep: 16, height: 18 },
            {
              kind: 'mirror',
              t: 9,
              n: 0,
              along: 24,
              deep: 1.5,
              height: 30,
              z: 36,
              traits: { shape: 'arch' },
              optional: true,
            },
          ],
          clear: [{ t: 0, n: 20, along: 42, deep: 30 }],
          keep: [{ t: 0, n: 20, along: 42, deep: 24 }],
        },
      ],
      { group: 'vanity', prefer: aside() },
    )
      ? 10
      : 0;
  if (wished('bookcase') || wished('built-ins'))
    score += grant(
      draft,
      unmet,
      true,
      'Shelving',
      [bookcase(72, wished('built-ins')), bookcase(48, wished('built-ins')), bookcase(36, false)],
      { group: 'storage', prefer: aside() },
    )
      ? 10
      : 0;
  if (wished('reading-nook') || wished('armchairs') || shell.widthIn * shell.depthIn > 230 * 144) {
    grant(
      draft,
      unmet,
      wished('reading-nook') || wished('armchairs'),
      'An armchair',
      [
        {
          along: 48,
          deep: 42,
          pieces: [
            { kind: 'armchair', t: 2, n: 3, along: 30, deep: 32, height: 34, traits: { form: 'lounge' } },
            { kind: 'floor-lamp', t: 34, n: 3, along: 13, deep: 13, height: 62 },
          ],
          clear: [{ t: 0, n: 35, along: 34, deep: 18 }],
          keep: [{ t: 0, n: 0, along: 48, deep: 50 }],
        },
      ],
      { group: 'reading', prefer: aside() },
    );
  }
  if (wished('window-seat')) windowSeat(draft);
  if (wished('mirror'))
    placeGroup(
      draft,
      {
        along: 26,
        deep: 3,
        pieces: [
          { kind: 'mirror', t: 0, n: 0, along: 26, deep: 2, height: 66, z: 8, traits: { shape: 'arch' } },
        ],
      },
      { group: 'decor' },
    );
  dress(draft, chance);
  if (wished('chandelier')) hangCentre(draft, 'chandelier');
  else if (wished('ceiling-fan') || !wished('recessed-lights')) hangCentre(draft, 'ceiling-fan');
  if (wished('recessed-lights') || shell.widthIn * shell.depthIn > 160 * 144) standRecessedLights(draft, 72);

  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) score -= 80;
  for (const item of draft.items.filter((i) =>
    ['closet', 'walk-in-closet', 'dresser', 'wardrobe'].includes(i.kind),
  )) {
    if (!at(inFront(rectOf(item.box), item.facing, 20))) score -= 40;
  }
  for (const bed of draft.items.filter((i) => i.kind === 'bed')) {
    const sides = SIDES.filter((s) => s !== opposite(bed.facing)).filter((s) =>
      at(inFront(rectOf(bed.box), s, 22)),
    );
    score += sides.length * 8 - (sides.length === 0 ? 100 : 0);
  }
  score -= unmet.length * 8;
  const layout = draft.items.some((i) => i.kind === 'crib')
    ? 'Nursery'
    : draft.items.some((i) => i.kind === 'bunk-bed')
      ? 'Bunk bedroom'
      : wished('guest-room')
        ? 'Guest bedroom'
        : hasCloset
          ? 'Bedroom with a walk-in closet'
          : 'Bedroom';
  return { draft, exterior, layout, unmet, score: score + chance.next() };
}

/** Bed groups to try, the wished and the largest first; each list holds one size with more and less beside it. */
function bedsFor(brief: Brief, shell: Shell): Group[][] {
  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  const lists: Group[][] = [];
  if (wants(brief, 'crib')) lists.push([single('crib', 54, 30, 40, 30, { label: 'Crib' })]);
  if (wants(brief, 'bunk-bed'))
    lists.push([single('bunk-bed', 80, 42, 66, 30, { looks: 'high' }), single('bunk-bed', 42, 80, 66, 24)]);
  const frame = wants(brief, 'canopy-bed') ? 'canopy' : STYLES[brief.style].form.bed;
  const bench = wants(brief, 'bed-bench') || sqFt > 200;
  if (wants(brief, 'twin-beds')) lists.push([twins(frame)]);
  const order = wants(brief, 'king-bed')
    ? ['king', 'queen', 'full', 'twin']
    : wants(brief, 'queen-bed')
      ? ['queen', 'full', 'twin']
      : wants(brief, 'full-bed')
        ? ['full', 'twin']
        : sqFt >= 180
          ? ['king', 'queen', 'full', 'twin']
          : ['queen', 'full', 'twin'];
  for (const id of order) {
    const bed = BEDS[id];
    if (!bed) continue;
    const tables = refusesTables(brief) ? [0] : [24, 18];
    lists.push([
      ...tables.flatMap((t) => (bench ? [bedGroup(bed, t, 36, frame, true)] : [])),
      ...tables.map((t) => bedGroup(bed, t, 30, frame, false)),
      bedGroup(bed, 0, 24, frame, false),
      beside(bed, frame),
    ]);
  }
  return lists;
}

const refusesTables = (brief: Brief): boolean => refuses(brief, 'nightstands');

function bedGroup(bed: BedSize, table: number, front: number, frame: BedFrame, bench: boolean): Group {
  const gap = 2;
  const side = Math.max(24, table + gap);
  const along = bed.width + 2 * side;
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'bed',
      t: side,
      n: 0,
      along: bed.width,
      deep: bed.long,
      height: 44,
      label: `${bed.size[0]?.toUpperCase()}${bed.size.slice(1)} bed`,
      underWindow: true,
      traits: { size: bed.size, frame },
    },
  ];
  if (table > 0) {
    for (const t of [side - gap - table, side + bed.width + gap]) {
      pieces.push({
        kind: 'nightstand',
        t,
        n: 0,
        along: table,
        deep: 17,
        height: 26,
        label: `Nightstand ${table}`,
        traits: { drawers: 2 },
      });
      pieces.push({
        kind: 'table-lamp',
        t: t + table / 2 - 6,
        n: 3,
        along: 12,
        deep: 12,
        height: 22,
        z: 26,
        optional: true,
      });
    }
  }
  if (bench)
    pieces.push({
      kind: 'bench',
      t: side + bed.width / 2 - 25,
      n: bed.long + 2,
      along: 50,
      deep: 17,
      height: 18,
      traits: { use: 'bed' },
      optional: true,
    });
  pieces.push({
    kind: 'rug',
    t: side - 16,
    n: 26,
    along: bed.width + 32,
    deep: Math.min(96, bed.long),
    height: 0.5,
    traits: { shape: 'rectangle', pattern: 'plain' },
    optional: true,
  });
  const deep = bed.long + (bench ? 19 : 0);
  return {
    along,
    deep,
    pieces,
    clear: [
      { t: side - 24, n: 18, along: 24, deep: bed.long - 18 },
      { t: side + bed.width, n: 18, along: 24, deep: bed.long - 18 },
      { t: side, n: deep, along: bed.width, deep: front },
    ],
    keep: [
      { t: side - 22, n: 0, along: 22, deep: bed.long },
      { t: side + bed.width, n: 0, along: 22, deep: bed.long },
      { t: side, n: deep, along: bed.width, deep: front },
    ],
  };
}

/** A bed with one long side against the wall, for the smallest rooms. */
function beside(bed: BedSize, frame: BedFrame): Group {
  return {
    along: bed.width + 24,
    deep: bed.long,
    pieces: [
      {
        kind: 'bed',
        t: 0,
        n: 0,
        along: bed.width,
        deep: bed.long,
        height: 44,
        label: `${bed.size[0]?.toUpperCase()}${bed.size.slice(1)} bed`,
        traits: { size: bed.size, frame },
      },
    ],
    clear: [{ t: bed.width, n: 0, along: 24, deep: bed.long }],
    keep: [{ t: bed.width, n: 0, along: 24, deep: bed.long }],
  };
}

function twins(frame: BedFrame): Group {
  const bed = BEDS.twin as BedSize;
  const two = [24, 24 + bed.width + 28];
  return {
    along: 2 * bed.width + 28 + 48,
    deep: bed.long,
    pieces: [
      ...two.map((t) => ({
        kind: 'bed' as const,
        t,
        n: 0,
        along: bed.width,
        deep: bed.long,
        height: 42,
        label: 'Twin bed',
        traits: { size: 'twin' as const, frame },
      })),
      {
        kind: 'nightstand',
        t: 24 + bed.width + 4,
        n: 0,
        along: 20,
        deep: 17,
        height: 26,
        label: 'Nightstand 20',
        traits: { drawers: 2 },
      },
    ],
    clear: [{ t: 24, n: bed.long, along: 2 * bed.width + 28, deep: 30 }],
    keep: [
      { t: 24 + bed.width, n: 0, along: 28, deep: bed.long },
      { t: 24, n: bed.long, along: 2 * bed.width + 28, deep: 28 },
    ],
  };
}

export const closet = (width: number, draft: Draft): Group =>
  single('closet', width, 29, draft.shell.ceilingIn, 30, {
    label: `Closet ${width}`,
    traits: { doors: width > 60 ? 'sliding' : 'bifold', wallIn: 4.5 },
  });

function walkIn(along: number, deep: number, draft: Draft): Group {
  const doorWidth = 30;
  const offset = (along - doorWidth) / 2;
  return {
    along,
    deep,
    pieces: [
      {
        kind: 'walk-in-closet',
        t: 0,
        n: 0,
        along,
        deep,
        height: draft.shell.ceilingIn,
        label: `Walk-in closet ${along} × ${deep}`,
        traits: { wallIn: 4.5, doorOffsetIn: offset, doorWidthIn: doorWidth },
      },
    ],
    clear: [{ t: offset, n: deep, along: doorWidth, deep: 32 }],
    keep: [{ t: offset, n: deep, along: doorWidth, deep: 32 }],
  };
}
