import { IsString, MaxLength } from 'class-validator';
import { MailedFileResponse } from '../mails/mailed-file.response.js';

export class OpenMailDto {
  /** The mail's id. */
  @IsString()
  @MaxLength(40)
  id: string;

  /** The token of the mailed link. */
  @IsString()
  @MaxLength(200)
  link: string;
}

/** A whole mail, for whoever has its mailbox. */
export class OpenedMailResponse {
  subject: string;
  html: string;
  text: string;
  attachments: MailedFileResponse[];
}
