import { wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';

/** Who uses a room: anyone, someone who is to grow old in it, someone with a walker, someone in a wheelchair. */
export type Mobility = 'any' | 'aging' | 'walker' | 'wheelchair';

/** Whether somebody rolls or walks with help, and so needs the floor, wide ways and a shower to roll into. */
export const hasAid = (mobility: Mobility): boolean => mobility === 'walker' || mobility === 'wheelchair';

/** For whom a room is planned; `accessible` is whom that word alone stands for. */
export function mobilityOf(brief: Brief, accessible: 'aging' | 'wheelchair'): Mobility {
  if (wants(brief, 'wheelchair')) return 'wheelchair';
  if (wants(brief, 'walker')) return 'walker';
  if (wants(brief, 'aging-in-place')) return 'aging';
  return wants(brief, 'accessible') ? accessible : 'any';
}
