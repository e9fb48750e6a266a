import { itemsOf } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

describe('wall lights that were asked for', () => {
  it.each([
    ['bedroom', '10x12', 'queen bed, reading lights on the wall, no room for lamps'],
    ['bedroom', '13x15', 'king bed, two nightstands, bedside sconces'],
    ['living room', '15x20', 'fireplace, sconces, sofa, two chairs'],
    ['other', '12x14', 'dining room for eight, sideboard, sconces'],
  ] as readonly (readonly [RoomCategory, string, string])[])(
    '%s of %s: %s',
    (category, area, designPrompt) => {
      const concept = planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' });
      expect(itemsOf(concept.room, 'sconce')).toHaveLength(2);
      expect(faultsOf(concept)).toEqual([]);
      expect(concept.brief.ledger?.find(({ text }) => /sconce|reading/.test(text))?.outcome).toBe('drawn');
    },
  );

  it('hangs them in place of lamps on tables', () => {
    const { room } = planConcept(
      { category: 'bedroom', area: '13x15', designPrompt: 'king bed, two nightstands, bedside sconces' },
      { seed: 1, date: '2026-11-28' },
    );
    expect(itemsOf(room, 'table-lamp')).toEqual([]);
  });
});
