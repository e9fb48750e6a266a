/** Trades in the order in which a house is built. */
export const TRADES = [
  'permits',
  'demolition',
  'framing',
  'plumbing',
  'hvac',
  'electrical',
  'insulation',
  'drywall',
  'doors and windows',
  'cabinets',
  'counters',
  'tile',
  'flooring',
  'trim',
  'fixtures',
  'appliances',
  'painting',
  'specialties',
  'clean-up',
] as const;
export type Trade = (typeof TRADES)[number];
