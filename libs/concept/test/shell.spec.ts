import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaIn2,
  atWall,
  boundsOf,
  type CeilingZone,
  ceilingAreaIn2,
  ceilingAt,
  ceilingOver,
  contains,
  cornersOf,
  depthBefore,
  derivedOf,
  edgesOf,
  floorUnder,
  frameOf,
  holdsPoint,
  largestRect,
  neighboursOf,
  openingSpan,
  outlineWithout,
  outsideOf,
  overlaps,
  type Point,
  perimeterIn,
  rectangularShell,
  rectsOf,
  type Shell,
  seenFromWall,
  shellOf,
  wallAreaIn2,
  wallBehind,
  wallOf,
  wallSpan,
  wallTop,
} from '../src/index.js';
import { shellSchema } from '../src/schemas.js';
import { randomShells, SHELL_SHAPES } from '../src/testing/random-shells.js';

const flat = { heightIn: 96, zones: [] };
/** 16x14 ft with a notch of 6x5 ft at the north-east. */
const L = shellOf(outlineWithout(192, 168, [{ x: 120, y: 108, w: 72, d: 60 }]) as Point[], flat, [
  'north',
  'west',
]);

const RUNS = { seed: 20_261_122, numRuns: 150 } as const;
const anyShell = randomShells();

describe('a rectangle', () => {
  const shell = rectangularShell(144, 120, 96, ['south', 'east']);
  it('has its walls in the order south, east, north, west', () => {
    expect(shell.walls.map((w) => [w.id, w.side, w.exterior])).toEqual([
      ['w1', 'south', true],
      ['w2', 'east', true],
      ['w3', 'north', false],
      ['w4', 'west', false],
    ]);
    expect(derivedOf(shell)).toEqual({
      widthIn: 144,
      depthIn: 120,
      ceilingIn: 96,
      exterior: ['east', 'south'],
    });
    expect(rectsOf(shell)).toEqual([{ x: 0, y: 0, w: 144, d: 120 }]);
    expect(outsideOf(shell)).toEqual([]);
    expect(areaIn2(shell)).toBe(144 * 120);
    expect(perimeterIn(shell)).toBe(528);
  });
});

describe('an L', () => {
  it('is numbered counter-clockwise and knows its corners', () => {
    expect(L.outline).toEqual([
      { x: 0, y: 0 },
      { x: 192, y: 0 },
      { x: 192, y: 108 },
      { x: 120, y: 108 },
      { x: 120, y: 168 },
      { x: 0, y: 168 },
    ]);
    expect(L.walls.map((w) => w.side)).toEqual(['south', 'east', 'north', 'east', 'north', 'west']);
    expect(cornersOf(L).map((c) => c.kind)).toEqual([
      'inside',
      'inside',
      'inside',
      'outside',
      'inside',
      'inside',
    ]);
    expect(neighboursOf(L, 'w3')).toEqual({
      start: { wall: 'w4', kind: 'outside' },
      end: { wall: 'w2', kind: 'inside' },
    });
    expect(neighboursOf(L, 'w4')).toEqual({
      start: { wall: 'w3', kind: 'outside' },
      end: { wall: 'w5', kind: 'inside' },
    });
    expect(derivedOf(L).exterior).toEqual(['north', 'west']);
  });

  it('measures from each wall', () => {
    expect(wallSpan(L, 'w3')).toEqual({ from: { x: 120, y: 108 }, to: { x: 192, y: 108 }, lengthIn: 72 });
    expect(atWall(L, 'w3', 6, 0, 30, 24)).toEqual({ x: 126, y: 84, w: 30, d: 24 });
    expect(atWall(L, 'w4', 6, 0, 30, 24)).toEqual({ x: 96, y: 114, w: 24, d: 30 });
    expect(openingSpan(L, { wall: 'w4', offsetIn: 10, widthIn: 36 })).toEqual({
      from: { x: 120, y: 118 },
      to: { x: 120, y: 154 },
      lengthIn: 36,
    });
    expect(depthBefore(L, frameOf(L, 'w1'), 0, 60)).toBe(168);
    expect(depthBefore(L, frameOf(L, 'w1'), 100, 60)).toBe(108);
    expect(wallBehind(L, 'north', { x: 126, y: 84, w: 30, d: 24 })?.id).toBe('w3');
    expect(wallBehind(L, 'north', { x: 60, y: 84, w: 30, d: 24 })).toBeUndefined();
    expect(areaIn2(L)).toBe(192 * 168 - 72 * 60);
    expect(contains(L, { x: 100, y: 100, w: 30, d: 30 })).toBe(false);
    expect(contains(L, { x: 90, y: 100, w: 30, d: 68 })).toBe(true);
    expect(() => wallOf(L, 'w9')).toThrow('no wall w9');
  });
});

