import type { Kind, PieceId } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept, roomAskedFor } from '../../src/index.js';

/** Wishes in which one word was once read as another thing, and the whole room followed it. */
const WISHES: readonly {
  readonly category: 'garage' | 'office' | 'living room' | 'bedroom' | 'bathroom';
  readonly wish: string;
  readonly has?: readonly (Kind | PieceId)[];
  readonly count?: Readonly<Partial<Record<Kind, number>>>;
}[] = [
  {
    category: 'garage',
    wish: 'Two car garage 22x24 that must still hold both cars. Workbench along the back wall.',
    count: { car: 2 },
  },
  {
    category: 'garage',
    wish: 'Turn our one-car garage, 12x21, into a studio for my pottery: big sink, drying shelves.',
    count: { car: 0 },
    has: ['sink-base', 'drying-shelves'],
  },
  {
    category: 'office',
    wish: '10 by 12 office for two days a week of video calls. Sit-stand desk.',
    count: { desk: 1 },
  },
  {
    category: 'living room',
    wish: '14 by 20 living room. TV for five, without people crossing in front of the TV.',
    has: ['tv'],
  },
  {
    category: 'living room',
    wish: '16x24 living room. Fireplace, upright piano away from the fireplace.',
    has: ['piano', 'fireplace'],
  },
];

describe('a room follows what its wish says as a whole', () => {
  it.each(WISHES)('$wish', ({ category, wish, has = [], count = {} }) => {
    const { room } = planConcept({ category, designPrompt: wish }, { seed: 1, date: '2026-11-23' });
    const kinds = room.items.map((item) => (item.kind === 'piece' && item.traits?.piece) || item.kind);
    expect(kinds).toEqual(expect.arrayContaining([...has]));
    for (const [kind, most] of Object.entries(count))
      expect([kind, kinds.filter((k) => k === kind).length]).toEqual([kind, most]);
  });

  it('takes no patio door from the bifold doors of a closet', () => {
    const { brief } = planConcept(
      { category: 'bedroom', designPrompt: '10x10, bunk bed, the closet stays with its bifold doors.' },
      { seed: 1, date: '2026-11-23' },
    );
    expect(brief.understood.join()).not.toContain('patio door');
  });

  it('takes a wall-hung sink for a sink', () => {
    const { brief } = planConcept(
      { category: 'bathroom', designPrompt: 'Powder room 4x7. Toilet and a wall-hung sink.' },
      { seed: 1, date: '2026-11-23' },
    );
    expect(brief.understood.join()).not.toContain('wall-hung toilet');
  });

  it('plans a nursery as a bedroom, also where "other" was chosen', () => {
    const ask = (designPrompt: string) => roomAskedFor({ category: 'other', designPrompt });
    expect(ask('Nursery 9x11 for twins! Two cribs.')).toBe('bedroom');
    expect(ask('Laundry room 6x9. It lies beside the nursery.')).toBe('other');
  });
});
