import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inOrderOf } from '@plumbline/platform';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Bid } from './bid.entity.js';
import type { ShownRequest } from './bid-presenter.js';

/** A bid with what lists show of its request. */
export type ShownBid = Bid & { request: ShownRequest };

/**
 * Bids to be shown and not to be changed. Lists are read all the time: their statements are planned once a
 * connection and their rows are taken as they come, which is several times quicker than through the entity manager.
 */
@Injectable()
export class ShownBids {
  private readonly select: string;

  constructor(private readonly dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Bid)
      .columns.map(({ databaseName, propertyName }) => `bid.${databaseName} as "${propertyName}"`);
    // Each column by its name: a column that a later version adds must not change a planned statement's result.
    this.select = `select ${columns.join(', ')}, request.category as "request.category",
       request.city as "request.city", request.design_title as "request.designTitle",
       request.respond_by as "request.respondBy", request.files as "request.files"
     from bid join bid_request request on request.id = bid.request_id`;
  }

  /** In the order of the ids; one that is not there is left out. */
  async byIds(ids: readonly string[]): Promise<ShownBid[]> {
    if (ids.length === 0) return [];
    return inOrderOf(ids, await this.read('where bid.id = any($1::uuid[])', [ids]), ({ id }) => id);
  }

  /** A homeowner's, newest first. */
  ofHomeowner(userEmail: string, offset: number, limit: number): Promise<ShownBid[]> {
    return this.read(
      'where bid.user_email = $1 order by bid.submitted_at desc, bid.id desc offset $2 limit $3',
      [userEmail, offset, limit],
    );
  }

  /** Rows of a statement that is planned once a connection: for texts of which there are few. */
  async planned<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool().query({ name: nameOf(text), text, values: [...values] });
    return rows as Row[];
  }

  private async read(where: string, values: readonly unknown[]): Promise<ShownBid[]> {
    const rows = await this.planned<Record<string, unknown>>(`${this.select} ${where}`, values);
    return rows.map((row) => {
      const { estimatedPrice } = row;
      return {
        ...row,
        estimatedPrice: estimatedPrice === null ? null : Number(estimatedPrice),
        request: {
          category: row['request.category'],
          city: row['request.city'],
          designTitle: row['request.designTitle'],
          respondBy: row['request.respondBy'],
          files: row['request.files'],
        },
      } as ShownBid;
    });
  }

  /** TypeORM's own pool, since it names no statements. */
  private pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 40);
    names.set(text, name);
  }
  return name;
}
