import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { CONFIG, type Config, Problem, RateLimiter } from '@plumbline/platform';

/** Mails that strangers may cause one address to get, beside the limits a client has. */
const MAILS = 10;
const WINDOW_S = 3_600;

/** Keeps anybody from filling somebody else's mailbox. */
@Injectable()
export class AddressLimit {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem 429 when the address has caused enough mail for now */
  async take(email: string): Promise<void> {
    const key = createHash('sha256').update(email).digest('base64url');
    const points = Math.max(1, Math.round(MAILS * this.config.rateLimitFactor));
    const waitS = await this.limiter.take('mail-address', key, points, WINDOW_S);
    if (waitS > 0) throw Problem.tooMany(MESSAGES.server.tooMany, waitS);
  }
}
