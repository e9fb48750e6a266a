import type { Draft } from '../../floor/draft.js';
import type { Group } from '../../floor/place.js';

/**
 * Groups that found no place, by what stood in the room and where they were tried. A room is furnished in many attempts, of
 * which several begin with the same things in the same places: what fits nowhere there is not tried a second time.
 */
const known = new WeakMap<object, Map<string, WeakSet<Group>>>();

/**
 * The groups that found no place in a room as it stands now.
 * @param where all else that decides whether a group has a place: told walls, corners
 */
export function deadEnds(draft: Draft, where: string): Pick<WeakSet<Group>, 'has' | 'add'> {
  const { shell } = draft;
  // All attempts in one house share it, other than the shell.
  const owner = shell.house ?? shell;
  const states = known.get(owner) ?? new Map<string, WeakSet<Group>>();
  known.set(owner, states);
  const key = `${where} ${stateOf(draft)}`;
  const dead = states.get(key) ?? new WeakSet<Group>();
  states.set(key, dead);
  return dead;
}

/** All of a draft that decides what has a place in it. */
const stateOf = (draft: Draft): string =>
  JSON.stringify([
    draft.openings,
    draft.items.map(({ kind, box, facing, traits }) => [kind, box, facing, traits]),
    draft.inTheWay().kept,
  ]);
