import type { Logger } from '../context/logger.js';

/** The same fault is not told again within this time, in milliseconds. */
const QUIET_MS = 60_000;

/** Tells once that the queue's server is away, and once that it is back, however often workers meet it. */
export class FaultLog {
  private away = false;
  private readonly told = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  report(error: Error): void {
    const key = (error as { code?: string }).code ?? error.message;
    const now = Date.now();
    if (now - (this.told.get(key) ?? -QUIET_MS) < QUIET_MS) return;
    this.told.set(key, now);
    this.away = true;
    this.logger.error({ code: key, reason: error.message }, 'job queue does not answer; trying again');
  }

  over(): void {
    if (!this.away) return;
    this.away = false;
    this.told.clear();
    this.logger.info('job queue answers again');
  }
}
