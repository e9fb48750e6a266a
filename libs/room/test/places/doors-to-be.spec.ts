import { describe, expect, it } from 'vitest';
import { type ConceptRequest, planConcept } from '../../src/index.js';

const plan = (category: ConceptRequest['category'], area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

const doorOf = ({ room }: ReturnType<typeof plan>) => {
  const door = room.openings.find(({ kind }) => kind === 'door' || kind === 'pocket-door');
  return [door?.kind, door?.widthIn, door?.swing?.into];
};

describe("French doors in place of the room's own door", () => {
  it.each([
    ['office', '10x12', 'French doors instead of the door to the hall. Desk for one.'],
    ['office', '11x12', 'Replace the door with French doors. Desk and bookcase.'],
    ['office', '10x11', "I'd rather have glass French doors than the solid door we have now. Desk."],
    ['bedroom', '12x13', 'Double doors instead of a single door into the bedroom.'],
    ['office', '11x12', 'French doors to replace our old office door. Desk.'],
  ] as const)('are the one door that it has: %s %s, "%s"', (category, area, text) => {
    const { room, quantities } = plan(category, area, text);
    expect(room.openings.map(({ kind }) => kind).filter((kind) => kind !== 'window')).toEqual([
      'french-door',
    ]);
    expect(quantities.map(({ price }) => price).filter((price) => price?.startsWith('door-'))).toEqual([
      'door-french',
    ]);
    expect(
      quantities.filter(({ price }) => price === 'wider-opening' || price === 'opening-widened'),
    ).toHaveLength(1);
  });

  it.each([
    ['living room', '14x18', 'French doors instead of the door to the patio. New floor.'],
    ['bedroom', '12x14', 'French doors in place of the sliding door to the deck.'],
  ] as const)('and lead outside where that door does: %s %s, "%s"', (category, area, text) => {
    const { room } = plan(category, area, text);
    const doors = room.openings.filter(({ kind }) => kind !== 'window');
    expect(doors.map(({ kind }) => kind).sort()).toEqual(['door', 'french-door']);
  });
});

describe('A door as it is to be', () => {
  it.each([
    ['bathroom', "Door is a 28 now, it has to be 36 and it can't swing in.", ['door', 36, 'outside']],
    ['bathroom', 'The door has to be 36 wide and must not swing into the room.', ['door', 36, 'outside']],
    ['bathroom', 'The door is only 24 inches and we need 32.', ['door', 32, 'room']],
    ['bathroom', '24 inch door now, want 32.', ['door', 32, 'room']],
    ['bathroom', 'Replace the 28 inch door with a 36 inch pocket door.', ['pocket-door', 36, undefined]],
    ['bedroom', "The bedroom door is 28 inches and has to be 36 for mom's walker.", ['door', 36, 'room']],
    ['kitchen', 'The door to the dining room is 30 inches, widen it to 36.', ['door', 36, 'outside']],
  ] as const)('is as wide and opens as told: %s, "%s"', (category, text, door) => {
    const concept = plan(category, category === 'kitchen' ? '12x14' : '9x11', text);
    expect(doorOf(concept)).toEqual(door);
    const prices = concept.estimate.lines.map(({ price }) => price);
    expect(prices).toContain('wider-opening');
    expect(prices.some((price) => price === 'door-interior' || price === 'door-pocket')).toBe(true);
    expect(concept.brief.unmet ?? []).toEqual([]);
  });

  it.each([
    "I don't want the door swinging in.",
    "The door can't open into the room, it hits the toilet.",
    'The door swings in and hits the vanity.',
    'Change the door so it swings out.',
    'No in-swinging door please.',
  ])('swings out: "%s"', (text) => {
    const concept = plan('bathroom', '6x9', text);
    expect(doorOf(concept).slice(2)).toEqual(['outside']);
    expect(concept.brief.ledger?.[0]?.understood).toMatch(/^Door: swings out/);
  });

  it('is not bought where words tell no more than how it opens today', () => {
    const { estimate } = plan('bathroom', '6x9', 'The door opens out into the hall. New vanity.');
    expect(estimate.lines.map(({ price }) => price)).not.toContain('door-interior');
  });

  it('is as wide and opens as told in two sentences', () => {
    expect(
      doorOf(plan('bathroom', '9x11', 'Door is 30 inches. Has to be 36 and swing out into the hall.')),
    ).toEqual(['door', 36, 'outside']);
  });
});
