import type { OpenedMail } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';

/** POST /api/mails/open: proves the mailbox and answers the whole mail. */
export function openMail(body: { id: string; link: string }): Promise<OpenedMail> {
  return call('/api/mails/open', { body });
}
