import { readBrief } from '@plumbline/brief';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { WORDS_MEANT } from './words-meant.js';

describe('words mean what they mean, and "drawn" is drawn', () => {
  it.each(WORDS_MEANT)(
    '$category: $wish',
    ({ category, wish, wants, not, unsaid, stands, absent, entry, rule }) => {
      const request = { category, designPrompt: wish };
      const { wanted } = readBrief(request).brief;
      expect(wanted).toEqual(expect.arrayContaining([...(wants ?? [])]));
      expect((not ?? []).filter((id) => wanted.includes(id))).toEqual([]);
      const concept = planConcept(request, { seed: 1, date: '2026-11-23' });
      const { brief, room } = concept;
      const kinds = room.items.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining([...(stands ?? [])]));
      expect((absent ?? []).filter((kind) => kinds.includes(kind))).toEqual([]);
      const ledger = brief.ledger ?? [];
      if (unsaid) expect(ledger.map(({ understood }) => understood).join('\n')).not.toMatch(unsaid);
      if (entry) {
        const found = ledger.find(({ text }) => text.includes(entry.of));
        expect([entry.outcome].flat()).toContain(found?.outcome);
        if (entry.note) expect(found?.note).toMatch(entry.note);
      }
      if (rule) expect(rule(concept)).toBe(true);
      // What an entry names stands in the room or in the estimate.
      const ids = new Set([...room.items, ...room.openings].map(({ id }) => id));
      const prices = new Set(concept.estimate.lines.map(({ price }) => price));
      expect(ledger.flatMap(({ items = [] }) => items.filter((id) => !ids.has(id)))).toEqual([]);
      expect(ledger.flatMap(({ lines = [] }) => lines.filter((id) => !prices.has(id)))).toEqual([]);
    },
  );
});
