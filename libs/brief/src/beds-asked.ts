import type { Brief } from '@plumbline/concept';
import { wants } from './brief.js';

/** What asks for a bed that is slept in, in any room. */
export const BEDS_ASKED = [
  'plain-bed',
  'twin-bed',
  'twin-beds',
  'full-bed',
  'queen-bed',
  'king-bed',
  'guest-room',
  'murphy-bed',
] as const;

export const asksForBed = (brief: Brief): boolean => BEDS_ASKED.some((id) => wants(brief, id));
