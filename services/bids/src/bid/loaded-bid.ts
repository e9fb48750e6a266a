import type { BidFacts } from '@plumbline/contracts';
import type { EntityManager, FindOptionsWhere, SelectQueryBuilder } from 'typeorm';
import { Bid } from '../tables/bid.entity.js';
import { BidRequest } from '../tables/bid-request.entity.js';
import type { Contractor } from '../tables/contractor.entity.js';
import { bidKey } from './bid-id.js';

/** A bid with the request it belongs to and its contractor's profile, if there is one. */
export type LoadedBid = Bid & { request: BidRequest; contractor: Contractor | null };

/** Bids with request and contractor in one query; add a `where`. */
export function loadBids(db: EntityManager): SelectQueryBuilder<Bid> {
  return db
    .createQueryBuilder(Bid, 'bid')
    .innerJoinAndSelect('bid.request', 'request')
    .leftJoinAndSelect('bid.contractor', 'contractor');
}

/** The bid that a caller named by `_id` or code, null where there is none. */
export async function findBid(db: EntityManager, idOrCode: unknown): Promise<LoadedBid | null> {
  const key = bidKey(idOrCode);
  return key && ((await loadBids(db).where(sqlFor(key), key).getOne()) as LoadedBid | null);
}

/*
 * The order of locks: people's turns (TransactionRunner), then contractors, then requests, then bids, each kind by id; what
 * belongs to a bid only under its bid's lock. Transactions that keep this order cannot deadlock (docs/architecture.md).
 */

/** As findBid; its row stays locked until the transaction ends. */
export async function lockBid(tx: EntityManager, idOrCode: unknown): Promise<LoadedBid | null> {
  const key = bidKey(idOrCode);
  if (!key) return null;
  const query = loadBids(tx).where(sqlFor(key), key).setLock('pessimistic_write', undefined, ['bid']);
  return (await query.getOne()) as LoadedBid | null;
}

/** Locks many bids, in the order of their ids. */
export async function lockBids(tx: EntityManager, ids: readonly string[]): Promise<LoadedBid[]> {
  if (ids.length === 0) return [];
  return (await loadBids(tx)
    .where('bid.id = any(:ids)', { ids })
    .orderBy('bid.id')
    .setLock('pessimistic_write', undefined, ['bid'])
    .getMany()) as LoadedBid[];
}

/** Locks requests, in the order of their ids; before their bids. */
export function lockRequests(
  tx: EntityManager,
  where: FindOptionsWhere<BidRequest> | FindOptionsWhere<BidRequest>[],
): Promise<BidRequest[]> {
  return tx.find(BidRequest, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

const sqlFor = (key: { id: string } | { code: string }): string =>
  'id' in key ? 'bid.id = :id' : 'bid.code = :code';

/** What events say of a bid. */
export function bidFacts(bid: LoadedBid): BidFacts {
  const { request, contractor } = bid;
  return {
    id: bid.id,
    code: bid.code,
    requestId: bid.requestId,
    userEmail: bid.userEmail,
    contractor: contractor && {
      id: contractor.id,
      email: contractor.email,
      companyName: contractor.companyName,
      confirmed: contractor.confirmedAt !== null,
    },
    zipCode: bid.zipCode,
    city: request.city || null,
    category: request.category,
    design: { id: request.designId, title: request.designTitle },
    conceptKey: request.conceptKey,
    status: bid.status,
    respondBy: request.respondBy.toISOString(),
  };
}

/** What a search looks through. */
export function searchBody(
  bid: Pick<Bid, 'code' | 'userEmail' | 'contractorEmail' | 'contractorName' | 'scope' | 'tags'>,
  request: Pick<BidRequest, 'city' | 'zipCode' | 'designTitle'>,
): string {
  return [
    bid.code,
    bid.userEmail,
    bid.contractorEmail,
    bid.contractorName,
    request.zipCode,
    request.city,
    request.designTitle,
    bid.scope,
    ...bid.tags,
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}
