import type { Item } from '@plumbline/concept';
import { STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { chooseViews } from '../../src/camera/choose-views.js';
import { atWalls, carriedAside, carriedBits, standingTaken, takenFor } from '../../src/camera/near-walls.js';
import { placeCamera } from '../../src/camera/place-camera.js';
import { levelCamera } from '../../src/camera/view.js';
import { SceneTables, seeScene } from '../../src/tracer/scene-tables.js';
import { MemoryPlan } from '../../src/wasm/memory.js';

const [W, H] = [90, 60];

const bath = (seed: number, area = '5x8') =>
  planConcept(
    {
      category: 'bathroom',
      style: STYLE_IDS[seed % STYLE_IDS.length]!,
      area,
      features: 'tub, vanity, toilet',
    },
    { seed, date: '2026-11-01' },
  ).room;

describe('a bath of 5 by 8 ft', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'shows its tub, its vanity and its toilet in one picture (seed %i)',
    async (seed) => {
      const room = bath(seed);
      const scene = buildScene(room, seed);
      const kernel = await seeScene(new SceneTables(scene), 'simd');
      placeCamera(kernel, chooseViews(kernel, scene).main, scene);
      const pixels = new Map<string, number>();
      for (let y = 0; y < H; y++)
        for (let x = 0; x < W; x++) {
          const kind = room.items[kernel.itemAt(x + 0.5, y + 0.5, W, H)]?.kind ?? 'room';
          pixels.set(kind, (pixels.get(kind) ?? 0) + 1 / (W * H));
        }
      for (const kind of ['bathtub', 'vanity', 'toilet'])
        expect(pixels.get(kind) ?? 0, kind).toBeGreaterThan(0.01);
    },
  );
});

describe('what stands at a wall that was taken away', () => {
  const room = { widthIn: 60, depthIn: 96 };
  const thing = (kind: 'towel-bar' | 'bathtub' | 'base-cabinet', x: number, widthIn: number): Item => ({
    id: kind,
    kind,
    label: kind,
    box: { x, y: 40, z: 30, widthIn, depthIn: 20, heightIn: 30 },
    facing: 'west',
  });
  const fromTheEast = takenFor({ x: 60 * 0.0254 + 1, y: 1 }, room);

  it('is taken away with it, and nothing else', () => {
    expect(atWalls(thing('towel-bar', 56, 4), room) & fromTheEast).not.toBe(0);
    expect(atWalls(thing('towel-bar', 0, 4), room) & fromTheEast).toBe(0);
    // A tub from wall to wall belongs to the room, a run of cabinets too.
    expect(atWalls(thing('bathtub', 0, 60), room) & fromTheEast).toBe(0);
    expect(atWalls(thing('base-cabinet', 36, 24), room)).toBe(0);
  });

  it('is not seen by the eye behind that wall, and seen by one in the room', async () => {
    const small = bath(3);
    const at = small.items.findIndex((item) => item.kind === 'towel-bar' && item.facing === 'west');
    const scene = buildScene(small, 3);
    const kernel = await seeScene(new SceneTables(scene), 'simd');
    const { box } = small.items[at]!;
    const [y, z] = [(box.y + box.depthIn / 2) * 0.0254, (box.z - 8) * 0.0254];
    const looks = (x: number, headingX: number): boolean => {
      const camera = { x, y, z, headingX, headingY: 0, halfWidth: 0.3, up: 0, name: '' };
      placeCamera(kernel, levelCamera(camera), scene);
      for (let j = 0; j < H; j++)
        for (let i = 0; i < W; i++) if (kernel.itemAt(i + 0.5, j + 0.5, W, H) === at) return true;
      return false;
    };
    expect(looks(0.6, 1)).toBe(true);
    expect(looks(scene.width + 0.8, -1)).toBe(false);
  });

  it('leaves no dark place where it stands on the floor: it is gone for the light too', async () => {
    const linen = planConcept(
      { category: 'bathroom', style: 'japandi', area: '10x12', features: 'walk-in shower, soaking tub' },
      { seed: 4, date: '2026-11-01' },
    ).room;
    const at = linen.items.findIndex(({ kind }) => kind === 'tall-cabinet');
    const { box } = linen.items[at]!;
    const standing = standingTaken({ x: 1, y: -1 }, linen);
    expect([...standing].map((i) => linen.items[i]!.kind)).toEqual(['tall-cabinet']);
    expect(standingTaken({ x: 1, y: 1 }, linen).size).toBe(0);
    const scene = buildScene(linen, 4);
    const fromAbove = {
      x: (box.x + box.widthIn / 2) * 0.0254,
      y: 1.6,
      z: 1.2,
      headingX: 0,
      headingY: -1,
      halfWidth: 0.2,
      up: 0,
      name: '',
    };
    const all = new SceneTables(scene);
    const sees = async (tables: SceneTables): Promise<boolean> => {
      const kernel = await seeScene(tables, 'simd');
      placeCamera(kernel, levelCamera(fromAbove), scene);
      return kernel.itemAt(W / 2, H / 2, W, H) === at;
    };
    expect(await sees(all)).toBe(true);
    expect(await sees(all.without(standing))).toBe(false);
    // Smaller tables take the place of larger ones.
    const [whole, rest] = [new MemoryPlan(), new MemoryPlan()];
    const places = all.reserve(whole);
    all.without(standing).reserve(rest);
    expect(places.length).toBe(6);
    expect(rest.bytes).toBeLessThan(whole.bytes);
  });
});

describe('a chair with its back to the eye', () => {
  const chair = (x: number, facing: 'west' | 'east'): Item => ({
    id: `chair ${x}`,
    kind: 'armchair',
    label: 'Armchair',
    box: { x, y: 40, z: 0, widthIn: 30, depthIn: 30, heightIn: 32 },
    facing,
  });
  const pair = [chair(60, 'east'), chair(200, 'west')];
  const eye = { x: 0.5, y: 55 * 0.0254, headingX: 1, headingY: 0 };

  it('is carried aside, the one that looks at it stays', () => {
    const [near, far] = carriedBits(pair) as [number, number];
    expect(carriedAside(eye, pair)).toBe(near);
    expect(takenFor({ ...eye, aside: near }, { widthIn: 300, depthIn: 120 }) & far).toBe(0);
    // It leaves no shadow.
    const room = { ...bath(1), items: pair, widthIn: 300, depthIn: 120 };
    expect([...standingTaken({ ...eye, aside: near }, room)]).toEqual([0]);
  });

  it('stays where it is the only seat, and where it is far away', () => {
    expect(carriedAside(eye, pair.slice(0, 1))).toBe(0);
    expect(carriedAside({ ...eye, x: -3 }, pair)).toBe(0);
  });
});

describe('a side table before the eye', () => {
  const thing = (kind: 'side-table' | 'table-lamp', x: number, z: number): Item => ({
    id: `${kind} ${x}`,
    kind,
    label: kind,
    box: { x, y: 46, z, widthIn: 18, depthIn: 18, heightIn: 22 },
    facing: 'south',
  });
  const items = [thing('side-table', 60, 0), thing('table-lamp', 60, 22), thing('side-table', 200, 0)];
  const eye = { x: 0.5, y: 55 * 0.0254, headingX: 1, headingY: 0 };

  it('is carried aside together with the lamp that stands on it', () => {
    const aside = carriedAside(eye, items);
    const room = { ...bath(1), items, widthIn: 300, depthIn: 120 };
    expect([...standingTaken({ ...eye, aside }, room)]).toEqual([0, 1]);
    expect(carriedBits(items)[1]).toBe(carriedBits(items)[0]);
  });
});
