/** The same wish for a lower and for a higher sum. */
export const TIERS = ['simpler', 'finer'] as const;
export type Tier = (typeof TIERS)[number];
