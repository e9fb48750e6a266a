import { CATALOGUE, frameOf, type Item, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { bounced } from '../src/color.js';
import { tileMaterial } from '../src/materials/counters-and-tile.js';
import { floorMaterial } from '../src/materials/floors.js';
import { steel } from '../src/materials/material.js';
import { ceilingMaterial, wallMaterial } from '../src/materials/walls.js';
import { woodMaterial } from '../src/materials/woods-and-metals.js';

const concept = (category: Room['category'], style: string, seed: number): Room =>
  planConcept({ category, style }, { seed, date: '2026-11-01' }).room;

/** A room that holds one item of a kind, in the middle of its range of sizes. */
function roomWith(kind: string, style: Room['style'], traits?: Item['traits']): Room {
  const spec = (
    CATALOGUE as Record<
      string,
      { width: readonly number[]; depth: readonly number[]; height: readonly number[] }
    >
  )[kind];
  const middle = (range?: readonly number[]): number => (range ? (range[0]! + range[1]!) / 2 : 24);
  const box = {
    x: 20,
    y: 20,
    z: 0,
    widthIn: middle(spec?.width),
    depthIn: middle(spec?.depth),
    heightIn: middle(spec?.height),
  };
  return {
    category: 'other',
    shell: rectangularShell(400, 400, 150, ['north']),
    widthIn: 400,
    depthIn: 400,
    ceilingIn: 150,
    exterior: ['north'],
    openings: [
      {
        id: 'w',
        kind: 'window',
        wall: 'w3',
        side: 'north',
        offsetIn: 90,
        widthIn: 60,
        heightIn: 48,
        sillIn: 36,
      },
    ],
    items: [{ id: kind, kind, label: kind, box, facing: 'east', ...(traits ? { traits } : {}) } as Item],
    style,
    finishes: STYLES[style].finishes,
  };
}

describe('a scene', () => {
  it.each([...Object.keys(CATALOGUE), 'a kind nobody knows'])('has a sound body for: %s', (kind) => {
    const spec = (CATALOGUE as Record<string, { traits?: Record<string, unknown> }>)[kind];
    const variants: (Item['traits'] | undefined)[] = [undefined];
    for (const [name, values] of Object.entries(spec?.traits ?? {}))
      for (const value of Array.isArray(values)
        ? values
        : values === 'boolean'
          ? [true]
          : values === 'number'
            ? [0, 1, 4]
            : [])
        variants.push({ [name]: value });
    variants.forEach((traits, i) => {
      const room = roomWith(kind, STYLE_IDS[i % STYLE_IDS.length]!, traits);
      const scene = buildScene(room, 1);
      const own = scene.primitives.filter((p) => p.item === 0);
      expect(own.length).toBeGreaterThan(0);
      // One expectation for many: a scene has thousands of parts.
      const unsound = scene.primitives.filter((p) => {
        const numbers = [...p.min, ...p.max, ...(p.matrix ?? []), ...p.parameters, p.bevel];
        return !numbers.every(Number.isFinite) || (p.shape === 0 && p.max.some((max, k) => max <= p.min[k]!));
      });
      expect(unsound).toEqual([]);
      for (const { positions, normals, indices } of scene.meshes) {
        expect(indices.length).toBeGreaterThan(0);
        expect(positions.every(Number.isFinite) && normals.every(Number.isFinite)).toBe(true);
        expect(indices.every((i) => i < positions.length / 3)).toBe(true);
      }
      for (const light of scene.lights) expect(light.area).toBeGreaterThan(0);
    });
  });

  it('is the same for the same room and seed', () => {
    const room = concept('kitchen', 'farmhouse', 3);
    expect(JSON.stringify(buildScene(room, 9))).toBe(JSON.stringify(buildScene(room, 9)));
  });

  it('never bounces more light than it got', () => {
    for (const style of STYLE_IDS)
      for (const m of buildScene(concept('kitchen', style, 1), 1).materials)
        expect(Math.max(...m.base, ...m.accent, ...m.mean)).toBeLessThan(0.96);
  });
});

describe('light and whites', () => {
  const luminance = ([r, g, b]: readonly [number, number, number]): number =>
    r * 0.2126 + g * 0.7152 + b * 0.0722;
  const white = { material: 'paint', color: '#ffffff' };
  const { finishes } = STYLES.coastal;
  const inWhite = {
    ...finishes,
    walls: white,
    ceiling: white,
    cabinets: white,
    backsplash: { material: 'subway-tile', color: '#ffffff' },
  } as Room['finishes'];

  it('are of other values on walls, ceiling, fronts and tile, so that edges between them show', () => {
    const values = [
      wallMaterial(inWhite.walls),
      ceilingMaterial(inWhite.ceiling),
      woodMaterial(inWhite.cabinets),
      tileMaterial(inWhite.backsplash),
    ].map(({ base }) => luminance(base));
    values.forEach((a, i) => {
      for (const b of values.slice(i + 1)) expect(Math.abs(a - b)).toBeGreaterThan(0.008);
    });
    expect(Math.max(...values)).toBeLessThan(0.85);
  });

  it('take no more colour where they bounce than a balanced camera shows, and lose no light', () => {
    const { mean } = floorMaterial({ material: 'terracotta-tile', color: '#b5532f', accent: '#8a6a50' });
    const saturation = (c: readonly number[]): number => (Math.max(...c) - Math.min(...c)) / Math.max(...c);
    expect(saturation(mean)).toBeGreaterThan(0.7);
    expect(saturation(bounced(mean))).toBeCloseTo(0.42, 5);
    expect(luminance(bounced(mean))).toBeCloseTo(luminance(mean), 5);
    expect(bounced(steel().mean)).toEqual(steel().mean);
  });

  it('come from the windows by day: lights in the ceiling only shine, and light a room without', () => {
    const lamp = roomWith('recessed-light', 'modern');
    const cans = (room: Room) => buildScene(room, 1).lights.filter(({ kind }) => kind === 'spot');
    const wide = { ...lamp.openings[0]!, widthIn: 380, heightIn: 100, offsetIn: 10 };
    expect(cans({ ...lamp, openings: [wide] })).toEqual([]);
    expect(cans({ ...lamp, openings: [] }).length).toBeGreaterThan(0);
    const by = (openings: Room['openings']) => {
      const { primitives, materials } = buildScene({ ...lamp, openings }, 1);
      return primitives.filter(({ item }) => item === 0).map(({ material }) => materials[material]!);
    };
    const brightest = (some: readonly { readonly emission: readonly number[] }[]): number =>
      Math.max(...some.map(({ emission }) => emission[0]!));
    // The lens is as bright as white paper in the sun's own room by day, several times as bright where it is the light.
    expect(brightest(by([wide]))).toBeGreaterThan(1.5);
    expect(brightest(by([]))).toBeGreaterThan(3 * brightest(by([wide])));
  });

  it('in the ceiling have a body: a trim that stands out from it, and a lens set back in that', () => {
    const { primitives, materials, room } = buildScene(roomWith('recessed-light', 'modern'), 1);
    const high = (room.items[0]!.box.z + room.items[0]!.box.heightIn) * 0.0254;
    const [trim, lens] = [false, true].map((shines) =>
      Math.min(
        ...primitives
          .filter(({ item, material }) => item === 0 && materials[material]!.emission[0]! > 0 === shines)
          .map(({ matrix, parameters }) => matrix![11]! - (shines ? 0 : parameters[2]!)),
      ),
    );
    expect(high - trim!).toBeGreaterThan(0.5 * 0.0254);
    expect(lens! - trim!).toBeGreaterThan(0.4 * 0.0254);
  });

  it('in a basement lie in pools: most over what people gather at, some at a wall with art, little between', () => {
    const plain = roomWith('pool-table', 'modern');
    const can = (x: number, y: number): Item => ({
      ...{ id: `can ${x} ${y}`, kind: 'recessed-light', label: 'Recessed light', facing: 'south' },
      box: { x, y, z: 149, widthIn: 6, depthIn: 6, heightIn: 1 },
    });
    const art: Item = {
      ...{ id: 'art', kind: 'artwork', label: 'Print', facing: 'south' },
      box: { x: 300, y: 398, z: 50, widthIn: 30, depthIn: 2, heightIn: 30 },
    };
    const items = [plain.items[0]!, art, can(50, 50), can(312, 375), can(330, 80)];
    const basement: Room = { ...plain, category: 'basement', openings: [], items };
    const power = (x: number, y: number): number =>
      buildScene(basement, 1).lights.find(
        ({ kind, centre }) =>
          kind === 'spot' && Math.hypot(centre[0] / 0.0254 - x - 3, centre[1] / 0.0254 - y - 3) < 1,
      )!.emission[0];
    expect(power(50, 50)).toBeGreaterThan(2 * power(312, 375));
    expect(power(312, 375)).toBeGreaterThan(3 * power(330, 80));
  });

  it('come from one side by day: other walls have less of the sky than that of the largest window', () => {
    const { openings, ...room } = roomWith('recessed-light', 'modern');
    const main = { ...openings[0]!, widthIn: 80, heightIn: 60, offsetIn: 60 };
    const { side } = frameOf(room.shell, 'w2');
    expect(side).not.toBe(main.side);
    const aside = { ...main, id: 'aside', wall: 'w2' as const, side, widthIn: 40 };
    const shares = buildScene({ ...room, openings: [main, aside] }, 1)
      .lights.filter(({ kind }) => kind === 'window')
      .map(({ share, area }) => [area, share] as const)
      .sort(([a], [b]) => b - a)
      .map(([, share]) => share);
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBeLessThan(0.5);
  });
});

describe('a stair', () => {
  it.each([
    ['east', 0, -1],
    ['west', 0, 1],
    ['north', 1, -1],
    ['south', 1, 1],
  ] as const)('that faces %s rises away from there', (facing, axis, way) => {
    const room = roomWith('stair', 'modern', { risers: 12, riserIn: 7.5, treadIn: 10 });
    const [long, short] = [120, 36];
    const box = {
      ...room.items[0]!.box,
      widthIn: axis === 0 ? long : short,
      depthIn: axis === 0 ? short : long,
    };
    const stair = { ...room.items[0]!, box, facing };
    const { primitives } = buildScene({ ...room, items: [stair] }, 1);
    // The lowest step and the highest tread, each as thick as wood is.
    const treads = primitives
      .filter(({ item, shape, min, max }) => item === 0 && shape === 0 && max[2] - min[2] < 0.03)
      .sort((a, b) => a.max[2] - b.max[2]);
    const middle = (i: number): number => treads.at(i)!.min[axis] + treads.at(i)!.max[axis];
    expect(treads.length).toBe(12);
    expect(Math.sign(middle(-1) - middle(0))).toBe(way);
  });
});

describe('what lies outside', () => {
  const basement: Room = { ...roomWith('sofa', 'modern'), category: 'basement' };
  const lights = (room: Room, kind: string): number =>
    buildScene(room, 1).lights.filter((light) => light.kind === kind).length;
  const rim = (room: Room): number => Math.max(...buildScene(room, 1).lights.map(({ centre }) => centre[1]));

  it('is a well before a window under the ground: the sky shines into it, the sun does not', () => {
    expect(lights(basement, 'window')).toBe(0);
    expect(buildScene(basement, 1).daylight.sunlight).toEqual([0, 0, 0]);
    // A yard in front of the house has no light of its own, a well's is outside of its wall.
    expect(rim(basement)).toBeGreaterThan(rim({ ...basement, category: 'other' }) + 0.2);
  });

  it('is a yard where a door leads into it', () => {
    const door = {
      ...basement.openings[0]!,
      id: 'd',
      kind: 'sliding-door',
      offsetIn: 200,
      widthIn: 72,
    } as const;
    const walkOut = { ...basement, openings: [...basement.openings, { ...door, heightIn: 80, sillIn: 0 }] };
    expect(lights(walkOut, 'window')).toBe(2);
  });

  it('is another in winter, in a desert and by the sea', () => {
    const outside = (outdoors: Room['outdoors'], style: Room['style'] = 'modern'): number =>
      buildScene({ ...roomWith('sofa', style), outdoors }, 1).daylight.outside;
    const seen = [
      outside(undefined),
      outside({ plants: 'broadleaf', season: 'snow' }),
      outside({ plants: 'desert', season: 'summer' }),
      outside({ plants: 'broadleaf', season: 'summer' }, 'coastal'),
    ];
    expect(new Set(seen).size).toBe(4);
    expect(outside({ plants: 'broadleaf', season: 'summer' })).toBe(seen[0]);
    // No sea lies in a desert, whatever the style likes.
    expect(outside({ plants: 'desert', season: 'summer' }, 'coastal')).toBe(seen[2]);
  });
});
