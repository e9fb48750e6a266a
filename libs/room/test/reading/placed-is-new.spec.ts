import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: 'bathroom' | 'kitchen', designPrompt: string) =>
  planConcept({ category, area: '10x13', designPrompt }, { seed: 1, date: '2026-11-29' });
const understood = ({ brief }: ReturnType<typeof plan>) =>
  (brief.ledger ?? []).map((entry) => entry.understood).join('; ');

const THINGS = {
  bathroom: ['toilet', 'vanity', 'tub', 'shower', 'mirror'],
  kitchen: ['refrigerator', 'range', 'dishwasher', 'microwave'],
} as const;
const PLACED = [
  (thing: string) => `Put the ${thing} on the left wall.`,
  (thing: string) => `Put the ${thing} on the right wall near the door.`,
  (thing: string) => `The ${thing} is on the right wall and should be near the door.`,
];

describe('what is built in and has its place told', () => {
  it.each(
    Object.entries(THINGS).flatMap(([category, things]) => things.map((thing) => [category, thing] as const)),
  )('is new in a %s: %s', (category, thing) => {
    for (const say of PLACED)
      expect(understood(plan(category as 'kitchen', say(thing)))).not.toMatch(/You supply|Stays/);
  });

  it('is there already where words move it', () => {
    expect(understood(plan('kitchen', 'Move the refrigerator to the left wall.'))).toMatch(
      /refrigerator moved/,
    );
  });
});
