import type { BidStatus } from '@plumbline/contracts';

type Hue = 'success' | 'error' | 'warning' | 'info' | 'default';

/** Chosen is green, refused or broken red, waiting for us amber, an answer to look at blue (as on My Bids). */
export const STATUS_COLORS: Readonly<Record<BidStatus, Hue>> = {
  sent: 'default',
  pending: 'warning',
  selected: 'success',
  declined: 'error',
  processing: 'info',
  done: 'success',
  failed: 'error',
  received: 'info',
};
