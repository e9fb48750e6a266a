import type { BidAnswer } from './bid-answers.js';
import type { RoomCategory } from './categories.js';
import type { DesignFile } from './design-files.js';
import type { ServiceName } from './services.js';
import type { BidStatus, PriceBasis, ResendType } from './statuses.js';

/** A stored file as events and rows hold it: keys, never URLs. */
export interface FileRef {
  readonly key: string;
  readonly thumbnailKey?: string;
  readonly name: string;
  /** MIME type as found in the bytes. */
  readonly type: string;
}

/** What every bid event says about its bid, so that a listener needs no look-up. */
export interface BidFacts {
  /** uuid v7 */
  readonly id: string;
  /** What a person reads out: PL-7K3QX9 */
  readonly code: string;
  /** One homeowner request makes one bid a contractor; they share this. */
  readonly requestId: string;
  readonly userEmail: string;
  readonly contractor: {
    readonly id: string;
    readonly email: string;
    readonly companyName: string;
    readonly confirmed: boolean;
  } | null;
  readonly zipCode: string;
  readonly city: string | null;
  readonly category: RoomCategory | null;
  readonly design: { readonly id: string | null; readonly title: string };
  /** The concept's claim check in storage. */
  readonly conceptKey: string | null;
  readonly status: BidStatus;
  /** ISO 8601 */
  readonly respondBy: string | null;
}

/**
 * What stood behind a call, where something did: a button behind a mailed link was pressed, an invitation's key was
 * shown, or an administrator acted.
 */
export interface Proof {
  readonly by: 'mailed-link' | 'invitation-key' | 'admin';
  /** The address whose mailbox is proved; null for an administrator, who proves none. */
  readonly email: string | null;
}

/** An event without a proof, such as one of an earlier version, may have been caused by anybody. */
export interface Provable {
  proof?: Proof;
}

/** What the homeowner wrote, word for word; null where they wrote nothing. */
export interface HomeownerWords {
  readonly wish: string | null;
  readonly forContractors: string | null;
  readonly requirements: string | null;
}

/**
 * Every event that crosses a service's border. Names are entity + past tense; the NATS subject is
 * `plumbline.<name>`. Payloads carry ids and facts, never entities.
 */
export interface EventMap {
  'upload.stored': {
    uploadId: string;
    zipCode: string | null;
    fullAddress: string | null;
    files: readonly FileRef[];
  };
  'upload.deleted': {
    uploadId: string;
    keys: readonly string[];
    /** The person asked to be forgotten; missing where the upload was deleted for another reason. */
    personErased?: boolean;
  };

  'design.requested': { jobId: string; zipCode: string; category: RoomCategory; photoKey: string | null };
  /**
   * Files of a design that are in storage now. The first ones are told just before `design.completed`; designs of
   * earlier versions are told once, after the upgrade.
   */
  'design.file-added': { jobId: string; designId: string; files: readonly DesignFile[] };
  /** Files of a design that are gone for good, with the photo whose pixels they held or with the whole design. */
  'design.file-erased': { jobId: string; designId: string; keys: readonly string[] };
  'design.completed': {
    jobId: string;
    designId: string;
    title: string;
    description: string;
    zipCode: string;
    category: RoomCategory;
    photoKey: string | null;
    /** Keys as listeners of earlier versions take them; `design.file-added` tells all of them. */
    imageKey: string;
    thumbnailKey: string;
    floorPlanKey: string | null;
    conceptKey: string;
    estimateUsd: { low: number; likely: number; high: number } | null;
  };
  /** Somebody measured the room on site: the design has a next version, planned in the room as it is. */
  'design.verified': {
    jobId: string;
    designId: string;
    /** Of the design, from 2. */
    version: number;
    title: string;
    conceptKey: string;
    /** Who measured, as they said. */
    name: string;
    /** ISO date. */
    on: string;
    by: 'homeowner' | 'contractor';
    /** The bid whose contractor measured. */
    bidId: string | null;
    /** What it changes, as sentences. */
    changes: readonly string[];
    estimatedCost: number;
  };
  'design.failed': { jobId: string; zipCode: string; category: RoomCategory; reason: string };

  'contractor.joined': Provable & {
    contractorId: string;
    email: string;
    companyName: string;
    contactName: string | null;
    zipCode: string;
    categories: readonly string[];
    confirmVersion: number;
    /** A second join with an address that already has a profile: told by mail, changed only when confirmed. */
    again: boolean;
  };
  'contractor.confirmed': Provable & { contractorId: string; email: string; companyName: string };

