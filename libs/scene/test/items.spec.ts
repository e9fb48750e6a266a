import {
  CATALOGUE,
  type Item,
  type Kind,
  type Range,
  type Room,
  rectangularShell,
  STYLES,
} from '@plumbline/concept';
import { STYLE_IDS } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { SceneBuilder } from '../src/builder.js';
import { Body } from '../src/items/garage/car-body.js';
import { SEDAN } from '../src/items/garage/car-styles.js';
import { tileMaterial } from '../src/materials/counters-and-tile.js';
import type { Mesh } from '../src/mesh/mesh.js';
import { Skin } from '../src/mesh/trimmed.js';
import { MaterialFlag, Pattern, type Scene, Shape, type Vec3 } from '../src/scene.js';
import { tessellate } from '../src/tessellate.js';

const METRE = 0.0254;

interface Wanted {
  readonly kind: Kind;
  readonly size?: readonly [number, number, number];
  readonly at?: readonly [number, number, number];
  readonly traits?: object;
}

/** A room with some things, each with its front to the south. */
function roomWith(style: Room['style'], ...things: readonly Wanted[]): Room {
  const middle = ([least, most]: Range): number => (least + most) / 2;
  const items = things.map(({ kind, size, at = [60, 60, 0], traits }): Item => {
    const spec = CATALOGUE[kind];
    const [widthIn, depthIn, heightIn] = size ?? [
      middle(spec.width),
      middle(spec.depth),
      middle(spec.height),
    ];
    const box = { x: at[0], y: at[1], z: at[2], widthIn, depthIn, heightIn };
    return { id: kind, kind, label: kind, box, facing: 'south', ...(traits && { traits }) } as Item;
  });
  return {
    category: 'other',
    shell: rectangularShell(240, 240, 100, ['north']),
    widthIn: 240,
    depthIn: 240,
    ceilingIn: 100,
    exterior: ['north'],
    openings: [
      {
        id: 'd',
        kind: 'door',
        wall: 'w1',
        side: 'south',
        offsetIn: 90,
        widthIn: 32,
        heightIn: 80,
        sillIn: 0,
      },
    ],
    items,
    style,
    finishes: STYLES[style].finishes,
  };
}

/** The corners of all triangles of what belongs to an item, inches. */
function cornersOf(scene: Scene, item: number): Vec3[] {
  const { meshes, instances } = tessellate(scene);
  return instances
    .filter((instance) => instance.item === item)
    .flatMap(({ mesh, matrix: m }) => {
      const { positions } = meshes[mesh]!;
      return Array.from({ length: positions.length / 3 }, (_, i): Vec3 => {
        const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
        const along = (k: number): number => (m[k]! * x + m[3 + k]! * y + m[6 + k]! * z + m[9 + k]!) / METRE;
        return [along(0), along(1), along(2)];
      });
    });
}

const reach = (corners: readonly Vec3[], axis: 0 | 1 | 2): [number, number] => {
  const values = corners.map((p) => p[axis]);
  return [Math.min(...values), Math.max(...values)];
};

/** Meshes by name, as a room's things ask for them. */
function meshesOf(room: Room): Map<string, Mesh> {
  const named = new Map<string, Mesh>();
  const { mesh } = SceneBuilder.prototype;
  SceneBuilder.prototype.mesh = function (name, make) {
    const index = mesh.call(this, name, make);
    named.set(name, this.meshes[index]!);
    return index;
  };
  try {
    buildScene(room, 1);
  } finally {
    SceneBuilder.prototype.mesh = mesh;
  }
  return named;
}

const pointsOf = ({ positions }: Mesh): Vec3[] =>
  Array.from(
    { length: positions.length / 3 },
    (_, i): Vec3 => [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!],
  );

/** Finds the points that are, seen from above, nearer to a place than so many inches: in cells as wide, of which it looks at nine. */
function pointsNear(points: readonly Vec3[], within: number): (x: number, y: number) => Vec3[] {
  const cells = new Map<string, Vec3[]>();
  const cellAt = (x: number, y: number, dx = 0, dy = 0): string =>
    `${Math.floor(x / within) + dx} ${Math.floor(y / within) + dy}`;
  for (const point of points) {
    const cell = cellAt(point[0], point[1]);
    cells.set(cell, [...(cells.get(cell) ?? []), point]);
  }
  const steps = [-1, 0, 1];
  return (x, y) =>
    steps
      .flatMap((dx) => steps.flatMap((dy) => cells.get(cellAt(x, y, dx, dy)) ?? []))
      .filter((p) => Math.hypot(p[0] - x, p[1] - y) < within);
}

