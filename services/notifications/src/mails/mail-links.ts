import { type BidFacts, sitePaths } from '@plumbline/contracts';
import { invitationOf, type LinkPurpose, type LinkTokenSigner } from '@plumbline/platform';

/** What stands in place of a token where a mail is only shown. */
const MASK = '********';

type InvitedBid = Pick<BidFacts, 'id' | 'code' | 'contractor' | 'respondBy'>;

/** Addresses of our own pages, with the tokens that prove the mailbox. */
export class MailLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly tokens: Pick<LinkTokenSigner, 'make' | 'makeEnding'>,
  ) {}

  /** The same addresses with every token masked, for a reader who is not the addressee. */
  static masked(publicUrl: string): MailLinks {
    return new MailLinks(publicUrl, { make: () => MASK, makeEnding: () => MASK });
  }

  home = () => `${this.publicUrl}/`;
  contractors = () => `${this.publicUrl}/contractors`;
  console = () => `${this.publicUrl}/admin`;

  track = (bidId: string) => this.page(sitePaths.track(this.token('track', bidId)));

  /** All bids of the request that a bid belongs to. */
  compare = (bidId: string) => this.page(sitePaths.compare(this.token('track', bidId)));

  compose = (bid: InvitedBid, contractorEmail: string) =>
    this.page(sitePaths.compose(bid.code, contractorEmail, this.invitation(bid)));

  notInterested = (bid: InvitedBid) => this.page(sitePaths.notInterested(bid.code, this.invitation(bid)));

  confirmContractor = (contractorId: string, version: number) =>
    this.page(sitePaths.confirmContractor(this.token('confirm-contractor', contractorId, version)));

  confirmRequest = (requestId: string) =>
    this.page(sitePaths.confirmRequest(this.token('confirm-request', requestId)));

  withdraw = (submissionId: string) => this.page(sitePaths.withdraw(this.token('withdraw', submissionId)));

  myBids = (email: string) => this.page(sitePaths.myBids(email, this.tokens.makeEnding('my-bids', email)));

  myData = (email: string) => this.page(sitePaths.myData(email, this.tokens.makeEnding('my-data', email)));

  /** The page that shows a mail whole to whoever has its mailbox. */
  mail = (emailId: string) => this.page(sitePaths.mail(emailId, this.token('mail', emailId)));

  results = (jobId: string) => this.page(sitePaths.results(jobId));

  unsubscribe = (email: string) => this.page(sitePaths.unsubscribe(email, this.token('unsubscribe', email)));

  /** Where a mail program sends its one-click unsubscription (RFC 8058). */
  unsubscribeCall = (email: string) =>
    this.page(`/api${sitePaths.unsubscribe(email, this.token('unsubscribe', email))}`);

  /** Counted from the day the answer is due, or from today where that has passed. */
  private invitation({ id, contractor, respondBy }: InvitedBid): string {
    const from = new Date(Math.max(Date.now(), Date.parse(respondBy ?? '') || 0));
    return this.tokens.makeEnding('invitation', invitationOf(id, contractor?.email ?? ''), from);
  }

  private page(path: string): string {
    return `${this.publicUrl}${path}`;
  }

  private token(purpose: LinkPurpose, subject: string, version?: number): string {
    return this.tokens.make(purpose, subject, version);
  }
}
