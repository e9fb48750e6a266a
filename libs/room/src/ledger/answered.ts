import { itemsOf, type Kind } from '@plumbline/concept';
import type { SeatsAt } from '../brief/claim.js';
import { any, type Evidence, kind, opening, type Shows } from '../noted-wishes.js';
import { benchSeats } from '../planner/use-of-floor.js';

/** How a room answers to what was told of people and days, and how many it seats. */

const floorIs =
  (...materials: string[]): Shows =>
  ({ room }) =>
    materials.includes(room.finishes.floor.material);
const HARD_FLOORS = [
  'lvp',
  'vinyl-sheet',
  'laminate',
  'porcelain-tile',
  'ceramic-tile',
  'hex-tile',
  'penny-tile',
  'cement-tile',
  'checkerboard-tile',
  'terracotta-tile',
  'slate-tile',
  'stone-tile',
  'marble-tile',
  'terrazzo',
  'concrete',
  'epoxy',
  'rubber',
  'oak-plank',
  'white-oak-plank',
  'walnut-plank',
  'maple-plank',
  'engineered-oak',
  'pine-plank',
  'herringbone-oak',
  'bamboo',
  'cork',
];
const not =
  (shows: Shows): Shows =>
  (e) =>
    !shows(e);
const STORES = kind(
  'base-cabinet',
  'tall-cabinet',
  'wall-cabinet',
  'vanity',
  'closet',
  'walk-in-closet',
  'wardrobe',
  'bookcase',
  'cabinet',
  'storage-shelf',
  'tv-console',
  'dresser',
);
const SITS = kind('sofa', 'sectional', 'armchair', 'stool', 'dining-chair', 'bench', 'dining-table');
const LIGHTS: Shows = ({ room }) =>
  room.items.some((i) => /light|pendant|sconce|chandelier|fan|lamp/.test(i.kind));
const NEW_LINES: Shows = ({ quantities }) => quantities.some((q) => q.trade !== 'clean-up');
const met = (rule: RegExp): Shows => {
  return ({ findings }) => findings.some((f) => rule.test(f.rule) && f.met);
};

/** A rule for each thing of FACTS that a plan can answer; what has none goes to the contractor. */
export const ANSWERED: Readonly<Record<string, Shows>> = {
  children: any(
    kind('bathtub', 'stool', 'dining-table', 'sofa', 'sectional', 'crib', 'bunk-bed', 'desk'),
    STORES,
  ),
  pets: floorIs(...HARD_FLOORS),
  'older-people': any(kind('grab-bar'), not(kind('rug'))),
  cooks: any(kind('countertop'), met(/work-aisle|landing|prep/)),
  hosts: any(SITS, kind('countertop')),
  'works-from-home': kind('desk'),
  dark: any(
    LIGHTS,
    opening((o) => o.kind === 'window'),
  ),
  outdated: NEW_LINES,
  crowded: ({ findings }) => findings.every((f) => f.severity !== 'code' || f.met),
  tidy: STORES,
  'easy-care': floorIs(...HARD_FLOORS),
  calm: () => true,
  homely: () => true,
  fine: () => true,
  value: ({ estimate }) => (estimate.budget ? estimate.budget.covers : estimate.likely > 0),
  view: opening((o) => o.kind === 'window' || o.kind === 'sliding-door'),
  use: ({ room }) => room.items.length > 0,
};

/** Facts that a price answers, not a thing of the plan. */
export const PRICED_FACTS: ReadonlySet<string> = new Set(['outdated', 'value']);

const seatsOf = (kinds: readonly Kind[], each: number, { room }: Evidence): number =>
  itemsOf(room, ...kinds).length * each;

/** How many people sit down: at the table, at an island, in the room. */
export function seatsAt(at: SeatsAt, e: Evidence): number {
  if (at === 'island') return seatsOf(['stool'], 1, e);
  if (at === 'dining') return seatsOf(['dining-chair'], 1, e) + benchSeats(e.room);
  return (
    seatsOf(['sofa'], 3, e) +
    seatsOf(['sectional'], 5, e) +
    seatsOf(['armchair', 'ottoman'], 1, e) +
    benchSeats(e.room)
  );
}
