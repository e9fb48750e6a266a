import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus, MAIL_KINDS, type MailKind } from '@plumbline/contracts';
import { MailedFileResponse } from '../mails/mailed-file.response.js';
import { MAIL_TYPES, type MailType } from '../mails/mails.js';

/** An e-mail as the console lists it. */
export class ConsoleEmailResponse {
  id: string;
  @ApiProperty({ enum: MAIL_TYPES })
  type: MailType;
  @ApiProperty({ enum: MAIL_KINDS })
  kind: MailKind;
  /** Empty once the person was erased. */
  email: string;
  subject: string;
  @ApiProperty({ enum: EMAIL_STATUSES })
  status: EmailStatus;
  /** Tries that reached for the mail server. */
  attempts: number;
  /** Tries that may have sent it a second time, because a process was killed in the middle. */
  repeats: number;
  reason: string | null;
  /** The bid's code. */
  bidCode: string | null;
  /** The bid's uuid. */
  bidId: string | null;
  createdAt: string;
  sentAt: string | null;
  /** When the next try is due; null once it is over. */
  nextTryAt: string | null;
}

/** One e-mail with what it says, its tokens masked. */
export class ConsoleEmailWholeResponse extends ConsoleEmailResponse {
  /** Null once the person was erased. */
  html: string | null;
  text: string | null;
  attachments: MailedFileResponse[];
}

/** How many e-mails there are in each state, at most 10,000 each. */
export class EmailsSummaryResponse {
  sent: number;
  failed: number;
  queued: number;
}

export class ResendEmailResponse {
  message: string;
  /** The new e-mail's id. */
  id: string;
}
