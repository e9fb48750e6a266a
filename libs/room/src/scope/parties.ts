import type { Concept } from '@plumbline/concept';
import { wrap } from './scope-lines.js';

/** Who the scope is between. Everything may be missing; blanks are left to fill in. */
export interface ScopeParties {
  readonly contractor?: {
    readonly company?: string;
    readonly license?: string;
    readonly phone?: string;
    readonly email?: string;
  };
  readonly owner?: { readonly name?: string; readonly email?: string; readonly place?: string };
  /** Number of the bid that the scope belongs to. */
  readonly bidId?: string;
  /** Share of an estimate's likely sum that may stand as allowances before it is said; 0 to 1. */
  readonly allowanceNotice?: number;
}

/** Who the scope is between, where and when. */
export function partyLines(concept: Concept, { contractor = {}, owner = {}, bidId }: ScopeParties): string[] {
  const { zipCode } = concept.wishes;
  return [
    `Contractor: ${contractor.company ?? '[company]'}, license no. ${contractor.license ?? '[number]'}`,
    `            ${[contractor.phone ?? '[phone]', contractor.email ?? '[email]'].join(', ')}`,
    `Owner:      ${[owner.name ?? '[name]', owner.email].filter(Boolean).join(', ')}`,
    `Place:      ${owner.place ?? (zipCode ? `ZIP ${zipCode}, [street address]` : '[address]')}`,
    `Date:       ${concept.date.slice(0, 10)}    Revision: 1    Valid until: [date]`,
    ...(bidId ? [`Bid:        ${bidId}`] : []),
    wrap(
      `floor plan A-1 "${concept.title}" of ${concept.date.slice(0, 10)}, with the other sheets of its drawing set`,
      'Documents:  ',
      '            ',
    ),
  ];
}
