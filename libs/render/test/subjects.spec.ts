import type { Room } from '@plumbline/concept';
import { ROOM_CATEGORIES, STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { buildScene, randomFrom } from '@plumbline/scene';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseViews } from '../src/camera/choose-views.js';
import { placeCamera } from '../src/camera/place-camera.js';
import { type Subject, subjectsOf } from '../src/camera/subjects.js';
import type { Camera } from '../src/camera/view.js';
import { SceneTables, seeScene } from '../src/tracer/scene-tables.js';

/** Feet between which a side is drawn, and what people ask for. */
const ASKED: Readonly<Record<Room['category'], readonly [least: number, most: number, ...wishes: string[]]>> =
  {
    kitchen: [8, 18, 'island', 'peninsula', 'eat-in', '36 inch range', ''],
    bathroom: [
      5,
      13,
      'freestanding tub, glass shower',
      'walk-in shower',
      'tub',
      'accessible shower, grab bars',
    ],
    'living room': [11, 24, 'fireplace', 'sectional, fireplace', 'television', 'piano', ''],
    bedroom: [9, 17, 'desk', 'closet', 'twin bed, desk', ''],
    basement: [16, 34, 'home theater, bar', 'pool table, bar', 'home gym', 'bar, gym, theater'],
    garage: [12, 26, 'workbench', 'one car', 'workbench, two cars', 'storage'],
    office: [8, 15, 'bookcase', 'two desks', ''],
    other: [8, 18, 'laundry', 'reading room', 'piano', 'dining table'],
  };
const ROOMS = 304;
/** Rays that a picture is measured by, and the share of them that must meet a thing for it to be seen. */
const [W, H] = [144, 96];
const SEEN = 0.005;

/** Whether a view shows a subject. */
async function eyesIn(room: Room, seed: number) {
  const scene = buildScene(room, seed);
  const kernel = await seeScene(new SceneTables(scene), 'simd');
  const shows = (camera: Camera): ((subject: Subject) => boolean) => {
    placeCamera(kernel, camera, scene);
    const pixels = new Map<number, number>();
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const item = kernel.itemAt(x + 0.5, y + 0.5, W, H);
        pixels.set(item, (pixels.get(item) ?? 0) + 1);
      }
    return ({ items }) => items.reduce((sum, i) => sum + (pixels.get(i) ?? 0), 0) / (W * H) >= SEEN;
  };
  return { shows, ...chooseViews(kernel, scene) };
}

describe(`the pictures of ${ROOMS} random rooms`, () => {
  /** Rooms whose first view misses something: some basements have a room of their own within. */
  const missing: string[] = [];
  const missingInBoth: string[] = [];
  let subjects = 0;
  let seconds = 0;
  beforeAll(async () => {
    const next = randomFrom(11);
    const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
    for (let i = 0; i < ROOMS; i++) {
      const category = ROOM_CATEGORIES[i % ROOM_CATEGORIES.length]!;
      const [least, most, ...wishes] = ASKED[category];
      const side = () => Math.round((least + next() * (most - least)) * 2) / 2;
      const request = {
        category,
        style: oneOf(STYLE_IDS),
        area: `${side()}x${side()}`,
        features: oneOf(wishes),
        budget: 60_000,
      };
      const seed = Math.floor(next() * 1000);
      const { room } = planConcept(request, { seed, date: '2026-11-01' });
      const wanted = subjectsOf(room);
      subjects += wanted.length;
      const { main, detail, shows } = await eyesIn(room, seed);
      const unseen = wanted.filter((one) => !shows(main)(one));
      const told = ({ name }: Subject): string => `${JSON.stringify(request)} ${seed}: ${name}`;
      if (unseen.length > 0) missing.push(unseen.map(told).join('\n'));
      if (detail) seconds++;
      const left = unseen.filter((one) => !detail || !shows(detail)(one));
      if (left.length > 0) missingInBoth.push(...left.map(told));
    }
  }, 800_000);

  it('show at first sight what the room is made for, but for one room in forty', () => {
    expect(subjects).toBeGreaterThan(ROOMS);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(ROOMS / 40);
  });

  it('miss next to nothing where there is a second one, which most rooms do not need', () => {
    expect(missingInBoth.length, missingInBoth.join('\n')).toBeLessThanOrEqual(2);
    expect(seconds).toBeGreaterThan(ROOMS / 50);
    expect(seconds).toBeLessThan(ROOMS / 2);
  });
});
