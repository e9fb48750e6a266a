import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus, MAIL_KINDS, type MailKind } from '@plumbline/contracts';
import { MAIL_TYPES, type MailType } from '../mails/mails.js';

export class EmailLogData {
  /** Who the mail is for. */
  @ApiProperty({ enum: MAIL_KINDS })
  kind: MailKind;
  subject: string;
  /** Tries that reached for the mail server. */
  attempts: number;
  /** Why it failed, or why the last try did. */
  reason: string | null;
  sentAt: string | null;
  /** The bid's code. */
  bidId: string | null;
  /** The mail as sent, as plain text with its tokens masked; null once the person was erased. */
  text: string | null;
}

/** One e-mail about a bid. */
export class EmailLogResponse {
  _id: string;
  /** What the mail was for. */
  @ApiProperty({ enum: MAIL_TYPES })
  type: MailType;
  email: string;
  @ApiProperty({ enum: EMAIL_STATUSES })
  status: EmailStatus;
  createdAt: string;
  data: EmailLogData;
}

export class EmailLogsResponse {
  /** Newest first. */
  items: EmailLogResponse[];
}
