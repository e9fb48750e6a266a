import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

const OAK = 'oak';
const PAINTED = 'painted-wood';

/** Kitchens: what is wished, and the materials and colors that it says of cabinets, of the second ones, of furniture and seats. */
const SAID: readonly (readonly [
  wish: string,
  finishes: Partial<
    Record<'cabinets' | 'accentCabinets' | 'wood' | 'fabric', Readonly<Record<string, string>>>
  >,
])[] = [
  [
    'Sage green cabinets and oak stools at the island',
    { cabinets: { material: PAINTED }, wood: { material: OAK } },
  ],
  ['Green cabinets. Oak dining table.', { cabinets: { material: PAINTED }, wood: { material: OAK } }],
  [
    'Oak open shelves, navy cabinets',
    { cabinets: { color: '#27364f', material: PAINTED }, wood: { material: OAK } },
  ],
  ['Blue stools, white cabinets', { cabinets: { color: '#f5f4f0' }, fabric: { color: '#4a739c' } }],
  [
    'White cabinets with a walnut island',
    { cabinets: { material: PAINTED }, accentCabinets: { material: 'walnut' } },
  ],
  ['Oak island, white cabinets', { cabinets: { material: PAINTED }, accentCabinets: { material: OAK } }],
  [
    'White oak cabinets, black island',
    { cabinets: { material: 'white-oak' }, accentCabinets: { color: '#232326' } },
  ],
  ['Oak kitchen with a dining table', { cabinets: { material: OAK } }],
];

describe('a wood or a color', () => {
  it.each(SAID)('of %j is where it is said', (designPrompt, finishes) => {
    const { room, brief } = planConcept(
      { category: 'kitchen', designPrompt, style: 'modern' },
      { seed: 1, date: '2026-11-01' },
    );
    expect(room.finishes).toMatchObject(finishes);
    expect((brief.ledger ?? []).map(({ outcome }) => outcome)).not.toContain('unclear');
  });

  it('of the lower cabinets is on them, beside an island too', () => {
    const { room } = planConcept(
      {
        category: 'kitchen',
        designPrompt: 'Walnut lower cabinets and white uppers, an island',
        area: '14x16',
      },
      { seed: 1, date: '2026-11-01' },
    );
    const accents = (kind: string) =>
      room.items.filter(
        (item) => item.kind === kind && (item.traits as { accent?: boolean } | undefined)?.accent === true,
      ).length;
    expect(room.finishes.accentCabinets).toMatchObject({ material: 'walnut' });
    expect(accents('base-cabinet')).toBeGreaterThan(3);
    expect(accents('wall-cabinet')).toBe(0);
  });
});
