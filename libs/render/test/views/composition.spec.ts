import type { Item } from '@plumbline/concept';
import { type ConceptRequest, planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { chooseViews } from '../../src/camera/choose-views.js';
import { placeCamera } from '../../src/camera/place-camera.js';
import { subjectsOf } from '../../src/camera/subjects.js';
import type { SceneCamera } from '../../src/camera/view.js';
import { SceneTables, seeScene } from '../../src/tracer/scene-tables.js';

const [W, H] = [90, 60];

/** Several tests look at one room: it is planned and seen once. */
const looked = new Map<string, ReturnType<typeof look>>();

function seen(request: ConceptRequest, seed: number): ReturnType<typeof look> {
  const room = JSON.stringify([Object.entries(request).sort(), seed]);
  const found = looked.get(room) ?? look(request, seed);
  looked.set(room, found);
  return found;
}

/** A planned room, its views, and for each of these the things that its pixels show, row by row. */
async function look(request: ConceptRequest, seed: number) {
  const { room } = planConcept({ budget: 60_000, ...request }, { seed, date: '2026-11-01' });
  const scene = buildScene(room, seed);
  const kernel = await seeScene(new SceneTables(scene), 'simd');
  const views = chooseViews(kernel, scene);
  const named = new Set(subjectsOf(room).flatMap(({ items }) => items));
  placeCamera(kernel, views.main, scene);
  const { z, halfWidth, shiftUp } = views.main;
  const pixel = (2 * halfWidth) / W;
  let close = 0;
  let ceiling = 0;
  let floor = 0;
  for (let i = 0; i < W * H; i++) {
    const [column, row] = [i % W, Math.floor(i / W)];
    const item = kernel.itemAt(column + 0.5, row + 0.5, W, H);
    const distance = kernel.itemDistance();
    if (distance < 1.22 && !named.has(item)) close++;
    const [u, v] = [(column + 0.5 - W / 2) * pixel, shiftUp + (H / 2 - row - 0.5) * pixel];
    const high = z + (distance * v) / Math.hypot(1, u, v);
    if (item < 0 && high > scene.height - 0.05) ceiling++;
    if (item < 0 && high < 0.05) floor++;
  }
  const pixels = (camera: SceneCamera): (Item | undefined)[] => {
    placeCamera(kernel, camera, scene);
    return Array.from(
      { length: W * H },
      (_, i) => room.items[kernel.itemAt((i % W) + 0.5, Math.floor(i / W) + 0.5, W, H)],
    );
  };
  return {
    room,
    views,
    /** Share of the first view that is nearer than 4 ft and no subject. */
    inTheWay: close / (W * H),
    /** Share of it that is bare ceiling. */
    ceiling: ceiling / (W * H),
    /** Share of it that is floor on which nothing stands, its rugs with it. */
    floor: floor / (W * H),
    main: pixels(views.main),
    detail: views.detail && pixels(views.detail),
  };
}

/** How straight before a thing the camera stands: the cosine of the angle from its front's normal. */
function cosineBefore({ box, facing }: Item, { x, y }: SceneCamera): number {
  const [fx, fy] = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[facing] as [number, number];
  const dx = x / 0.0254 - box.x - box.widthIn / 2;
  const dy = y / 0.0254 - box.y - box.depthIn / 2;
  return (dx * fx + dy * fy) / Math.hypot(dx, dy);
}

const share = (pixels: readonly (Item | undefined)[], is: (item: Item) => boolean): number =>
  pixels.filter((item) => item && is(item)).length / pixels.length;

describe('a view', () => {
  it.each([
    [{ category: 'bedroom', style: 'coastal', area: '14x14' }, 1],
    [{ category: 'bedroom', style: 'japandi', area: '14x13' }, 2],
  ] as const)('of %j hides none of the room behind the side of a closet', async (request, seed) => {
    const { main } = await seen(request, seed);
    expect(share(main, ({ kind }) => kind === 'closet')).toBeLessThan(0.13);
    expect(share(main, ({ kind }) => kind === 'bed')).toBeGreaterThan(0.06);
  });

  it.each([
    [{ category: 'kitchen', style: 'transitional', layout: 'island', area: '14x16' }, 1],
    [{ category: 'kitchen', style: 'modern', layout: 'island', area: '14x16' }, 2],
    [{ category: 'kitchen', style: 'mediterranean', area: '12x14', state: 'CA' }, 6],
  ] as const)('of %j has the whole width of its island', async (request, seed) => {
    const { main } = await seen(request, seed);
    const sides = main.filter((_, i) => i % W === 0 || i % W === W - 1);
    expect(share(main, ({ group }) => group === 'island')).toBeGreaterThan(0.05);
    expect(share(sides, ({ group }) => group === 'island')).toBe(0);
  });

  it.each([
    [{ category: 'kitchen', style: 'industrial', layout: 'island', area: '14x16' }, 5, 'stool'],
    [
      { category: 'kitchen', style: 'coastal', layout: 'island', colors: 'white', area: '15x15' },
      10,
      'stool',
    ],
    [{ category: 'living room', style: 'mid-century', area: '18x15', state: 'CA' }, 1, 'sofa'],
    [{ category: 'living room', style: 'transitional', features: 'fireplace', area: '24x20' }, 5, 'sofa'],
  ] as const)('of %j (seed %i) cuts no %s at its edges', async (request, seed, kind) => {
    const { main } = await seen(request, seed);
    const is = (item: Item): boolean => item.kind === kind;
    const edges = main.filter((_, i) => i % W === 0 || i % W === W - 1 || i >= W * (H - 1));
    expect(share(main, is)).toBeGreaterThan(0.01);
    // A foot may touch the edge; a seat or an arm may not.
    expect(share(edges, is)).toBeLessThan(0.03);
  });

  it.each([
    [{ category: 'bathroom', style: 'japandi', features: 'walk-in shower, soaking tub', area: '10x12' }, 4],
    [{ category: 'bathroom', style: 'mediterranean', features: 'freestanding tub', area: '10x11' }, 3],
  ] as const)('of %j has tub and shower', async (request, seed) => {
    const { main } = await seen(request, seed);
    for (const kind of ['bathtub', 'shower'])
      expect(share(main, (item) => item.kind === kind)).toBeGreaterThan(0.05);
  });

  it('stands behind a wall far enough to have a tub before it whole, with shower and vanity', async () => {
    const { main } = await seen(
      { category: 'bathroom', style: 'japandi', features: 'walk-in shower, soaking tub', area: '10x12' },
      4,
    );
    const edges = main.filter((_, i) => i % W === 0 || i % W === W - 1 || i >= W * (H - 1));
    expect(share(edges, ({ kind }) => kind === 'bathtub')).toBeLessThan(0.05);
    for (const kind of ['bathtub', 'shower', 'vanity'])
      expect(share(main, (item) => item.kind === kind)).toBeGreaterThan(0.04);
  });

  it('is taken with a lens between 18 and 35 mm', async () => {
    // Rooms that other tests look at as well.
    for (const [request, seed] of [
      [{ category: 'bathroom', style: 'mediterranean', features: 'freestanding tub', area: '10x11' }, 3],
      [{ category: 'living room', style: 'farmhouse', features: 'fireplace', area: '18x16' }, 2],
      [{ category: 'garage', style: 'modern', features: 'workbench, storage, one car', area: '22x22' }, 1],
    ] as const) {
      const { views } = await seen(request, seed);
      const millimetres = 18 / views.main.halfWidth;
      expect(millimetres).toBeGreaterThanOrEqual(17.9);
      expect(millimetres).toBeLessThanOrEqual(35.1);
    }
  });

  it.each([
    [{ category: 'living room', style: 'farmhouse', features: 'fireplace', area: '18x16' }, 2],
    [{ category: 'living room', style: 'contemporary', features: 'sectional, fireplace', area: '19x16' }, 3],
    [{ category: 'living room', style: 'transitional', features: 'fireplace, piano', area: '20x17' }, 5],
    [{ category: 'living room', style: 'transitional', features: 'fireplace, piano', area: '20x17' }, 7],
  ] as const)('of %j sees its fire from the front', async (request, seed) => {
    const { main, room, views } = await seen(request, seed);
    const fire = room.items.find(({ kind }) => kind === 'fireplace')!;
    expect(share(main, (item) => item === fire)).toBeGreaterThan(0.03);
    expect(cosineBefore(fire, views.main)).toBeGreaterThan(0.4);
    // No chair turns its back on the eye: one that would is carried aside.
    const backs = (item: Item): boolean => item.kind === 'armchair' && cosineBefore(item, views.main) < -0.2;
    expect(share(main, backs)).toBeLessThan(0.015);
  });

  it.each([1, 2, 4])(
    'of a theater (seed %i) shows its screen, or a second one does from the front',
    async (seed) => {
      const { main, room, views } = await seen(
        { category: 'basement', style: 'transitional', features: 'home theater, bar', area: '24x20' },
        seed,
      );
      const screen = room.items.find(({ kind }) => kind === 'projector-screen')!;
      expect(share(main, (item) => item === screen)).toBeGreaterThan(0.03);
      const straightest = Math.max(
        ...[views.main, views.detail].map((at) => (at ? cosineBefore(screen, at) : -1)),
      );
      expect(straightest).toBeGreaterThan(0.45);
    },
  );

  it('of a laundry has its sink, and its machines whole', async () => {
    const wish = { category: 'other', style: 'transitional', features: 'laundry', area: '8x9' } as const;
    const { main } = await seen(wish, 2);
    const edges = main.filter((_, i) => i % W === 0 || i % W === W - 1 || i >= W * (H - 1));
    expect(share(main, ({ kind }) => kind === 'washer')).toBeGreaterThan(0.02);
    expect(share(edges, ({ kind }) => kind === 'washer' || kind === 'dryer')).toBe(0);
    expect(share(main, ({ kind }) => kind === 'sink-base')).toBeGreaterThan(0.01);
  });

  it('of a peninsula shows the seats at it', async () => {
    const { main } = await seen(
      { category: 'kitchen', style: 'scandinavian', layout: 'peninsula', area: '11x14', state: 'MN' },
      9,
    );
    expect(share(main, ({ kind }) => kind === 'stool')).toBeGreaterThan(0.02);
  });

  it.each([
    [{ category: 'bedroom', style: 'traditional', area: '15x14' }, 3],
    [{ category: 'kitchen', style: 'coastal', area: '12x14', state: 'FL' }, 7],
    [{ category: 'basement', style: 'modern', features: 'pool table, bar', area: '26x20' }, 2],
  ] as const)('of %j (seed %i) has nothing in the way', async (request, seed) => {
    expect((await seen(request, seed)).inTheWay).toBeLessThan(0.1);
  });

  it.each([
    [{ category: 'kitchen', style: 'coastal', area: '12x14', state: 'FL' }, 7],
    [{ category: 'kitchen', style: 'japandi', layout: 'l-shaped', area: '12x14' }, 4],
    [{ category: 'kitchen', style: 'mediterranean', area: '12x14', state: 'CA' }, 6],
  ] as const)('of %j (seed %i) is not of the bare back of its island', async (request, seed) => {
    const { main, views } = await seen(request, seed);
    const back = (item: Item): boolean =>
      item.group === 'island' && item.kind === 'base-cabinet' && cosineBefore(item, views.main) < 0.2;
    // Fields or slats, where it is seen at all, and small.
    expect(share(main, back)).toBeLessThan(0.135);
    expect(share(main, ({ kind }) => kind === 'range' || kind === 'hood')).toBeGreaterThan(0.01);
  });

  it('of a garage has its car in it, not a sliver of it', async () => {
    const wish = { category: 'garage', style: 'modern', features: 'workbench, storage, one car' } as const;
    const { main } = await seen({ ...wish, area: '22x22' }, 1);
    expect(share(main, ({ kind }) => kind === 'car')).toBeGreaterThan(0.07);
    const sides = main.filter((_, i) => i % W === 0 || i % W === W - 1);
    expect(share(sides, ({ kind }) => kind === 'car')).toBe(0);
  });

  it('of a garage for one car has no half car before its bench', async () => {
    const wish = { category: 'garage', style: 'contemporary', features: 'storage, one car' } as const;
    const { main } = await seen({ ...wish, area: '14x24' }, 4);
    const sides = main.filter((_, i) => i % W === 0 || i % W === W - 1);
    expect(share(main, ({ kind }) => kind === 'car')).toBeGreaterThan(0.06);
    expect(share(sides, ({ kind }) => kind === 'car')).toBeLessThan(0.05);
  });

  it('of a peninsula has the stools before it with their legs', async () => {
    const wish = { category: 'kitchen', style: 'scandinavian', layout: 'peninsula', area: '11x14' } as const;
    const { main } = await seen({ ...wish, state: 'MN' }, 9);
    const bottom = main.slice(W * (H - 1));
    expect(share(main, ({ kind }) => kind === 'stool')).toBeGreaterThan(0.02);
    expect(share(bottom, ({ kind }) => kind === 'stool')).toBeLessThan(0.06);
  });

  it('of an office is not of the end of its desk', async () => {
    const wish = { category: 'office', style: 'traditional', features: 'bookcase', area: '13x12' } as const;
    const { main, room, views } = await seen(wish, 3);
    const desk = room.items.find(({ kind }) => kind === 'desk')!;
    expect(share(main, (item) => item === desk)).toBeGreaterThan(0.03);
    expect(Math.abs(cosineBefore(desk, views.main))).toBeGreaterThan(0.45);
  });

  it('of a basement shows its bar and its seats beside the pool table, not behind it', async () => {
    const wish = {
      category: 'basement',
      style: 'modern',
      features: 'pool table, bar',
      area: '26x20',
    } as const;
    const { main } = await seen(wish, 2);
    expect(share(main, ({ kind }) => kind === 'pool-table')).toBeGreaterThan(0.02);
    expect(share(main, ({ group }) => group === 'bar')).toBeGreaterThan(0.012);
    expect(share(main, ({ kind }) => kind === 'sofa' || kind === 'sectional')).toBeGreaterThan(0.015);
  });

  it('of an island has its body, not its top alone', async () => {
    const wish = { category: 'kitchen', style: 'mediterranean', area: '12x14', state: 'CA' } as const;
    const { main } = await seen(wish, 6);
    expect(share(main, ({ group, kind }) => group === 'island' && kind === 'base-cabinet')).toBeGreaterThan(
      0.03,
    );
  });

  it('of a gym comes near it: the floor is less than two fifths of the picture', async () => {
    const wish = { category: 'basement', style: 'industrial', features: 'home gym', area: '22x18' } as const;
    const { main, floor } = await seen(wish, 3);
    expect(floor).toBeLessThan(0.36);
    expect(share(main, ({ kind }) => kind === 'treadmill')).toBeGreaterThan(0.01);
  });

  it.each([
    [{ category: 'office', style: 'japandi', area: '8x9' }, 5, 'desk'],
    [
      {
        category: 'bathroom',
        style: 'transitional',
        features: 'freestanding tub, glass shower, double vanity',
        area: '10x12',
      },
      1,
      'bathtub',
    ],
  ] as const)('of %j (seed %i) has its %s whole, towards the middle', async (request, seed, kind) => {
    const { main } = await seen(request, seed);
    const at = main.flatMap((item, i) => (item?.kind === kind ? [(i % W) + 0.5] : []));
    const edges = main.filter((_, i) => i % W === 0 || i % W === W - 1 || i >= W * (H - 1));
    expect(at.length / (W * H)).toBeGreaterThan(0.03);
    expect(share(edges, (item) => item.kind === kind)).toBe(0);
    const middle = at.reduce((sum, x) => sum + x, 0) / at.length / W;
    expect(Math.abs(middle - 0.5)).toBeLessThan(1 / 3);
  });

  it('of an accessible bath of 8 by 10 ft has its toilet', async () => {
    const wish = {
      category: 'bathroom',
      style: 'contemporary',
      features: 'accessible shower, grab bars',
    } as const;
    const { main } = await seen({ ...wish, area: '8x10' }, 6);
    expect(share(main, ({ kind }) => kind === 'toilet')).toBeGreaterThan(0.01);
  });

  it('of a great room sees its fire, which no chair hides', async () => {
    const wish = { category: 'living room', style: 'transitional', features: 'fireplace, piano' } as const;
    const { main, room, views } = await seen({ ...wish, area: '24x20' }, 5);
    const fire = room.items.find(({ kind }) => kind === 'fireplace')!;
    expect(share(main, (item) => item === fire)).toBeGreaterThan(0.015);
    expect(cosineBefore(fire, views.main)).toBeGreaterThan(0.4);
  });

  it('of a room that has two as good is one or the other by the seed, always the same', async () => {
    const wish = { category: 'living room', style: 'modern', area: '18x18', budget: 60_000 } as const;
    const { room } = planConcept(wish, { seed: 3, date: '2026-11-01' });
    const scene = buildScene(room, 3);
    const kernel = await seeScene(new SceneTables(scene), 'simd');
    const at = (seed: number): string => JSON.stringify(chooseViews(kernel, { ...scene, seed }).main);
    const views = [1, 8, 15, 22].map(at);
    expect(new Set(views).size).toBe(2);
    expect([1, 8, 15, 22].map(at)).toEqual(views);
  });

  it('of a great room is not of its ceiling', async () => {
    const wish = { category: 'living room', style: 'transitional', features: 'fireplace, piano' } as const;
    expect((await seen({ ...wish, area: '24x20' }, 5)).ceiling).toBeLessThan(0.27);
  });

  it('of a reading room shows its chairs from the front, not their sides', async () => {
    const wish = {
      category: 'other',
      style: 'scandinavian',
      features: 'reading room',
      area: '14x13',
    } as const;
    const { main, views } = await seen(wish, 1);
    const chairs = new Set(main.filter((item) => item?.kind === 'armchair'));
    expect(chairs.size).toBeGreaterThan(0);
    const [nearest] = [...chairs].map((chair) => cosineBefore(chair!, views.main)).sort((a, b) => b - a);
    expect(nearest).toBeGreaterThan(0.3);
  });

  it('of a library shows its books from the front', async () => {
    const { main } = await seen(
      { category: 'other', style: 'scandinavian', features: 'reading room', area: '14x13' },
      1,
    );
    expect(share(main, ({ kind }) => kind === 'bookcase')).toBeGreaterThan(0.05);
  });

  it('of what the first does not show at all is the second, before what the first cuts', async () => {
    const basement: ConceptRequest = {
      category: 'basement',
      style: 'farmhouse',
      features: 'guest bedroom',
      area: '26x22',
    };
    const { main, detail } = await seen(basement, 4);
    const bed = ({ kind }: Item): boolean => kind === 'bed';
    const sofa = ({ kind }: Item): boolean => kind === 'sofa' || kind === 'sectional';
    // The bed was asked for: it leads.
    expect(share(main, bed)).toBeGreaterThan(0.1);
    expect(share(main, sofa)).toBe(0);
    expect(share(detail ?? [], sofa)).toBeGreaterThan(0.03);
  });

  it('of a small room is taken through the wall beside a closet, for the bed and the desk', async () => {
    const { main } = await seen(
      { category: 'bedroom', style: 'scandinavian', features: 'twin bed, desk', area: '9x10' },
      5,
    );
    expect(share(main, ({ kind }) => kind === 'bed')).toBeGreaterThan(0.14);
    expect(share(main, ({ kind }) => kind === 'closet')).toBeLessThan(0.18);
  });

  it('of a bath with a curtain shows the tub behind it', async () => {
    const { main } = await seen(
      { category: 'bathroom', style: 'mid-century', features: 'tub, vanity, toilet', area: '5x8' },
      5,
    );
    expect(share(main, ({ kind }) => kind === 'bathtub')).toBeGreaterThan(0.1);
  });
});
