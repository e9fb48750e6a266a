import { SMALL_FITTING_JOBS } from './small-fitting-jobs.js';
import { SMALL_SURFACE_JOBS } from './small-surface-jobs.js';
import type { WorkRow } from './work-row.js';

export const SMALL_JOBS: readonly WorkRow[] = [...SMALL_SURFACE_JOBS, ...SMALL_FITTING_JOBS];
