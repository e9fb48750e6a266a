import { type CanActivate, type ExecutionContext, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@plumbline/contracts';
import type { Request } from 'express';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config/config.js';
import type { Logger } from '../context/logger.js';
import { Problem } from '../errors/problem.js';
import { CONFIG, LOGGER, METRICS } from '../foundation/tokens.js';
import { ACCESS_RULE, type AccessRule } from './access.js';
import { clientOf } from './client-address.js';
import { isOperator } from './hosts.js';
import { isAdmin } from './is-admin.js';
import { RateLimiter } from './rate-limiter.js';

/** Wrong admin tokens of one client that are told so, before the client has to wait. The right one always works. */
const FAILURES = { points: 20, windowS: 300 } as const;

/** Lets a call through as its route's @Access says. A route without a rule is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly refusals: Counter;

  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
    private readonly limiter: RateLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) registry: Registry,
  ) {
    this.refusals = new Counter({
      name: 'admin_refusals_total',
      help: 'Calls with a wrong admin token.',
      registers: [registry],
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === undefined) throw Problem.notFound(MESSAGES.server.notFound);
    if (rule === 'operator' && !isOperator(context.switchToHttp().getRequest<Request>(), this.config))
      throw Problem.notFound(MESSAGES.server.notFound);
    if (rule === 'admin') await this.checkAdmin(context.switchToHttp().getRequest<Request>());
    return true;
  }

  private async checkAdmin(request: Request): Promise<void> {
    if (isAdmin(request, this.config)) return;
    // A call without a token is a page that does not know it needs one, not an attempt at guessing.
    if (request.header('x-admin-token')) {
      this.refusals.inc();
      this.logger.warn({ method: request.method, route: request.route?.path }, 'wrong admin token');
      const client = clientOf(request.ip);
      const wait = await this.limiter.take('admin-failure', client, FAILURES.points, FAILURES.windowS);
      if (wait) throw new Problem(HttpStatus.TOO_MANY_REQUESTS, MESSAGES.server.adminLocked, undefined, wait);
    }
    throw Problem.unauthorized(MESSAGES.server.adminToken);
  }
}
