import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@plumbline/contracts';
import type { Request } from 'express';
import type { Config } from '../config/config.js';
import { Problem } from '../errors/problem.js';
import { CONFIG } from '../foundation/tokens.js';
import { ACCESS_RULE } from './access.js';
import { clientOf } from './client-address.js';
import { isAdmin } from './is-admin.js';
import { RATE_LIMIT, RATE_LIMITS, type RateLimit } from './limit.js';
import { RateLimiter } from './rate-limiter.js';

/** Bounds how often one client calls, or the administrator from wherever; see RATE_LIMITS. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const targets = [context.getHandler(), context.getClass()];
    const limit =
      this.reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets) ??
      (this.reflector.getAllAndOverride<string | undefined>(ACCESS_RULE, targets) === 'admin'
        ? 'admin'
        : request.method === 'GET' || request.method === 'HEAD'
          ? 'read'
          : 'write');
    const { points, windowS } = RATE_LIMITS[limit];
    const allowed = Math.max(1, Math.round(points * this.config.rateLimitFactor));
    // Behind a proxy strangers may share the administrator's address; what they use up is not the administrator's.
    const caller =
      limit === 'admin' && isAdmin(request, this.config) ? 'the administrator' : clientOf(request.ip);
    const wait = await this.limiter.take(limit, caller, allowed, windowS);
    if (wait) throw Problem.tooMany(MESSAGES.server.tooMany, wait);
    return true;
  }
}
