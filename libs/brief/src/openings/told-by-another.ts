import { isSide, type Side, type ToldOpening } from '@plumbline/concept';
import type { SaidOpening } from './opening-words.js';

const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

const isOwnWall = ({ at }: SaidOpening): boolean => at === 'short' || at === 'long';

/**
 * Openings told by one another, as walls: "the doorway opposite the window" is across from the window's wall, and a
 * door "by the closet" is in the closet's. What is told of no other opening stays as it was said.
 */
export function related(openings: readonly SaidOpening[]): readonly SaidOpening[] {
  const found = [...openings];
  for (const [i, one] of found.entries()) {
    // A closet that a door stands by is in the door's wall.
    if (one.of === 'closet' && isSide(one.at) && !found.some(({ opening }) => opening === 'closet'))
      found.push({ said: one.said, opening: 'closet', at: one.at });
    const isFar = one.at === 'far' && (one.of === undefined || one.of in OPENING_CALLED);
    const isNear = one.at === 'beside' && one.of === 'closet';
    if (!isFar && !isNear) continue;
    // Without a name it is the one told last; a window is across from the way in by itself.
    const kind = one.of === undefined ? undefined : OPENING_CALLED[one.of];
    if (kind === undefined && one.opening !== 'door') continue;
    const at = found.findIndex(
      (other, k) =>
        k !== i &&
        (kind === undefined ? k < i && other.opening === 'window' : other.opening === kind) &&
        (isSide(other.at) || (isFar && isOwnWall(other))),
    );
    const other = found[at];
    if (!other || (one.opening === 'window' && kind === 'door')) continue;
    const { of: _, ...rest } = one;
    if (isSide(other.at)) found[i] = { ...rest, at: isNear ? other.at : ACROSS[other.at] };
    else if (one.opening === 'door' && other.opening === 'window') {
      // Of "a window on the short wall and the doorway opposite" the door is in the one, the window in the other.
      found[i] = { ...rest, at: other.at };
      found[at] = { ...other, at: 'far', of: 'door' };
    }
  }
  return found;
}

const OPENING_CALLED: Readonly<Record<string, ToldOpening['opening']>> = {
  window: 'window',
  fireplace: 'fireplace',
  closet: 'closet',
  door: 'door',
  doorway: 'door',
  entry: 'door',
  entrance: 'door',
  stairs: 'stair',
};
