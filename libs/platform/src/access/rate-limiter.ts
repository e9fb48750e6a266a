import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts calls per key; in memory, or shared by all processes through Redis. */
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  private readonly redis?: Redis;

  constructor(redisUrl?: string) {
    if (redisUrl) {
      this.redis = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
      // A Redis that is away is reported by health; calls then count in memory (insuranceLimiter).
      this.redis.on('error', () => undefined);
    }
  }

  /** Seconds to wait, or 0 where the call may go on. */
  async take(name: string, key: string, points: number, windowS: number): Promise<number> {
    try {
      await this.limiter(name, points, windowS).consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Forgets a key's calls. */
  async forget(name: string, key: string, points: number, windowS: number): Promise<void> {
    await this.limiter(name, points, windowS).delete(key);
  }

  async close(): Promise<void> {
    this.redis?.disconnect();
  }

  private limiter(name: string, points: number, duration: number): RateLimiterMemory | RateLimiterRedis {
    const id = `${name}:${points}:${duration}`;
    let limiter = this.limiters.get(id);
    if (!limiter) {
      const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
      limiter = this.redis
        ? new RateLimiterRedis({
            storeClient: this.redis,
            keyPrefix: `limit:${name}`,
            points,
            duration,
            insuranceLimiter: memory,
          })
        : memory;
      this.limiters.set(id, limiter);
    }
    return limiter;
  }
}