describe('ceilings', () => {
  const attic: Shell = {
    ...rectangularShell(240, 144, 96),
    ceiling: {
      heightIn: 96,
      zones: [],
      slope: { ridge: 'east-west', ridgeAtIn: 72, ridgeIn: 96, kneeStartIn: 48, kneeEndIn: 48 },
    },
  };
  const zone = (kind: CeilingZone['kind'], heightIn: number): CeilingZone => ({
    id: kind,
    kind,
    x: 0,
    y: 0,
    widthIn: 144,
    depthIn: 24,
    heightIn,
  });

  it('fall from the ridge to the knee walls', () => {
    expect([0, 36, 72, 108, 144].map((y) => ceilingAt(attic, 100, y))).toEqual([48, 72, 96, 72, 48]);
    expect(ceilingOver(attic, { x: 0, y: 36, w: 30, d: 100 })).toBeCloseTo(48 + 48 * (8 / 72));
    expect(wallTop(attic, 'w1').map((p) => p.heightIn)).toEqual([48, 48]);
    expect(wallTop(attic, 'w2')).toEqual([
      { t: 0, heightIn: 48 },
      { t: 72, heightIn: 96 },
      { t: 144, heightIn: 48 },
    ]);
    expect(wallAreaIn2(attic, 'w2')).toBe(144 * 72);
    const collar = { ...attic, ceiling: { ...attic.ceiling, heightIn: 84 } };
    expect(wallTop(collar, 'w4').map((p) => [p.t, p.heightIn])).toEqual([
      [0, 48],
      [54, 84],
      [90, 84],
      [144, 48],
    ]);
  });

  it('have so much floor under so much height', () => {
    expect(floorUnder(attic, 60)).toBeCloseTo(240 * 108);
    expect(floorUnder(attic, 84)).toBeCloseTo(240 * 36);
    expect(floorUnder(attic, 97)).toBe(0);
    const low = { ...L, ceiling: { heightIn: 96, zones: [zone('soffit', 78)] } };
    expect(floorUnder(low, 84)).toBe(areaIn2(L) - 144 * 24);
    expect(largestRect(L)).toEqual({ x: 0, y: 0, w: 192, d: 108 });
  });

  it('are lower below a soffit and higher in a tray', () => {
    const low = { ...L, ceiling: { heightIn: 96, zones: [zone('soffit', 84)] } };
    expect(ceilingAt(low, 20, 20)).toBe(84);
    expect(ceilingAt(low, 20, 30)).toBe(96);
    expect(ceilingOver(low, { x: 0, y: 20, w: 30, d: 30 })).toBe(84);
    expect(ceilingOver(low, { x: 0, y: 24, w: 30, d: 30 })).toBe(96);
    const tray = { ...L, ceiling: { heightIn: 96, zones: [zone('tray', 108)] } };
    expect(ceilingAt(tray, 20, 20)).toBe(108);
    expect(ceilingOver(tray, { x: 0, y: 20, w: 30, d: 30 })).toBe(96);
  });
});

