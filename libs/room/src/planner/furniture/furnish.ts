import { type Brief, isGlazed, type Side } from '@plumbline/concept';
import { sizeOf, wants } from '../../brief/brief.js';
import { centre, opposite, runsEast } from '../../geometry/geometry.js';
import { upperFirst } from '../../text.js';
import { type Draft } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst, type Spot, single } from '../floor/place.js';
import type { Chance } from '../floor/random.js';

/** Furniture groups that more than one room uses. Inches. */

/** Likes walls that a person sees on coming in, and spots near the middle of the wall. */
export const central =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) - Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

/** Likes corners and walls out of the way. */
export const aside =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) + Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

function guestBed(width: number): Group {
  const size = width > 60 ? 'queen' : width > 50 ? 'full' : 'twin';
  return {
    along: width + 48,
    deep: 84,
    pieces: [
      {
        kind: 'bed',
        t: 24,
        n: 0,
        along: width,
        deep: 82,
        height: 42,
        label: `${upperFirst(size)} bed`,
        traits: { size, frame: 'platform' },
      },
    ],
    clear: [
      { t: 0, n: 0, along: 24, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
    keep: [
      { t: 0, n: 0, along: 22, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
  };
}

/** A bed for guests in a room that is not a bedroom: queen, full, twin. */
export const GUEST_BEDS: readonly Group[] = [guestBed(62), guestBed(56), guestBed(41)];

/** A desk at the wall with its chair before it. */
export function deskGroup(width: number, brief: Brief, deep = 28, front = 42): Group {
  return {
    along: width,
    deep: deep + 26,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep,
        height: 30,
        label: `Desk ${width}`,
        traits: { sitStand: wants(brief, 'standing-desk'), use: 'work' },
      },
      { kind: 'office-chair', t: width / 2 - 12, n: deep + 1, along: 24, deep: 24, height: 40, looks: 'in' },
      { kind: 'monitor', t: width / 2 - 13, n: 8.5, along: 26, deep: 7, height: 18, z: 30, optional: true },
      { kind: 'table-lamp', t: 3, n: 3, along: 9, deep: 9, height: 20, z: 30, optional: true },
    ],
    clear: [{ t: 0, n: deep, along: width, deep: front }],
    keep: [{ t: 0, n: deep, along: width, deep: Math.min(36, front) }],
  };
}

/** The desk of the size that words told, on either of its sides where both were told. */
function desksTold(brief: Brief): Group[] {
  const size = sizeOf(brief, 'desk');
  if (!size) return [];
  const [long, deep] = [
    Math.max(size.widthIn, size.depthIn ?? 0),
    Math.min(size.widthIn, size.depthIn ?? 28),
  ];
  return long >= 24 && long <= 120 && deep >= 16 ? [deskGroup(long, brief, deep)] : [];
}

/** Desks from large to small; `tight` adds those with less floor behind the chair. */
export const desks = (brief: Brief, largest = 60, tight = true): Group[] => [
  ...desksTold(brief),
  ...[72, 60, 48].filter((w) => w <= largest).map((w) => deskGroup(w, brief, w > 48 ? 28 : 24)),
  ...[42, 36].filter((w) => w <= largest).map((w) => deskGroup(w, brief, 22)),
  ...(tight ? [42, 36].map((w) => deskGroup(w, brief, 20, 30)) : []),
];

/** How much of the windows over a spot its things would stand under or before, as inches of width up to 60. */
export function coveredWindows(draft: Draft, { wall, t, rect, side }: Spot): number {
  const along = runsEast(side) ? rect.w : rect.d;
  return draft.openings
    .filter((o) => o.kind === 'window' && o.wall === wall.wall.id)
    .reduce(
      (n, o) =>
        n + Math.max(0, Math.min(60, Math.min(t + along, o.offsetIn + o.widthIn) - Math.max(t, o.offsetIn))),
      0,
    );
}

/**
 * Likes desks that look at a window or have it beside them, and never those whose sitter has a door behind. `video`
 * wants the light in the face.
 */
export const deskSpot =
  (draft: Draft, video: boolean, chance?: Chance) =>
  (spot: Spot): number => {
    const behind = opposite(spot.side);
    const doors = draft.openings.some((o) => o.side === behind && o.kind !== 'window');
    const glare = draft.openings.some((o) => o.side === behind && o.kind === 'window');
    return (
      aside()(spot) / 2 +
      coveredWindows(draft, spot) * (video ? 2 : 0.8) -
      (doors ? 150 : 0) -
      (isAtCasing(draft, spot) ? 60 : 0) -
      (glare ? (video ? 60 : 14) : 0) +
      (chance?.next() ?? 0) * 8
    );
  };

/** Half of a screen in the middle of a desk, and the casing of a window. Inches. */
const HALF_SCREEN = 13;
const CASING = 4;

/** Whether a screen in the middle of a spot stands half before a window: its casing would cut it. */
function isAtCasing(draft: Draft, { wall, t, rect, side }: Spot): boolean {
  const mid = t + (runsEast(side) ? rect.w : rect.d) / 2;
  const [from, to] = [mid - HALF_SCREEN, mid + HALF_SCREEN];
  return draft.openings.some(({ kind, wall: id, offsetIn, widthIn }) => {
    if (kind !== 'window' || id !== wall.wall.id) return false;
    const end = offsetIn + widthIn;
    return from < end + CASING && offsetIn - CASING < to && (from < offsetIn || end < to);
  });
}

/** Likes to be near a window. */
export const nearWindow =
  (draft: Draft) =>
  (spot: Spot): number => {
    const at = centre(spot.rect);
    const far = draft.openings.filter(isGlazed).map((o) => {
      const w = centre(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1));
      return Math.hypot(w.x - at.x, w.y - at.y);
    });
    return far.length > 0 ? -Math.min(...far) / 1.5 : 0;
  };

export const bookcase = (width: number, builtIn: boolean, height = 84): Group =>
  single('bookcase', width, builtIn ? 14 : 12, height, 30, {
    label: `${builtIn ? 'Built-in shelves' : 'Bookcase'} ${width}`,
    traits: { builtIn, shelves: 6 },
  });

/** Gas fireplaces with a stone surround, by the width of the surround, to look at from across the room. */
export const hearths: readonly Group[] = [60, 48].map((w) =>
  single('fireplace', w, 16, 48, 36, { traits: { fuel: 'gas', surround: 'stone', fullHeight: false } }),
);

export const CHINA = 'China cabinet';

/** A cabinet with glass doors for dishes. */
export const chinaCabinet = (width: number): Group =>
  single('bookcase', width, 18, 80, 30, {
    label: `${CHINA} ${width}`,
    traits: { builtIn: false, shelves: 5 },
  });

/** A deep sink for paint and dirt. */
export const utilitySink: Group = single('sink-base', 24, 24, 34.5, 30, {
  label: 'Utility sink 24',
  traits: {
    doors: 1,
    drawers: 0,
    bowls: 1,
    apron: false,
    basin: 'composite',
    faucet: 'single',
    role: 'utility',
  },
});

/** Washer and dryer side by side, or stacked. */
export const LAUNDRY: readonly Group[] = [
  {
    along: 54,
    deep: 32,
    pieces: [
      { kind: 'washer', t: 0, n: 0, along: 27, deep: 32, height: 39 },
      { kind: 'dryer', t: 27, n: 0, along: 27, deep: 32, height: 39 },
    ],
    clear: [{ t: 0, n: 32, along: 54, deep: 36 }],
    keep: [{ t: 0, n: 32, along: 54, deep: 30 }],
  },
  single('washer', 27, 32, 77, 36, { label: 'Washer and dryer, stacked', traits: { stacked: true } }),
];

/** A bar: base cabinets with a small sink and a cooler at the wall, a counter above. */
export function barGroup(length: number, wet: boolean): Group {
  const cabinets = length - 24 - (wet ? 24 : 0);
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'beverage-cooler',
      t: 0,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Beverage cooler 24',
      traits: { use: 'drinks' },
    },
  ];
  let t = 24;
  if (wet) {
    pieces.push({
      kind: 'sink-base',
      t,
      n: 0,
      along: 24,
      deep: 24,
      height: 34.5,
      label: 'Bar sink base 24',
      traits: {
        doors: 1,
        drawers: 0,
        bowls: 1,
        apron: false,
        basin: 'stainless-steel',
        faucet: 'single',
        role: 'bar',
      },
    });
    t += 24;
  }
  for (let left = cabinets; left >= 12; ) {
    const width = Math.min(36, left);
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along: width,
      deep: 24,
      height: 34.5,
      label: `Base cabinet ${width}`,
      traits: { doors: width > 21 ? 2 : 1, drawers: 1 },
    });
    t += width;
    left -= width;
  }
  pieces.push({
    kind: 'countertop',
    t: 0,
    n: 0,
    along: length,
    deep: 25.5,
    height: 1.5,
    z: 34.5,
    traits: { edge: 'eased' },
  });
  pieces.push({
    kind: 'floating-shelf',
    t: 6,
    n: 0,
    along: length - 12,
    deep: 10,
    height: 2,
    z: 56,
    optional: true,
  });
  return {
    along: length,
    deep: 25.5,
    pieces,
    clear: [{ t: 0, n: 25.5, along: length, deep: 36 }],
    keep: [{ t: 0, n: 25.5, along: length, deep: 36 }],
  };
}

/** Bars, the longest first; the shortest without a sink. */
export const barsFor = (brief: Brief): readonly Group[] => [
  ...[96, 84, 72, 60].map((w) => barGroup(w, !wants(brief, 'dry-bar'))),
  barGroup(48, false),
];

/** Sets the first that fits of what was asked for, or says that it was left out. */
export function grant(
  draft: Draft,
  unmet: string[],
  name: string,
  candidates: readonly Group[],
  options: PlaceOptions,
): boolean {
  const placed = placeFirst(draft, candidates, options) !== undefined;
  const left = `${name} was left out: this room has no free place for it.`;
  if (!placed && !unmet.includes(left)) unmet.push(left);
  return placed;
}
