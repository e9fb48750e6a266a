import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/http.js';

export interface DraftRequest {
  readonly bidId: string;
  readonly contractorEmail: string;
  /** The invitation's key, where the page was opened from the mail. */
  readonly key: string | null;
}

export interface DraftAnswer {
  readonly sowText?: string | null;
  readonly sow?: string | null;
  readonly draft?: string | null;
  readonly meta?: {
    readonly userEmail?: string | null;
    readonly title?: string | null;
    readonly zipCode?: string | null;
    readonly respondBy?: string | null;
    readonly design?: { readonly imageUrl?: string | null; readonly floorPlanUrl?: string | null } | null;
  } | null;
}

/** GET /api/bids/{bidId}/sow-draft */
export function loadDraft({ bidId, contractorEmail, key }: DraftRequest): Promise<DraftAnswer> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/sow-draft`, {
    headers: { 'x-contractor-email': contractorEmail, 'x-bid-key': key ?? undefined },
    timeoutMs: LIMITS.sowDraftTimeoutMs,
  });
}
