import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Email, LongText, Text } from '@plumbline/platform';
import { PageSize, PagingQuery } from '../input/paging.dto.js';

export class MyBidsQuery extends PagingQuery {
  @Email(MESSAGES.myBids.required)
  userEmail: string;

  /** The proof of the mailbox, from the link mailed by POST /api/bids/my-link. */
  @Text()
  link?: string;

  /** Bids a page. */
  @PageSize(LIMITS.myBidsPageSize)
  override pageSize: number = LIMITS.myBidsPageSize;
}

export class MyLinkDto {
  @Email(MESSAGES.track.email)
  email: string;
}

/** What proves a homeowner: the token of the track link; ACCESS=open does without. */
class HomeownerProofDto {
  @Text()
  trackToken?: string;
}

export class ResendToUserDto extends HomeownerProofDto {
  @Text({ required: MESSAGES.server.notFound })
  bidId: string;

  @Email(MESSAGES.track.email)
  userEmail: string;
}

export class AppointmentProposalDto extends HomeownerProofDto {
  @Email(MESSAGES.appointment.email)
  userEmail: string;

  @Text()
  name?: string;

  @Text({ max: LIMITS.phoneMax })
  phone?: string;

  @Text({ max: LIMITS.addressMax })
  address?: string;

  /** One to three times, free text. */
  @Text({ max: LIMITS.paragraphMax, required: MESSAGES.appointment.proposals })
  proposals: string;

  @LongText()
  notes?: string;
}

export class CallOffDto {
  @Text({ max: LIMITS.paragraphMax })
  reason?: string;
}
