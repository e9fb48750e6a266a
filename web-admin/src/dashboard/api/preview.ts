import type { Preview, PreviewRequest } from '@plumbline/api-client';
import { send } from '../../api/http.js';

/** What a homeowner's request from a ZIP and category would produce (docs/product.md, Administration). */
export const preview = (request: PreviewRequest): Promise<Preview> =>
  send('POST', '/api/admin/preview', request);

/** Mails the administrator what contractors would get. */
export const emailPreview = (request: PreviewRequest): Promise<{ sentTo: string }> =>
  send('POST', '/api/admin/email-preview', request);
