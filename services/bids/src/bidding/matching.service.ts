import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@plumbline/contracts';
import { type NearZip, type Position, zipsWithin } from '@plumbline/geo';
import { CONFIG, type Config } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { Contractor } from '../tables/contractor.entity.js';

export interface MatchedContractor {
  readonly contractor: Contractor;
  readonly miles: number;
}

export interface ContractorSearch {
  readonly position: Position;
  /** Join categories that can do the work. */
  readonly trades: readonly string[];
  /** Of these, an unconfirmed contractor offers at least one: nobody vouches for the rest of the list. */
  readonly ownTrades: readonly string[];
  /** Contractors who name a license come first, as far as contractors usually travel. */
  readonly licensedFirst?: boolean;
  /** Contractors who are not asked: they have this request already. */
  readonly except?: readonly string[];
  /** Among the contractors of the demo, instead of the real ones. */
  readonly demo?: boolean;
  readonly limit: number;
}

/** Around a city's ZIP code there are enough this near. */
const NEAR_MI = 8;
/** Few contractors travel farther than this; those who do have an index of their own (contractor_far). */
const USUAL_RADIUS_MI = 40;
/** ZIP codes in the first look; each further look takes four times as many. */
const FIRST_LOOK = 8;

/** Among contractors of one place; the index contractor_near_zip_rating gives the first two. */
const TURN = 'rating desc nulls last, last_invited_at nulls first, invitation_count, id';

/**
 * Finds contractors for a place: nearest first, then best rated, then whoever was asked longest ago and least often.
 * Where a license was asked for, those around who name one stand before all others.
 */
@Injectable()
export class MatchingService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async find(db: EntityManager, search: ContractorSearch): Promise<MatchedContractor[]> {
    const licensed = search.licensedFirst ? await this.licensed(db, search) : [];
    const others = await this.nearest(db, {
      ...search,
      except: [...(search.except ?? []), ...licensed.map(({ id }) => id)],
      limit: search.limit - licensed.length,
    });
    return withProfiles(db, [...licensed, ...others]);
  }

  /** Those who name a license, as far as contractors usually travel. */
  private async licensed(db: EntityManager, search: ContractorSearch): Promise<Found[]> {
    const found: Found[] = [];
    for (const zips of [
      ring(search.position, -1, NEAR_MI),
      ring(search.position, NEAR_MI, USUAL_RADIUS_MI),
    ]) {
      if (found.length < search.limit)
        found.push(
          ...(await this.look(
            db,
            zips,
            { ...search, limit: search.limit - found.length },
            'and license_number is not null',
          )),
        );
    }
    return found;
  }

  private async nearest(db: EntityManager, search: ContractorSearch): Promise<Found[]> {
    const found: Found[] = [];
    for (const zips of search.limit > 0 ? looks(search.position) : []) {
      found.push(...(await this.look(db, zips, { ...search, limit: search.limit - found.length })));
      if (found.length >= search.limit) break;
    }
    return found;
  }

  private async look(
    db: EntityManager,
    zips: readonly NearZip[],
    { trades, ownTrades, except = [], demo = false, limit }: ContractorSearch,
    condition = '',
  ): Promise<Found[]> {
    const far = (zips[0]?.miles ?? 0) > USUAL_RADIUS_MI ? `and radius_mi > ${USUAL_RADIUS_MI}` : '';
    return db.query(
      `select best.id, near.miles
       from unnest($1::text[], $2::float8[]) as near (zip, miles), lateral (
         select id, rating, last_invited_at, invitation_count from contractor
         where near_zip = near.zip and near.miles <= radius_mi ${far} and categories && $3::text[]
           and (confirmed_at is not null or categories && $7::text[]) ${condition}
           and id <> all($4::uuid[]) and demo = $6 and ${this.mayBeAsked()}
         order by ${TURN} limit $5
       ) best
       order by near.miles, ${TURN}
       limit $5`,
      [
        zips.map(({ zipCode }) => zipCode),
        zips.map(({ miles }) => miles),
        trades,
        except,
        limit,
        demo,
        ownTrades,
      ],
    );
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
         where id = any($1::uuid[]) and ${this.mayBeAsked()} order by id for no key update
       )
       update contractor set invitation_count = invitation_count + 1, last_invited_at = now()
       from asked where contractor.id = asked.id
       returning contractor.id`,
      [contractorIds],
    )) as [{ id: string }[], number];
    return new Set(rows.map(({ id }) => id));
  }

  /** Nobody who is paused; only the confirmed with ACCESS=links; with ACCESS=open the others may be asked once. */
  private mayBeAsked(): string {
    const known =
      this.config.access === 'links'
        ? 'contractor.confirmed_at is not null'
        : '(contractor.confirmed_at is not null or contractor.invitation_count = 0)';
    return `contractor.paused_at is null and ${known}`;
  }
}

interface Found {
  readonly id: string;
  readonly miles: number;
}

/** The ZIP codes farther than `inner` miles and at most `outer`, nearest first. */
const ring = (position: Position, inner: number, outer: number): readonly NearZip[] =>
  zipsWithin(position, outer).filter(({ miles }) => miles > inner);

/**
 * The ZIP codes around a position in growing groups, nearest first: a city is answered from the first few, open
 * country from all within the farthest radius. Equally near ones stay in one group.
 */
function* looks(position: Position): Generator<readonly NearZip[]> {
  let size = FIRST_LOOK;
  let inner = -1;
  for (const radius of [NEAR_MI, USUAL_RADIUS_MI, LIMITS.contractorRadiusMaxMi]) {
    const zips = ring(position, inner, radius);
    inner = radius;
    for (let start = 0; start < zips.length; size *= 4) {
      let end = Math.min(start + size, zips.length);
      while (end < zips.length && zips[end]?.miles === zips[end - 1]?.miles) end += 1;
      yield zips.slice(start, end);
      start = end;
    }
  }
}

async function withProfiles(db: EntityManager, found: readonly Found[]): Promise<MatchedContractor[]> {
  if (found.length === 0) return [];
  const contractors = await db.findBy(Contractor, { id: In(found.map(({ id }) => id)) });
  const byId = new Map(contractors.map((contractor) => [contractor.id, contractor]));
  return found.flatMap(({ id, miles }) => {
    const contractor = byId.get(id);
    return contractor ? [{ contractor, miles }] : [];
  });
}
