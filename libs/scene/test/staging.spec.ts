import { type Item, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { BICYCLE } from '../src/items/dressing/garage-things.js';
import { kitOf } from '../src/items/dressing/kit.js';
import { TREE } from '../src/items/dressing/lounge-things.js';
import { type Primitive, Shape } from '../src/scene.js';
import { tessellate } from '../src/tessellate.js';

const INCH = 0.0254;

const LIGHT: Partial<Item> = {
  kind: 'recessed-light',
  box: { x: 97, y: 77, z: 95.5, widthIn: 6, depthIn: 6, heightIn: 0.5 },
};

/** A room of 200 by 160 in with a window in its north wall, a light, and what stands in it. */
function room(category: Room['category'], ...items: readonly Partial<Item>[]): Room {
  return {
    category,
    shell: rectangularShell(200, 160, 96, ['north']),
    widthIn: 200,
    depthIn: 160,
    ceilingIn: 96,
    exterior: ['north'],
    openings: [
      {
        id: 'w',
        kind: 'window',
        wall: 'w3',
        side: 'north',
        offsetIn: 70,
        widthIn: 60,
        heightIn: 48,
        sillIn: 36,
      },
    ],
    items: [LIGHT, ...items].map((item, i) => ({
      id: `${i}`,
      label: '',
      facing: 'south',
      ...item,
    })) as Item[],
    style: 'transitional',
    finishes: STYLES.transitional.finishes,
  };
}

/** What is in the room with walls that are staged and not in the same room where a thing fills every wall. */
function hung(of: Room): Primitive[] {
  const tall = { z: 0, heightIn: 96 };
  const full = [
    { x: 0, y: 0, widthIn: 200, depthIn: 1, ...tall },
    { x: 0, y: 159, widthIn: 200, depthIn: 1, ...tall },
    { x: 0, y: 0, widthIn: 1, depthIn: 160, ...tall },
    { x: 199, y: 0, widthIn: 1, depthIn: 160, ...tall },
  ].map((box, i) => ({ id: `wall ${i}`, kind: 'partition', label: '', facing: 'south', box })) as Item[];
  const key = ({ shape, min, max, matrix }: Primitive): string => JSON.stringify([shape, min, max, matrix]);
  const bare = buildScene({ ...of, items: [...of.items, ...full] }, 1);
  const known = new Set(bare.primitives.map(key));
  // What stands on the floor has numbers down from -2, what hangs those from -100.
  return buildScene(of, 1).primitives.filter((p) => (p.item === -1 || p.item <= -100) && !known.has(key(p)));
}

/** Middle of a primitive in inches. */
const middle = ({ shape, min, max, matrix }: Primitive): number[] =>
  (shape === Shape.box ? [0, 1, 2].map((k) => (min[k]! + max[k]!) / 2) : matrix!.slice(9, 12)).map(
    (v) => v / INCH,
  );

describe('bare walls', () => {
  it.each(['living room', 'bedroom', 'kitchen', 'bathroom', 'garage', 'office'] as const)(
    'of a %s have something on them, flat on the wall and off the window',
    (category) => {
      const things = hung(room(category));
      expect(things.length).toBeGreaterThan(8);
      for (const thing of things) {
        const [x, y, z] = middle(thing) as [number, number, number];
        const off = Math.min(x, 200 - x, y, 160 - y);
        expect(off).toBeGreaterThan(-0.1);
        expect(off).toBeLessThan(4);
        expect(z).toBeLessThan(90);
        if (y > 156) expect(x < 62 || x > 138).toBe(true);
      }
    },
  );

  it('of a garage carry nothing that stands 4 in off, where a camera behind the wall would cut it', () => {
    const corners = (of: Room, seed: number): number[][] => {
      const { meshes, instances } = tessellate(buildScene(of, seed));
      return instances
        .filter(({ item }) => item < 0)
        .flatMap(({ mesh, matrix: m }) => {
          const { positions } = meshes[mesh]!;
          return Array.from({ length: positions.length / 3 }, (_, i) =>
            [0, 1, 2].map((k) => {
              const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
              return (m[k]! * x + m[3 + k]! * y + m[6 + k]! * z + m[9 + k]!) / INCH;
            }),
          );
        });
    };
    for (let seed = 1; seed <= 6; seed++)
      for (const [x, y, z] of corners(room('garage'), seed) as [number, number, number][])
        if (z > 1 && z < 90) expect(Math.min(x, 200 - x, y, 160 - y)).toBeLessThan(3.9);
  });

  it('have it over the middle of a sofa, clear of its back', () => {
    const sofa: Partial<Item> = {
      kind: 'sofa',
      facing: 'north',
      box: { x: 20, y: 1, z: 0, widthIn: 84, depthIn: 38, heightIn: 34 },
    };
    const over = hung(room('living room', sofa))
      .map(middle)
      .filter(([, y]) => y! < 4);
    const xs = over.map(([x]) => x!);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(62, 0);
    expect(Math.min(...over.map(([, , z]) => z!))).toBeGreaterThan(40);
  });

  it.each(['kitchen', 'bathroom'] as const)(
    'of a %s have large prints where they are wide, and no clock that is lost on them',
    (category) => {
      for (const seed of [1, 2, 3, 4]) {
        const widest = buildScene(room(category), seed)
          .staged!.filter(({ item }) => item <= -100)
          .map(({ box }) => Math.max(box.widthIn, box.depthIn));
        expect(Math.max(...widest)).toBeGreaterThanOrEqual(40);
      }
    },
  );

  it('stay bare behind bookcases', () => {
    const cases = (['south', 'north', 'west', 'east'] as const).map(
      (facing, i): Partial<Item> => ({
        kind: 'bookcase',
        facing,
        box: [
          { x: 0, y: 148, z: 0, widthIn: 200, depthIn: 12, heightIn: 84 },
          { x: 0, y: 0, z: 0, widthIn: 200, depthIn: 12, heightIn: 84 },
          { x: 188, y: 12, z: 0, widthIn: 12, depthIn: 136, heightIn: 84 },
          { x: 0, y: 12, z: 0, widthIn: 12, depthIn: 136, heightIn: 84 },
        ][i]!,
      }),
    );
    expect(hung(room('office', ...cases))).toEqual([]);
  });

  it('stay bare where nothing stands in the room', () => {
    const shell = { ...room('bedroom'), items: [] };
    expect(buildScene(shell, 1).primitives.length).toBeLessThan(
      buildScene(room('bedroom'), 1).primitives.length - 4,
    );
  });
});

describe('the floor', () => {
  const car: Partial<Item> = {
    kind: 'car',
    box: { x: 70, y: 20, z: 0, widthIn: 60, depthIn: 120, heightIn: 58 },
  };
  const rack: Partial<Item> = {
    kind: 'bike-rack',
    box: { x: 0, y: 40, z: 30, widthIn: 44, depthIn: 32, heightIn: 50 },
    facing: 'east',
  };
  const staged = (of: Room, floorFree?: boolean): number =>
    buildScene(of, 1, undefined, undefined, floorFree).staged?.length ?? 0;

  it('carries a bicycle in a garage, but not beside a rack of them', () => {
    expect(kitOf(room('garage', car))).toContain(BICYCLE);
    expect(kitOf(room('garage', car, rack))).not.toContain(BICYCLE);
  });

  it('carries a tree where people sit, work or sleep, but not beside a plant of the plan', () => {
    const sofa: Partial<Item> = {
      kind: 'sofa',
      box: { x: 20, y: 110, z: 0, widthIn: 80, depthIn: 36, heightIn: 34 },
    };
    const plant: Partial<Item> = {
      kind: 'plant',
      box: { x: 4, y: 4, z: 0, widthIn: 20, depthIn: 20, heightIn: 60 },
    };
    expect(kitOf(room('living room', sofa))).toContain(TREE);
    expect(kitOf(room('living room', sofa, plant))).not.toContain(TREE);
    expect(kitOf(room('bathroom'))).not.toContain(TREE);
  });

  it("carries toys in the middle where a small child's room has no wall for them", () => {
    const wall = { z: 0, heightIn: 40 };
    const fill = [
      { x: 0, y: 0, widthIn: 40, depthIn: 160, ...wall },
      { x: 160, y: 0, widthIn: 40, depthIn: 160, ...wall },
      { x: 40, y: 130, widthIn: 120, depthIn: 30, ...wall },
      { x: 40, y: 0, widthIn: 120, depthIn: 20, ...wall },
    ].map((box) => ({ kind: 'dresser' as const, box }));
    const bed = { kind: 'bed' as const, box: { x: 60, y: 55, widthIn: 39, depthIn: 75, ...wall } };
    const toys = (category: Room['category']) =>
      (buildScene(room(category, bed, ...fill), 1).staged ?? []).filter(({ box }) => box.z === 0);
    expect(toys('bedroom').length).toBeGreaterThan(0);
    for (const { box } of toys('bedroom')) {
      expect(box.x).toBeGreaterThan(40);
      expect(box.x + box.widthIn).toBeLessThan(160);
    }
    expect(toys('living room')).toEqual([]);
  });

  it('stays free where it is to', () => {
    expect(staged(room('garage', car))).toBeGreaterThan(0);
    expect(staged(room('garage', car), true)).toBe(0);
  });
});

describe('beside a chimney breast', () => {
  it('nothing hangs so near that its mantel would hide it', () => {
    const fireplace: Partial<Item> = {
      kind: 'fireplace',
      facing: 'north',
      box: { x: 70, y: 0, z: 0, widthIn: 60, depthIn: 18, heightIn: 54 },
    };
    const scene = buildScene(room('living room', fireplace), 1);
    const beside = scene.staged!.filter(({ box }) => box.z > 12 && box.y < 10);
    expect(beside.length).toBeGreaterThan(0);
    for (const { box } of beside)
      expect(Math.max(70 - box.x - box.widthIn, box.x - 130)).toBeGreaterThanOrEqual(22);
  });
});
