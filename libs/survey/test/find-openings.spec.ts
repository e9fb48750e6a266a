import { randomFrom } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { measureRectangle } from '../src/box/measure.js';
import { knownCeiling, type SolvedRoom, solveRoom } from '../src/box/solve-room.js';
import { findCamera } from '../src/camera/find-camera.js';
import { type FoundInPhoto, findOpenings } from '../src/openings/find-openings.js';
import { findSegments } from '../src/photo/segments.js';
import { trueBox } from './known-truth.js';
import { type Decal, photograph, type SyntheticPhoto, syntheticPhoto } from './synthetic-photo.js';

/** None of those that the likelihood was learned from. */
const SEEDS = [2, 8, 11, 12, 345, 347, 350, 352, 355, 358];

interface Looked {
  readonly photo: SyntheticPhoto;
  readonly solved: SolvedRoom;
  readonly found: readonly FoundInPhoto[];
}

function look(photo: SyntheticPhoto): Looked | undefined {
  const { image, camera, room } = photo;
  const found = findCamera(findSegments(image), camera.width, camera.height);
  if (!found) return undefined;
  const solved = solveRoom({ ...found, camera }, trueBox(photo), [], [knownCeiling(room.ceiling)]);
  return { photo, solved, found: findOpenings(image, found.segments, solved) };
}

/** The decal that lies where an opening was found: furniture before its sill leaves its sides within 10 in. */
function decalAt({ photo: { room }, solved }: Looked, one: FoundInPhoto): Decal | undefined {
  const size = measureRectangle(solved, one.wall, one.corners, 1)!;
  const from = size.fromLeft.inches;
  return room.decals.find(({ on, a, b, c, d }) => {
    const start = on === 'back' ? a + room.left : room.back - b;
    return (
      on === one.wall &&
      Math.abs(from - start) < 10 &&
      Math.abs(size.width.inches - (b - a)) < 10 &&
      Math.abs(size.sill.inches - c) < 10 &&
      Math.abs(size.height.inches - (d - c)) < 10
    );
  });
}

const LOOKED = SEEDS.flatMap((seed) => look(syntheticPhoto(seed, 1000, 667)) ?? []);

describe('windows and doors that a photo shows by itself', () => {
  it('are taken where they are, and pictures on the wall are not taken for them', () => {
    const sure = LOOKED.flatMap((looked) =>
      looked.found.filter((one) => one.sure).map((one) => ({ one, decal: decalAt(looked, one) })),
    );
    expect(sure.length).toBeGreaterThan(SEEDS.length / 2);
    // Pictures hang 48 in above the floor, windows begin at 34.
    expect(sure.filter(({ decal }) => decal?.c === 48)).toEqual([]);
    for (const { one, decal } of sure) expect(one.kind === 'window').toBe(decal?.c === 34);
  });

  it('are none in a bare room, however many edges its furniture has', () => {
    const { room, camera } = syntheticPhoto(4, 900, 600);
    const without = { ...room, decals: [] };
    const bare = look({ camera, room: without, image: photograph(without, camera, randomFrom(4)) });
    expect(bare?.found.filter(({ sure }) => sure) ?? []).toEqual([]);
  });

  /** A door with one panel or pane in its upper half, and what is found of windows. */
  const windowsInDoor = (seed: number, shade: number, ofDoor = 120): readonly FoundInPhoto[] => {
    const { room, camera } = syntheticPhoto(seed, 1000, 667);
    const door = room.decals[1]!;
    const panel = { ...door, a: door.a + 6, b: door.b - 6, c: 34, d: 74, frame: 1.5, shade };
    const panelled = { ...room, decals: [panel, { ...door, shade: ofDoor }], furniture: [] };
    const looked = look({ camera, room: panelled, image: photograph(panelled, camera, randomFrom(seed)) })!;
    return looked.found.filter(({ kind }) => kind === 'window');
  };

  it('are no panels of doors, not even offered', () => {
    for (const seed of [2, 345])
      for (const shade of [120, 150]) expect(windowsInDoor(seed, shade, shade)).toEqual([]);
  });

  it('are not taken where they are the glass of a door', () => {
    for (const seed of [2, 345, 352]) expect(windowsInDoor(seed, 252).filter(({ sure }) => sure)).toEqual([]);
  });

  it('are only offered where a pane is no brighter than the wall beside it', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const { room, camera } = syntheticPhoto(seed, 1000, 667);
      const dull = {
        ...room,
        decals: room.decals.map((one) => (one.c === 34 ? { ...one, shade: 190 } : one)),
      };
      const looked = look({ camera, room: dull, image: photograph(dull, camera, randomFrom(seed)) });
      const windows = looked?.found.filter(({ kind }) => kind === 'window') ?? [];
      expect(windows.filter(({ sure }) => sure)).toEqual([]);
    }
  });

  it('do not overlap, and are few', () => {
    for (const { found, solved } of LOOKED) {
      expect(found.length).toBeLessThanOrEqual(11);
      const places = found.map((one) => ({ one, size: measureRectangle(solved, one.wall, one.corners, 1)! }));
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1))
          if (a.one.wall === b.one.wall) {
            const apart =
              a.size.fromLeft.inches + a.size.width.inches <= b.size.fromLeft.inches ||
              b.size.fromLeft.inches + b.size.width.inches <= a.size.fromLeft.inches ||
              a.size.sill.inches + a.size.height.inches <= b.size.sill.inches + 0.01 ||
              b.size.sill.inches + b.size.height.inches <= a.size.sill.inches + 0.01;
            expect(apart).toBe(true);
          }
    }
  });
});
