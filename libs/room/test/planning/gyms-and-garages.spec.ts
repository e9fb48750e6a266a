import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (wish: Parameters<typeof planConcept>[0]) =>
  planConcept({ budget: 60_000, ...wish }, { seed: 3, date: '2026-11-28' }).room;

describe('a basement to train in', () => {
  const trained = (features: string) =>
    plan({ category: 'basement', style: 'industrial', area: '22x18', features })
      .items.filter(({ group }) => group === 'gym')
      .map(({ kind }) => kind);

  it('has more than a treadmill where it is for nothing else', () => {
    expect(trained('home gym')).toEqual(expect.arrayContaining(['treadmill', 'bench', 'storage-shelf']));
  });

  it('leaves the floor to what else was asked for', () => {
    expect(trained('home gym, sofa and television')).not.toContain('storage-shelf');
  });
});

describe("a garage's floor", () => {
  const floorOf = (style: string, more: object = {}) =>
    plan({ category: 'garage', style, area: '22x22', features: 'one car', ...more }).finishes.floor;

  it("is epoxy in its style's blend of flakes", () => {
    const floors = ['modern', 'farmhouse', 'industrial', 'coastal'].map((style) => floorOf(style));
    expect(floors.map(({ material }) => material)).toEqual(Array(4).fill('epoxy'));
    expect(new Set(floors.map(({ color }) => color)).size).toBe(4);
  });

  it('is what was named', () => {
    expect(floorOf('farmhouse', { designPrompt: 'concrete floor' }).material).toBe('concrete');
  });
});

describe('a bench in a garage', () => {
  it.each([
    ['Keep both cars. 8 ft bench on the back wall, a chest freezer, and shelves.', 'north', 96],
    ['One car. An 8 foot bench on the right wall with pegboard over it.', 'east', 96],
    ['One car on the left. A 10 foot workbench on the back wall.', 'north', 120],
  ] as const)('is worked at, as long as told and at its wall: %s', (designPrompt, side, long) => {
    const room = plan({ category: 'garage', area: '24x24', designPrompt });
    const bench = room.items.find(({ kind }) => kind === 'workbench');
    expect(bench && Math.max(bench.box.widthIn, bench.box.depthIn)).toBe(long);
    expect(bench?.facing).toBe(side === 'north' ? 'south' : 'west');
    expect(room.items.some(({ kind }) => kind === 'bench')).toBe(false);
  });
});

describe('a car that nobody named', () => {
  const drawn = (area: string, designPrompt: string) => plan({ category: 'garage', area, designPrompt });
  const many = (room: ReturnType<typeof drawn>, kind: string) =>
    room.items.filter((i) => i.kind === kind).length;

  it.each([
    ['20x20', 'Epoxy the floor and add a workbench.'],
    ['20x20', 'Add a workbench and a storage wall, paint the floor.'],
    ['12x20', 'Workbench, tool chest and a treadmill.'],
  ])('goes before a bench that was asked for: %s, "%s"', (area, text) => {
    expect(many(drawn(area, text), 'workbench')).toBe(1);
  });

  it('stays where all has its place, and where it was told', () => {
    expect(many(drawn('22x26', 'Add a workbench.'), 'car')).toBe(2);
    expect(many(drawn('20x20', 'Two cars must fit. Workbench if there is room.'), 'car')).toBe(2);
  });
});