describe('chairs and stools', () => {
  it.each(STYLE_IDS)(
    'of the style %s stand on the floor, within a hand of their place, as high as told',
    (style) => {
      for (const kind of ['dining-chair', 'stool'] as const) {
        const room = roomWith(style, { kind, ...(kind === 'stool' && { traits: { back: true } }) });
        const corners = cornersOf(buildScene(room, 1), 0);
        const { box } = room.items[0]!;
        expect(Math.abs(reach(corners, 2)[0])).toBeLessThan(0.1);
        expect(Math.abs(reach(corners, 2)[1] - box.heightIn)).toBeLessThan(1);
        expect(reach(corners, 0)[0]).toBeGreaterThan(box.x - 1);
        expect(reach(corners, 0)[1]).toBeLessThan(box.x + box.widthIn + 1);
        expect(reach(corners, 1)[0]).toBeGreaterThan(box.y - 1.5);
        expect(reach(corners, 1)[1]).toBeLessThan(box.y + box.depthIn + 3);
      }
    },
  );

  it('have seats on which one sits 17 to 19 in over the floor, and backs that lean', () => {
    const named = meshesOf(roomWith(STYLE_IDS[0]!, { kind: 'dining-chair', size: [19, 21, 36] }));
    const of = (prefix: string): Vec3[] => pointsOf([...named].find(([name]) => name.startsWith(prefix))![1]);
    const [, top] = reach(of('chair seat'), 2);
    expect(top).toBeGreaterThan(17);
    expect(top).toBeLessThan(19);
    const posts = of('chair posts');
    const meanY = (list: Vec3[]): number => list.reduce((sum, p) => sum + p[1], 0) / list.length;
    const [above, at] = [
      posts.filter((p) => p[2] > 28),
      posts.filter((p) => p[2] > 16 && p[2] < 20 && p[1] > 0),
    ];
    expect(meanY(above) - meanY(at)).toBeGreaterThan(1);
  });
});

describe('a bed', () => {
  it.each([
    [39, 78],
    [54, 78],
    [64, 84],
    [80, 84],
  ])('%s in wide has a throw that lies on its duvet or quilt', (wide, deep) => {
    const named = meshesOf(roomWith(STYLE_IDS[0]!, { kind: 'bed', size: [wide, deep, 44] }));
    const of = (prefix: RegExp): Vec3[] => pointsOf([...named].find(([name]) => prefix.test(name))![1]);
    const duvet = of(/^(?:duvet|quilt) /);
    const cloth = of(/^bed throw/).filter(([x]) => Math.abs(x) < wide / 2 - 6);
    const near = pointsNear(duvet, 1.6);
    let sunk = 0;
    for (const [x, y, z] of cloth) {
      const below = near(x, y).map((p) => p[2]);
      if (below.length > 0 && Math.max(...below) > z + 0.5) sunk++;
    }
    expect(sunk / cloth.length).toBeLessThan(0.02);
  });
});

describe('a case below a television', () => {
  it('carries nothing high before the screen', () => {
    const room = roomWith(
      STYLE_IDS[0]!,
      { kind: 'tv-console', size: [60, 18, 24], at: [60, 222, 0] },
      { kind: 'tv', size: [57, 2, 33], at: [61, 237, 28] },
    );
    for (let seed = 1; seed < 9; seed++)
      expect(reach(cornersOf(buildScene(room, seed), 0), 2)[1]).toBeLessThan(24 + 4.5);
    const alone = { ...room, items: room.items.slice(0, 1) };
    expect(reach(cornersOf(buildScene(alone, 1), 0), 2)[1]).toBeGreaterThan(24 + 4.5);
  });
});

describe('a console for a television', () => {
  it('is open in its middle where it is wide: one looks in between two doors', () => {
    /** How far behind its front what is met first in its middle stands. */
    const deepOf = (wide: number): number => {
      const scene = buildScene(roomWith('modern', { kind: 'tv-console', size: [wide, 18, 24] }), 1);
      const before = scene.primitives.filter(
        ({ item, min, max }) =>
          item === 0 &&
          min[0] / METRE < 60 + wide / 2 - 0.2 &&
          max[0] / METRE > 60 + wide / 2 - 0.4 &&
          min[2] / METRE < 20.8 &&
          max[2] / METRE > 20.6,
      );
      return Math.min(...before.map(({ min }) => min[1] / METRE)) - 60;
    };
    expect(deepOf(72)).toBeGreaterThan(3);
    expect(deepOf(40)).toBeLessThan(1);
  });
});

