import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'kitchen', area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Planned = ReturnType<typeof plan>;
/** Kinds whose back is at the west or the east wall. */
const at = ({ room }: Planned, wall: 'west' | 'east') =>
  room.items
    .filter(({ kind, facing }) => kind !== 'hood' && facing === (wall === 'west' ? 'east' : 'west'))
    .map(({ kind }) => kind);

describe('two complete stations of a kosher kitchen', () => {
  it.each(['12x16', '13x18', '14x20'])('stand at the walls told, an oven in the wall of one: %s', (area) => {
    const planned = plan(
      area,
      'We keep kosher. On the left wall a refrigerator, a sink, a dishwasher and a 30 inch range. On the right wall a second sink, a dishwasher and a wall oven.',
    );
    expect(at(planned, 'west')).toEqual(
      expect.arrayContaining(['refrigerator', 'sink-base', 'dishwasher', 'range']),
    );
    expect(at(planned, 'east')).toEqual(expect.arrayContaining(['sink-base', 'dishwasher', 'wall-oven']));
    expect(planned.brief.unmet).toEqual([]);
  });

  it('reads walls told as headings, and ends of theirs', () => {
    const planned = plan(
      '12x16',
      'Meat is the left wall: the refrigerator up by the front, then a sink and a dishwasher, and a range down toward the back. Dairy is the right wall: a second sink, its own dishwasher, and a wall oven. We keep kosher.',
    );
    expect(at(planned, 'west')).toEqual(expect.arrayContaining(['sink-base', 'dishwasher', 'range']));
    expect(at(planned, 'east')).toEqual(expect.arrayContaining(['sink-base', 'dishwasher', 'wall-oven']));
    const range = planned.room.items.find(({ kind }) => kind === 'range');
    const fridge = planned.room.items.find(({ kind }) => kind === 'refrigerator');
    expect(range && fridge && range.box.y > fridge.box.y).toBe(true);
  });

  it.each([
    [
      '13x16',
      'We keep kosher so we need separate meat and dairy areas, each with its own sink and dishwasher, one range plus a wall oven.',
      1,
    ],
    ['13x17', 'Kosher kitchen, two sinks and two dishwashers, one range, meat side and dairy side.', 1],
    [
      '13x17',
      'Kosher home: separate sinks and dishwashers for milk and meat, one 36 inch range for both.',
      1,
    ],
    [
      '14x16',
      'Kosher kitchen: a meat side and a dairy side, each with a sink and a dishwasher. Only one stove.',
      1,
    ],
    ['15x18', 'We keep kosher with two ranges, two sinks.', 2],
  ])('share a range where one was told: %s, "%s"', (area, text, ranges) => {
    const planned = plan(area, text);
    const many = (kind: string): number => planned.room.items.filter((i) => i.kind === kind).length;
    expect([many('sink-base'), many('dishwasher'), many('range')]).toEqual([2, 2, ranges]);
    expect(planned.brief.unmet).toEqual([]);
  });
});
