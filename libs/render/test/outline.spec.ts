import {
  ceilingAt,
  cornersOf,
  openingSpan,
  type Rect,
  type Room,
  randomFrom,
  reachFrom,
  rectsOf,
  type Shell,
  SIDES,
  type Side,
  wallOf,
  wallSpan,
} from '@plumbline/concept';
import { randomShells } from '@plumbline/concept/testing';
import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCamera } from '../src/camera/choose-views.js';
import { placeCamera } from '../src/camera/place-camera.js';
import { SceneTables, seeScene } from '../src/tracer/scene-tables.js';
import type { Kernel } from '../src/wasm/kernel.js';

const INCH = 0.0254;
/** How far a lamp hangs from the ceiling, inches. */
const LAMP = 0.7;
const SHELLS = fc.sample(randomShells(), { seed: 17, numRuns: 40 });
const PLAIN = planConcept({ category: 'basement', style: 'modern' }, { seed: 1, date: '2026-11-01' }).room;

/** A room of this shell with nothing in it, not even a window. */
const empty = (shell: Shell): Room => ({
  ...PLAIN,
  shell,
  widthIn: Math.max(...shell.outline.map(({ x }) => x)),
  depthIn: Math.max(...shell.outline.map(({ y }) => y)),
  ceilingIn: shell.ceiling.heightIn,
  openings: [],
  items: [],
});

const WAYS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};

/** How far one sees from a place, inches. */
const see = (kernel: Kernel, [x, y, z]: readonly number[], dx: number, dy: number, dz: number): number =>
  kernel.firstHit(x! * INCH, y! * INCH, z! * INCH, dx, dy, dz) / INCH;

describe('a room of any outline', () => {
  it('has its walls, floor and ceiling where the shell has them, and no gap between', async () => {
    const next = randomFrom(5);
    const between = (a: number, b: number): number => a + (b - a) * next();
    for (const shell of SHELLS) {
      const kernel = await seeScene(new SceneTables(buildScene(empty(shell), 1)), 'simd');
      const places = rectsOf(shell).flatMap(({ x, y, w, d }: Rect) =>
        Array.from({ length: 6 }, () => [between(x + 4, x + w - 4), between(y + 4, y + d - 4), 24] as const),
      );
      for (const place of places) {
        const [x, y, z] = place;
        for (const side of SIDES) {
          const free = reachFrom(shell, { x, y, w: 0.1, d: 0.1 }, side);
          expect(Math.abs(see(kernel, place, ...WAYS[side], 0) - free)).toBeLessThan(0.3);
        }
        expect(Math.abs(see(kernel, place, 0, 0, 1) - (ceilingAt(shell, x, y) - z))).toBeLessThan(LAMP);
        expect(Math.abs(see(kernel, place, 0, 0, -1) - z)).toBeLessThan(0.1);
        for (let i = 0; i < 40; i++) {
          const [a, up] = [between(0, 2 * Math.PI), between(-1, 1)];
          const level = Math.sqrt(1 - up * up);
          expect(see(kernel, place, Math.cos(a) * level, Math.sin(a) * level, up)).toBeLessThan(2000);
        }
      }
    }
  });

  it('shows no outside of its walls at a corner that one walks around', async () => {
    let met = 0;
    for (const shell of SHELLS) {
      const scene = buildScene(empty(shell), 1);
      const kernel = await seeScene(new SceneTables(scene), 'simd');
      for (const { at, kind, before, after } of cornersOf(shell)) {
        if (kind !== 'outside') continue;
        // From before the corner, at the two faces that meet in it, inch by inch.
        const ways = [before, after].map((id) => WAYS[wallOf(shell, id).side]);
        const eye = [
          at.x - ways[0]![0] * 9 - ways[1]![0] * 9,
          at.y - ways[0]![1] * 9 - ways[1]![1] * 9,
        ] as const;
        for (const [dx, dy] of ways)
          for (let k = 1; k < 120; k++) {
            const to = [at.x + (dx * k) / 15 - eye[0], at.y + (dy * k) / 15 - eye[1]] as const;
            const l = Math.hypot(...to);
            expect(see(kernel, [...eye, 30], to[0] / l, to[1] / l, 0)).toBeLessThan(l + 1);
            const { material } = scene.primitives[kernel.hitIndex()]!;
            expect(Math.max(...scene.materials[material]!.emission)).toBe(0);
            met++;
          }
      }
    }
    expect(met).toBeGreaterThan(1000);
  });

  it('has a window, and its light, in whichever wall it is', async () => {
    const flat = SHELLS.filter(({ ceiling }) => !ceiling.slope);
    for (const shell of flat) {
      for (const { id, side } of shell.walls) {
        const { lengthIn } = wallSpan(shell, id);
        if (lengthIn < 60) continue;
        const at = { wall: id, side, offsetIn: lengthIn - 54, widthIn: 40, sillIn: 30, heightIn: 36 };
        // Above the ground: in a basement a well would lie before it.
        const room = {
          ...empty(shell),
          category: 'living room' as const,
          openings: [{ id: 'o', kind: 'window' as const, ...at }],
        };
        const scene = buildScene(room, 1);
        const { from, to } = openingSpan(shell, at);
        const portal = scene.lights.find(({ kind }) => kind === 'window')!.centre.map((v) => v / INCH);
        const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const off = Math.hypot(portal[0]! - middle[0]!, portal[1]! - middle[1]!);
        expect(off).toBeLessThan(6.7);
        expect(portal[2]).toBeCloseTo(48, 6);
        const kernel = await seeScene(new SceneTables(scene), 'simd');
        // Off the bar in its middle; beyond it, if anything, another wing of the room.
        const [dx, dy] = WAYS[side];
        const before = [middle[0]! - dx * 10 - dy * 6, middle[1]! - dy * 10 + dx * 6, 42];
        expect(see(kernel, before, dx, dy, 0)).toBeGreaterThan(off < 4 ? 10 : 17);
      }
    }
  });

  it('is seen from a place in it, and never past its walls', async () => {
    for (const shell of SHELLS) {
      const scene = buildScene(empty(shell), 1);
      const kernel = await seeScene(new SceneTables(scene), 'simd');
      const camera = chooseCamera(kernel, scene);
      placeCamera(kernel, camera, scene);
      const far: number[] = [];
      for (let y = 0; y < 16; y++)
        for (let x = 0; x < 24; x++) {
          kernel.itemAt(x + 0.5, y + 0.5, 24, 16);
          far.push(kernel.itemDistance());
        }
      expect(Math.max(...far)).toBeLessThan(20);
      // Most of the picture is no wall before the eye.
      expect(far.filter((distance) => distance > 1).length).toBeGreaterThan(far.length * 0.6);
    }
  });
});
