import { SetMetadata } from '@nestjs/common';

/**
 * How often one client may call a route, in calls per window; multiplied by RATE_LIMIT_FACTOR.
 * Routes that send mail or cost money are stricter than those that only read.
 */
export const RATE_LIMITS = {
  read: { points: 600, windowS: 60 },
  write: { points: 60, windowS: 60 },
  mail: { points: 20, windowS: 600 },
  design: { points: 20, windowS: 600 },
  upload: { points: 30, windowS: 600 },
  admin: { points: 1_200, windowS: 60 },
} as const;
export type RateLimit = keyof typeof RATE_LIMITS;

export const RATE_LIMIT = 'plumbline:rate-limit';

/** Sets a route's limit; without it, GET routes have `read`, others `write`, admin routes `admin`. */
export const Limit = (limit: RateLimit): MethodDecorator & ClassDecorator => SetMetadata(RATE_LIMIT, limit);
