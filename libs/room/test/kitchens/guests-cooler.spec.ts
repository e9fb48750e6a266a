import { itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'kitchen', area, designPrompt }, { seed: 1, date: '2026-11-29' });

describe('A cooler for guests', () => {
  it.each([
    [
      '16x18',
      'Island with seating for five, a beverage fridge where guests can get to it without walking through the cooks.',
    ],
    ['14x16', 'Beverage fridge on the dining side, away from the cook.'],
    ['14x16', 'Island with four stools and a beverage fridge by the stools.'],
    ['14x16', 'A wine fridge outside the work zone.'],
  ])('stands off the cooks: %s, "%s"', (area, text) => {
    const { room, brief } = plan(area, text);
    const [cooler] = itemsOf(room, 'beverage-cooler');
    const work = ['range', 'cooktop', 'refrigerator'] as const;
    const off = work
      .flatMap((kind) => itemsOf(room, kind))
      .map(({ box: b }) => {
        const a = cooler?.box ?? b;
        const x = Math.max(0, a.x - b.x - b.widthIn, b.x - a.x - a.widthIn);
        return Math.hypot(x, Math.max(0, a.y - b.y - b.depthIn, b.y - a.y - a.depthIn));
      });
    expect(Math.min(...off)).toBeGreaterThanOrEqual(72);
    expect(brief.unmet ?? []).toEqual([]);
  });

  it('is told where a small kitchen has no wall for it', () => {
    const { brief } = plan('10x12', 'A beverage fridge away from the cook.');
    expect(brief.unmet?.join(' ')).toMatch(/guests reach/);
  });

  it('leaves a counter to bake at at its height beside lower ones', () => {
    const { room } = plan(
      '14x16',
      'I use a wheelchair. A baking center with a lower counter. White cabinets.',
    );
    const bases = itemsOf(room, 'base-cabinet').filter(({ label }) => label.startsWith('Baking'));
    expect([...new Set(bases.map(({ box }) => box.heightIn))]).toEqual([30.5]);
  });
});
