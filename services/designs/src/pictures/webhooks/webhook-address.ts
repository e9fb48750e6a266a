/** Where Replicate tells of a call, and of which one. */
export const webhookAddress = (publicUrl: string, callId: string): string =>
  `${publicUrl}/api/designs/webhooks/replicate?call=${callId}`;
