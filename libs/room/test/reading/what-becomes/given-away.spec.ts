import { describe, expect, it } from 'vitest';
import { planConcept } from '../../../src/index.js';

/** What leaves the house with somebody, what does not stay, and what alone stays of everything, in plain words. */

const plan = (designPrompt: string) =>
  planConcept({ category: 'living room', area: '16x20', designPrompt }, { seed: 1, date: '2026-11-29' });

describe('what leaves the house', () => {
  it.each([
    "We're giving the piano to my sister.",
    'We are giving the piano to the church.',
    'I sold our piano last month.',
    'We are selling the old piano on Facebook marketplace.',
    'My sister is taking the piano.',
    'My son took the piano with him.',
    'The piano is not staying.',
    "The piano won't be staying.",
  ])('%s', (text) => {
    const { room, brief } = plan(text);
    expect(room.items.filter(({ kind }) => kind === 'piano')).toEqual([]);
    expect(brief.ledger?.find((entry) => /piano/.test(entry.text))?.outcome).toBe('refused');
  });

  it.each([
    'Everything can go except the piano.',
    'Everything else goes except for our piano.',
    'It all goes but the piano.',
  ])('%s', (text) => {
    const { brief } = plan(text);
    expect(brief.ledger?.find((entry) => /piano/.test(entry.text))?.outcome).toBe('kept');
  });

  it('gives nothing away that is not given', () => {
    const { brief } = plan("We're giving the room a lift and the piano a new place.");
    expect(brief.ledger?.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  });
});
