import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  invitationOf,
  type LinkState,
  LinkTokenSigner,
  Problem,
  plainEmail,
} from '@plumbline/platform';
import type { LoadedBid } from '../bid/loaded-bid.js';

/** What a caller shows to be let at an invitation. */
export interface ContractorProof {
  readonly contractorEmail?: string;
  /** The invitation's key. */
  readonly key?: string;
}

/** Decides whether a caller is the contractor that a bid was given to. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: LinkTokenSigner,
  ) {}

  /** ACCESS=links: an address alone is no proof. */
  get needKey(): boolean {
    return this.config.access === 'links';
  }

  /** The key of this bid's invitation proves the mailbox of the contractor who has the bid now. */
  proves(key: string | undefined, bid: LoadedBid | null): boolean {
    return this.stateOf(key, bid) === 'good';
  }

  /** A key that this bid had once: ended, or of the time when keys knew only the bid. */
  hasEnded(key: string | undefined, bid: LoadedBid | null): boolean {
    return (
      this.stateOf(key, bid) === 'ended' || (bid !== null && this.tokens.verify(key, 'invitation', bid.id))
    );
  }

  /** Key and address together, for what only the contractor has written. */
  provesContractor({ key, contractorEmail }: ContractorProof, bid: LoadedBid): boolean {
    return this.proves(key, bid) && plainEmail(contractorEmail) === bid.contractorEmail;
  }

  /**
   * The bid, if the caller may see its invitation: by its key, or with ACCESS=open by the contractor's address.
   * @throws Problem 400 when nothing was shown at all; 403 or 404, the same for "not yours" and "not there"
   */
  admit(bid: LoadedBid | null, proof: ContractorProof): LoadedBid {
    const email = plainEmail(proof.contractorEmail);
    if (!proof.key && !email) throw Problem.invalid(MESSAGES.contractor.draftRequired);
    if (bid?.contractorEmail) {
      if (this.proves(proof.key, bid)) return bid;
      if (!this.needKey && email === bid.contractorEmail) return bid;
    }
    if (this.hasEnded(proof.key, bid)) throw Problem.forbidden(MESSAGES.bids.linkEnded);
    throw this.refusal();
  }

  private stateOf(key: string | undefined, bid: LoadedBid | null): LinkState {
    const subject = invitationOf(bid?.id ?? 'none', bid?.contractorEmail ?? 'nobody');
    return this.tokens.state(key, 'invitation', subject);
  }

  /** One answer for "not yours" and "not there". */
  refusal(): Problem {
    return this.needKey
      ? Problem.forbidden(MESSAGES.server.contractorKey)
      : Problem.notFound(MESSAGES.server.notFound);
  }
}
