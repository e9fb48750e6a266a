import { itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { contains, rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'office', area, designPrompt }, { seed: 1, date: '2026-11-29' });

describe('an office', () => {
  it.each([
    ['10x11', 'Two desks. The printer can live in the closet.', 2],
    ['10x11', 'A desk and a closet with the printer in it.', 1],
    ['9x10', 'Home office with two desks and a closet.', 2],
  ] as const)('of %s has its closet: %s', (area, words, desks) => {
    const { room, brief } = plan(area, words);
    const [closet] = itemsOf(room, 'closet');
    expect(closet).toBeDefined();
    expect(itemsOf(room, 'desk')).toHaveLength(desks);
    const printer = room.items.find(
      ({ kind, traits }) => kind === 'piece' && traits?.piece === 'printer-stand',
    );
    if (words.includes('printer'))
      expect(closet && printer && contains(rectOf(closet.box), rectOf(printer.box))).toBe(true);
    expect((brief.ledger ?? []).map(({ outcome }) => outcome)).not.toContain('refused');
  });

  it('has as many lamps as told', () => {
    const { room } = plan('12x13', 'Home office with a desk and three lamps.');
    expect(itemsOf(room, 'floor-lamp', 'table-lamp')).toHaveLength(3);
  });

  it.each([
    ['9x11', 'Home office: desk, loveseat, one armchair, file cabinet.'],
    ['10x11', 'A desk, a loveseat and an armchair for clients, lockable file cabinet.'],
  ])('of %s has the chair that was asked for before shelves that were not: %s', (area, words) => {
    const { room } = plan(area, words);
    expect(itemsOf(room, 'armchair').length).toBeGreaterThan(0);
  });
});
