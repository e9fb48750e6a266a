import type { MailAttachment } from './mail.js';

/** A file of a mail inside a JSON answer. */
export class MailedFileResponse {
  filename: string;
  contentType: string;
  /** The file in base64. */
  base64: string;
}

export const presentFile = ({ filename, contentType, content }: MailAttachment): MailedFileResponse => ({
  filename,
  contentType,
  base64: Buffer.from(content).toString('base64'),
});
