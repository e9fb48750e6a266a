import { CATALOGUE, type Item, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { HATCHBACK, MINIVAN, SUV } from '../src/items/garage/car-styles.js';
import { type Scene, Shape } from '../src/scene.js';

const METRE = 0.0254;

/** A garage with one thing against its north wall. */
function garageWith(
  kind: 'workbench' | 'car',
  size: readonly [number, number, number],
  traits: object,
  seed = 1,
): Scene {
  const room: Room = {
    category: 'garage',
    shell: rectangularShell(264, 264, 108, ['south']),
    widthIn: 264,
    depthIn: 264,
    ceilingIn: 108,
    exterior: ['south'],
    openings: [],
    items: [
      {
        id: kind,
        kind,
        label: CATALOGUE[kind].name,
        box: { x: 60, y: 264 - size[1], z: 0, widthIn: size[0], depthIn: size[1], heightIn: size[2] },
        facing: 'south',
        traits,
      } as Item,
    ],
    style: 'modern',
    finishes: STYLES.modern.finishes,
  } as Room;
  return buildScene(room, seed);
}

describe('tools over a bench', () => {
  it.each([1, 2, 3, 4, 5])('hang at their board, none in the air before it (%i)', (seed) => {
    const scene = garageWith('workbench', [96, 24, 36], { pegboard: true, vise: true }, seed);
    const board = 264 - 0.6;
    const over = scene.primitives.filter(
      ({ item, matrix, shape }) =>
        item === 0 && matrix && shape !== Shape.mesh && matrix[11]! / METRE > 49 && matrix[11]! / METRE < 78,
    );
    expect(over.length).toBeGreaterThan(20);
    // The farthest from the board is a coil of cord on its hook.
    for (const { matrix } of over) expect(board - matrix![10]! / METRE).toBeLessThan(3.2);
  });

  it('are no two alike but for a pair of hammers and of clamps', () => {
    const scene = garageWith('workbench', [96, 24, 36], { pegboard: true });
    const meshes = scene.primitives.filter(({ item, shape }) => item === 0 && shape === Shape.mesh);
    const times = new Map<number, number>();
    for (const { parameters } of meshes) times.set(parameters[0]!, (times.get(parameters[0]!) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  });
});

describe('a minivan', () => {
  it('has a body of its own: a shorter hood, a lower belt and a longer roof than an SUV has', () => {
    expect(MINIVAN.screen[0]).toBeLessThan(SUV.screen[0] - 0.06);
    expect(MINIVAN.edge[5]![1]).toBeLessThan(SUV.edge[5]![1] - 0.03);
    expect(MINIVAN.rear[1] - MINIVAN.screen[1]).toBeGreaterThan(HATCHBACK.rear[1] - HATCHBACK.screen[1]);
    const roofs = (['minivan', 'suv'] as const).map((form) => {
      const scene = garageWith('car', [79, 206, 70], { form });
      return scene.meshes.map(({ positions }) => positions.length).join();
    });
    expect(roofs[0]).not.toBe(roofs[1]);
  });
});

describe('the plate of a car', () => {
  it('has three letters and four digits, none of them like those of another car', () => {
    const signs = (seed: number): string[] => {
      const scene = garageWith('car', [72, 186, 57], {}, seed);
      const stamped = scene.primitives.filter(
        ({ item, shape, parameters }) =>
          item === 0 && shape === Shape.orientedBox && Math.abs(parameters[2]! / METRE - 0.135) < 1e-3,
      );
      return stamped.map(({ matrix }) =>
        [matrix![9], matrix![11]].map((v) => (v! / METRE).toFixed(1)).join(),
      );
    };
    const [one, other] = [signs(1), signs(2)];
    // Two plates of seven signs, each of one stroke or more.
    expect(one.length).toBeGreaterThanOrEqual(14);
    expect(one).not.toEqual(other);
  });
});
