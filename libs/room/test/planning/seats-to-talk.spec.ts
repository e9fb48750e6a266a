import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'living room', area, designPrompt }, { seed: 1, date: '2026-11-29' });
type Planned = ReturnType<typeof plan>;

const seatsIn = ({ room }: Planned) =>
  room.items.reduce(
    (n, i) => n + (i.kind === 'sofa' ? (i.traits?.seats ?? 0) : i.kind === 'armchair' ? 1 : 0),
    0,
  );
const countOf = ({ room }: Planned, kind: string) => room.items.filter((item) => item.kind === kind).length;

describe('a room to talk in', () => {
  it.each([
    ['so eight people can sit and talk', '15x18'],
    ['so that 8 friends can sit around and talk', '16x18'],
    ['where eight of us can sit and visit', '16x20'],
  ])('seats as many as told around one table, before no screen: %s', (words, area) => {
    const planned = plan(area, `Oak floors, and arrange it ${words}.`);
    expect(seatsIn(planned)).toBeGreaterThanOrEqual(8);
    expect(countOf(planned, 'tv')).toBe(0);
    const sofas = planned.room.items.filter(({ kind }) => kind === 'sofa').map(({ facing }) => facing);
    expect(new Set(sofas).size).toBeGreaterThan(1);
  });

  it('adds no chairs beside those that stay', () => {
    const planned = plan(
      '15x18',
      'Arrange it so eight people can sit and talk. The two wing chairs and the big rug are ours and they stay.',
    );
    expect(countOf(planned, 'armchair')).toBe(2);
  });

  it('hangs no screen where nobody watches anything', () => {
    expect(countOf(plan('14x17', 'A seven foot sofa. Nobody watches anything in here.'), 'tv')).toBe(0);
    expect(countOf(plan('14x17', 'A seven foot sofa.'), 'tv')).toBe(1);
  });
});
