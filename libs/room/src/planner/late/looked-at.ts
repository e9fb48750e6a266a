import type { Item, Kind } from '@plumbline/concept';
import { inFront, opposite, overlaps, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** Of seats before a screen or a fire, how many have it before them. Lengths are inches. */

const SEATS: ReadonlySet<Kind> = new Set<Kind>(['sofa', 'sectional']);
const LOOKED_AT: ReadonlySet<Kind> = new Set<Kind>(['tv', 'projector-screen', 'fireplace']);
/** From farther off nobody looks at it. */
const FARTHEST = 216;

const looksAt = (seat: Item, other: Item): boolean =>
  seat.facing === opposite(other.facing) &&
  overlaps(inFront(rectOf(seat.box), seat.facing, FARTHEST), rectOf(other.box));

/** How many sofas have what is looked at before them, and how much that is looked at has a sofa before it. */
export function looksKept({ items }: Pick<Draft, 'items'>): number {
  const seats = items.filter(({ kind }) => SEATS.has(kind));
  const others = items.filter(({ kind }) => LOOKED_AT.has(kind));
  return (
    seats.filter((seat) => others.some((other) => looksAt(seat, other))).length +
    others.filter((other) => seats.some((seat) => looksAt(seat, other))).length
  );
}