describe('a stair', () => {
  const flight = {
    kind: 'stair',
    size: [36, 110, 100],
    traits: { up: 'north', risers: 12, riserIn: 7.5, treadIn: 9 },
  } as const;

  it('is open beneath where something stands there, its underside as steep as the flight', () => {
    const room = roomWith(STYLE_IDS[0]!, flight);
    const { box } = room.items[0]!;
    const chest = {
      ...{ id: 'chest', kind: 'dresser', label: 'Dresser', facing: 'south' },
      box: { ...box, y: box.y + 80, widthIn: 24, depthIn: 18, heightIn: 14 },
    } as Item;
    const corners = cornersOf(buildScene({ ...room, items: [room.items[0]!, chest] }, 1), 0);
    const upper = corners.filter(([, y]) => y > box.y + 80);
    expect(upper.length).toBeGreaterThan(20);
    expect(reach(upper, 2)[0]).toBeGreaterThan(40);
    // Treads and their boards keep within the flight's width.
    expect(reach(corners, 0)[0]).toBeGreaterThan(box.x - 0.7);
    expect(reach(corners, 0)[1]).toBeLessThan(box.x + box.widthIn + 0.7);
  });

  it('is closed beneath where nothing stands there, by a wall that ends at its soffit', () => {
    const room = roomWith(STYLE_IDS[0]!, flight);
    const { box } = room.items[0]!;
    const [, wall] = [...meshesOf(room)].find(([name]) => name.startsWith('under stair'))!;
    const corners = pointsOf(wall);
    expect(wall.closed).toBe(true);
    expect(reach(corners, 2)[0]).toBeCloseTo(0, 3);
    // Below the lowest corner of the steps' boards, above half of the highest tread.
    expect(reach(corners, 2)[1]).toBeGreaterThan(60);
    expect(reach(corners, 2)[1]).toBeLessThan(12 * 7.5 - 7.5);
    expect(reach(corners, 0)[1] - reach(corners, 0)[0]).toBeLessThan(box.widthIn);
  });
});

describe('a fireplace', () => {
  it('has flames whose color is seen, and a back before the baseboard behind it', () => {
    const room = roomWith(STYLE_IDS[0]!, { kind: 'fireplace', size: [72, 14, 54], at: [80, 226, 0] });
    const scene = buildScene(room, 1);
    const flames = scene.primitives.filter(
      (p) => p.item === 0 && scene.materials[p.material]!.emission[0] > 0,
    );
    expect(flames.length).toBeGreaterThan(20);
    for (const { material } of flames) {
      const [red, green, blue] = scene.materials[material]!.emission;
      expect(red).toBeLessThan(6);
      expect(red).toBeGreaterThan(1.5 * green);
      expect(green).toBeGreaterThan(2 * blue);
    }
  });
});

describe('the casing of a door', () => {
  it.each(STYLE_IDS)('of the style %s is one piece over legs and head, mitred at its corners', (style) => {
    const named = [...meshesOf(roomWith(style))].filter(([name]) => name.startsWith('casing'));
    expect(named).toHaveLength(1);
    const corners = pointsOf(named[0]![1]);
    const [, wide] = reach(corners, 0);
    const [, high] = reach(corners, 2);
    // Legs are as wide as the head is high: along the mitre both reach as far.
    expect(wide - 16).toBeCloseTo(high - 80, 4);
    for (const [x, , z] of corners) if (z > 79.9) expect(Math.abs(x) - 16).toBeCloseTo(z - 80, 4);
  });
});

describe('a desk with a screen', () => {
  const at = (facing: Item['facing']): Room => {
    const room = roomWith(
      STYLE_IDS[0]!,
      { kind: 'desk', size: [60, 30, 30], at: [60, 60, 0] },
      { kind: 'monitor', size: [26, 7, 18], at: [77, facing === 'south' ? 75 : 67, 30] },
    );
    return { ...room, items: [room.items[0]!, { ...room.items[1]!, facing }] };
  };

  it.each(['south', 'north'] as const)('has its keyboard before a screen that faces %s', (facing) => {
    const scene = buildScene(at(facing), 1);
    const keys = cornersOf(scene, 0).filter(([x, , z]) => Math.abs(x - 90) < 8.5 && z > 30.6 && z < 30.75);
    const [from, to] = reach(keys, 1);
    if (facing === 'south') expect(to).toBeLessThan(75);
    else expect(from).toBeGreaterThan(74);
  });

  it('is never a black sheet: it shows a picture, or work before it, that does not light the room', () => {
    const counts = Array.from({ length: 24 }, (_, seed) => {
      const scene = buildScene(at('south'), seed);
      const lit = scene.primitives
        .filter((p) => p.item === 1)
        .map((p) => Math.max(...scene.materials[p.material]!.emission))
        .filter((strength) => strength > 0);
      for (const strength of lit) expect(strength).toBeLessThan(0.4);
      return lit.length;
    });
    expect(counts).not.toContain(0);
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBeGreaterThan(8);
    expect(new Set(counts).size).toBeGreaterThan(3);
  });
});

