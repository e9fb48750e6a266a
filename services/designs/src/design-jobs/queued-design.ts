import { type FindManyOptions, In } from 'typeorm';
import type { DesignJob } from '../tables/design-job.entity.js';

/** What waiting-line.ts wants to know of the designs that are not finished. */
export const OPEN: FindManyOptions<DesignJob> = {
  select: { id: true, client: true, round: true },
  where: { status: In(['queued', 'processing']) },
};

export const STAGE_QUEUED = 'Waiting for a free drawing board';
