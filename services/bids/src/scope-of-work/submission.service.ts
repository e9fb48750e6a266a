import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { answersFault, type BidAnswer, MESSAGES, priceGap } from '@plumbline/contracts';
import { type IdempotentCall, Problem, TransactionRunner } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { type BidContent, contentOf } from '../bid/bid-content.js';
import { whyClosed } from '../bid/bid-status.js';
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
    const said = contentIn(input);
    const fault = answersFault(said.answers);
    if (fault) throw Problem.invalid(fault, [{ field: 'answers', message: fault }]);
    const work = async (tx: EntityManager): Promise<SubmitBidResponse> => {
      const { bid, proved } = await this.answered.lock(tx, input);
      const closed = whyClosed(bid);
      if (closed) throw Problem.conflict(closed);
      const latest = await this.latest(tx, bid.id);
      const files = input.files && (await this.sentFiles.read(input.files, 'contractor'));
      if (latest && !latest.withdrawnAt && sameAnswer(latest, said, files)) {
        return answer(bid, latest);
      }
      // A correction that does not name files keeps those that went with the bid before.
      const { contractorEmail, keepPrices } = input;
      const given = { contractorEmail, said, files: files ?? bid.ownFiles, proved, keepPrices };
      const submission = await this.writer.write(tx, bid, given);
      return answer(bid, submission);
    };
    // Two at once never make two bids, and neither person is erased meanwhile.
    return this.transactions.once(call, work, { inTurn: [input.contractorEmail, input.userEmail] });
  }

  private latest(tx: EntityManager, bidId: string): Promise<Submission | null> {
    return tx.findOne(Submission, { where: { bidId }, order: { version: 'DESC' } });
  }
}

/** What an answer says; one that does not name its trades is one sum. */
const contentIn = (input: SubmitBidDto): BidContent<string> => ({
  estimatedPrice: input.estimatedPrice ?? null,
  priceBasis: input.priceBasis ?? null,
  timeline: input.timeline ?? null,
  scope: input.scope,
  notes: input.notes ?? null,
  licenses: input.licenses ?? null,
  references: input.references ?? null,
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

/** Licenses, references and files that an answer does not name are those of the answer before. */
const sameAnswer = (
  submission: Submission,
  said: BidContent<string>,
  files?: readonly RequestFile[],
): boolean => {
  const before = contentOf(submission);
  const licenses = said.licenses ?? before.licenses;
  const references = said.references ?? before.references;
  return (
    isDeepStrictEqual(before, { ...said, licenses, references }) &&
    (files === undefined || keysOf(files) === keysOf(submission.files))
  );
};

const keysOf = (files: readonly RequestFile[]): string => files.map(({ key }) => key).join();

const answer = (bid: LoadedBid, submission: Submission): SubmitBidResponse => ({
  message: MESSAGES.contractor.sent,
  bidId: bid.code,
  version: submission.version,
  confirmedByMail: submission.confirmedByMail,
  gapUsd: priceGap(submission.estimatedPrice, submission.answers),
});
