import { type Brief, HEIGHTS, type ThingPlace } from '@plumbline/concept';
import { sizeOf, wants } from '../../brief/brief.js';
import { isSide } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, isAsTold, placeFirst, type Spot, single } from '../floor/place.js';
import { pending, thingsPlaced } from '../floor/told-places.js';
import { desks } from '../furniture/desks.js';
import { freezer } from '../furniture/groups.js';
import { aside } from '../furniture/preferences.js';
import { BASE_DEEP, tallHeight } from './sizes.js';

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
const BENCHES = [60, 48, 42, 36].map((width) =>
  single('bench', width, 18, 18, 24, { label: `Bench ${width}`, traits: { use: 'entry' } }),
);

/** The width that was told, else the usual ones. */
function widthsOf(brief: Brief, thing: string, usual: readonly number[]): readonly number[] {
  const told = sizeOf(brief, thing)?.widthIn;
  return told ? [told] : usual;
}

/** The places that words give to what may stand by itself. */
export const toldAside = (told: readonly ThingPlace[] = []): readonly ThingPlace[] =>
  told.filter(
    ({ thing, at, how, part }) =>
      ASIDE[thing] !== undefined &&
      !part &&
      ((at !== undefined && isSide(at)) ||
        how === 'beside' ||
        how === 'across' ||
        how === 'left' ||
        how === 'right'),
  );

/** Whether words give a refrigerator a wall or a corner: it may stand there off the runs. */
export const isFridgeAside = (brief: Brief, told: readonly ThingPlace[] = []): boolean =>
  !wants(brief, 'fridge-columns') && toldAside(told).some(({ thing }) => thing === 'refrigerator');

/** Stands by itself what words put at a wall or in a corner and no run has there. False where a refrigerator has no place. */
export function standAside(draft: Draft, brief: Brief): boolean {
  for (const told of toldAside(pending(draft))) {
    if (thingsPlaced(draft, told.thing).length > 0) continue;
    const groups = ASIDE[told.thing]?.(brief, draft) ?? [];
    for (const group of groups) {
      const allow = (spot: Spot): boolean => isAsTold(draft, group, spot, 0, told);
      if (placeFirst(draft, [group], { group: told.thing, step: 3, prefer: aside(), allow })) break;
    }
  }
  return draft.items.some(({ kind }) => kind === 'refrigerator');
}
