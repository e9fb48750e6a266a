import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { FEATURES } from '../src/brief/features.js';
import { LAYOUT_WORDS, STYLE_WORDS } from '../src/brief/words.js';
import { chanceFrom } from '../src/planner/random.js';
import type { ConceptRequest } from '../src/request.js';

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

const STATES = ['CA', 'NY', 'TX', 'FL', 'MD', 'MA', undefined] as const;

/** A request that a person might write, the same for the same seed. */
export function randomRequest(seed: number, only?: RoomCategory): ConceptRequest {
  const chance = chanceFrom(seed * 7919 + 13);
  const category = only ?? chance.pick(ROOM_CATEGORIES as unknown as [RoomCategory, ...RoomCategory[]]);
  const [least, most] = SIZES[category];
  const side = () => Math.round((least + chance.next() * (most - least)) * 2) / 2;
  const words = FEATURES.map((f) => f.name) as [string, ...string[]];
  const features = Array.from(
    { length: Math.floor(chance.next() * 7) },
    () => (chance.next() < 0.15 ? 'no ' : '') + chance.pick(words),
  );
  const layouts = Object.values(LAYOUT_WORDS).map((l) => l.name) as [string, ...string[]];
  const state = chance.pick(STATES as unknown as [string, ...string[]]);
  return {
    category,
    style: chance.pick(Object.keys(STYLE_WORDS) as [string, ...string[]]),
    area: `${side()}x${side()} ft${chance.next() < 0.3 ? `, ${chance.pick(['8', '9', '10'])} ft ceilings` : ''}`,
    layout: chance.next() < 0.5 ? chance.pick(layouts) : '',
    colors: chance.pick(['white & grey', 'navy cabinets, white walls', 'sage', '']),
    features: features.join(', '),
    budget: Math.round(chance.next() * 120_000),
    workType: chance.pick(['labor only', 'labor and materials', '']),
    paymentPhases: 'start 30%, half 20%, end 50%',
    zipCode: '94107',
    ...(state ? { state } : {}),
  };
}
