import { Inject, Injectable } from '@nestjs/common';
import { type Position, zipsWithin } from '@plumbline/geo';
import { CONFIG, type Config } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { Contractor } from './contractor.entity.js';
import { MAX_RADIUS_MI } from './radius.js';

export interface Match {
  readonly contractor: Contractor;
  readonly miles: number;
}

export interface Search {
  readonly position: Position;
  /** Join categories that can do the work. */
  readonly trades: readonly string[];
  /** Contractors who are not asked: they have this request already. */
  readonly except?: readonly string[];
  readonly limit: number;
}

/**
 * How far each look goes, in miles. The nearest win, so a ring is looked at only where the smaller ones did not
 * hold enough: a city is answered from a few dozen ZIP codes.
 */
const RINGS_MI = [5, 15, 40, 100, MAX_RADIUS_MI];

/** Finds contractors for a place: nearest first, then best rated, then whoever was asked longest ago. */
@Injectable()
export class Matching {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async find(db: EntityManager, { position, trades, except = [], limit }: Search): Promise<Match[]> {
    const matches: Match[] = [];
    let inner = -1;
    for (const ring of RINGS_MI) {
      const zips = zipsWithin(position, ring).filter(({ miles }) => miles > inner);
      inner = ring;
      if (zips.length === 0) continue;
      const rows = (await db.query(
        `select contractor.id, near.miles
         from unnest($1::text[], $2::float8[]) as near (zip, miles)
         join contractor on contractor.near_zip = near.zip
         where near.miles <= contractor.radius_mi and contractor.categories && $3::text[]
           and contractor.id <> all($4::uuid[]) and ${this.mayBeAsked()}
         order by near.miles, contractor.rating desc nulls last,
           contractor.last_invited_at nulls first, contractor.id
         limit $5`,
        [
          zips.map(({ zipCode }) => zipCode),
          zips.map(({ miles }) => miles),
          trades,
          except,
          limit - matches.length,
        ],
      )) as { id: string; miles: number }[];
      if (rows.length > 0) {
        const found = await db
          .createQueryBuilder(Contractor, 'contractor')
          .where('contractor.id = any(:ids)', { ids: rows.map(({ id }) => id) })
          .getMany();
        const byId = new Map(found.map((contractor) => [contractor.id, contractor]));
        for (const { id, miles } of rows) {
          const contractor = byId.get(id);
          if (contractor) matches.push({ contractor, miles });
        }
      }
      if (matches.length >= limit) break;
    }
    return matches;
  }

  /**
   * Counts an invitation for each contractor and answers those who may still be asked: two requests at once do
   * not both get an unconfirmed contractor's only invitation.
   */
  async invite(tx: EntityManager, contractorIds: readonly string[]): Promise<Set<string>> {
    if (contractorIds.length === 0) return new Set();
    const [rows] = (await tx.query(
      `with asked as (
         select id from contractor
         where id = any($1::uuid[]) and ${this.mayBeAsked()} order by id for update
       )
       update contractor set invitation_count = invitation_count + 1, last_invited_at = now()
       from asked where contractor.id = asked.id
       returning contractor.id`,
      [contractorIds],
    )) as [{ id: string }[], number];
    return new Set(rows.map(({ id }) => id));
  }

  /** Only the confirmed with ACCESS=links; with ACCESS=open the others may be asked once. */
  private mayBeAsked(): string {
    return this.config.access === 'links'
      ? 'contractor.confirmed_at is not null'
      : '(contractor.confirmed_at is not null or contractor.invitation_count = 0)';
  }
}
