import { Inject, Injectable } from '@nestjs/common';
import { resolveZip, zipsWithin } from '@plumbline/geo';
import { CONFIG, type Config, OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, type LoadedBid, loadBids } from '../bid/loaded-bid.js';
import { roomsFor } from '../bid/trades.js';
import { MatchingService } from '../bidding/matching.service.js';
import { photosOf, wordsOf } from '../tables/bid-request.entity.js';
import { Contractor } from '../tables/contractor.entity.js';

/** A contractor who has just joined is not flooded with everything that waits. */
const OFFERS_MAX = 20;

/** Offers requests that found nobody to a contractor who can now take them. */
@Injectable()
export class OffersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly matching: MatchingService,
    private readonly bidWriter: BidWriter,
    private readonly outbox: OutboxWriter,
  ) {}

  /** Gives the contractor the oldest open bids in reach that have nobody; answers how many. */
  async offerOpenBids(tx: EntityManager, contractorId: string): Promise<number> {
    const contractor = await tx.findOne(Contractor, {
      where: { id: contractorId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!contractor || (this.config.access === 'links' && !contractor.confirmedAt)) return 0;
    const limit = contractor.confirmedAt ? OFFERS_MAX : 1;
    const bids = await this.waitingNear(tx, contractor, limit);
    let offered = 0;
    for (const bid of bids) {
      const invited = await this.matching.invite(tx, [contractor.id]);
      if (!invited.has(contractor.id)) break;
      bid.contractor = contractor;
      await this.bidWriter.change(tx, bid, {
        by: 'system',
        kind: 'assigned',
        event: 'assigned',
        patch: {
          contractorId: contractor.id,
          contractorEmail: contractor.email,
          contractorName: contractor.companyName,
          licenseClaimed: contractor.licenseNumber !== null,
        },
      });
      await this.outbox.add(tx, 'bid.requested', bid.id, {
        bid: bidFacts(bid),
        first: false,
        contractorsAsked: 1,
        photos: photosOf(bid.request),
        words: wordsOf(bid.request),
      });
      offered += 1;
    }
    return offered;
  }

  private async waitingNear(tx: EntityManager, contractor: Contractor, limit: number): Promise<LoadedBid[]> {
    const home = resolveZip(contractor.nearZip);
    if (!home) return [];
    return (await loadBids(tx)
      .where('bid.contractor_email is null and bid.called_off_at is null')
      .andWhere('bid.demo = :demo', { demo: contractor.demo })
      .andWhere(`bid.status in ('pending', 'failed')`)
      .andWhere('bid.near_zip = any(:zips)', {
        zips: zipsWithin(home.place, contractor.radiusMi).map(({ zipCode }) => zipCode),
      })
      .andWhere('request.trades && :categories', { categories: contractor.categories })
      .andWhere("(:confirmed or coalesce(request.category, 'other') = any(:rooms))", {
        confirmed: contractor.confirmedAt !== null,
        rooms: roomsFor(contractor.categories),
      })
      .orderBy('bid.submittedAt')
      .limit(limit)
      .setLock('pessimistic_write', undefined, ['bid'])
      .setOnLocked('skip_locked')
      .getMany()) as LoadedBid[];
  }
}
