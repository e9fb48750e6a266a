import { type FloorFree, type Item, overlaps, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { buildScene, contextOf } from '../src/build-scene.js';
import { rugsOf } from '../src/items/dressing/rugs.js';
import { Shape } from '../src/scene.js';

const INCH = 0.0254;

const thing = (id: string, kind: Item['kind'], x: number, y: number, w: number, d: number, h: number): Item =>
  ({
    id,
    kind,
    label: '',
    facing: 'south',
    box: { x, y, z: 0, widthIn: w, depthIn: d, heightIn: h },
  }) as Item;

const can = {
  ...thing('can', 'recessed-light', 97, 77, 6, 6, 0.5),
  box: { x: 97, y: 77, z: 95.5, widthIn: 6, depthIn: 6, heightIn: 0.5 },
};

/** A room of 200 by 160 in with a door in the south and a window of some width in the north. */
function room(category: Room['category'], windowIn: number, ...items: readonly Item[]): Room {
  const shared = { heightIn: 60, sillIn: 30 };
  return {
    category,
    shell: rectangularShell(200, 160, 96, ['north']),
    widthIn: 200,
    depthIn: 160,
    ceilingIn: 96,
    exterior: ['north'],
    openings: [
      ...(windowIn > 0
        ? [
            {
              id: 'w',
              kind: 'window' as const,
              wall: 'w3',
              side: 'north' as const,
              offsetIn: 40,
              widthIn: windowIn,
              ...shared,
            },
          ]
        : []),
      {
        id: 'd',
        kind: 'door',
        wall: 'w1',
        side: 'south',
        offsetIn: 80,
        widthIn: 32,
        heightIn: 80,
        sillIn: 0,
      },
    ],
    items: [can, ...items],
    style: 'transitional',
    finishes: STYLES.transitional.finishes,
  } as Room;
}

describe('rugs that the plan does not have', () => {
  const desk = thing('desk', 'desk', 70, 120, 60, 30, 30);

  it('lie on free floor of a room to live in, off its walls and not where the door swings', () => {
    const [rug, ...more] = rugsOf(contextOf(room('office', 60, desk), 1));
    expect(more).toEqual([]);
    expect(rug!.w * rug!.d).toBeGreaterThanOrEqual(72 * 48);
    expect(Math.min(rug!.x, rug!.y, 200 - rug!.x - rug!.w, 160 - rug!.y - rug!.d)).toBeGreaterThanOrEqual(10);
    expect(overlaps(rug!, { x: 80, y: 0, w: 32, d: 36 })).toBe(false);
  });

  it('lie nowhere beside a rug of the plan, in a bath, or where grab bars are', () => {
    const planned = thing('rug', 'rug', 30, 40, 140, 90, 0.4);
    expect(rugsOf(contextOf(room('office', 60, desk, planned), 1))).toEqual([]);
    expect(rugsOf(contextOf(room('bathroom', 60, desk), 1))).toEqual([]);
    expect(
      rugsOf(contextOf(room('bedroom', 60, desk, thing('bar', 'grab-bar', 0, 60, 3, 24, 3)), 1)),
    ).toEqual([]);
  });

  it('lie before a kitchen’s sink on free floor, in more kitchens than not', () => {
    const sink = thing('sink', 'sink-base', 60, 136, 36, 24, 34);
    const island = thing('island', 'base-cabinet', 40, 80, 80, 24, 34);
    const runners = (...items: readonly Item[]) =>
      Array.from({ length: 12 }, (_, seed) => rugsOf(contextOf(room('kitchen', 0, sink, ...items), seed)));
    const laid = runners(island).flat();
    expect(laid.length).toBeGreaterThan(5);
    expect(laid.length).toBeLessThan(12);
    for (const { x, y, w, d } of laid) {
      expect(x + w / 2).toBeCloseTo(78);
      expect(y + d).toBeLessThan(136);
      expect(y).toBeGreaterThan(104);
    }
    expect(runners(thing('near', 'base-cabinet', 40, 100, 80, 24, 34)).flat()).toEqual([]);
    expect(runners(thing('bar', 'grab-bar', 0, 60, 3, 24, 3)).flat()).toEqual([]);
  });

  it('are left away where the floor is to stay free', () => {
    const of = (floorFree: boolean) =>
      buildScene(room('office', 60, desk), 1, undefined, undefined, floorFree).primitives.length;
    expect(of(false)).toBeGreaterThan(of(true));
  });

  it('lie there as well where plants are refused, and plants where rugs are', () => {
    const of = (floorFree: FloorFree) =>
      buildScene(room('office', 60, desk), 1, undefined, undefined, floorFree).primitives.length;
    for (const one of ['rug', 'plants'] as const) {
      expect(of([one])).toBeLessThan(of(false));
      expect(of([one])).toBeGreaterThan(of(true));
    }
  });
});

describe('a dining table', () => {
  it('is laid before each of its chairs, and before none that stands elsewhere', () => {
    const table = thing('table', 'dining-table', 60, 60, 72, 38, 30);
    const chairs = [
      thing('a', 'dining-chair', 68, 38, 18, 20, 34),
      thing('b', 'dining-chair', 106, 38, 18, 20, 34),
      thing('c', 'dining-chair', 86, 100, 18, 20, 34),
      thing('far', 'dining-chair', 5, 135, 18, 20, 34),
    ];
    const { primitives } = buildScene(room('other', 60, table, ...chairs), 1);
    // Plates are 10.6 in wide: the scale of their mesh stands in its matrix.
    const plates = primitives
      .filter(
        ({ item, matrix }) =>
          item === 1 && matrix && Math.abs(Math.hypot(...matrix.slice(0, 3)) - 5.3 * INCH) < 1e-6,
      )
      .map(({ matrix }) => [Math.round(matrix![9]! / INCH), Math.round(matrix![10]! / INCH)]);
    expect(plates.sort((p, q) => p[0]! - q[0]!)).toEqual([
      [77, 69],
      [95, 90],
      [115, 69],
    ]);
  });
});

describe('lights in the ceiling', () => {
  const powers = (of: Room): number[] =>
    buildScene(of, 1)
      .lights.filter(({ kind, normal }) => kind === 'spot' && normal[2] < -0.9)
      .map(({ emission }) => emission[0]);

  it('are off where windows light the room, and on where none does', () => {
    expect(powers(room('living room', 80))).toEqual([]);
    expect(Math.min(...powers(room('living room', 0)))).toBeGreaterThan(0);
  });

  it('make pools over what a basement is used at', () => {
    const lights = powers(room('basement', 0, thing('sofa', 'sofa', 0, 0, 60, 36, 34)));
    expect(Math.max(...lights)).toBeGreaterThan(2 * Math.min(...lights));
  });

  it('of a basement give way to lamps, of which one stands in a corner beside a sofa', () => {
    const sofa = thing('sofa', 'sofa', 0, 0, 60, 36, 34);
    const staged = (of: Room) =>
      buildScene(of, 1).staged!.filter(({ box }) => box.heightIn === 62 && box.widthIn === 15);
    const [lamp] = staged(room('basement', 0, sofa));
    expect(lamp).toBeDefined();
    const inches = (of: Room) => buildScene(of, 1).lights.map(({ centre }) => centre.map((v) => v / INCH));
    const lit = inches(room('basement', 0, sofa)).filter(
      ([x, y]) => Math.hypot(x! - lamp!.box.x - 7.5, y! - lamp!.box.y - 7.5) < 1,
    );
    expect(lit.length).toBeGreaterThan(1);
    expect(staged(room('basement', 0, sofa, thing('own', 'floor-lamp', 170, 130, 14, 14, 62)))).toEqual([]);
    expect(staged(room('living room', 0, sofa))).toEqual([]);
  });
});

describe('books on shelves', () => {
  const { primitives, materials } = buildScene(
    room('office', 60, thing('shelves', 'bookcase', 20, 148, 72, 12, 80)),
    1,
  );
  const boxes = primitives
    .filter(({ item, shape }) => item === 1 && shape === Shape.box)
    .map(({ material, min, max }) => ({
      material: materials[material]!,
      size: [0, 1, 2].map((axis) => (max[axis]! - min[axis]!) / INCH) as [number, number, number],
    }));

  it('show pages between their covers, and the words of titles on their spines', () => {
    const books = boxes.filter(
      ({ size: [thick, deep, high] }) => thick > 0.65 && thick < 1.9 && deep > 3 && high > 5.5 && high < 13,
    );
    expect(books.length).toBeGreaterThan(20);
    const pages = boxes.filter(({ size: [thick, deep, high] }) => thick < 1.7 && deep > 2.5 && high < 0.2);
    expect(pages.length).toBeGreaterThan(0.7 * books.length);
    const words = boxes.filter(
      ({ size: [wide, deep, high] }) => wide < 0.35 && deep < 0.1 && high > 0.3 && high < 3.5,
    );
    expect(words.length).toBeGreaterThan(books.length);
  });
});
