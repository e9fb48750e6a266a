import type { Quantity } from '@plumbline/concept';

/** Whether the contractor buys it. */

export const isBought = ({ state }: Pick<Quantity, 'state'>): boolean =>
  state !== 'owner-supplied' && state !== 'by-owner';

/** Rows that a larger one holds: a new sink comes with its faucet, new cabinets with their pulls. */
const HELD_BY: readonly (readonly [part: string, whole: RegExp])[] = [
  ['faucet', /^(?:sink|lavatory)(?:-own-faucet)?$/],
  ['drywall-repair', /^drywall$/],
  ['shower-valve', /^(?:shower(?:-own-valve)?|bathtub(?:-free|-jetted)?)$/],
  ['soft-close', /^cabinets-(?:semi|custom)$/],
  ['cabinet-hardware', /^cabinets-(?:stock|semi|custom)$/],
];

/** Nothing that another line buys is bought a second time. */
export const onlyOnce = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(
    ({ price }) =>
      !HELD_BY.some(
        ([part, whole]) => part === price && quantities.some((q) => whole.test(q.price) && isBought(q)),
      ),
  );
