import { Badge, type BadgeTone } from '#components/badge.js';
import { bids } from '#texts/bids';

/** Badge colours (spec §4): selected green, declined rose, pending grey, any other blue. */
const TONES: Readonly<Record<string, BadgeTone>> = { selected: 'green', declined: 'rose', pending: 'grey' };

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? 'blue'}>{bids.statuses[status] ?? status}</Badge>;
}
