import type { ConceptRequest } from '@plumbline/brief';
import { planConcept } from '../../../src/index.js';

/** A wish planned: its ledger in short, what is drawn anew and what is priced. */
export function planOf(
  category: ConceptRequest['category'],
  area: string,
  designPrompt: string,
  more: object = {},
) {
  const { brief, room, estimate } = planConcept(
    { category, area, designPrompt, ...more },
    { seed: 1, date: '2026-11-29' },
  );
  const entries = (brief.ledger ?? []).filter(({ field }) => field === 'designPrompt');
  return {
    brief,
    room,
    entries,
    clauses: entries.map(({ text }) => text),
    prices: estimate.lines.flatMap(({ price }) => price ?? []),
    amounts: estimate.lines.map(({ price, quantity }) => `${price} ${quantity}`).sort(),
    anew: room.items.filter(({ existing }) => !existing).map(({ kind }) => kind),
    noteOf: (words: string) => entries.find(({ text }) => text.includes(words))?.note ?? '',
    outcomeOf: (words: string) => entries.find(({ text }) => text.includes(words))?.outcome,
  };
}