  /** One a contractor; `first` marks the one that also mails the homeowner's confirmation. */
  'bid.requested': Provable & {
    bid: BidFacts;
    first: boolean;
    contractorsAsked: number;
    photos: readonly FileRef[];
    /** Missing in events of earlier versions. */
    words?: HomeownerWords;
  };
  'bid.submitted': Provable & {
    bid: BidFacts;
    submissionId: string;
    contractorEmail: string;
    estimatedPriceUsd: number | null;
    timeline: string | null;
    scope: string;
    notes: string | null;
    /** These four: missing in events of earlier versions. How sure the price is. */
    priceBasis?: PriceBasis | null;
    licenses?: string | null;
    references?: string | null;
    /** These four: missing in events of earlier versions. By trade and line; empty where the bid is one sum. */
    answers?: readonly BidAnswer[];
    depositUsd?: number | null;
    paymentSchedule?: string | null;
    /** On labor. */
    warrantyMonths?: number | null;
    /** The contractor's own. */
    files?: readonly FileRef[];
    /** Proved by the invitation's key or a mailed link. */
    confirmedByMail: boolean;
  };
  'bid.withdrawn': Provable & {
    bid: BidFacts;
    submissionId: string | null;
    by: 'contractor' | 'homeowner' | 'not-me';
    reason: string | null;
  };
  /** What a bidder prices has changed, since the room was measured on site; one a bid that is still open. */
  'bid.revised': {
    bid: BidFacts;
    /** One of these of a request also tells its homeowner. */
    first: boolean;
    /** Of the request, from 2. */
    revision: number;
    /** Who measured. */
    name: string;
    /** ISO date. */
    on: string;
    /** The bid's own contractor measured: no news to them. */
    own: boolean;
    /** Whether a contractor's bid stands, and so was priced before. */
    answered: boolean;
    /** As sentences of ours. */
    changes: readonly string[];
  };
  'bid.status-changed': {
    bid: BidFacts;
    from: BidStatus;
    to: BidStatus;
    by: 'admin' | 'system';
    /** Whether a contractor's bid stands; events of older versions do not say. */
    answered?: boolean;
  };
  'bid.resend-requested': Provable & {
    bid: BidFacts;
    type: ResendType;
    by: 'admin' | 'homeowner' | 'contractor';
    resendId: string;
  };
  /** The response-by date is near and nothing came; once a bid. */
  'bid.reminder-due': { bid: BidFacts };
  'appointment.proposed': Provable & {
    bid: BidFacts;
    proposalId: string;
    userEmail: string;
    name: string | null;
    phone: string | null;
    address: string | null;
    proposals: string;
    notes: string | null;
  };
  /** Somebody asked for the link to an address's bids. Bids looks after its answer whether there are any. */
  'my-bids.asked': { email: string; requestId: string };
  /** As `my-bids.asked`, for a new link to an invitation; `known`: an earlier link of this bid was shown. */
  'invitation.asked': { bidId: string; contractorEmail: string | null; known: boolean; requestId: string };
  /** A link is to be mailed: to somebody's bids, to their data, or (`requestId`) to a request that waits for it. */
  'link.requested': Provable & {
    email: string;
    purpose: 'my-bids' | 'my-data' | 'confirm-request' | 'confirm-contractor';
    requestId: string;
    /** Of a contractor's confirmation. */
    contractor?: { id: string; confirmVersion: number };
  };

  'favourites.requested': Provable & {
    requestId: string;
    email: string;
    designs: readonly {
      designId: string | null;
      title: string;
      description: string;
      imageKey: string | null;
      floorPlanKey: string | null;
      designPrompt: string;
      contractorPrompt: string;
      /** The rest is missing in events of earlier versions. */
      jobId?: string | null;
      estimateUsd?: { low: number; likely: number; high: number } | null;
    }[];
    preferences: Readonly<Record<string, string>>;
    photos: readonly FileRef[];
  };
  'preview.requested': {
    requestId: string;
    zipCode: string;
    category: string;
    testMode: boolean;
    contractors: readonly { companyName: string; email: string; distanceMi: number }[];
    conceptKey: string | null;
  };

  'email.sent': EmailOutcome;
  'email.failed': EmailOutcome & { reason: string };

  'person.erased': {
    email: string;
    bidIds: readonly string[];
    uploadIds: readonly string[];
    designIds: readonly string[];
    /** Designs of others that name the person as who measured their room. */
    visits?: readonly { designId: string; name: string }[];
  };
}

export interface EmailOutcome {
  emailId: string;
  /** What the mail was for: invitation, homeowner-confirmation, … */
  type: string;
  to: string;
  bidId: string | null;
  contractorId: string | null;
}

export type EventName = keyof EventMap;

/** What travels: one fact, once. */
export interface EventEnvelope<N extends EventName = EventName> {
  /** uuid v7; also the NATS message id. */
  readonly id: string;
  readonly name: N;
  /** ISO 8601 UTC */
  readonly occurredAt: string;
  readonly source: ServiceName;
  /** Events of one aggregate are handled in order. */
  readonly aggregateId: string;
  /** The request id that started it all. */
  readonly correlationId: string;
  readonly payload: EventMap[N];
}

/** The names at run time: a handler for a name that is not here stops the start. */
export const EVENT_NAMES = Object.keys({
  'upload.stored': true,
  'upload.deleted': true,
  'design.requested': true,
  'design.file-added': true,
  'design.file-erased': true,
  'design.completed': true,
  'design.verified': true,
  'design.failed': true,
  'contractor.joined': true,
  'contractor.confirmed': true,
  'bid.requested': true,
  'bid.submitted': true,
  'bid.withdrawn': true,
  'bid.revised': true,
  'bid.status-changed': true,
  'bid.resend-requested': true,
  'bid.reminder-due': true,
  'appointment.proposed': true,
  'my-bids.asked': true,
  'invitation.asked': true,
  'link.requested': true,
  'favourites.requested': true,
  'preview.requested': true,
  'email.sent': true,
  'email.failed': true,
  'person.erased': true,
} satisfies Record<EventName, true>) as readonly EventName[];
