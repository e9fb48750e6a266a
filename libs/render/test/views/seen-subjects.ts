import { type Room, randomFrom } from '@plumbline/concept';
import { ROOM_CATEGORIES, STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import { chooseViews } from '../../src/camera/choose-views.js';
import { placeCamera } from '../../src/camera/place-camera.js';
import { type Subject, subjectsOf } from '../../src/camera/subjects.js';
import type { SceneCamera } from '../../src/camera/view.js';
import { SceneTables, seeScene } from '../../src/tracer/scene-tables.js';

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
/** Rays that a picture is measured by, and the share of them that must meet a thing for it to be seen. */
const [W, H] = [144, 96];
const SEEN = 0.005;

/** What the views of random rooms show of what these rooms are made for. */
export interface SeenSubjects {
  readonly subjects: number;
  /** Rooms whose first view misses something: some basements have a room of their own within. */
  readonly missing: readonly string[];
  /** What neither view shows. */
  readonly missingInBoth: readonly string[];
  /** Rooms that have a second view. */
  readonly seconds: number;
}

/** Looks at so many rooms, of each category in turn. */
export async function seenSubjects(rooms: number, seed: number): Promise<SeenSubjects> {
  const missing: string[] = [];
  const missingInBoth: string[] = [];
  let subjects = 0;
  let seconds = 0;
  const next = randomFrom(seed);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  for (let i = 0; i < rooms; i++) {
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
    const roomSeed = Math.floor(next() * 1000);
    const { room } = planConcept(request, { seed: roomSeed, date: '2026-11-01' });
    const wanted = subjectsOf(room);
    subjects += wanted.length;
    const { main, detail, shows } = await eyesIn(room, roomSeed);
    const unseen = wanted.filter((one) => !shows(main)(one));
    const told = ({ name }: Subject): string => `${JSON.stringify(request)} ${roomSeed}: ${name}`;
    if (unseen.length > 0) missing.push(unseen.map(told).join('\n'));
    if (detail) seconds++;
    missingInBoth.push(...unseen.filter((one) => !detail || !shows(detail)(one)).map(told));
  }
  return { subjects, missing, missingInBoth, seconds };
}

/** Whether a view shows a subject. */
async function eyesIn(room: Room, seed: number) {
  const scene = buildScene(room, seed);
  const kernel = await seeScene(new SceneTables(scene), 'simd');
  const shows = (camera: SceneCamera): ((subject: Subject) => boolean) => {
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
