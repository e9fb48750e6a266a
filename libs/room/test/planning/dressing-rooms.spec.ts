import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: 'other' | 'bedroom', area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Planned = ReturnType<typeof plan>;

const countOf = ({ room }: Planned, kind: string) => room.items.filter((item) => item.kind === kind).length;
const hanging = ({ room }: Planned) => room.items.filter((i) => i.kind === 'wardrobe' && i.traits?.fit);
const shoes = ({ room }: Planned) =>
  room.items.filter((i) => i.kind === 'bookcase' && i.traits?.use === 'shoes');
const islands = ({ room }: Planned) =>
  room.items.filter((i) => i.kind === 'cabinet' && i.traits?.use === 'closet-island');

describe('rooms for clothes', () => {
  it('turns a spare room into a closet with hanging, an island, shoes and a chandelier', () => {
    const planned = plan(
      'other',
      '12x12',
      'Turning the spare room into a closet at last: double hanging on two walls, an island with drawers, and shoes, so many shoes. Keep the window and hang something pretty from the ceiling.',
    );
    expect(new Set(hanging(planned).map(({ facing }) => facing)).size).toBeGreaterThanOrEqual(2);
    expect(islands(planned)).toHaveLength(1);
    expect(shoes(planned).length).toBeGreaterThan(0);
    expect(countOf(planned, 'chandelier')).toBe(1);
    expect(countOf(planned, 'bed') + countOf(planned, 'sofa') + countOf(planned, 'bench')).toBe(0);
    expect(planned.title).toContain('Dressing room');
    expect(planned.brief.unmet).toEqual([]);
    expect(planned.estimate.lines.some(({ item }) => item === 'Closet system')).toBe(true);
  });

  it.each([
    'Make this small bedroom into a walk-in closet for the two of us. Long hanging for dresses, double hanging for shirts.',
    'Turn this bedroom into a dressing room with closets along the left and right walls.',
    'I want to make the spare bedroom into one big closet. Hanging on the back wall and the left wall.',
    'Convert our nursery into a dressing room.',
  ])('hangs clothes, and sets no bed, where a bedroom becomes a closet: %s', (words) => {
    const planned = plan('bedroom', '11x13', words);
    expect(hanging(planned).length).toBeGreaterThan(2);
    expect(countOf(planned, 'bed')).toBe(0);
    expect(planned.brief.unmet).toEqual([]);
  });

  it('hangs them at the walls told', () => {
    const planned = plan(
      'bedroom',
      '12x14',
      'Turn this bedroom into a dressing room with closets along the left and right walls.',
    );
    expect(new Set(hanging(planned).map(({ facing }) => facing))).toEqual(new Set(['east', 'west']));
  });

  it('passes 30 in around an island, and leaves one out where nobody would', () => {
    const passes = plan('other', '12x14', 'A dressing room with an island.');
    const [island] = islands(passes);
    for (const { box } of hanging(passes)) {
      const { x, y, widthIn, depthIn } = island!.box;
      const apart = Math.max(
        x - box.x - box.widthIn,
        box.x - x - widthIn,
        y - box.y - box.depthIn,
        box.y - y - depthIn,
      );
      expect(apart).toBeGreaterThanOrEqual(30);
    }
    const small = plan('other', '6x8', 'A dressing room with an island.');
    expect(islands(small)).toHaveLength(0);
    expect(small.brief.unmet.join()).toContain('closet island');
  });

  it('keeps a bedroom that has a walk-in closet, and a room with a bed', () => {
    expect(countOf(plan('bedroom', '14x16', 'New walk-in closet in this bedroom, queen bed.'), 'bed')).toBe(
      1,
    );
    expect(
      countOf(plan('other', '14x16', 'A guest room with a queen bed and a walk-in closet.'), 'bed'),
    ).toBe(1);
    expect(countOf(plan('bedroom', '14x16', 'Make the closet bigger and add a dresser.'), 'bed')).toBe(1);
  });
});