describe('the schema', () => {
  const outlineFault = (outline: readonly (readonly [number, number])[]) => {
    const points = outline.map(([x, y]) => ({ x, y }));
    const result = shellSchema.safeParse(shellOf(points, flat));
    return result.success ? '' : (result.error.issues[0]?.message ?? '');
  };

  it('refuses what is no room', () => {
    expect(shellSchema.parse(L)).toEqual(L);
    expect(
      outlineFault([
        [0, 0],
        [0, 96],
        [96, 96],
        [96, 0],
      ]),
    ).toContain('counter-clockwise');
    expect(
      outlineFault([
        [0, 0],
        [96, 0],
        [96, 96],
        [10, 90],
      ]),
    ).toContain('along the axes');
    expect(
      outlineFault([
        [0, 0],
        [48, 0],
        [96, 0],
        [96, 96],
        [0, 96],
        [0, 50],
      ]),
    ).toContain('right angle');
    expect(
      outlineFault([
        [6, 0],
        [96, 0],
        [96, 96],
        [6, 96],
      ]),
    ).toContain('starts at 0, 0');
    expect(
      outlineFault([
        [96, 0],
        [96, 96],
        [0, 96],
        [0, 0],
      ]),
    ).toContain('southernmost');
    expect(
      outlineFault([
        [0, 0],
        [96, 0],
        [96, 48],
        [48, 48],
        [48, 0.001],
        [24, 0.001],
        [24, 96],
        [0, 96],
      ]),
    ).toContain('touch or cross');
    expect(
      outlineFault([
        [0, 0],
        [20_000, 0],
        [20_000, 96],
        [0, 96],
      ]),
    ).not.toBe('');
    expect(shellSchema.safeParse({ ...L, walls: L.walls.slice(1) }).success).toBe(false);
    expect(
      shellSchema.safeParse({ ...L, walls: L.walls.map((w) => ({ ...w, side: 'north' })) }).success,
    ).toBe(false);
  });

  it('cuts no room in two, around a hole or to a corner', () => {
    expect(outlineWithout(100, 100, [{ x: 40, y: 40, w: 20, d: 20 }])).toBeUndefined();
    expect(outlineWithout(100, 100, [{ x: 40, y: 0, w: 20, d: 100 }])).toBeUndefined();
    expect(
      outlineWithout(100, 100, [
        { x: 0, y: 0, w: 50, d: 50 },
        { x: 50, y: 50, w: 50, d: 50 },
      ]),
    ).toBeUndefined();
    expect(outlineWithout(100, 100, [{ x: -5, y: -5, w: 15, d: 110 }])?.[1]).toEqual({ x: 90, y: 0 });
  });
});