describe('a workbench', () => {
  it('carries its vise on its top: only the screw and its bar reach over the edge', () => {
    const bench = { kind: 'workbench', size: [96, 26, 36], at: [60, 60, 0], traits: { vise: true } } as const;
    const scene = buildScene(roomWith(STYLE_IDS[0]!, bench), 1);
    const over = cornersOf(scene, 0).filter(([, y]) => y < 59.9);
    expect(60 - reach(over, 1)[0]).toBeLessThan(3.5);
    const [low, high] = reach(over, 2);
    expect(low).toBeGreaterThan(36);
    expect(high - low).toBeLessThan(1.2);
  });
});

describe('table lamps', () => {
  it('of one group are a pair, whatever the seed', () => {
    const room = roomWith(
      STYLE_IDS[0]!,
      { kind: 'table-lamp', at: [40, 60, 26] },
      { kind: 'table-lamp', at: [140, 60, 26] },
    );
    const items = room.items.map((item, i): Item => ({ ...item, id: `lamp-${i}`, group: 'bed' }));
    for (let seed = 1; seed <= 8; seed++) {
      const { primitives } = buildScene({ ...room, items }, seed);
      const [one, other] = [0, 1].map((item) =>
        primitives.filter((p) => p.item === item).map((p) => p.material),
      );
      expect(one).toEqual(other);
    }
  });
});

describe('lamps on tables', () => {
  const looks = (kind: Kind, of: (scene: Scene) => string): Set<string> =>
    new Set(Array.from({ length: 30 }, (_, seed) => of(buildScene(roomWith('coastal', { kind }), seed))));

  it('are not of one form in every room', () => {
    const lamps = looks('table-lamp', ({ primitives }) =>
      primitives
        .filter(({ item }) => item === 0)
        .map(({ shape, material }) => `${shape} ${material}`)
        .join(),
    );
    expect(lamps.size).toBeGreaterThan(6);
  });

  it('stand as high as told, their shade over their body', () => {
    for (let seed = 0; seed < 12; seed++) {
      const lamp = roomWith('modern', { kind: 'table-lamp', size: [14, 14, 26], at: [60, 60, 24] });
      const [low, high] = reach(cornersOf(buildScene(lamp, seed), 0), 2);
      expect(low).toBeCloseTo(24, 1);
      expect(high).toBeCloseTo(50, 1);
    }
  });
});

describe('curtains', () => {
  it.each(STYLE_IDS)('of the style %s are of cloth that is hardly dyed', (style) => {
    const drapes = { kind: 'curtain', size: [60, 4, 90], at: [60, 236, 0.5] } as const;
    const { primitives, materials } = buildScene(roomWith(style, drapes), 1);
    const cloth = materials.filter(
      (m, i) => m.pattern === Pattern.weave && primitives.some((p) => p.item === 0 && p.material === i),
    );
    expect(cloth).toHaveLength(1);
    const [r, , b] = cloth[0]!.base;
    expect(r / b).toBeLessThan(1.4);
  });

  it.each(STYLE_IDS)('of the style %s hang before the stool of a window, to just over the floor', (style) => {
    const drapes = {
      kind: 'curtain',
      size: [60, 4, 90],
      at: [60, 236, 0.5],
      traits: { form: 'drapes' },
    } as const;
    const cloth = cornersOf(buildScene(roomWith(style, drapes), 1), 0).filter(([, , z]) => z < 84);
    expect(reach(cloth, 1)[1]).toBeLessThan(238);
    expect(reach(cloth, 1)[0]).toBeGreaterThan(230);
    const [hem] = reach(cloth, 2);
    expect(hem).toBeGreaterThan(0.2);
    expect(hem).toBeLessThan(0.5);
  });
});

describe('an overhead rack', () => {
  it('carries nothing so colorful that lamps would throw its color on the ceiling', () => {
    const rack = { kind: 'overhead-rack', size: [96, 48, 16], at: [60, 60, 80] } as const;
    for (let seed = 1; seed <= 4; seed++) {
      const scene = buildScene(roomWith(STYLE_IDS[0]!, rack), seed);
      for (const { material } of scene.primitives.filter((p) => p.item === 0)) {
        const { base } = scene.materials[material]!;
        expect(Math.max(...base) - Math.min(...base)).toBeLessThan(0.1);
      }
    }
  });
});

