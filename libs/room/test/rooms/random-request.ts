import { type ConceptRequest, FEATURES, LAYOUT_WORDS } from '@plumbline/brief';
import type { Concept, Shell } from '@plumbline/concept';
import { randomShells, SHELL_SHAPES } from '@plumbline/concept/testing';
import { ROOM_CATEGORIES, type RoomCategory, STYLE_IDS } from '@plumbline/contracts';
import fc from 'fast-check';
import { NoRoomFits, planConcept } from '../../src/index.js';

/** Sizes in feet between which a room of a category is drawn at random. */
const SIZES: Readonly<Record<RoomCategory, readonly [number, number]>> = {
  kitchen: [7, 24],
  bathroom: [5, 16],
  'living room': [8, 30],
  bedroom: [8.5, 22],
  basement: [14, 44],
  garage: [9, 36],
  office: [7, 18],
  other: [6, 28],
};

/** What a random room is made of: a request that a person might write, and the planner's seed. */
export interface RandomRoom {
  readonly request: ConceptRequest;
  /** Its shell, where it is no plain rectangle of the request's size. */
  readonly shell?: Shell;
  readonly seed: number;
}

/** A random room as it is planned; undefined where no room fits the request. */
export function plannedOf({ request, seed, shell }: RandomRoom): Concept | undefined {
  try {
    return planConcept(request, { seed, date: '2026-11-21', ...(shell ? { shell } : {}) });
  } catch (error) {
    if (error instanceof NoRoomFits) return undefined;
    throw error;
  }
}

const oneOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Rooms of a category, or of any. What fails is shrunk to few wishes and a small room. */
export function randomRooms(...categories: readonly RoomCategory[]): fc.Arbitrary<RandomRoom> {
  return oneOf(...(categories.length > 0 ? categories : ROOM_CATEGORIES)).chain((category) => {
    const [least, most] = SIZES[category];
    const feet = fc.integer({ min: least * 2, max: most * 2 }).map((halves) => halves / 2);
    const wish = fc
      .tuple(oneOf(...FEATURES.map((f) => f.name)), fc.integer({ min: 0, max: 6 }))
      .map(([name, n]) => (n === 6 ? `no ${name}` : name));
    const request = fc.record({
      category: fc.constant(category),
      style: oneOf(...STYLE_IDS),
      area: fc
        .tuple(feet, feet, oneOf('', '', '', ', 8 ft ceilings', ', 9 ft ceilings', ', 10 ft ceilings'))
        .map(([width, depth, ceiling]) => `${width}x${depth} ft${ceiling}`),
      layout: fc.oneof(fc.constant(''), oneOf(...Object.values(LAYOUT_WORDS).map((l) => l.name))),
      colors: oneOf('', 'white & grey', 'navy cabinets, white walls', 'sage'),
      features: fc.array(wish, { maxLength: 7 }).map((wishes) => wishes.join(', ')),
      budget: fc.integer({ min: 0, max: 120_000 }),
      workType: oneOf('', 'labor only', 'labor and materials'),
      paymentPhases: fc.constant('start 30%, half 20%, end 50%'),
      zipCode: fc.constant('94107'),
      state: oneOf(undefined, 'CA', 'NY', 'TX', 'FL', 'MD', 'MA'),
    });
    return fc.record({ request, seed: fc.integer({ min: 0, max: 999 }) });
  });
}

/** Least and largest sides of shaped rooms, in feet: what a notch or a slope takes off is added. */
const SHAPED: Readonly<Record<RoomCategory, readonly [number, number]>> = {
  kitchen: [12, 24],
  bathroom: [9, 16],
  'living room': [13, 28],
  bedroom: [12, 22],
  basement: [20, 40],
  garage: [22, 36],
  office: [10, 18],
  other: [11, 26],
};

/** Rooms of a category whose shells are of every shape but the plain rectangle. */
export function shapedRooms(category: RoomCategory): fc.Arbitrary<RandomRoom> {
  const [least, most] = SHAPED[category];
  const sloped = category !== 'garage' && category !== 'basement';
  const shapes = SHELL_SHAPES.filter(
    (shape) => shape !== 'rectangle' && (sloped || (shape !== 'attic' && shape !== 'shed')),
  );
  return fc
    .tuple(randomRooms(category), randomShells({ shapes, leastIn: least * 12, mostIn: most * 12 }))
    .map(([room, shell]) => ({ ...room, shell }));
}
