import { oddsOf } from './boosted-trees.js';
import { OPENING_TREES } from './opening-trees.js';

/**
 * The logarithm of the odds that a rectangle with this evidence (see `evidenceOf`) is an opening. It was learned from drawn
 * old rooms (numbers 1 to 64) and synthetic photos (seeds 301 to 340) by the bench `learn-openings`; what it gives on others
 * stands in `bench/README.md` of this library.
 */
export const openingLikelihood = (evidence: readonly number[]): number => oddsOf(OPENING_TREES, evidence);
