import { Injectable } from '@nestjs/common';
import { formatMoney, MESSAGES } from '@plumbline/contracts';
import { FileUrlMapper, LinkTokenSigner } from '@plumbline/platform';
import type { AppointmentProposal } from '../tables/appointment-proposal.entity.js';
import { type BidHistory, HIDDEN_FROM_HOMEOWNERS } from '../tables/bid-history.entity.js';
import type { RequestFile } from '../tables/bid-request.entity.js';
import type {
  AdminBidResponse,
  AttachmentResponse,
  BidResponse,
  HistoryEntryResponse,
  MyBidResponse,
  ProposalResponse,
  SiblingBidResponse,
} from './bid.response.js';
import type { BidView, RequestView, SiblingView } from './bid-view-reader.js';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Bids as each audience may see them. */
@Injectable()
export class BidPresenter {
  constructor(
    private readonly urls: FileUrlMapper,
    private readonly tokens: LinkTokenSigner,
  ) {}

  /** For administrators. */
  admin(bid: BidView): AdminBidResponse {
    // Assigned, since spreading so many fields anew costs as much as reading them.
    return Object.assign(this.common(bid), {
      id: bid.id,
      notesInternal: bid.notesInternal,
      tags: bid.tags,
      state: bid.state,
      trackToken: this.trackToken(bid.id),
      version: bid.version,
      uninvited: bid.uninvited,
      notInterestedAt: iso(bid.notInterestedAt),
      lastContactAt: iso(bid.lastContactAt),
      demo: bid.demo,
    });
  }

  /** For the homeowner: the contractor's address only once the contractor has answered. */
  homeowner(bid: BidView): BidResponse {
    const answered = bid.receivedAt !== null;
    return Object.assign(this.common(bid), {
      contractorEmail: answered ? bid.contractorEmail : null,
      contractorId: answered ? bid.contractorId : null,
      companyName: answered ? bid.contractorName : null,
    });
  }

  mine(bid: BidView): MyBidResponse {
    return Object.assign(this.homeowner(bid), { trackToken: this.trackToken(bid.id) });
  }

  sibling(bid: SiblingView, request: Pick<RequestView, 'licenseAsked'>): SiblingBidResponse {
    const answered = bid.receivedAt !== null;
    return {
      _id: bid.id,
      bidId: bid.code,
      status: bid.status,
      estimatedPrice: bid.estimatedPrice,
      quote: this.quote(bid),
      priceBasis: bid.priceBasis,
      licenseNote: licenseNote(bid, request),
      timeline: bid.timeline,
      contractorEmail: answered ? bid.contractorEmail : null,
      companyName: answered ? bid.contractorName : null,
      trackToken: this.trackToken(bid.id),
    };
  }

  /** What happened to a bid, as its homeowner may read it: what a mail server said of an address is not for them. */
  homeownerHistory(entries: readonly BidHistory[]): HistoryEntryResponse[] {
    return entries
      .filter(({ kind }) => !HIDDEN_FROM_HOMEOWNERS.includes(kind))
      .map((entry) => this.history(entry))
      .map((entry) => (entry.by === 'system' ? { ...entry, note: null } : entry));
  }

  history(entry: BidHistory): HistoryEntryResponse {
    return {
      at: entry.at.toISOString(),
      kind: entry.kind,
      from: entry.from,
      to: entry.to,
      by: entry.by,
      note: entry.note,
    };
  }

  proposal(proposal: AppointmentProposal): ProposalResponse {
    return {
      _id: proposal.id,
      createdAt: proposal.createdAt.toISOString(),
      name: proposal.name,
      phone: proposal.phone,
      address: proposal.address,
      proposals: proposal.proposals,
      notes: proposal.notes,
    };
  }

  private common(bid: BidView): BidResponse {
    const { request } = bid;
    return {
      _id: bid.id,
      bidId: bid.code,
      userEmail: bid.userEmail,
      contractorEmail: bid.contractorEmail,
      contractorId: bid.contractorId,
      companyName: bid.contractorName,
      hasContractor: bid.contractorEmail !== null,
      status: bid.status,
      submittedAt: bid.submittedAt.toISOString(),
      createdAt: bid.createdAt.toISOString(),
      receivedAt: iso(bid.receivedAt),
      respondBy: iso(request.respondBy),
      estimatedPrice: bid.estimatedPrice,
      quote: this.quote(bid),
      priceBasis: bid.priceBasis,
      timeline: bid.timeline,
      scope: bid.scope,
      notes: bid.notes,
      licenses: bid.licenses,
      licenseNote: licenseNote(bid, request),
      references: bid.references,
      attachments: [...request.files, ...bid.ownFiles].map((file) => this.attachment(file)),
      category: request.category,
      zipCode: bid.zipCode,
      city: request.city || null,
      designTitle: request.designTitle,
      confirmedByMail: bid.confirmedByMail,
      calledOffAt: iso(bid.calledOffAt),
    };
  }

  private attachment(file: RequestFile): AttachmentResponse {
    const url = this.urls.of(file.key);
    return {
      href: url,
      url,
      filename: file.name,
      name: file.name,
      thumbnailUrl: this.urls.maybe(file.thumbnailKey),
      kind: file.kind,
    };
  }

  /** The price as text; null before there is an answer. */
  quote(bid: Pick<BidView, 'receivedAt' | 'estimatedPrice' | 'priceBasis'>): string | null {
    if (bid.estimatedPrice !== null) return formatMoney(bid.estimatedPrice);
    if (!bid.receivedAt) return null;
    return bid.priceBasis === 'after-visit' ? MESSAGES.bids.priceAfterVisit : MESSAGES.bids.priceToFollow;
  }

  private trackToken(bidId: string): string {
    return this.tokens.make('track', bidId);
  }
}

/** What everybody reads of a contractor's license: nobody here has checked one. */
export function licenseNote(
  bid: { readonly licenseClaimed: boolean },
  request: { readonly licenseAsked: boolean },
): string | null {
  if (bid.licenseClaimed) return MESSAGES.bids.licensed;
  return request.licenseAsked ? MESSAGES.bids.licenseUnchecked : null;
}
