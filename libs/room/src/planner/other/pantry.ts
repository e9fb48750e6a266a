import { wants } from '@plumbline/brief';
import { type Brief, HEIGHTS } from '@plumbline/concept';
import { cabinetWidths } from '../cabinets/run.js';
import { BASE_DEEP, COUNTER_DEEP, tallHeight, WALL_DEEP } from '../cabinets/sizes.js';
import type { Draft } from '../floor/draft.js';
import type { Group, Piece } from '../floor/place.js';
import { bookcase } from '../furniture/groups.js';
import type { OtherRoom } from './other-room.js';

/** A pantry with a counter, between a kitchen and where it is eaten: a butler's pantry, a scullery. Inches. */

/** One person works before the counter (NKBA 6 asks for 42 in where the room gives it). */
const FRONTS = [42, 36, 30] as const;
const LENGTHS = [120, 108, 96, 84, 72, 60, 48, 36] as const;
/** A sink to rinse at, and a cooler below the counter. */
const SINK = 24;
const COOLER = 24;

/** Whether a room of no other purpose is a pantry that one works in. */
export const isPantryRoom = (brief: Brief): boolean =>
  brief.category === 'other' &&
  brief.purpose === 'open' &&
  (wants(brief, 'walk-in-pantry') ||
    (wants(brief, 'pantry') && brief.size.widthIn * brief.size.depthIn <= LARGEST_PANTRY));

/** Where a pantry is told of in a larger room, the room is something else and has one. Square inches. */
const LARGEST_PANTRY = 180 * 144;

/** Furnishes a pantry: a counter with what was asked for in it, shelves on a wall of their own. */
export function furnishPantry({ attempt, seen }: OtherRoom): void {
  const { brief, draft, unmet } = attempt;
  const counters = LENGTHS.flatMap((length) => FRONTS.map((front) => counter(draft, brief, length, front)));
  const placed = attempt.place(counters, { group: 'pantry', prefer: seen }, 40);
  if (!placed) {
    unmet.push('A counter was left out: this room has no free wall of 3 ft with 30 in before it.');
    return;
  }
  attempt.score += Math.max(...placed.map(({ box }) => Math.max(box.widthIn, box.depthIn))) / 3;
  const high = Math.min(84, draft.shell.ceilingIn - 2);
  const shelves = [96, 72, 60, 48, 36, 24].map((width) => bookcase(width, true, high));
  attempt.place(shelves, { group: 'pantry' }, 20);
  // Who tells of shelves, or of a room of them, gets them on each wall that is left.
  if (attempt.wantsAny(['bookcase', 'open-shelves']))
    for (let wall = 0; wall < 2; wall++) attempt.place(shelves, { group: 'pantry' }, 10);
}

/** A counter so long with sink, cooler and coffee machine where they were asked for, and cabinets above. */
function counter(draft: Draft, brief: Brief, length: number, front: number): Group {
  const sink = wants(brief, 'second-sink') || wants(brief, 'plain-sink') ? SINK : 0;
  const cold = wants(brief, 'wine-cooler') || wants(brief, 'beverage-cooler');
  const cooler = cold && length - sink >= COOLER + 12 ? COOLER : 0;
  const bases = length - sink - cooler;
  const pieces: Piece[] = [
    ...baseCabinets(draft, brief, bases),
    ...(sink > 0 ? [sinkBase(bases)] : []),
    ...(cooler > 0 ? [beverageCooler(brief, bases + sink)] : []),
    {
      kind: 'countertop',
      t: 0,
      n: 0,
      along: length,
      deep: COUNTER_DEEP,
      z: HEIGHTS.baseCabinet,
      height: HEIGHTS.counterThickness,
      label: 'Countertop',
      traits: { edge: 'eased' },
      underWindow: isUnderWindows(draft),
    },
    ...wallCabinets(draft, brief, length),
  ];
  const zone = { t: 0, n: COUNTER_DEEP, along: length, deep: front };
  return { along: length, deep: COUNTER_DEEP, pieces, clear: [zone], keep: [{ ...zone, deep: 30 }] };
}

/** Whether a counter goes under all windows: one that somebody gets out by is lower. */
const isUnderWindows = ({ openings }: Draft): boolean =>
  openings.every(
    ({ kind, sillIn }) => kind !== 'window' || sillIn >= HEIGHTS.baseCabinet + HEIGHTS.counterThickness,
  );

/** Cabinets side by side over a length, each with where it begins. */
const sideBySide = (length: number): readonly { readonly t: number; readonly along: number }[] => {
  let t = 0;
  return cabinetWidths(length).map((along) => {
    const at = t;
    t += along;
    return { t: at, along };
  });
};

const baseCabinets = (draft: Draft, brief: Brief, length: number): Piece[] =>
  sideBySide(length).map(({ t, along }, i) => {
    const coffee = i === 0 && wants(brief, 'coffee-bar');
    return {
      kind: 'base-cabinet',
      t,
      n: 0,
      along,
      deep: BASE_DEEP,
      height: HEIGHTS.baseCabinet,
      label: `${coffee ? 'Coffee bar base' : 'Base cabinet'} ${along}`,
      traits: {
        ...(wants(brief, 'deep-drawers')
          ? { doors: 0, drawers: 3 }
          : { doors: along > 21 ? 2 : 1, drawers: 1 }),
        ...(coffee ? { appliance: 'coffee' as const } : {}),
      },
      underWindow: isUnderWindows(draft),
    };
  });

const sinkBase = (t: number): Piece => ({
  kind: 'sink-base',
  t,
  n: 0,
  along: SINK,
  deep: BASE_DEEP,
  height: HEIGHTS.baseCabinet,
  label: `Prep sink base ${SINK}`,
  traits: {
    doors: 1,
    drawers: 0,
    bowls: 1,
    apron: false,
    basin: 'stainless-steel',
    faucet: 'single',
    role: 'prep',
  },
  underWindow: true,
});

const beverageCooler = (brief: Brief, t: number): Piece => ({
  kind: 'beverage-cooler',
  t,
  n: 0,
  along: COOLER,
  deep: BASE_DEEP,
  height: 34.5,
  label: `${wants(brief, 'wine-cooler') ? 'Wine' : 'Beverage'} cooler ${COOLER}`,
  traits: { use: wants(brief, 'wine-cooler') ? 'wine' : 'drinks' },
  underWindow: true,
});

function wallCabinets({ shell }: Draft, brief: Brief, length: number): Piece[] {
  const top = Math.min(shell.ceilingIn, tallHeight(shell.ceilingIn));
  return sideBySide(length).map(({ t, along }) => ({
    kind: 'wall-cabinet',
    t,
    n: 0,
    along,
    deep: WALL_DEEP,
    z: HEIGHTS.wallCabinetBottom,
    height: top - HEIGHTS.wallCabinetBottom,
    label: `Wall cabinet ${along}`,
    traits: { doors: along > 21 ? 2 : 1, glass: wants(brief, 'glass-cabinets') },
    optional: true,
  }));
}
