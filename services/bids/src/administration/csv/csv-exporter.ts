import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { LOGGER, type Logger, Problem } from '@plumbline/platform';
import type { Response } from 'express';
import type { Pool } from 'pg';
import copyStreams from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { withCrlf } from './csv.js';

/** An export holds one of the service's few connections for as long as its reader takes. */
const EXPORTS_MAX = 2;
/** What tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams a COPY to the client: constant memory, one snapshot. What fails midway ends without the last chunk, so
 * that a client sees a cut-off file for what it is.
 */
@Injectable()
export class CsvExporter {
  private running = 0;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws Problem 429 while two other exports run */
  async send(response: Response, fileName: string, copy: string): Promise<void> {
    if (this.running >= EXPORTS_MAX) throw Problem.tooMany(MESSAGES.bids.exportsBusy, 30);
    this.running += 1;
    try {
      await this.stream(response, fileName, copy);
    } finally {
      this.running -= 1;
    }
  }

  private async stream(response: Response, fileName: string, copy: string): Promise<void> {
    const client = await this.pool().connect();
    // The pool listens for errors of idle connections only, and one that nobody listens for ends the process. The stream
    // reports the same error, so this handler has nothing to do.
    const lost = () => undefined;
    client.on('error', lost);
    let broken = true;
    try {
      // A download takes as long as the reader's connection needs.
      await client.query('set statement_timeout = 0');
      const rows = client.query(copyStreams.to(copy, { highWaterMark: 256 * 1024 }));
      // Headers are sent only once Postgres has begun, so that a failing statement is still answered with an error.
      await once(rows, 'readable');
      response.status(200).set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      });
      response.write(BYTE_ORDER_MARK);
      await pipeline(rows, withCrlf, response);
      await client.query('reset statement_timeout');
      broken = false;
    } catch (error) {
      if (!response.headersSent) throw error;
      // The reader has gone or the database has: the answer ends in the middle, as it must.
      this.logger.warn({ err: error }, 'export cut off');
      response.destroy();
    } finally {
      if (!broken) client.off('error', lost);
      // A connection in the middle of a COPY cannot be used again.
      client.release(broken);
    }
  }

  /** TypeORM's own pool, since it has no COPY of its own. */
  private pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
