import type { LoggerService } from '@nestjs/common';
import { type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.js';
import { requestIdIfAny } from './request-context.js';

export type { Logger };

/**
 * Structured lines: pretty on a terminal, JSON otherwise; each carries the request id in force. Personal data
 * and secrets are kept out by logging ids only; what slips through by these names is blanked.
 */
export function createLogger(config: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    mixin: () => {
      const requestId = requestIdIfAny();
      return requestId ? { requestId } : {};
    },
    serializers: { err: withoutRows },
    redact: {
      paths: [
        '*.email',
        '*.userEmail',
        '*.contractorEmail',
        '*.token',
        '*.key',
        '*.phone',
        '*.address',
        'email',
        'token',
        'headers',
      ],
      censor: '…',
    },
  };
  return config.logFormat === 'pretty'
    ? pino(options, pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }))
    : pino(options);
}

/** A failed query carries the rows it was about (parameters, detail): people's data, which no log needs. */
function withoutRows(thrown: Error): unknown {
  const { parameters, detail, driverError, ...rest } = stdSerializers.err(thrown) as Record<string, unknown>;
  return rest;
}

/** Nest's own lines, through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    // Every service has a container, and so a default data source, of its own: the name is not shared.
    if (rest.at(-1) === 'DataSourceNameRegistry') return;
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(
      { context: rest.at(-1), stack: rest.length > 1 ? rest[0] : undefined },
      String(message),
    );
  }
}
