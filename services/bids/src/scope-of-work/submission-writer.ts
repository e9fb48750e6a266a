import { Injectable } from '@nestjs/common';
import { LinkTokenSigner, OutboxWriter } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type BidContent, contentOf } from '../bid/bid-content.js';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, type LoadedBid } from '../bid/loaded-bid.js';
import { ConceptReader } from '../bidding/concept-reader.js';
import { licenseText } from '../contractors/license-text.js';
import { fileRefs, type RequestFile } from '../tables/bid-request.entity.js';
import { Submission } from '../tables/submission.entity.js';
import { bidSheet } from './bid-sheet.js';
import { keepPrices } from './price-book.js';

/** An answer as it was given. */
interface Given {
  readonly contractorEmail: string;
  readonly said: BidContent<string>;
  readonly files: RequestFile[];
  /** It came with the invitation's key. */
  readonly proved: boolean;
  readonly keepPrices?: boolean;
}

/** Writes a version of a contractor's bid: its row, the bid's history and status, the event, and the kept prices. */
@Injectable()
export class SubmissionWriter {
  constructor(
    private readonly tokens: LinkTokenSigner,
    private readonly bidWriter: BidWriter,
    private readonly outbox: OutboxWriter,
    private readonly concepts: ConceptReader,
  ) {}

  /** @param bid locked; shows the new state afterwards */
  async write(tx: EntityManager, bid: LoadedBid, given: Given): Promise<Submission> {
    const { proved } = given;
    const submission = await this.keep(tx, bid, given);
    if (proved && given.keepPrices) await this.keepPrices(tx, bid, submission);
    const { estimatedPrice: estimatedPriceUsd, pricedRevision: _, ...content } = contentOf(submission);
    await this.outbox.add(tx, 'bid.submitted', bid.id, {
      bid: bidFacts(bid),
      submissionId: submission.id,
      contractorEmail: submission.contractorEmail,
      ...content,
      estimatedPriceUsd,
      files: fileRefs(submission.files),
      confirmedByMail: proved,
      ...(proved ? { proof: { by: 'invitation-key', email: submission.contractorEmail } } : {}),
    });
    return submission;
  }

  private async keep(
    tx: EntityManager,
    bid: LoadedBid,
    { contractorEmail, said, files, proved: confirmedByMail }: Given,
  ): Promise<Submission> {
    const id = uuidv7();
    const submission = tx.create(Submission, {
      id,
      bidId: bid.id,
      version: bid.submissionCount + 1,
      contractorEmail,
      ...said,
      licenses: said.licenses ?? (bid.contractor && licenseText(bid.contractor)),
      references: said.references ?? bid.references ?? null,
      files,
      confirmedByMail,
      withdrawTokenHash: LinkTokenSigner.hash(this.tokens.make('withdraw', id)),
      withdrawnAt: null,
      createdAt: new Date(),
    });
    await tx.insert(Submission, submission);
    await this.bidWriter.change(tx, bid, {
      by: 'contractor',
      kind: 'submitted',
      event: 'submitted',
      note: submission.version > 1 ? `Version ${submission.version}` : null,
      patch: {
        ...contentOf(submission),
        ownFiles: files,
        licenseClaimed: Boolean(said.licenses || bid.contractor?.licenseNumber),
        receivedAt: submission.createdAt,
        confirmedByMail,
        submissionCount: submission.version,
        notInterestedAt: null,
      },
    });
    return submission;
  }

  /** Keeps the unit prices of a bid's lines in its contractor's price book. */
  private async keepPrices(tx: EntityManager, bid: LoadedBid, submission: Submission): Promise<void> {
    const { conceptKey } = bid.request;
    const concept = conceptKey ? await this.concepts.read(conceptKey) : null;
    await keepPrices(tx, submission.contractorEmail, bidSheet(concept), submission.answers);
  }
}
