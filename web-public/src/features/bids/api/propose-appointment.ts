import type { AppointmentRequest } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';

/** An appointment proposal, every field as typed; `proposals` is free text with 1–3 times. */
export type TypedProposal = Required<Omit<AppointmentRequest, 'trackToken'>>;

/** POST /api/bids/{bidId}/appointment-proposal */
export function proposeAppointment(
  { bidId, ...proposal }: TypedProposal & { bidId: string; trackToken: string },
  idempotencyKey: string,
): Promise<{ message?: string } | undefined> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/appointment-proposal`, {
    body: proposal,
    idempotencyKey,
  });
}
