import { itemsOf, opposite, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'bathroom', area, designPrompt }, { seed: 1, date: '2026-11-29' });

/** Who sits there looks so: this side is at the left hand. */
const LEFT: Readonly<Record<Side, Side>> = { north: 'west', west: 'south', south: 'east', east: 'north' };

const handsWithBars = ({ room }: ReturnType<typeof plan>): string[] => {
  const [toilet] = itemsOf(room, 'toilet');
  if (!toilet) return [];
  const { x, y, widthIn, depthIn } = toilet.box;
  const found = itemsOf(room, 'grab-bar').flatMap(({ box }) => {
    const beside = opposite(toilet.facing) === 'north' || toilet.facing === 'north';
    const long = beside ? box.depthIn > box.widthIn : box.widthIn > box.depthIn;
    const meets = beside
      ? box.y < y + depthIn &&
        box.y + box.depthIn > y &&
        Math.abs(box.x + box.widthIn / 2 - x - widthIn / 2) < 26
      : box.x < x + widthIn &&
        box.x + box.widthIn > x &&
        Math.abs(box.y + box.depthIn / 2 - y - depthIn / 2) < 26;
    if (!long || !meets) return [];
    const side: Side = beside
      ? box.x < x + widthIn / 2
        ? 'west'
        : 'east'
      : box.y < y + depthIn / 2
        ? 'south'
        : 'north';
    return [side === LEFT[toilet.facing] ? 'left' : 'right'];
  });
  return [...new Set(found)].sort();
};

describe('Grab bars by who sits on the toilet', () => {
  it.each([
    ['8x9', 'Toilet with grab bars on his left. Roll-in shower.', ['left']],
    [
      '8x9',
      "Dad's right side is weak. Roll in shower, toilet seat around 18 inches with the bars on his left.",
      ['left'],
    ],
    ['8x9', 'Grab bars on his strong side, his left side is weak. New toilet.', ['right']],
    ['5x8', 'A grab bar on the left side of the toilet. Tub stays.', ['left']],
    ['8x9', 'A grab bar to the right of the toilet. Tub stays.', ['right']],
    ['6x8', 'Put a safety rail on the right of the toilet for mom.', ['right']],
    ['8x9', 'Grab bars on both sides of the toilet.', ['left', 'right']],
  ] as const)('are at the hand that was told: %s, "%s"', (area, text, hands) => {
    const concept = plan(area, text);
    expect(handsWithBars(concept)).toEqual(expect.arrayContaining([...hands]));
    expect(concept.brief.ledger?.filter(({ outcome }) => outcome === 'changed')).toEqual([]);
    expect(concept.brief.unmet ?? []).toEqual([]);
  });

  it('a seat of 18 in is that of a taller toilet', () => {
    const { estimate } = plan(
      '8x9',
      'Roll in shower. Toilet seat around 18 inches with the bars on his left.',
    );
    const prices = estimate.lines.map(({ price }) => price);
    expect(prices).toContain('toilet');
    expect(prices).not.toContain('toilet-seat');
  });
});
