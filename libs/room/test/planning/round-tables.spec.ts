import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

describe('a round table', () => {
  it.each([
    [8, '13x16', 'Dining room for 8 with a big round table, sideboard.'],
    [6, '12x13', 'Dining room with a round table for 6.'],
    [4, '11x12', 'Breakfast room with a round table for 4.'],
  ] as const)('has %s chairs in a ring, in %s', (seats, area, designPrompt) => {
    const concept = planConcept(
      { category: 'other', area, designPrompt, budget: 16_000 },
      { seed: 1, date: '2026-11-25' },
    );
    const middle = ({ box }: (typeof concept.room.items)[number]) => ({
      x: box.x + box.widthIn / 2,
      y: box.y + box.depthIn / 2,
    });
    const table = concept.room.items.find(({ kind }) => kind === 'dining-table');
    const chairs = concept.room.items.filter(({ kind }) => kind === 'dining-chair').map(middle);
    const at = table && middle(table);
    expect(table?.traits).toMatchObject({ shape: 'round' });
    expect(chairs).toHaveLength(seats);
    const from = chairs.map(({ x, y }) => Math.hypot(x - (at?.x ?? 0), y - (at?.y ?? 0)));
    expect(Math.max(...from) - Math.min(...from)).toBeLessThanOrEqual(4);
    const angles = chairs
      .map(({ x, y }) => Math.atan2(y - (at?.y ?? 0), x - (at?.x ?? 0)))
      .sort((a, b) => a - b);
    const apart = angles.map((angle, i) => (angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle);
    expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(0.05);
    expect(faultsOf(concept)).toEqual([]);
  });

  it.each([
    ['other', '12x12', 'Sunroom. A 48 inch round table with four chairs.', 48],
    ['other', '20x12', 'Sunroom. A 48 inch round one for breakfast with four chairs at the table.', 48],
    ['living room', '14x18', 'My breakfast table is 42 inches round and seats four.', 42],
    ['basement', '24x26', 'A 48 inch round table with four chairs.', 48],
    ['kitchen', '12x16', 'A round table for four.', undefined],
  ] as const)('is a circle of the size told, in the %s of %s: %s', (category, area, designPrompt, across) => {
    const { room } = planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
    const table = room.items.find(({ kind }) => kind === 'dining-table');
    expect(table?.traits).toMatchObject({ shape: 'round' });
    expect(table?.box.widthIn).toBe(table?.box.depthIn);
    if (across !== undefined) expect(table?.box.widthIn).toBe(across);
    expect(room.items.filter(({ kind }) => kind === 'dining-chair')).toHaveLength(4);
  });
});
