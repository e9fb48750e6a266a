import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import {
  FileUrlMapper,
  forgetAnswers,
  type IdempotentCall,
  LinkTokenSigner,
  mentions,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { UNNAMED_VISITOR } from '@plumbline/room';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { BidPresenter } from '../bid/bid-presenter.js';
import { type LoadedBid, lockBids, lockRequests, searchBody } from '../bid/loaded-bid.js';
import { AppointmentProposal } from '../tables/appointment-proposal.entity.js';
import { Bid } from '../tables/bid.entity.js';
import { BidHistory } from '../tables/bid-history.entity.js';
import { BidRequest, type RequestFile } from '../tables/bid-request.entity.js';
import { BidSearch } from '../tables/bid-search.entity.js';
import { Contractor } from '../tables/contractor.entity.js';
import { HeldRequest } from '../tables/held-request.entity.js';
import { KnownDesign } from '../tables/known-design.entity.js';
import { KnownDesignFile } from '../tables/known-design-file.entity.js';
import { KnownUpload } from '../tables/known-upload.entity.js';
import { Submission } from '../tables/submission.entity.js';
import { UnitPrice } from '../tables/unit-price.entity.js';
import type { MyDataProof } from './my-data.dto.js';
import type { MyDataResponse } from './my-data.response.js';

/** A person's own data, for whoever proves the mailbox: all of it to take along, or all of it gone. */
@Injectable()
export class MyDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly tokens: LinkTokenSigner,
    private readonly urls: FileUrlMapper,
    private readonly presenter: BidPresenter,
  ) {}

  /** Mails the link to whoever is behind the address: other services may know them, though this one does not. */
  async mailLink(email: string, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const requestId = uuidv7();
      await this.outbox.add(tx, 'link.requested', requestId, { email, purpose: 'my-data', requestId });
      return { message: MESSAGES.bids.mailedLink };
    });
  }

  /** @throws Problem 404 for a link that does not belong to the address; 403 for one that has ended */
  async export({ email, link }: MyDataProof): Promise<MyDataResponse> {
    this.check(email, link);
    const db = this.dataSource.manager;
    const requests = await db.findBy(BidRequest, { userEmail: email });
    const bids = await db.findBy(Bid, { userEmail: email });
    const bidIds = bids.map(({ id }) => id);
    const [held, history, proposals, submissions, contractor, priceBook] = await Promise.all([
      db.findBy(HeldRequest, { userEmail: email, confirmedAt: IsNull() }),
      db.find(BidHistory, { where: { bidId: In(bidIds) }, order: { id: 'ASC' } }),
      db.findBy(AppointmentProposal, { bidId: In(bidIds) }),
      db.findBy(Submission, { contractorEmail: email }),
      db.findOneBy(Contractor, { email }),
      db.findBy(UnitPrice, { contractorEmail: email }),
    ]);
    return {
      email,
      exportedAt: new Date().toISOString(),
      requests: [
        ...requests,
        ...held.map(({ id, createdAt, asked }) => ({
          ...asked,
          id,
          createdAt,
          userEmail: email,
          waiting: true,
        })),
      ].map(({ files, conceptKey: _key, ...request }) => ({
        ...request,
        design: withoutKeys(request.design),
        files: files.map(({ key, name, type }) => ({ name, type, url: this.urls.of(key) })),
      })),
      bids: bids.map(({ trackTokenHash: _hash, notesInternal: _notes, tags: _tags, ...bid }) => ({
        ...bid,
        ...(bid.receivedAt ? {} : NOT_TOLD_YET),
        history: this.presenter.homeownerHistory(history.filter(({ bidId }) => bidId === bid.id)),
      })),
      proposals: proposals.map((proposal) => ({ ...proposal })),
      submissions: submissions.map(({ withdrawTokenHash: _hash, ...submission }) => submission),
      contractor: contractor && withoutToken(contractor),
      priceBook: priceBook.map(({ contractorEmail: _email, ...price }) => price),
      files: [...new Set(requests.flatMap(({ files }) => files.map(({ key }) => this.urls.of(key))))],
    };
  }

  /**
   * Deletes requests, bids, proposals and the profile, and tells the other services. What a contractor sent to
   * somebody else's request stays with that homeowner, without the contractor's name.
   * @throws Problem 404 for a link that does not belong to the address; 403 for one that has ended
   */
  async delete({ email, link }: MyDataProof, call: IdempotentCall): Promise<{ message: string }> {
    this.check(email, link);
    const work = async (tx: EntityManager): Promise<{ message: string }> => {
      // Whoever matches this contractor to a request waits here, or is done and found below.
      await tx.findOne(Contractor, { where: { email }, lock: { mode: 'pessimistic_write' } });
      const named = await tx.find(Bid, {
        select: { id: true, requestId: true },
        where: [{ userEmail: email }, { contractorEmail: email }],
      });
      const locked = await lockRequests(tx, [
        { userEmail: email },
        { id: In([...new Set(named.map(({ requestId }) => requestId))]) },
      ]);
      const requests = locked.filter(({ userEmail }) => userEmail === email);
      const bids = await lockBids(
        tx,
        named.map(({ id }) => id),
      );
      const theirs = bids.filter(({ userEmail }) => userEmail === email);
      const designIds = [...new Set(requests.flatMap(({ designId }) => designId ?? []))];
      const held = await tx.findBy(HeldRequest, { userEmail: email });
      const uploadIds = await this.uploadsOf(tx, [
        ...[...requests, ...held.map(({ asked }) => asked)].flatMap(({ files }) =>
          files.filter(({ kind }) => kind === 'photo'),
        ),
        ...(await tx.findBy(Submission, { contractorEmail: email })).flatMap(({ files }) => files),
      ]);
      const proposals = await tx.find(AppointmentProposal, {
        select: { id: true },
        where: { userEmail: email },
      });
      await forgetAnswers(
        tx,
        proposals.map(({ id }) => id),
      );
      await this.forgetContractor(
        tx,
        email,
        bids.filter(({ contractorEmail }) => contractorEmail === email),
      );
      const visits = await this.forgetVisits(
        tx,
        locked.filter(({ userEmail }) => userEmail !== email),
        bids.filter(({ contractorEmail }) => contractorEmail === email),
      );
      await tx.delete(HeldRequest, { userEmail: email });
      await tx.delete(BidRequest, { userEmail: email });
      await tx.delete(Contractor, { email });
      await tx.delete(UnitPrice, { contractorEmail: email });
      await tx.delete(KnownUpload, { id: In(uploadIds) });
      await tx.delete(KnownDesign, { id: In(designIds) });
      await tx.delete(KnownDesignFile, { designId: In(designIds) });
      await this.outbox.add(tx, 'person.erased', uuidv7(), {
        email,
        bidIds: theirs.map(({ id }) => id),
        uploadIds,
        designIds,
        ...(visits.length > 0 ? { visits } : {}),
      });
      return { message: MESSAGES.bids.erased };
    };
    return this.transactions.once(call, work, { inTurn: [email] });
  }

  /** Takes a contractor out of their locked bids: what was answered stays, what was not is nobody's again. */
  private async forgetContractor(
    tx: EntityManager,
    email: string,
    bids: readonly LoadedBid[],
  ): Promise<void> {
    for (const bid of bids) {
      const nobody = {
        contractorId: null,
        contractorName: null,
        contractorEmail: bid.receivedAt ? ERASED : null,
        licenses: null,
        references: null,
        ownFiles: [],
        licenseClaimed: false,
      };
      await tx.update(Bid, { id: bid.id }, nobody);
      await tx.update(BidSearch, { bidId: bid.id }, { body: searchBody({ ...bid, ...nobody }, bid.request) });
    }
    await tx.update(
      Submission,
      { contractorEmail: email },
      { contractorEmail: ERASED, licenses: null, references: null, files: [] },
    );
    // A mail server's refusal names the address it refused.
    const noted = await tx.findBy(BidHistory, { bidId: In(bids.map(({ id }) => id)), note: Not(IsNull()) });
    const naming = noted.filter(({ note }) => mentions(note, email));
    await tx.update(BidHistory, { id: In(naming.map(({ id }) => id)) }, { note: null });
  }

  /** Takes the name that a contractor measured rooms under out of others' requests; answers where else it stands. */
  private async forgetVisits(
    tx: EntityManager,
    requests: readonly BidRequest[],
    bids: readonly LoadedBid[],
  ): Promise<{ designId: string; name: string }[]> {
    const bidIds = new Set(bids.map(({ id }) => id));
    const visits: { designId: string; name: string }[] = [];
    for (const { id, designId, changes } of requests) {
      const theirs = changes.filter(({ bidId }) => bidId && bidIds.has(bidId));
      if (theirs.length === 0) continue;
      const unnamed = changes.map((change) =>
        theirs.includes(change) ? { ...change, name: UNNAMED_VISITOR } : change,
      );
      await tx.update(BidRequest, { id }, { changes: unnamed });
      const notes = theirs.map(({ name, on }) => `${name}, ${on}`);
      const siblings = await tx.find(Bid, { select: { id: true }, where: { requestId: id } });
      await tx.update(
        BidHistory,
        { bidId: In(siblings.map((bid) => bid.id)), kind: 'revised', note: In(notes) },
        { note: null },
      );
      if (designId) visits.push(...theirs.map(({ name }) => ({ designId, name })));
    }
    return visits;
  }

  private check(email: string, link: string): void {
    const state = this.tokens.state(link, 'my-data', email);
    if (state === 'ended') throw Problem.forbidden(MESSAGES.bids.linkEnded);
    if (state === 'wrong') throw Problem.notFound(MESSAGES.server.notFound);
  }

  /** The uploads that a person's files came with. */
  private async uploadsOf(tx: EntityManager, files: readonly RequestFile[]): Promise<string[]> {
    const keys = files.map(({ key }) => key);
    if (keys.length === 0) return [];
    const uploads = await tx
      .createQueryBuilder(KnownUpload, 'upload')
      .select(['upload.id'])
      .where('upload.keys && :keys', { keys })
      .getMany();
    return uploads.map(({ id }) => id);
  }
}

/** A contractor who has not answered is not the homeowner's to know. */
const NOT_TOLD_YET = { contractorId: null, contractorEmail: null, contractorName: null };

/** Stands where an erased contractor's address was. */
const ERASED = 'erased';

const withoutToken = ({ confirmTokenHash: _hash, ...contractor }: Contractor): Record<string, unknown> =>
  contractor;

const withoutKeys = ({
  imageKey: _image,
  thumbnailKey: _thumbnail,
  floorPlanKey: _plan,
  ...design
}: BidRequest['design']): Record<string, unknown> => design;
