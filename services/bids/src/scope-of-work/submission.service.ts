import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { answersFault, type BidAnswer, MESSAGES, priceGap } from '@plumbline/contracts';
import {
  type IdempotentCall,
  inOrderOf,
  LinkTokens,
  Outbox,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { whyClosed } from '../bid/bid-status.js';
import { type BidTerms, termsOf } from '../bid/bid-terms.js';
import { BidWriter } from '../bid/bid-writer.js';
import { bidFacts, type LoadedBid, lockBid, lockBids } from '../bid/loaded-bid.js';
import { ConceptReader } from '../bidding/concept-reader.js';
import { SentFileReader } from '../bidding/sent-file-reader.js';
import { licenseText } from '../contractors/license-text.js';
import { fileRefs, type RequestFile } from '../tables/bid-request.entity.js';
import { Submission } from '../tables/submission.entity.js';
import { bidSheet } from './bid-sheet.js';
import { InvitationsService } from './invitations.service.js';
import { keepPrices } from './price-book.js';
import type { SubmitBidDto } from './scope-of-work.dto.js';
import type { SubmitBidResponse } from './scope-of-work.response.js';
import { UninvitedBidsService } from './uninvited-bids.service.js';

/** Takes contractors' answers. A later answer is a new version; the same answer again is one answer. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly tokens: LinkTokens,
    private readonly bidWriter: BidWriter,
    private readonly invitations: InvitationsService,
    private readonly uninvited: UninvitedBidsService,
    private readonly sentFiles: SentFileReader,
    private readonly concepts: ConceptReader,
  ) {}

  /**
   * @throws Problem 400 for answers that contradict each other; 403 or 404 where the bid is not this contractor's or the key does not fit; 409 where the
   *   request is closed
   */
  async submit(input: SubmitBidDto, call: IdempotentCall): Promise<SubmitBidResponse> {
    const terms = termsIn(input);
    const fault = answersFault(terms.answers);
    if (fault) throw Problem.invalid(fault, [{ field: 'answers', message: fault }]);
    const work = async (tx: EntityManager): Promise<SubmitBidResponse> => {
      const bid = await this.bidFor(tx, input);
      const closed = whyClosed(bid);
      if (closed) throw Problem.conflict(closed);
      const proved = this.invitations.proves(input.key, bid);
      const latest = await this.latest(tx, bid.id);
      const files = input.files && (await this.sentFiles.read(input.files, 'contractor'));
      if (latest && !latest.withdrawnAt && sameAnswer(latest, input, terms, files)) {
        return answer(bid, latest);
      }
      const submission = await this.keep(tx, bid, input, { proved, terms, files: files ?? bid.ownFiles });
      if (proved && input.keepPrices) await this.keepPrices(tx, bid, submission);
      await this.outbox.add(tx, 'bid.submitted', bid.id, {
        bid: bidFacts(bid),
        submissionId: submission.id,
        contractorEmail: submission.contractorEmail,
        estimatedPriceUsd: submission.estimatedPrice,
        priceBasis: submission.priceBasis,
        timeline: submission.timeline,
        scope: submission.scope,
        notes: submission.notes,
        licenses: submission.licenses,
        references: submission.references,
        answers: submission.answers,
        depositUsd: submission.depositUsd,
        paymentSchedule: submission.paymentSchedule,
        warrantyMonths: submission.warrantyMonths,
        files: fileRefs(submission.files),
        confirmedByMail: proved,
        ...(proved ? { proof: { by: 'invitation-key', email: submission.contractorEmail } } : {}),
      });
      return answer(bid, submission);
    };
    // Two at once never make two bids, and neither person is erased meanwhile.
    return this.transactions.once(call, work, { inTurn: [input.contractorEmail, input.userEmail] });
  }

  /** The bid that an answer is for, locked: the one named, else the pair's open one, else a new one. */
  private async bidFor(tx: EntityManager, input: SubmitBidDto): Promise<LoadedBid> {
    if (input.bidId) {
      const bid = await lockBid(tx, input.bidId);
      const theirs =
        bid?.userEmail === input.userEmail && bid.contractorEmail === input.contractorEmail ? bid : null;
      return this.invitations.admit(theirs, input);
    }
    const open = await this.openBids(tx, input);
    const keyed = open.find((bid) => this.invitations.proves(input.key, bid));
    if (keyed) return keyed;
    if (this.invitations.needKey) throw this.invitations.refusal();
    return (
      open.find((bid) => !whyClosed(bid)) ?? this.uninvited.create(tx, input.userEmail, input.contractorEmail)
    );
  }

  /** The newest bids of the pair, locked; those without an answer first. */
  private async openBids(tx: EntityManager, pair: SubmitBidDto): Promise<LoadedBid[]> {
    const newest = (await tx.query(
      `select id from bid where contractor_email = $1 and user_email = $2 and called_off_at is null
       order by received_at is not null, submitted_at desc limit 20`,
      [pair.contractorEmail, pair.userEmail],
    )) as { id: string }[];
    const ids = newest.map(({ id }) => id);
    const locked = await lockBids(tx, ids);
    return inOrderOf(ids, locked, ({ id }) => id).filter(({ calledOffAt }) => !calledOffAt);
  }

  private latest(tx: EntityManager, bidId: string): Promise<Submission | null> {
    return tx.findOne(Submission, { where: { bidId }, order: { version: 'DESC' } });
  }

  private async keep(
    tx: EntityManager,
    bid: LoadedBid,
    input: SubmitBidDto,
    // A correction that does not name files keeps those that went with the bid before.
    {
      proved: confirmedByMail,
      terms,
      files,
    }: { readonly proved: boolean; readonly terms: BidTerms; readonly files: RequestFile[] },
  ): Promise<Submission> {
    const id = uuidv7();
    const licenses = input.licenses ?? (bid.contractor && licenseText(bid.contractor));
    const references = input.references ?? bid.references ?? null;
    const submission = tx.create(Submission, {
      id,
      bidId: bid.id,
      version: bid.submissionCount + 1,
      contractorEmail: input.contractorEmail,
      estimatedPrice: input.estimatedPrice ?? null,
      priceBasis: input.priceBasis ?? null,
      timeline: input.timeline ?? null,
      scope: input.scope,
      notes: input.notes ?? null,
      licenses,
      references,
      ...terms,
      files,
      confirmedByMail,
      withdrawTokenHash: LinkTokens.hash(this.tokens.make('withdraw', id)),
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
        estimatedPrice: submission.estimatedPrice,
        priceBasis: submission.priceBasis,
        timeline: submission.timeline,
        scope: submission.scope,
        notes: submission.notes,
        licenses,
        references,
        ...terms,
        ownFiles: files,
        licenseClaimed: Boolean(input.licenses || bid.contractor?.licenseNumber),
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

/** What an answer says beyond price and scope; an answer that does not name its trades is one sum. */
const termsIn = (input: SubmitBidDto): BidTerms => ({
  answers: (input.answers ?? []).map(
    ({ trade, line, name, state, usd }): BidAnswer => ({
      trade,
      ...(line === undefined ? {} : { line }),
      ...(name === undefined ? {} : { name }),
      state,
      ...(usd === undefined ? {} : { usd }),
    }),
  ),
  depositUsd: input.depositUsd ?? null,
  paymentSchedule: input.paymentSchedule ?? null,
  warrantyMonths: input.warrantyMonths ?? null,
  pricedRevision: input.revision ?? null,
});

const sameAnswer = (
  submission: Submission,
  input: SubmitBidDto,
  terms: BidTerms,
  files?: readonly RequestFile[],
): boolean =>
  submission.scope === input.scope &&
  submission.estimatedPrice === (input.estimatedPrice ?? null) &&
  submission.priceBasis === (input.priceBasis ?? null) &&
  submission.timeline === (input.timeline ?? null) &&
  submission.notes === (input.notes ?? null) &&
  isDeepStrictEqual(termsOf(submission), terms) &&
  (input.licenses === undefined || submission.licenses === input.licenses) &&
  (input.references === undefined || submission.references === input.references) &&
  (files === undefined || keysOf(files) === keysOf(submission.files));

const keysOf = (files: readonly RequestFile[]): string => files.map(({ key }) => key).join();

const answer = (bid: LoadedBid, submission: Submission): SubmitBidResponse => ({
  message: MESSAGES.contractor.sent,
  bidId: bid.code,
  version: submission.version,
  confirmedByMail: submission.confirmedByMail,
  gapUsd: priceGap(submission.estimatedPrice, submission.answers),
});