describe('a desk', () => {
  it.each(['south', 'north'] as const)('opens its drawers to who sits at it: screen to the %s', (facing) => {
    const desk = { kind: 'desk', size: [66, 30, 30], at: [60, 60, 0] } as const;
    const room = roomWith('traditional', desk, { kind: 'monitor', size: [24, 8, 18], at: [81, 70, 30] });
    const items = room.items.map((item) => (item.kind === 'monitor' ? { ...item, facing } : item));
    const scene = buildScene({ ...room, items } as Room, 1);
    // Handles are of metal and stand out of the fronts below the top.
    const places = scene.primitives
      .filter(
        ({ item, material, shape }) => item === 0 && shape !== Shape.box && scene.materials[material]!.metal,
      )
      .flatMap(({ matrix }) => (matrix![11]! < 28 * METRE ? [matrix![10]! / METRE] : []));
    expect(places.length).toBeGreaterThan(6);
    const middle = 60 + 15;
    expect(places.every((y) => (facing === 'south' ? y < middle : y > middle))).toBe(true);
  });
});

describe('a grand piano', () => {
  it('narrows from its keys to its tail along a bent side, under a lid that stands open', () => {
    const piano = { kind: 'piano', size: [60, 70, 40], traits: { form: 'grand' } } as const;
    const named = meshesOf(roomWith(STYLE_IDS[0]!, piano));
    const part = (name: string) => pointsOf([...named].find(([own]) => own.startsWith(name))![1]);
    const outline = part('grand rim');
    const widest = (from: number, to: number): number =>
      Math.max(...outline.filter(([, y]) => y > from && y < to).map(([x]) => x));
    expect(widest(-26, -10)).toBeGreaterThan(28);
    expect(widest(2, 8)).toBeLessThan(24);
    expect(widest(20, 30)).toBeLessThan(4);
    const scene = buildScene(roomWith(STYLE_IDS[0]!, piano), 1);
    const lid = scene.primitives.filter(
      ({ shape, matrix, item }) => item === 0 && shape === Shape.mesh && matrix![2]! > 0.01,
    );
    expect(lid.length).toBeGreaterThan(0);
  });
});

