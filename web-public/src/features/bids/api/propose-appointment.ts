import { call } from '#lib/http.js';

/** The spec's appointment proposal (§3); `proposals` is free text with 1–3 times. */
export interface AppointmentProposal {
  readonly userEmail: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly proposals: string;
  readonly notes: string;
}

/** POST /api/bids/{bidId}/appointment-proposal */
export function proposeAppointment(
  { bidId, ...proposal }: AppointmentProposal & { bidId: string; trackToken: string },
  idempotencyKey: string,
): Promise<{ message?: string } | undefined> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/appointment-proposal`, {
    body: proposal,
    idempotencyKey,
  });
}