describe('random shells', () => {
  it('come in all shapes', () => {
    for (const shape of SHELL_SHAPES)
      expect(fc.sample(randomShells({ shapes: [shape] }), { ...RUNS, numRuns: 3 })).toHaveLength(3);
  });

  it('are valid, and their rectangles fill them without overlap', () => {
    fc.assert(
      fc.property(anyShell, (shell) => {
        expect(shellSchema.safeParse(shell).error?.issues).toBeUndefined();
        const bounds = boundsOf(shell);
        const all = [...rectsOf(shell), ...outsideOf(shell)];
        const area = (rects: typeof all) => rects.reduce((sum, r) => sum + r.w * r.d, 0);
        expect(area(rectsOf(shell).slice())).toBeCloseTo(areaIn2(shell));
        expect(area(all)).toBeCloseTo(bounds.w * bounds.d);
        for (const [i, a] of all.entries())
          for (const b of all.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
        for (const r of rectsOf(shell)) expect(contains(shell, r)).toBe(true);
        expect(perimeterIn(shell)).toBe(
          shell.walls.reduce((sum, w) => sum + wallSpan(shell, w.id).lengthIn, 0),
        );
        // A rectilinear polygon has four inside corners more than outside corners.
        const inside = cornersOf(shell).filter((c) => c.kind === 'inside').length;
        expect(2 * inside - shell.outline.length).toBe(4);
      }),
      RUNS,
    );
  });

  it('have the room before every wall and nothing behind it', () => {
    fc.assert(
      fc.property(anyShell, fc.nat(), (shell, n) => {
        const { id, side } = shell.walls[n % shell.walls.length] as Shell['walls'][number];
        const { lengthIn } = wallSpan(shell, id);
        const before = atWall(shell, id, 0, 0, lengthIn, 1);
        expect(contains(shell, before)).toBe(true);
        expect(contains(shell, atWall(shell, id, 0, -1, lengthIn, 1))).toBe(false);
        expect(seenFromWall(shell, id, before)).toEqual({ t: 0, n: 0, along: lengthIn, deep: 1 });
        expect(wallBehind(shell, side, before)?.id).toBe(id);
        const depth = depthBefore(shell, frameOf(shell, id), 0, lengthIn);
        expect(contains(shell, atWall(shell, id, 0, 0, lengthIn, depth))).toBe(true);
        expect(contains(shell, atWall(shell, id, 0, 0, lengthIn, depth + 1))).toBe(false);
        const [a, b] = edgesOf(shell)[shell.walls.findIndex((w) => w.id === id)] as readonly [Point, Point];
        expect(holdsPoint(shell, (a.x + b.x) / 2, (a.y + b.y) / 2)).toBe(true);
      }),
      RUNS,
    );
  });

  it('have over a rectangle the least of the heights over its points', () => {
    fc.assert(
      fc.property(
        anyShell,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 90 }),
        (shell, x, y) => {
          const rect = { x, y, w: 30, d: 24 };
          const least = ceilingOver(shell, rect);
          for (let i = 1; i < 10; i++)
            for (let k = 1; k < 10; k++)
              expect(ceilingAt(shell, x + 3 * i, y + 2.4 * k)).toBeGreaterThanOrEqual(least - 1e-9);
        },
      ),
      RUNS,
    );
  });
});

it('the main entry needs no zod', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replace(/^(im|ex)port type .*$/gm, '');
    for (const [, from = ''] of text.matchAll(/from '([^']+)'/g))
      if (from.startsWith('.')) visit(resolve(dirname(file), from.replace(/\.js$/, '.ts')));
      else seen.add(from);
  };
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  visit(`${source}index.ts`);
  expect(seen).toContain(`${source}shell/outline.ts`);
  expect(seen).not.toContain('zod');
});

describe('the ceiling to finish', () => {
  it('counts slopes by their own length, flat parts by the floor, and the open sides of soffits', () => {
    const slope = {
      ridge: 'north-south',
      ridgeAtIn: 60,
      ridgeIn: 110,
      kneeStartIn: 30,
      kneeEndIn: 30,
    } as const;
    const under = (heightIn: number, zones: CeilingZone[] = []): Shell => ({
      ...rectangularShell(120, 100, heightIn),
      ceiling: { heightIn, zones, slope },
    });
    // 60 in across and 80 in up are 100 in of slope; cut off at half of its rise, 50 in and 30 in of flat ceiling.
    expect(ceilingAreaIn2(under(110))).toBeCloseTo(2 * 100 * 100);
    expect(ceilingAreaIn2(under(70))).toBeCloseTo(2 * 100 * (50 + 30));
    const zone = { id: 's', kind: 'soffit', x: 0, y: 0, widthIn: 20, depthIn: 100, heightIn: 84 } as const;
    const flatRoom = rectangularShell(120, 100, 96);
    const zones = (...list: CeilingZone[]) => ({ ...flatRoom, ceiling: { heightIn: 96, zones: list } });
    expect(ceilingAreaIn2(flatRoom)).toBe(12_000);
    expect(ceilingAreaIn2(zones(zone))).toBe(12_000 + 100 * 12);
    expect(ceilingAreaIn2(zones({ ...zone, x: 50, kind: 'beam' }))).toBe(12_000 + 2 * 100 * 12);
  });
});
