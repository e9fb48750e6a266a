import { Inject, Injectable } from '@nestjs/common';
import { siteKeyOf } from '@plumbline/contracts';
import { CONFIG, type Config, FileUrlMapper, LinkTokenSigner, siteVisitOf } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { contentOf } from '../bid/bid-content.js';
import { licenseNote } from '../bid/bid-presenter.js';
import { invitationState, whyClosed } from '../bid/bid-status.js';
import { designUrls } from '../bid/design-urls.js';
import { findBid, type LoadedBid } from '../bid/loaded-bid.js';
import { ConceptReader } from '../bidding/concept-reader.js';
import { shownChange } from '../bidding/request-change.response.js';
import { bidSheet, type SheetTrade } from './bid-sheet.js';
import { draftText } from './draft-text.js';
import { estimateOf, openWishesOf, tradesOf, wishOf } from './invitation-facts.js';
import { type ContractorProof, InvitationsService } from './invitations.service.js';
import { bookedPrices } from './price-book.js';
import type {
  InvitationResponse,
  SheetTradeResponse,
  SowDraftResponse,
  StandingBidResponse,
} from './scope-of-work.response.js';

/** What an invited contractor reads before answering. */
@Injectable()
export class DraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly concepts: ConceptReader,
    private readonly invitations: InvitationsService,
    private readonly urls: FileUrlMapper,
    private readonly tokens: LinkTokenSigner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem as Invitations.admit() */
  async draft(bidId: string, proof: ContractorProof): Promise<SowDraftResponse> {
    const bid = this.invitations.admit(await findBid(this.dataSource.manager, bidId), proof);
    const { request, contractor } = bid;
    const [concept, files] = await Promise.all([
      request.conceptKey ? this.concepts.read(request.conceptKey) : null,
      this.concepts.files(request.designId),
    ]);
    const pdf = request.files.find(({ type }) => type === 'application/pdf');
    const sheet = bidSheet(concept);
    const proved = this.invitations.provesContractor(proof, bid);
    return {
      sowText: draftText({ bid, request, contractor, concept }),
      standing: proved ? standingBid(bid) : null,
      priceBook:
        proved && bid.contractorEmail
          ? await bookedPrices(this.dataSource.manager, bid.contractorEmail, sheet)
          : [],
      meta: {
        userEmail: bid.userEmail,
        bidId: bid.code,
        title: request.designTitle,
        zipCode: bid.zipCode,
        city: request.city || null,
        respondBy: request.respondBy.toISOString(),
        state: invitationState(bid),
        answeredAt: bid.receivedAt?.toISOString() ?? null,
        licenseNote: licenseNote(bid, request),
        wish: wishOf(request, concept),
        estimate: estimateOf(concept),
        trades: tradesOf(concept),
        sheet: sheet.map(shownTrade),
        revision: request.revision,
        revisions: request.changes.map(shownChange),
        siteKey:
          proved && concept && request.designId && !whyClosed(bid)
            ? this.siteKey(request.designId, bid.id)
            : null,
        openWishes: openWishesOf(concept),
        design: {
          title: request.designTitle,
          ...designUrls(this.urls, request.design),
          floorPlanSvgUrl: this.urls.maybe(files['plan-svg']),
          floorPlanPdfUrl: this.urls.maybe(pdf?.key),
          drawingsUrl:
            concept && request.designId
              ? `${this.config.publicUrl}/api/designs/${request.designId}/drawings`
              : null,
          photos: request.files.filter(({ kind }) => kind === 'photo').map(({ key }) => this.urls.of(key)),
        },
      },
    };
  }

  private siteKey(designId: string, bidId: string): string {
    const token = this.tokens.makeEnding('site-visit', siteVisitOf(designId, bidId));
    return siteKeyOf({ designId, bidId, token });
  }

  /** @throws Problem as Invitations.admit() */
  async invitation(bidId: string, proof: ContractorProof): Promise<InvitationResponse> {
    const bid = this.invitations.admit(await findBid(this.dataSource.manager, bidId), proof);
    return {
      bidId: bid.code,
      title: bid.request.designTitle,
      category: bid.request.category,
      zipCode: bid.zipCode,
      city: bid.request.city || null,
      respondBy: bid.request.respondBy.toISOString(),
      state: invitationState(bid),
    };
  }
}

/** What of a sheet's trade contractors see: our price for it, not for each line. */
const shownTrade = ({ trade, name, likelyUsd, lines }: SheetTrade): SheetTradeResponse => ({
  trade,
  name,
  likelyUsd,
  lines: lines.map(({ id, item, quantity, unit }) => ({ id, item, quantity, unit })),
});

function standingBid(bid: LoadedBid): StandingBidResponse | null {
  const { scope, ...content } = contentOf(bid);
  return bid.receivedAt && scope !== null ? { scope, ...content } : null;
}
