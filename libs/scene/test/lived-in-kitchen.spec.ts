import { type Item, type Kind, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import type { Scene } from '../src/scene.js';
import { tessellate } from '../src/tessellate.js';

const INCH = 0.0254;

type Box = readonly [x: number, y: number, z: number, widthIn: number, depthIn: number, heightIn: number];

function thing(kind: Kind, [x, y, z, widthIn, depthIn, heightIn]: Box, more: object = {}): Item {
  const box = { x, y, z, widthIn, depthIn, heightIn };
  return { id: `${kind} ${x} ${y}`, kind, label: kind, box, facing: 'south', ...more } as Item;
}

/** A kitchen of 160 by 160 in without windows, and what stands in it. */
const kitchen = (items: readonly Item[], finishes: Partial<Room['finishes']> = {}): Room => ({
  category: 'kitchen',
  shell: rectangularShell(160, 160, 96, ['north']),
  widthIn: 160,
  depthIn: 160,
  ceilingIn: 96,
  exterior: ['north'],
  openings: [],
  items,
  style: 'transitional',
  finishes: { ...STYLES.transitional.finishes, ...finishes },
});

interface Part {
  readonly material: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** What a thing of the scene is made of: where each part begins and ends, inches. */
function partsOf(scene: Scene, item: number): Part[] {
  const { meshes, instances } = tessellate(scene);
  return instances
    .filter((instance) => instance.item === item)
    .map(({ mesh, matrix: m, material }) => {
      const { positions } = meshes[mesh]!;
      const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      const most = least.map((v) => -v);
      for (let i = 0; i < positions.length; i += 3)
        for (const k of [0, 1, 2]) {
          const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
          const at = (m[k]! * x + m[3 + k]! * y + m[6 + k]! * z + m[9 + k]!) / INCH;
          least[k] = Math.min(least[k]!, at);
          most[k] = Math.max(most[k]!, at);
        }
      return { material, least, most };
    });
}

const lightness = (scene: Scene, { material }: Part): number => {
  const [r, g, b] = scene.materials[material]!.base;
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
};

describe('a kitchen that is lived in', () => {
  it.each([
    ['a gas range', 'range', 'gas', [60, 120, 0, 30, 26, 36], 37.15],
    ['an electric range', 'range', 'electric', [60, 120, 0, 30, 26, 36], 35.96],
    ['a gas cooktop', 'cooktop', 'gas', [60, 120, 36, 30, 21, 1], 37.55],
    ['an induction cooktop', 'cooktop', 'induction', [60, 120, 36, 30, 21, 1], 36.25],
  ] as const)('has a pot on %s in many rooms, which stands on what carries it', (_, kind, fuel, box, z) => {
    const pots = Array.from({ length: 24 }, (_, seed) => {
      const scene = buildScene(kitchen([thing(kind, box, { traits: { fuel } })]), seed);
      return partsOf(scene, 0).find(
        ({ least, most }) => Math.abs(least[2]! - z) < 0.01 && most[2]! - least[2]! > 3,
      );
    }).filter((pot) => pot !== undefined);
    expect(pots.length).toBeGreaterThan(8);
    expect(pots.length).toBeLessThan(24);
    for (const { least, most } of pots) {
      expect(least[0]).toBeGreaterThan(box[0]);
      expect(most[0]).toBeLessThan(box[0] + box[3]);
      expect(most[1]).toBeLessThan(box[1] + box[4]);
    }
  });

  it.each([
    ['pale', '#efece6', 0.5, 1],
    ['dark', '#2a2b2c', 0, 0.3],
  ])('has a receptacle in a %s top under a lid that one does not see first', (_, color, from, to) => {
    const scene = buildScene(
      kitchen([thing('receptacle', [80, 80, 36, 3.5, 3.5, 0.3])], { counter: { material: 'quartz', color } }),
      1,
    );
    const lid = partsOf(scene, 0).reduce((a, b) => (a.most[2]! >= b.most[2]! ? a : b));
    expect(lightness(scene, lid)).toBeGreaterThan(from);
    expect(lightness(scene, lid)).toBeLessThan(to);
  });

  it.each(['slab', 'shaker'] as const)(
    'has a peninsula with %s doors that is finished before its stools up to the wall, its fillers too',
    (door) => {
      const group = { group: 'peninsula' };
      const items = [
        thing('base-cabinet', [27, 60, 0, 33, 24, 34.5], { ...group, facing: 'north' }),
        thing('filler', [0, 60, 0, 24, 12, 34.5], { ...group, facing: 'east' }),
        thing('filler', [24, 60, 0, 3, 24, 34.5], { ...group, facing: 'north' }),
        thing('filler', [0, 72, 0, 24, 12, 34.5], { ...group, facing: 'east' }),
        thing('countertop', [0, 45, 34.5, 60, 40.5, 1.5], {
          ...group,
          facing: 'north',
          traits: { seats: 2, overhangIn: 15, seatSide: 'south' },
        }),
      ];
      const scene = buildScene(kitchen(items, { door }), 1);
      const before = (item: number): Part[] =>
        partsOf(scene, item).filter(({ least }) => Math.abs(least[1]! - 59.5) < 0.01);
      for (const item of [0, 1, 2]) expect(before(item).length, items[item]!.id).toBeGreaterThan(0);
      // Behind them nobody sits.
      expect(partsOf(scene, 3).every(({ least }) => least[1]! > 71.9)).toBe(true);
    },
  );

  it('has bottles, a mill and tools beside its range, and no two tools of a crock reach equally high', () => {
    const items = [
      thing('range', [65, 132, 0, 30, 26, 36]),
      thing('countertop', [0, 134.5, 34.5, 65, 25.5, 1.5]),
      thing('countertop', [95, 134.5, 34.5, 65, 25.5, 1.5]),
    ];
    const scene = buildScene(kitchen(items), 1);
    const onTops = [1, 2].flatMap((item) => partsOf(scene, item)).filter(({ least }) => least[2]! > 35.9);
    expect(onTops.length).toBeGreaterThan(20);
    const heads = onTops
      .filter(({ most }) => most[2]! > 46 && most[2]! < 52)
      .map(({ most }) => most[2]!.toFixed(2));
    expect(new Set(heads).size).toBeGreaterThan(heads.length / 2);
  });
});

it('the folds of a roman shade reach less than an inch into the room: from aside it is no row of scallops', () => {
  const room = kitchen([thing('curtain', [60, 156, 40, 40, 3, 40], { traits: { form: 'roman' } })]);
  const scene = buildScene(room, 1);
  const shade = partsOf(scene, 0).reduce((a, b) =>
    a.most[2]! - a.least[2]! >= b.most[2]! - b.least[2]! ? a : b,
  );
  expect(shade.most[1]! - shade.least[1]!).toBeLessThan(1.1);
});

it('steel sends on what it mirrors: what stands beside it is not in the dark', () => {
  const scene = buildScene(kitchen([thing('refrigerator', [60, 120, 0, 36, 30, 70])]), 1);
  const steel = scene.materials.find(
    ({ base, reflectance }) => reflectance > 0.3 && Math.max(...base) < 0.3,
  )!;
  expect(Math.min(...steel.mean)).toBeGreaterThan(0.4);
  expect(Math.max(...steel.mean)).toBeLessThan(Math.max(...steel.base) + steel.reflectance);
});
