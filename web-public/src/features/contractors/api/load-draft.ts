import type { ScopeDraft } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/server/http.js';

export interface DraftRequest {
  readonly bidId: string;
  readonly contractorEmail: string;
  /** The invitation's key, where the page was opened from the mail. */
  readonly key: string | null;
  /** The contractor pressed the button, and did not only come here. */
  readonly byHand: boolean;
}

/** The draft of a scope as the server answers it: the text comes as sowText, sow or draft. */
export type LoadedDraft = Partial<ScopeDraft> & {
  readonly sow?: string;
  readonly draft?: string;
};

/** GET /api/bids/{bidId}/sow-draft */
export function loadDraft({ bidId, contractorEmail, key }: DraftRequest): Promise<LoadedDraft> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/sow-draft`, {
    headers: { 'x-contractor-email': contractorEmail, 'x-bid-key': key ?? undefined },
    timeoutMs: LIMITS.sowDraftTimeoutMs,
  });
}
