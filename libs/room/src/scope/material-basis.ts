import type { Concept, Quantity } from '@plumbline/concept';

/** Finishes and fixtures that the owner has yet to choose: what they cost is the widest gap between two bids. */
const CHOSEN =
  /^(?:counter-|backsplash-(?:tile|slab)|shower-tile$|floor-(?!heat|refinish|level)|toilet|lavatory(?:-own-faucet)?$|sink(?:-own-faucet)?$|vanity$|medicine-cabinet$|bath-accessories$|bathtub|shower(?:-own-valve)?$|shower-glass$|light-fixture$|cabinets-(?:stock|semi|custom)$|door-)/;

const A_UNIT: Readonly<Record<Quantity['unit'], string>> = {
  each: 'each',
  job: 'in all',
  'lin ft': 'a lin ft',
  'sq ft': 'a sq ft',
};

/** "; material basis $6.40 a sq ft": what bidders price a choice at that is still open, so that they price the same. */
export function basisOf({ estimate, wishes, quantities }: Concept, q: Quantity): string {
  if (wishes.workType === 'labor only' || q.state !== 'included' || !CHOSEN.test(q.price)) return '';
  const line = estimate.lines.find(
    (l) => l.item === q.item && l.trade === q.trade && l.quantity === q.quantity,
  );
  const usd = line && q.quantity > 0 ? line.materialUsd / q.quantity : 0;
  if (usd <= 0) return '';
  const holds = /^cabinets-/.test(q.price)
    ? ` of their width, for boxes, fronts, drawers, pulls and fillers; ${quantities.some(({ price }) => price === 'cabinet-panels') ? 'panels, ' : ''}delivery and setting are not in it`
    : '';
  return `; material basis $${usd < 100 ? usd.toFixed(2) : Math.round(usd).toLocaleString('en-US')} ${A_UNIT[q.unit]}${holds}`;
}
