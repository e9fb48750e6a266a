import { Badge, type BadgeTone } from '#components/page/badge.js';
import { bids } from '#texts/bids';

/** Badge colours (docs/product.md, Pages): selected green, declined rose, pending grey, any other blue. */
const TONES: Readonly<Record<string, BadgeTone>> = { selected: 'green', declined: 'rose', pending: 'grey' };

interface StatusBadgeProps {
  status: string;
  /** When the homeowner called the request off, which says more than any status. */
  calledOffAt?: string | null;
}

export function StatusBadge({ status, calledOffAt }: StatusBadgeProps) {
  if (calledOffAt) return <Badge tone="grey">{bids.calledOffByYou}</Badge>;
  return <Badge tone={TONES[status] ?? 'blue'}>{bids.statuses[status] ?? status}</Badge>;
}
