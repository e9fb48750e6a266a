import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { CONFIG, type Config, LinkTokens, Problem, plainEmail } from '@plumbline/platform';
import type { LoadedBid } from '../bidding/loaded-bid.js';

/** What a caller shows to be let at an invitation. */
export interface ContractorProof {
  readonly contractorEmail?: string;
  /** The invitation's key. */
  readonly key?: string;
}

/** Decides whether a caller is the contractor that a bid was given to. */
@Injectable()
export class Invitations {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: LinkTokens,
  ) {}

  /** ACCESS=links: an address alone is no proof. */
  get needKey(): boolean {
    return this.config.access === 'links';
  }

  /** The key of this bid's invitation proves the contractor's mailbox. */
  proves(key: string | undefined, bid: LoadedBid | null): boolean {
    return this.tokens.verify(key, 'invitation', bid?.id ?? 'none') && bid !== null;
  }

  /** Key and address together: an invitation that was offered to somebody else since has another address. */
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
    throw this.refusal();
  }

  /** One answer for "not yours" and "not there". */
  refusal(): Problem {
    return this.needKey
      ? Problem.forbidden(MESSAGES.server.contractorKey)
      : Problem.notFound(MESSAGES.server.notFound);
  }
}
