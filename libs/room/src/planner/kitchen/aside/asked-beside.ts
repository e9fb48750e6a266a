import { wants } from '@plumbline/brief';
import { type Brief, type Item, type ItemOf, itemsOf } from '@plumbline/concept';
import { frontWidth, grow, overlaps, rectOf, runsEast } from '../../../geometry/geometry.js';
import type { Draft } from '../../floor/draft.js';
import { type Group, placeFirst } from '../../floor/place.js';
import { ASKED } from '../../furniture/asked-at-walls.js';
import { barsFor } from '../../furniture/bars.js';
import { aside } from '../../furniture/preferences.js';

/** What a kitchen is asked to hold beside its cabinets: machines, a bar, furniture at a wall that is left. Inches. */

/** Machines of any room: they have their wall before anybody sits down. */
const MACHINES: ReadonlySet<string> = new Set(['A washer and dryer', 'A freezer']);
/** Things of any room that stand at a wall of a kitchen, too. */
const AT_WALLS: ReadonlySet<string> = new Set([
  'A china cabinet',
  'A sideboard',
  'A bench with hooks',
  'An armchair',
  'A piano',
  'A fireplace',
]);

/** Bars that a kitchen has beside its own counters. */
const BARS = [84, 72, 60, 48] as const;

/** The least floor to work on before what stands there, where the usual one is taken. */
const LEAST_FRONT = 36;

const isHomeBar = ({ group, kind }: Item): boolean => group === 'bar' && kind === 'sink-base';

/** Sets machines that were asked for at walls that are left. */
export const standMachines = (draft: Draft, brief: Brief): void => standNamed(draft, brief, MACHINES);

/** Sets what else was asked for beside the runs and stands nowhere. */
export function standAskedBeside(draft: Draft, brief: Brief): void {
  standNamed(draft, brief, AT_WALLS);
  if (wants(brief, 'bar') && !draft.items.some(isHomeBar)) setAside(draft, barsFor(brief, BARS), 'bar');
  if (wants(brief, 'beverage-cooler') && itemsOf(draft, 'beverage-cooler').length === 0) coolInCabinet(draft);
}

function standNamed(draft: Draft, brief: Brief, names: ReadonlySet<string>): void {
  for (const { features, name, is, groups } of ASKED)
    if (names.has(name) && features.some((id) => wants(brief, id)) && !draft.items.some(is))
      setAside(draft, groups(brief, draft), 'asked');
}

function setAside(draft: Draft, groups: readonly Group[], group: string): boolean {
  const tried = [...groups, ...groups.map(nearer)];
  return placeFirst(draft, tried, { group, prefer: aside(), step: 3 }) !== undefined;
}

/** The same with less floor before it. */
const nearer = (group: Group): Group => ({
  ...group,
  clear: (group.clear ?? []).map((patch) => ({ ...patch, deep: Math.min(patch.deep, LEAST_FRONT) })),
  keep: (group.keep ?? []).map((patch) => ({ ...patch, deep: Math.min(patch.deep, LEAST_FRONT - 6) })),
});

/** A cooler under the counter, as it is sold. */
const COOLER = 24;
/** What is left of a cabinet is a cabinet from here on, and else a filler. */
const LEAST_CABINET = 9;

/** Makes a cabinet off sink and heat a cooler for drinks: one of a coffee bar or an island first. */
function coolInCabinet(draft: Draft): void {
  const busy = draft.items.filter(
    ({ kind }) => kind === 'sink-base' || kind === 'range' || kind === 'cooktop',
  );
  const isFree = (base: ItemOf<'base-cabinet'>): boolean => {
    const { appliance, pullout, kneeSpace } = base.traits ?? {};
    const around = grow(rectOf(base.box), 1);
    return (
      frontWidth(base) >= COOLER &&
      !appliance &&
      !pullout &&
      !kneeSpace &&
      !busy.some(({ box }) => overlaps(around, rectOf(box)))
    );
  };
  const rank = ({ group }: Item): number => (group === 'coffee' ? 0 : group === 'island' ? 1 : 2);
  const [base] = itemsOf(draft, 'base-cabinet')
    .filter(isFree)
    .sort((a, b) => rank(a) - rank(b) || frontWidth(a) - frontWidth(b));
  if (!base) return;
  const { x, y, w, d } = rectOf(base.box);
  const left = frontWidth(base) - COOLER;
  const level = runsEast(base.facing);
  const part = (from: number, along: number) =>
    level ? { x: x + from, y, w: along, d } : { x, y: y + from, w, d: along };
  draft.items.splice(draft.items.indexOf(base), 1);
  const shared = {
    facing: base.facing,
    height: base.box.heightIn,
    ...(base.group ? { group: base.group } : {}),
  };
  draft.add('beverage-cooler', part(0, COOLER), {
    ...shared,
    label: `Beverage cooler ${COOLER}`,
    traits: { use: 'drinks' },
  });
  if (left >= LEAST_CABINET)
    draft.add('base-cabinet', part(COOLER, left), {
      ...shared,
      label: `Base cabinet ${left}`,
      traits: { doors: 1, drawers: 1, ...(base.traits?.accent ? { accent: true } : {}) },
    });
  else if (left > 0.5) draft.add('filler', part(COOLER, left), { ...shared, label: `Filler ${left}` });
}
