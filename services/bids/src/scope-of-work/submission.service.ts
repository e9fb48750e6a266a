import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { answersFault, type BidAnswer, MESSAGES, priceGap } from '@plumbline/contracts';
import { type IdempotentCall, Problem, TransactionRunner } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { whyClosed } from '../bid/bid-status.js';
import { type BidTerms, termsOf } from '../bid/bid-terms.js';
import type { LoadedBid } from '../bid/loaded-bid.js';
import { SentFileReader } from '../bidding/sent-file-reader.js';
import type { RequestFile } from '../tables/bid-request.entity.js';
import { Submission } from '../tables/submission.entity.js';
import { AnsweredBidService } from './answered-bid.service.js';
import type { SubmitBidDto } from './scope-of-work.dto.js';
import type { SubmitBidResponse } from './scope-of-work.response.js';
import { SubmissionWriter } from './submission-writer.js';

/** Takes contractors' answers. A later answer is a new version; the same answer again is one answer. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly answered: AnsweredBidService,
    private readonly sentFiles: SentFileReader,
    private readonly writer: SubmissionWriter,
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
      const { bid, proved } = await this.answered.lock(tx, input);
      const closed = whyClosed(bid);
      if (closed) throw Problem.conflict(closed);
      const latest = await this.latest(tx, bid.id);
      const files = input.files && (await this.sentFiles.read(input.files, 'contractor'));
      if (latest && !latest.withdrawnAt && sameAnswer(latest, input, terms, files)) {
        return answer(bid, latest);
      }
      // A correction that does not name files keeps those that went with the bid before.
      const given = { proved, terms, files: files ?? bid.ownFiles };
      const submission = await this.writer.write(tx, bid, input, given);
      return answer(bid, submission);
    };
    // Two at once never make two bids, and neither person is erased meanwhile.
    return this.transactions.once(call, work, { inTurn: [input.contractorEmail, input.userEmail] });
  }

  private latest(tx: EntityManager, bidId: string): Promise<Submission | null> {
    return tx.findOne(Submission, { where: { bidId }, order: { version: 'DESC' } });
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
