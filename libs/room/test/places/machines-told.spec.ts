import { type Concept, itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** Furnace, water heater, sump and pipes of a house are where words tell, and nobody buys them. */

const planned = (category: 'basement' | 'kitchen' | 'other', area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
const boughtIn = ({ estimate }: Concept): string[] =>
  estimate.lines.flatMap(({ price, likely }) => (likely > 0 && price !== undefined ? [price] : []));

/** How far the middle of a machine is from the middle of its wall, and from the wall, inches. */
function standsAt(concept: Concept, kind: 'furnace' | 'water-heater', side: string) {
  const [{ box } = { box: undefined }] = itemsOf(concept.room, kind);
  if (!box) return undefined;
  const { widthIn, depthIn } = concept.room;
  const along =
    side === 'north' || side === 'south'
      ? box.x + box.widthIn / 2 - widthIn / 2
      : box.y + box.depthIn / 2 - depthIn / 2;
  const off = {
    west: box.x,
    east: widthIn - box.x - box.widthIn,
    south: box.y,
    north: depthIn - box.y - box.depthIn,
  }[side];
  return { along: Math.abs(along), off };
}

describe('machines in the middle of a wall', () => {
  it.each([
    [
      'west',
      "The furnace is in the middle of the west wall and can't move. We want a family room.",
      'furnace',
    ],
    [
      'east',
      "The water heater sits in the middle of the east wall and can't move. We want a family room.",
      'water-heater',
    ],
    ['north', 'Furnace in the middle of the north wall, it cannot move. Family room with a bar.', 'furnace'],
    [
      'west',
      "Sump pump in the NE corner and the furnace and water heater are in the middle of the west wall, those can't move. A bedroom.",
      'water-heater',
    ],
  ] as const)('%s: %s', (side, text, kind) => {
    const concept = planned('basement', '22x28', text);
    const at = standsAt(concept, kind, side);
    expect(at?.along).toBeLessThanOrEqual(60);
    expect(at?.off).toBeLessThanOrEqual(30);
    expect(itemsOf(concept.room, kind).every(({ existing }) => existing)).toBe(true);
    expect(boughtIn(concept)).not.toContain('water-heater');
    expect(boughtIn(concept)).not.toContain('sump-pump');
    expect(concept.brief.ledger?.some(({ understood }) => /Works well/.test(understood))).toBe(false);
    expect(concept.brief.unmet).toEqual([]);
  });
});

describe('what pipes and machines tell', () => {
  it('stands the sink at the wall that its rough plumbing is in', () => {
    const text = 'Rough plumbing is in on the north wall for the sink. New cabinets, counters and sink.';
    const { room } = planned('kitchen', '11x14', text);
    expect(itemsOf(room, 'sink-base').map(({ facing }) => facing)).toEqual(['south']);
  });
  it('draws a furnace of a laundry in its corner', () => {
    const text = 'Laundry room. The furnace is in the northeast corner and the water heater is beside it.';
    const concept = planned('other', '9x11', text);
    expect(standsAt(concept, 'furnace', 'north')?.off).toBeLessThanOrEqual(30);
    expect(boughtIn(concept)).not.toContain('water-heater');
  });
});

describe('a window to escape by', () => {
  it.each([
    ['A family room with a bar and a pool table.', false],
    ['A home gym, no bedroom.', false],
    ['A bedroom and a bath.', true],
    ['A family room with an egress window.', true],
  ])('%s: %s', (text, isBought) => {
    expect(boughtIn(planned('basement', '24x28', text)).includes('egress-window')).toBe(isBought);
  });
});
