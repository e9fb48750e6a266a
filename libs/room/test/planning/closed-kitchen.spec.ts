import { expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const understood = (designPrompt: string): string =>
  planConcept({ category: 'kitchen', designPrompt }, { seed: 1, date: '2026-11-22' })
    .brief.ledger!.map((entry) => entry.understood)
    .join();

it.each([
  "We don't want the kitchen closed",
  "We don't want the kitchen closed off",
  "We don't want a closed kitchen",
])('takes "%s" for an open one', (words) => {
  expect(understood(words)).toContain('open concept');
  expect(understood(words)).not.toContain('stays closed');
});

it('reads no wish where a kitchen has closed up', () => {
  expect(understood('The kitchen closed up last year needs work')).not.toContain('stays closed');
});

it.each(['Keep the kitchen closed', 'Closed kitchen', 'Kitchen closed off from the living room'])(
  'keeps it closed by "%s"',
  (words) => {
    expect(understood(words)).toContain('stays closed');
  },
);
