import type { Brief } from '@plumbline/concept';
import { usedFor } from '../furniture/pieces.js';

/** What a room may be for in place of sitting. */
const WORK_USES = ['gym', 'studio', 'shop', 'work'] as const;

/** Whether pieces are asked for that one works or trains at. */
export const isWorkedIn = (brief: Brief): boolean => WORK_USES.some((use) => usedFor(brief, use));
