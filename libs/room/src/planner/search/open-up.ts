import { CATALOGUE, type Item, type Kind } from '@plumbline/concept';
import { isSolid } from '../../geometry/items.js';
import { placeGroup, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import { walkable } from '../floor/reach.js';

/** Furniture that a room does without before a part of it is cut off. */
const MOVABLE: ReadonlySet<Kind> = new Set([
  'armchair',
  'bench',
  'bookcase',
  'coffee-table',
  'dining-table',
  'game-table',
  'sectional',
  'sofa',
  'storage-shelf',
]);

/** An easy chair, in place of seats that are too large. */
const EASY_CHAIR = single('armchair', 32, 34, 34, 24, { traits: { form: 'lounge' } });
const SEATS: ReadonlySet<Kind> = new Set(['sectional', 'sofa']);

/**
 * The plan without the group of furniture that cuts a part of the room off, if there is one such; it is told what was
 * left out. Of several the one that was placed last goes; for a sofa an easy chair comes where that leaves a way.
 */
export function openUp(plan: Plan): Plan {
  const { draft } = plan;
  const opens = (items: readonly Item[]): boolean =>
    walkable({ shell: draft.shell, openings: draft.openings, solids: () => items.filter(isSolid) })
      .everywhere;
  const stand = (items: readonly Item[]): void => {
    draft.items.splice(0, draft.items.length, ...items);
  };
  const large = draft.items.filter(({ kind }) => MOVABLE.has(kind)).reverse();
  const without = (gone: Item): Item[] =>
    draft.items.filter((item) => (gone.group === undefined ? item !== gone : item.group !== gone.group));
  const gone = large.find((item) => opens(without(item)));
  if (!gone) return plan;
  stand(without(gone));
  const before = [...draft.items];
  const chair =
    SEATS.has(gone.kind) && placeGroup(draft, EASY_CHAIR, { group: 'seating' }) && opens(draft.items);
  if (!chair) stand(before);
  const name = CATALOGUE[gone.kind].name.toLowerCase();
  const instead = chair ? ' An easy chair stands instead.' : '';
  return {
    ...plan,
    unmet: [
      ...plan.unmet,
      `The ${name} was left out: with it, a part of this room could not be reached.${instead}`,
    ],
  };
}
