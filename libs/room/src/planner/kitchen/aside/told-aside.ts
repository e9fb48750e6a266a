import { sizeOf, wants } from '@plumbline/brief';
import { type Brief, HEIGHTS, isSide, type Kind, type ThingPlace } from '@plumbline/concept';
import { BASE_DEEP, COUNTER_DEEP, tallHeight } from '../../cabinets/sizes.js';
import type { Draft } from '../../floor/draft.js';
import { type Group, isAsTold, placeFirst, type Spot, single } from '../../floor/place.js';
import { gap, pending, thingsPlaced } from '../../floor/told-places.js';
import { desks } from '../../furniture/desks.js';
import { freezer } from '../../furniture/groups.js';
import { aside } from '../../furniture/preferences.js';

/** What of a kitchen stands by itself where words put it, off its runs of cabinets. Lengths are inches. */

/** Floor before it: a door that opens and who stands before it. */
const FRONT = 36;

type Make = (brief: Brief, draft: Draft) => readonly Group[];

const ASIDE: Readonly<Record<string, Make>> = {
  refrigerator: (brief) =>
    widthsOf(brief, 'refrigerator', [36, 33, 30]).map((width) =>
      single('refrigerator', width, 30, 70, FRONT, {
        label: `Refrigerator ${width}`,
        traits: { doors: width >= 33 ? 'french' : 'single', builtIn: false },
      }),
    ),
  pantry: (brief, { shell }) =>
    widthsOf(brief, 'pantry', [36, 30, 24, 18]).map((width) =>
      single('tall-cabinet', width, BASE_DEEP, tallHeight(shell.ceilingIn), FRONT, {
        label: `Pantry ${width}`,
        traits: { doors: width > 21 ? 2 : 1, drawers: 0, use: 'pantry' },
      }),
    ),
  freezer: () => [freezer],
  'wine-fridge': (brief) => [coolerGroup(wants(brief, 'wine-cooler') ? 'wine' : 'drinks')],
  'entry-bench': () => BENCHES,
  bench: () => BENCHES,
  desk: (brief) => desks(brief, 60),
  sideboard: () =>
    [60, 48, 36].map((width) =>
      single('cabinet', width, 18, HEIGHTS.counter - 2, FRONT, {
        label: `Buffet ${width}`,
        traits: { use: 'sideboard' },
      }),
    ),
};
/** A cooler under a counter of its own, with a cabinet beside it. */
const coolerGroup = (use: 'drinks' | 'wine'): Group => ({
  along: 48,
  deep: COUNTER_DEEP,
  pieces: [
    {
      ...{ kind: 'beverage-cooler', t: 0, n: 0, along: 24, deep: BASE_DEEP, height: HEIGHTS.baseCabinet },
      label: `${use === 'wine' ? 'Wine' : 'Beverage'} cooler 24`,
      traits: { use },
      underWindow: true,
    },
    {
      ...{ kind: 'base-cabinet', t: 24, n: 0, along: 24, deep: BASE_DEEP, height: HEIGHTS.baseCabinet },
      label: 'Base cabinet 24',
      traits: { doors: 2, drawers: 1 },
      underWindow: true,
    },
    {
      ...{ kind: 'countertop', t: 0, n: 0, along: 48, deep: COUNTER_DEEP, z: HEIGHTS.baseCabinet },
      height: HEIGHTS.counterThickness,
      label: 'Countertop',
      traits: { edge: 'eased' },
      underWindow: true,
    },
  ],
  clear: [{ t: 0, n: COUNTER_DEEP, along: 48, deep: FRONT }],
  keep: [{ t: 0, n: COUNTER_DEEP, along: 48, deep: FRONT }],
});

const BENCHES = [60, 48, 42, 36].map((width) =>
  single('bench', width, 18, 18, 24, { label: `Bench ${width}`, traits: { use: 'entry' } }),
);

/** The width that was told, else the usual ones. */
function widthsOf(
  brief: Brief,
  thing: 'refrigerator' | 'pantry',
  usual: readonly number[],
): readonly number[] {
  const told = sizeOf(brief, thing)?.widthIn;
  return told ? [told] : usual;
}

/** The places that words give to what may stand by itself. */
export const toldAside = (told: readonly ThingPlace[] = []): readonly ThingPlace[] =>
  told.filter(
    ({ thing, at, how, part }) =>
      (ASIDE[thing] !== undefined || thing === 'coffee-bar') &&
      !part &&
      ((at !== undefined && isSide(at)) ||
        how === 'beside' ||
        how === 'across' ||
        how === 'left' ||
        how === 'right'),
  );

/** Whether words put a thing at a wall or in a corner, where it may stand by itself. */
export const isAside = (thing: string, told: readonly ThingPlace[] = []): boolean =>
  toldAside(told).some((one) => one.thing === thing);

/** Whether words give a refrigerator a wall or a corner: it may stand there off the runs. */
export const isFridgeAside = (brief: Brief, told: readonly ThingPlace[] = []): boolean =>
  !wants(brief, 'fridge-columns') && isAside('refrigerator', told);

/** Whether guests are to reach the drinks off the cooks' aisle, in a kitchen with a wall to spare for that. */
export const coolsForGuests = (brief: Brief): boolean =>
  wants(brief, 'guest-cooler') &&
  (wants(brief, 'beverage-cooler') || wants(brief, 'wine-cooler')) &&
  brief.size.widthIn * brief.size.depthIn >= SPARE;
/** A kitchen of so many square inches has a wall for a cooler off its runs. */
const SPARE = 150 * 144;

/** Guests stand off what is cooked on and washed in. Inches. */
const OFF_WORK = 72;
const WORKED_AT: readonly Kind[] = ['range', 'cooktop', 'sink-base', 'refrigerator', 'dishwasher'];

/** Stands the cooler of guests at a wall of its own, off what is worked at, the farthest first. */
function standForGuests(draft: Draft, brief: Brief): void {
  if (!coolsForGuests(brief) || draft.items.some(({ kind }) => kind === 'beverage-cooler')) return;
  const work = draft.items.filter(({ kind }) => WORKED_AT.includes(kind));
  const off = ({ rect }: Spot): number =>
    Math.min(...work.map(({ box }) => gap(rect, { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn })));
  const group = coolerGroup(wants(brief, 'wine-cooler') ? 'wine' : 'drinks');
  placeFirst(draft, [group], { group: GUESTS, step: 3, prefer: off, allow: (spot) => off(spot) >= OFF_WORK });
}
export const GUESTS = 'guests';

/** Stands by itself what words put at a wall or in a corner and no run has there. False where a refrigerator or a cooler has no place. */
export function standAside(draft: Draft, brief: Brief): boolean {
  for (const told of toldAside(pending(draft))) {
    if (thingsPlaced(draft, told.thing).length > 0) continue;
    const groups = ASIDE[told.thing]?.(brief, draft) ?? [];
    for (const group of groups) {
      const allow = (spot: Spot): boolean => isAsTold(draft, group, spot, 0, told);
      if (placeFirst(draft, [group], { group: told.thing, step: 3, prefer: aside(), allow })) break;
    }
  }
  standForGuests(draft, brief);
  const stands = (one: Kind): boolean => draft.items.some(({ kind }) => kind === one);
  const cools = isAside('wine-fridge', draft.shell.told) || coolsForGuests(brief);
  return stands('refrigerator') && (!cools || stands('beverage-cooler'));
}
