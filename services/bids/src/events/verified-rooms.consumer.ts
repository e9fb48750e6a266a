import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent, OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { invitationState } from '../bid/bid-status.js';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, lockBids, lockRequests } from '../bid/loaded-bid.js';
import { ConceptReader } from '../bidding/concept-reader.js';
import { bidSheet } from '../scope-of-work/bid-sheet.js';
import { Bid } from '../tables/bid.entity.js';
import { BidRequest, type RequestChange } from '../tables/bid-request.entity.js';

/** How many changes a request keeps; the numbers of its revisions go on. */
const CHANGES_KEPT = 20;

/** A room was measured on site: requests price the next version of its design, and every bidder is told what changed. */
@Injectable()
export class VerifiedRoomsConsumer {
  constructor(
    private readonly concepts: ConceptReader,
    private readonly outbox: OutboxWriter,
    private readonly bidWriter: BidWriter,
  ) {}

  @OnEvent('design.verified')
  async onDesignVerified({ payload }: EventEnvelope<'design.verified'>, tx: EntityManager): Promise<void> {
    const { designId, title, conceptKey, name, on, by, bidId, changes, estimatedCost } = payload;
    const files = await this.concepts.files(designId, tx);
    for (const request of await lockRequests(tx, { designId })) {
      const revision = request.revision + 1;
      const before = await this.tradeSums(request);
      const plan = (type: string) => (type === 'application/pdf' ? files['plan-pdf'] : files['plan-png']);
      await tx.update(
        BidRequest,
        { id: request.id },
        {
          revision,
          changes: [
            ...request.changes,
            { revision, name, on, bidId, sentences: changes, ...(before && { before }) },
          ].slice(-CHANGES_KEPT),
          conceptKey,
          designTitle: title,
          design: {
            ...request.design,
            estimatedCost: String(estimatedCost),
            floorPlanKey: files['plan-png'] ?? request.design.floorPlanKey,
          },
          files: request.files.map((file) =>
            file.kind === 'plan' ? { ...file, key: plan(file.type) ?? file.key } : file,
          ),
        },
      );
      const ids = await tx.find(Bid, { select: { id: true }, where: { requestId: request.id } });
      const bids = await lockBids(
        tx,
        ids.map(({ id }) => id),
      );
      const open = bids.filter((bid) => ['open', 'answered'].includes(invitationState(bid)));
      await this.bidWriter.recordAll(
        tx,
        open.map(({ id }) => ({ bidId: id, by, kind: 'revised' as const, note: `${name}, ${on}` })),
      );
      for (const [i, bid] of open.entries()) {
        await this.outbox.add(tx, 'bid.revised', bid.id, {
          bid: bidFacts(bid),
          first: i === 0,
          revision,
          name,
          on,
          own: bid.id === bidId,
          answered: bid.receivedAt !== null,
          changes,
        });
      }
    }
  }

  /** What we think of each trade of the room as it is priced now; undefined where its concept is gone. */
  private async tradeSums({ conceptKey }: BidRequest): Promise<RequestChange['before']> {
    const concept = conceptKey ? await this.concepts.read(conceptKey) : null;
    return concept ? bidSheet(concept).map(({ trade, likelyUsd }) => ({ trade, likelyUsd })) : undefined;
  }
}