describe('cars', () => {
  const car = (id: string, x: number): Item => ({
    id,
    kind: 'car',
    label: 'Car',
    facing: 'south',
    box: { x, y: 20, z: 0, widthIn: 72, depthIn: 186, heightIn: 57 },
  });
  const shell = roomWith('modern');
  const scene = buildScene({ ...shell, items: [car('a', 10), car('b', 110)] }, 1);
  const of = (item: number) => scene.primitives.filter((p) => p.item === item);

  it('of one garage are of two moulds', () => {
    const forms = (item: number): Set<number> =>
      new Set(of(item).flatMap(({ shape, parameters }) => (shape === Shape.mesh ? [parameters[0]!] : [])));
    const [first, second] = [forms(0), forms(1)];
    expect([...first].filter((mesh) => !second.has(mesh)).length).toBeGreaterThan(2);
  });

  it('of one garage have noses and wheels of their own, also where both are of one form', () => {
    const suvs = ['a', 'b'].map((id, i) => ({ ...car(id, 10 + i * 100), traits: { form: 'suv' } })) as Item[];
    const names = [...meshesOf({ ...shell, items: suvs })].map(([name]) => name);
    expect(names.filter((name) => name.startsWith('car body bar')).length).toBe(2);
    expect(names.filter((name) => name.startsWith('rim')).length).toBe(2);
  });

  it('show seats and a wheel through their glass', () => {
    const glazed = of(0).filter(({ material }) => scene.materials[material]!.flags & MaterialFlag.glass);
    expect(glazed.length).toBeGreaterThan(0);
    // Seats' backs and headrests stand above the belt line, which is at 0.68 of the height.
    const high = of(0).filter(
      ({ shape, matrix }) => shape === Shape.roundedBox && matrix![11]! > 0.7 * 57 * 0.0254,
    );
    expect(high.length).toBeGreaterThan(4);
  });

  it('have gaps between their panels 3/16 in wide, as cars do, and nothing below their sills but wheels', () => {
    const named = meshesOf({ ...shell, items: [car('a', 10)] });
    const seams = pointsOf([...named].find(([name]) => name.startsWith('car body seam'))![1]);
    // About the rear edge of the front doors, away from sill and belt; it leans by a fortieth.
    const gap = seams
      .filter(([x, y, z]) => x > 20 && Math.abs(y - (SEDAN.doors[1] - 0.5) * 186) < 1 && z > 18 && z < 33)
      .map(([x, y, z]) => [x, y - (z - 30) * 0.025, z] as const);
    const [from, to] = reach(gap, 1);
    expect(gap.length).toBeGreaterThan(10);
    expect(to - from).toBeLessThan(0.2);
    const corners = cornersOf({ ...scene, primitives: of(0).map((p) => ({ ...p, item: 0 })) }, 0);
    const nose = corners.filter(([, y]) => y < 20 + 0.06 * 186);
    expect(reach(nose, 2)[0]).toBeGreaterThan(6);
  });

  it('have lamps behind lenses that lie flush in the sheet, and a grille in a recess', () => {
    const named = meshesOf({ ...shell, items: [car('a', 10)] });
    const part = (stuff: string) =>
      pointsOf([...named].find(([name]) => name.startsWith(`car body ${stuff} `))![1]);
    const [foremost] = reach(part('paint'), 1);
    const [lens] = reach(part('lens'), 1);
    expect(lens).toBeGreaterThan(foremost);
    expect(reach(part('daylight'), 1)[0]).toBeGreaterThan(lens);
    const grille = part('dark').filter(([x, , z]) => Math.abs(x) < 8 && z > 21 && z < 26);
    expect(reach(grille, 1)[1]).toBeGreaterThan(foremost + 1.5);
    expect(reach(part('bar'), 1)[0]).toBeGreaterThan(foremost + 0.3);
  });

  it.each([
    ['pickup', [80, 232, 77]],
    ['motorcycle', [34, 95, 46]],
  ] as const)('of the form %s are drawn as such', (form, size) => {
    const vehicle = { kind: 'car', size, at: [100, 20, 0], traits: { form } } as const;
    const named = meshesOf(roomWith('modern', vehicle));
    const names = [...named.keys()];
    if (form === 'motorcycle') {
      expect(names.some((name) => name.startsWith('car body'))).toBe(false);
      expect(names).toContain('cycle saddle');
      return;
    }
    // Its bed is open above: nothing of the sheet lies over the bed's floor, which is 20 in below the rails.
    const sheet = pointsOf([...named].find(([name]) => name.startsWith('car body paint'))![1]);
    const over = sheet.filter(([x, y, z]) => Math.abs(x) < 26 && y > 45 && y < 105 && z > 40);
    expect(over).toEqual([]);
  });

  it('have skins that bend evenly: corners that lie beside each other face alike, so that reflections run on', () => {
    const body = new Body(35, 186, 57, SEDAN);
    const skin = new Skin();
    const mesh = skin.mesh(body.skin(skin));
    const normal = (i: number) => mesh.normals.subarray(i * 3, i * 3 + 3);
    for (let t = 0; t < mesh.indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => mesh.indices[t + k]!) as [number, number, number];
      const [p, q] = [normal(a), normal(b)];
      // Below the sill and round the edge of the hood it bends sharply; the line along the doors by 20 degrees.
      if (mesh.positions[a * 3 + 2]! < 9 || Math.abs(p[2]!) > 0.35 || Math.abs(normal(c)[2]!) > 0.35)
        continue;
      expect(p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!).toBeGreaterThan(0.93);
    }
  });
});

describe('cabinets', () => {
  it('stand on a plinth of their own finish, recessed by 3 1/2 in', () => {
    const room = roomWith('modern', { kind: 'base-cabinet', size: [24, 24, 34.5] });
    const scene = buildScene(room, 1);
    const low = scene.primitives.filter(
      (p) => p.item === 0 && p.max[2] < 4.1 * METRE && p.shape === Shape.box,
    );
    const [body] = scene.primitives.filter(
      (p) => p.item === 0 && p.max[2] > 34 * METRE && p.shape === Shape.box,
    );
    expect(low).toHaveLength(1);
    expect(low[0]!.material).toBe(body!.material);
    expect((low[0]!.min[1] - 60 * METRE) / METRE).toBeCloseTo(3.5, 3);
  });

  it.each(['shaker', 'slab'] as const)(
    'of a peninsula with %s doors have backs that reach the floor, the dishwasher too, all of one finish',
    (door) => {
      const base = roomWith(
        'farmhouse',
        { kind: 'sink-base', size: [36, 24, 34.5], at: [20, 60, 0], traits: { accent: true } },
        { kind: 'dishwasher', size: [24, 24, 34.5], at: [56, 60, 0] },
        { kind: 'base-cabinet', size: [24, 24, 34.5], at: [80, 60, 0], traits: { accent: true } },
      );
      const room: Room = {
        ...base,
        finishes: { ...base.finishes, door },
        items: base.items.map((item) => ({ ...item, group: 'peninsula' })),
      };
      const scene = buildScene(room, 1);
      const backs = [0, 1, 2].map((item) =>
        scene.primitives.find(
          ({ item: of, min, max, shape }) =>
            of === item &&
            shape === Shape.box &&
            min[1] >= 84 * METRE - 1e-6 &&
            min[2] < 1e-6 &&
            max[2] > 34 * METRE &&
            max[0] - min[0] > 23 * METRE,
        ),
      );
      expect(backs.every((back) => back !== undefined)).toBe(true);
      expect(new Set(backs.map((back) => back!.material)).size).toBe(1);
    },
  );
});

