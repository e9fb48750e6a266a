import { isOf, type Kind } from '@plumbline/concept';
import { EXISTING_TAG, plainName } from '@plumbline/room/parts';
import { type Area, insideOf, meets } from '../pen/labels.js';
import { INK } from '../pen/svg.js';
import type { Seen } from './elevation.js';
import { type DrawnElevation, elevationArea, thingArea } from './elevation-pen.js';

/** Names of what stands on an elevation. */

/** Each thing's name where it has room, else its short one, which the key explains. */
export function nameThings(
  drawn: DrawnElevation,
  tagOf: ReadonlyMap<string, string>,
  key: Map<string, string>,
): void {
  const { elevation, s, X, labels } = drawn;
  const wall = elevationArea(drawn);
  for (const seen of elevation.things) {
    const { item, x, w } = seen;
    if (isOf(item, 'receptacle', 'switch')) continue;
    const own = tagOf.get(item.id);
    // A number is the plan's; here the thing's name stands where it has room, else what is short for it.
    const numbered = own === undefined || /^\d/.test(own);
    const short = numbered ? (SHORT[item.kind] ?? own) : own;
    if (!short || w * s < 8) continue;
    const mark = item.existing ? ` ${EXISTING_TAG}` : '';
    const inside = thingArea(drawn, seen);
    const mid = X(x + w / 2);
    const steps = (NAMED_AT[item.kind] ?? [0.5, 0.7, 0.3, 0.85, 0.15]).map((k): readonly [number, number] => [
      mid,
      inside.y + inside.h * k,
    ]);
    const within = (a: Area): boolean => insideOf(inside, a);
    const pen = { size: 7.5, anchor: 'middle', weight: 'bold' } as const;
    const name = numbered && !KEYED.has(item.kind) ? plainName(item) : short;
    if (name !== short && labels.set(name + mark, steps, pen, INK.paper, within)) continue;
    const beside = LABELLED_BESIDE.has(item.kind)
      ? [0.5, 0.2, 0.8].flatMap((k): (readonly [number, number])[] => [
          [inside.x + inside.w * k, inside.y - 5],
          [inside.x + inside.w * k, inside.y + inside.h + 5],
        ])
      : [];
    if (
      (labels.set(short + mark, steps, pen, INK.paper, within) ||
        labels.set(short + mark, beside, pen, INK.paper, (a) => insideOf(wall, a))) &&
      numbered
    )
      key.set(short, spoken(plainName(item)));
  }
}

/** What no word is written over: openings with their casings, mirrors, bars and tall things. */
export const areasThatShow = (drawn: DrawnElevation): Area[] => {
  const { elevation, s, X, Y } = drawn;
  return [
    ...elevation.openings.map((o) => ({
      x: X(o.x - 2.5),
      y: Y(o.sillIn + o.heightIn + 2.5),
      w: (o.widthIn + 5) * s,
      h: (o.heightIn + 5) * s,
    })),
    ...elevation.things
      .filter(({ item }) =>
        isOf(
          item,
          'mirror',
          'medicine-cabinet',
          'return-grille',
          'towel-bar',
          'wall-cabinet',
          'tall-cabinet',
          'partition',
        ),
      )
      .map((seen) => thingArea(drawn, seen)),
  ];
};

export function nameWainscot(drawn: DrawnElevation, shown: readonly Area[]): void {
  const { elevation, X, Y, labels } = drawn;
  const { things, lengthIn, dado } = elevation;
  const wall = elevationArea(drawn);
  const stood = things.map((seen) => thingArea(drawn, seen));
  labels.set(
    'Wainscot',
    [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.08, 0.92].map((k) => [X(lengthIn * k), Y(dado / 2)] as const),
    { size: 7.5, anchor: 'middle' },
    undefined,
    (a) => insideOf(wall, a) && ![...shown, ...stood].some((other) => meets(other, a)),
  );
}

/** "GFCI" beside each guarded receptacle that is seen. */
export function nameGuarded(drawn: DrawnElevation, shown: readonly Area[]): void {
  const { elevation, X, Y, labels } = drawn;
  const wall = elevationArea(drawn);
  for (const { item, x, z, w, h, front } of elevation.things) {
    if (!isOf(item, 'receptacle') || !item.traits?.gfci) continue;
    if (isHidden({ x, z, w, h, front }, elevation.things)) continue;
    const pen = { size: 6, color: INK.soft };
    const places = [
      [X(x + w) + 2, Y(z + h / 2)],
      [X(x) - 2 - 14, Y(z + h / 2)],
      [X(x + w / 2) - 7, Y(z) + 5],
      [X(x + w / 2) - 7, Y(z + h) - 5],
    ] as const;
    const isClear = (a: Area): boolean => insideOf(wall, a) && !shown.some((other) => meets(other, a));
    // Where windows and mirrors leave it no place it stands before one.
    if (!labels.set('GFCI', places, pen, INK.paper, isClear)) labels.set('GFCI', places, pen, INK.paper);
  }
}

/** A name in the middle of a line: "EV charger" keeps its letters. */
const spoken = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());

/** Behind something that stands before it, as the outlet behind a washer. */
const isHidden = (
  { x, z, w, h, front }: Pick<Seen, 'x' | 'z' | 'w' | 'h' | 'front'>,
  things: readonly Seen[],
): boolean =>
  things.some(
    (t) =>
      t.item.kind !== 'shower' &&
      t.item.kind !== 'backsplash' &&
      t.front > front + 1 &&
      t.x <= x + w / 2 &&
      t.x + t.w >= x + w / 2 &&
      t.z <= z + h / 2 &&
      t.z + t.h >= z + h / 2,
  );

/** Kinds that the plan gives no tag and an elevation names. */
const SHORT: Readonly<Partial<Record<Kind, string>>> = {
  mirror: 'MIR',
  'medicine-cabinet': 'MED',
  'towel-bar': 'TB',
  'paper-holder': 'TPH',
  sconce: 'WL',
  'grab-bar': 'GB',
  'shower-niche': 'NICHE',
  'return-grille': 'RA',
  'electrical-panel': 'PNL',
  'ev-charger': 'EV',
  'beverage-cooler': 'BC',
  'shower-bench': 'BN',
  'floating-shelf': 'SH',
  'water-heater': 'WH',
  furnace: 'FU',
  bookcase: 'BK',
  'storage-shelf': 'SHV',
};

/** Named by what is short for them, as everybody knows it. */
const KEYED: ReadonlySet<Kind> = new Set<Kind>([
  'mirror',
  'medicine-cabinet',
  'towel-bar',
  'paper-holder',
  'sconce',
  'grab-bar',
  'shower-niche',
]);

/** Too thin for a name of their own: it stands above or below them. */
const LABELLED_BESIDE: ReadonlySet<Kind> = new Set<Kind>([
  'towel-bar',
  'grab-bar',
  'paper-holder',
  'sconce',
  'floating-shelf',
]);

/** Where the names of those stand whose middle is no place for one, as shares of the height from the top. */
const NAMED_AT: Readonly<Partial<Record<Kind, readonly number[]>>> = {
  toilet: [0.25, 0.75],
  fireplace: [0.2, 0.95],
};
