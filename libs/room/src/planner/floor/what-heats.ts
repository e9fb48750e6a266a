import { type Brief, isSide, type Side, type ThingPlace } from '@plumbline/concept';
import { opposite, rectOf } from '../../geometry/geometry.js';
import type { Draft } from './draft.js';
import { type Group, placeFirst, type Spot, single } from './place.js';
import { gap, placedAsTold, standsAsTold } from './told-places.js';

/** Furnace and water heater of today, with 30 in of floor before them to serve them from (IRC M1305.1). Inches. */
const HEAT = {
  furnace: single('furnace', 24, 30, 60, 30),
  'water-heater': single('water-heater', 24, 24, 60, 30),
} as const;

/** A panel keeps 30 by 36 in of floor before it free (NEC 110.26). Inches. */
const PANEL_FREE = { wide: 30, deep: 36 } as const;
const PANEL: Group = {
  along: PANEL_FREE.wide,
  deep: 4,
  pieces: [
    { kind: 'electrical-panel', t: (PANEL_FREE.wide - 15) / 2, n: 0, along: 15, deep: 4, height: 36, z: 36 },
  ],
  clear: [{ t: 0, n: 4, along: PANEL_FREE.wide, deep: PANEL_FREE.deep }],
  keep: [{ t: 0, n: 4, along: PANEL_FREE.wide, deep: PANEL_FREE.deep }],
};

/** Whether words tell where furnace or water heater are. */
export const isHeatTold = ({ thingsAt = [] }: Pick<Brief, 'thingsAt'>): boolean =>
  thingsAt.some(({ thing }) => thing === 'furnace' || thing === 'water-heater');

/** What it takes off a plan to move what heats the house: more than all told places together. */
const MOVED = 500;

/** Whether words give furnace and water heater walls that have nothing in common: they share no room. */
export function isHeatApart({ thingsAt = [] }: Pick<Brief, 'thingsAt'>): boolean {
  const [furnace, heater] = (['furnace', 'water-heater'] as const).map((kind) =>
    thingsAt.find(({ thing, at, how }) => thing === kind && at !== undefined && isSide(at) && !how),
  );
  if (!furnace || !heater) return false;
  return ![furnace.at, furnace.corner].some((side) => side && [heater.at, heater.corner].includes(side));
}

/** From one machine to the next: what is told into one corner stands side by side. */
const besideMachines =
  (draft: Draft) =>
  ({ rect }: Spot): number => {
    const others = draft.items.filter(({ group }) => group === 'mechanical').map(({ box }) => rectOf(box));
    return others.length > 0 ? -Math.min(...others.map((other) => gap(rect, other))) : 0;
  };

/**
 * Stands what heats the house, and the panel, where words tell that they are, before anything is set around it. Answers what
 * a plan loses by what stands elsewhere: a door in its corner, say.
 */
export function standWhatHeats(draft: Draft, { thingsAt = [] }: Pick<Brief, 'thingsAt'>): number {
  let lost = 0;
  for (const kind of ['furnace', 'water-heater'] as const) {
    const told = thingsAt.find(({ thing }) => thing === kind);
    if (!told || draft.items.some((item) => item.kind === kind)) continue;
    stand(draft, HEAT[kind], told);
    if (!placedAsTold(draft, told)) lost += MOVED;
  }
  const panel = thingsAt.find(({ thing }) => thing === 'panel');
  if (panel && !draft.items.some(({ kind }) => kind === 'electrical-panel')) stand(draft, PANEL, panel);
  return lost;
}

/** In the corner, else beside what stands in it, else as near to that as a wall allows. */
function stand(draft: Draft, group: Group, told: ThingPlace): void {
  const allow = ({ side, rect }: Spot): boolean =>
    standsAsTold(draft, { rect, facing: opposite(side) }, told) &&
    (!isSide(told.at ?? '') ||
      (told.corner === undefined ? side === told.at : draft.reach(rect, told.at as Side) <= NEAR_WALL));
  const at = { group: 'mechanical', prefer: besideMachines(draft) } as const;
  const first = draft.items.some((item) => item.group === 'mechanical');
  const set =
    (first ? undefined : placeFirst(draft, [group], { ...at, only: 'corner', allow })) ??
    placeFirst(draft, [group], { ...at, allow });
  if (!set) placeFirst(draft, [group], { ...at, only: 'corner' });
}

/** What is told to be in a corner stands so near its wall, or past one machine that stands there. Inches. */
const NEAR_WALL = 36;