describe('things that people leave about', () => {
  const forms = (kind: Kind, seeds: number, size: readonly [number, number, number]): Set<string> =>
    new Set(
      Array.from({ length: seeds }, (_, seed) => {
        const room = roomWith('scandinavian', { kind, size });
        const { primitives } = buildScene(room, seed);
        return primitives
          .filter((p) => p.item === 0)
          .map(({ shape }) => shape)
          .join();
      }),
    );

  it('are not the same on every coffee table', () => {
    expect(forms('coffee-table', 24, [48, 24, 17]).size).toBeGreaterThan(10);
  });

  it('stay on the table, and stand on its top', () => {
    for (let seed = 0; seed < 24; seed++) {
      const room = roomWith('modern', { kind: 'coffee-table', size: [40, 22, 17] });
      const corners = cornersOf(buildScene(room, seed), 0).filter(([, , z]) => z < 17.5 && z > 16.9);
      expect(reach(corners, 0)[0]).toBeGreaterThan(59.9);
      expect(reach(corners, 0)[1]).toBeLessThan(100.1);
      expect(reach(corners, 1)[0]).toBeGreaterThan(59.9);
      expect(reach(corners, 1)[1]).toBeLessThan(82.1);
    }
  });
});

/** Luminance of what one meets first, seen from the south at (x, z) in inches, of an item's upright boxes. */
function tonesSeen(scene: Scene, item: number, x: number, z: number): number {
  const [px, pz] = [x * METRE, z * METRE];
  const before = scene.primitives.filter(
    ({ item: of, min, max, matrix }) =>
      of === item && !matrix && min[0] < px && px < max[0] && min[2] < pz && pz < max[2],
  );
  const first = before.toSorted((a, b) => a.min[1] - b.min[1])[0]!;
  const [r, g, b] = scene.materials[first.material]!.base;
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

describe('fronts of cabinets', () => {
  it.each(['base-cabinet', 'wall-cabinet', 'tall-cabinet'] as const)(
    'has a dark joint between the two doors of a white %s',
    (kind) => {
      const white = STYLE_IDS.find((id) => STYLES[id].finishes.door === 'shaker')!;
      const scene = buildScene(
        roomWith(white, { kind, size: [30, 24, 34], at: [60, 60, 0], traits: { doors: 2 } }),
        1,
      );
      expect(tonesSeen(scene, 0, 75, 15)).toBeLessThan(0.1);
      expect(tonesSeen(scene, 0, 75.3, 15)).toBeGreaterThan(0.2);
    },
  );
});

describe('bars on drawers', () => {
  /** How long the bars of a stack so wide are, inches. */
  const barsOf = (wide: number): number[] => {
    const pulls = STYLE_IDS.find(
      (id) => STYLES[id].form.pulls.drawers === 'long-bar' && STYLES[id].finishes.door !== 'handleless',
    )!;
    const stack = { kind: 'base-cabinet', size: [wide, 24, 34.5], traits: { doors: 0, drawers: 3 } } as const;
    const scene = buildScene(roomWith(pulls, stack), 1);
    return scene.primitives
      .filter(({ item, shape }) => item === 0 && shape === Shape.capsule)
      .map(({ parameters }) => (2 * parameters[2]!) / METRE)
      .filter((long) => long > 3);
  };

  it('are longer on wider drawers, and end well within them', () => {
    const [narrow, wide] = [barsOf(15), barsOf(30)];
    expect(narrow.length).toBe(3);
    expect(Math.min(...wide)).toBeGreaterThan(Math.max(...narrow) + 3);
    expect(Math.max(...narrow)).toBeLessThan(15 - 4);
    expect(Math.max(...wide)).toBeLessThan(30 - 8);
  });
});

describe('joints of tile', () => {
  it('are darker than white tile in every style', () => {
    for (const id of STYLE_IDS) {
      const { base, accent, pattern } = tileMaterial({
        ...STYLES[id].finishes.backsplash,
        material: 'subway-tile',
      });
      const tone = ([r, g, b]: Vec3): number => r * 0.2126 + g * 0.7152 + b * 0.0722;
      expect(pattern).toBe(Pattern.tiles);
      if (tone(base) > 0.4) expect(tone(accent), id).toBeLessThan(tone(base) * 0.63);
    }
  });
});

describe('a dish towel', () => {
  it('hangs between the ends of the oven handle and before its door, on some ranges', () => {
    let hung = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const scene = buildScene(
        roomWith('modern', { kind: 'range', size: [30, 27, 36], at: [60, 60, 0], traits: { fuel: 'gas' } }),
        seed,
      );
      const towel = tessellate(scene).instances.find(
        ({ item, material }) => item === 0 && scene.materials[material]!.pattern === Pattern.weave,
      );
      if (!towel) continue;
      hung++;
      const corners = cornersOf(
        { ...scene, primitives: scene.primitives.filter((p) => p.material === towel.material) },
        0,
      );
      const [left, right] = reach(corners, 0);
      expect(left).toBeGreaterThan(62);
      expect(right).toBeLessThan(88);
      // The door's face is 1.4 in behind the front of the range's box.
      expect(reach(corners, 1)[1]).toBeLessThan(61.4);
    }
    expect(hung).toBeGreaterThan(3);
    expect(hung).toBeLessThan(12);
  });
});

