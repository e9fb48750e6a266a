import { upperFirst, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Group } from '../floor/place.js';
import { wallBedsFor } from './beds.js';

/** Beds in rooms that are no bedrooms, with a way beside them and before their feet. Inches. */

const SIZES = { king: 78, queen: 62, full: 56, twin: 41 } as const;
type Size = keyof typeof SIZES;

function guestBed(size: Size): Group {
  const width = SIZES[size];
  return {
    along: width + 48,
    deep: 84,
    pieces: [
      {
        kind: 'bed',
        t: 24,
        n: 0,
        along: width,
        deep: 82,
        height: 42,
        label: `${upperFirst(size)} bed`,
        traits: { size, frame: 'platform' },
      },
    ],
    clear: [
      { t: 0, n: 0, along: 24, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
    keep: [
      { t: 0, n: 0, along: 22, deep: 82 },
      { t: 24, n: 82, along: width, deep: 24 },
    ],
  };
}

/** Beds for guests, folded down where a wall bed was asked for, the size that was told first and no larger one; a queen bed and smaller ones where none was. */
export function guestBedsFor(brief: Brief): readonly Group[] {
  if (wants(brief, 'murphy-bed')) return wallBedsFor(brief);
  const sizes = Object.keys(SIZES) as Size[];
  const told = sizes.findIndex((size) => wants(brief, `${size}-bed`) || wants(brief, `${size}-beds`));
  return sizes.slice(told < 0 ? 1 : told).map(guestBed);
}
