import type { Contractor } from '../tables/contractor.entity.js';

/** A contractor's licence in one line: "CA C-10 #123456, expires 2027-05-31; insured: …". Null without any. */
export function licenseText(
  contractor: Pick<
    Contractor,
    'licenseNumber' | 'licenseClass' | 'licenseState' | 'licenseExpires' | 'insurance' | 'insuranceExpires'
  >,
): string | null {
  const license = [
    contractor.licenseState,
    contractor.licenseClass,
    contractor.licenseNumber && `#${contractor.licenseNumber}`,
  ]
    .filter(Boolean)
    .join(' ');
  const insured = contractor.insurance && `insured: ${contractor.insurance}`;
  const parts = [
    license && (contractor.licenseExpires ? `${license}, expires ${contractor.licenseExpires}` : license),
    insured && (contractor.insuranceExpires ? `${insured}, until ${contractor.insuranceExpires}` : insured),
  ].filter(Boolean);
  return parts.join('; ') || null;
}