describe('a towel bar', () => {
  it('holds its towels: none reaches past the posts or into the wall', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const scene = buildScene(
        roomWith('modern', { kind: 'towel-bar', size: [24, 4, 2], at: [60, 60, 48] }),
        seed,
      );
      const corners = cornersOf(scene, 0);
      const [left, right] = reach(corners, 0);
      expect(left).toBeGreaterThan(59.5);
      expect(right).toBeLessThan(84.5);
      expect(reach(corners, 1)[1]).toBeLessThan(64.8);
    }
  });
});

describe("a garage's door", () => {
  const door = (ceilingIn: number): Room => ({
    ...roomWith('modern'),
    ceilingIn,
    openings: [
      {
        id: 'g',
        kind: 'garage-door',
        wall: 'w1',
        side: 'south',
        offsetIn: 24,
        widthIn: 192,
        heightIn: 84,
        sillIn: 0,
      },
    ],
  });
  /** How far each box of the door reaches into the room, at which height, in inches. */
  const ends = (room: Room): [number, number][] =>
    buildScene(room, 1).primitives.flatMap(({ item, min, max }): [number, number][] =>
      item < 0 && min && max ? [[max[1] / 0.0254, max[2] / 0.0254]] : [],
    );

  it('has tracks that end farther back than it is high, under the ceiling', () => {
    const tracks = ends(door(100)).filter(([y, z]) => y > 84 && y < 110 && z > 84 && z < 100);
    expect(tracks.length).toBeGreaterThan(1);
  });

  it('has none where the ceiling is too low', () => {
    expect(ends(door(92)).filter(([y, z]) => y > 84 && y < 110 && z > 84 && z < 92)).toEqual([]);
  });
});

describe('a rug before a sofa', () => {
  it("has the style's own pattern where the plan names none", () => {
    const pattern = (style: Room['style']): number => {
      const scene = buildScene(roomWith(style, { kind: 'rug', traits: { shape: 'rectangle' } }), 1);
      return scene.materials.find(({ pattern }) => pattern === Pattern.rug)!.parameters[2]!;
    };
    expect(pattern('coastal')).not.toBe(pattern('modern'));
    expect(pattern('industrial')).not.toBe(pattern('coastal'));
  });
});

describe('a shower with a curtain', () => {
  it('has a rod over both open sides, held at their corner, and its cloth drawn back to a wall', () => {
    const shower = {
      kind: 'shower',
      size: [36, 60, 84],
      at: [0, 60, 0],
      traits: { open: 'east,south', entry: 'east', head: 'north', enclosure: 'curtain', curbless: true },
    } as const;
    const corners = cornersOf(buildScene(roomWith('modern', shower), 1), 0);
    const rod = corners.filter(([, , z]) => Math.abs(z - 78) < 0.6);
    expect(reach(rod, 0)[0]).toBeLessThan(1);
    expect(reach(rod, 0)[1]).toBeGreaterThan(35);
    expect(reach(rod, 1)[0]).toBeLessThan(61);
    expect(reach(rod, 1)[1]).toBeGreaterThan(119);
    expect(corners.some(([x, y, z]) => z > 98 && Math.abs(x - 36) < 1 && Math.abs(y - 60) < 1)).toBe(true);
    const cloth = corners.filter(([x, , z]) => Math.abs(x - 36) < 3 && z > 20 && z < 70);
    expect(reach(cloth, 1)[0]).toBeGreaterThan(100);
  });
});
