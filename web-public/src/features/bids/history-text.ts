import type { BidHistoryEntry } from '@plumbline/api-client';
import { bids } from '#texts/bids';

const { story, statuses } = bids;

/** What happened, as one would tell a homeowner; the entry's own words follow where it has any. */
export function historyText({ kind, by, from, to, note }: BidHistoryEntry): {
  what: string;
  words: string | null;
} {
  switch (kind) {
    case 'requested':
      return { what: by === 'homeowner' ? story.requested : story.uninvited, words: null };
    case 'assigned':
      return { what: story.assigned, words: null };
    case 'submitted':
      return { what: from || to ? story.submitted : story.corrected, words: null };
    case 'withdrawn':
      return { what: story.withdrawn, words: note };
    case 'not-interested':
      return { what: story.passed, words: note };
    case 'called-off':
      return { what: story.calledOff, words: note };
    case 'revised':
      return { what: story.revised, words: note };
    case 'proposal':
      return { what: story.proposed, words: note };
    default:
      return { what: (to && story.statuses[to]) ?? story.other(to ? (statuses[to] ?? to) : ''), words: note };
  }
}
