import { randomFrom as randomNumbers } from '@plumbline/concept';

/** Words that bids of a busy month are made of, drawn with a seed, so that every run sees the same month. */

/** Numbers and choices that repeat with their seed. */
export function randomFrom(seed: number) {
  const next = randomNumbers(seed);
  return {
    next,
    upTo: (most: number): number => Math.floor(next() * (most + 1)),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    chance: (share: number): boolean => next() < share,
  };
}
export type Random = ReturnType<typeof randomFrom>;

export const FIRST_NAMES =
  'Rosa Ada Miguel Priya Jonas Leila Tom Wanda Desmond Hana Oscar Ines Calvin Marta Quentin Yuki Sofia Amir Beth Carlos'.split(
    ' ',
  );
export const LAST_NAMES =
  'Alvarez Byrne Castillo Dubois Eriksen Fontaine Grant Huang Ivanova Jensen Khan Lindqvist Moreno Nakamura Okafor Patel Quinn Reyes Sandoval Tran'.split(
    ' ',
  );

export interface ZipArea {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

const inCity = (city: string, state: string, ...zips: string[]): ZipArea[] =>
  zips.map((zip) => ({ zip, city, state }));
export const ZIP_AREAS: readonly ZipArea[] = [
  ...inCity('Austin', 'TX', '78704', '78745', '78702', '78757', '78731'),
  ...inCity('Round Rock', 'TX', '78664'),
  ...inCity('Chicago', 'IL', '60614', '60647', '60657'),
  ...inCity('Portland', 'OR', '97202', '97211', '97214'),
];

export const COMPANIES =
  'Live Oak Kitchens|Hill Country Remodeling|Barton Creek Cabinetry|Lamar Tile & Stone|Two Brothers Build|Northside Carpentry|Lakeview Baths|Oak & Iron Contracting|Wicker Park Renovation|Division Street Homes|Hawthorne Woodworks|Sellwood Plumbing & Heating|Alberta Arts Remodel|Rose City Floors|South Congress Painters|Plum Creek Builders|Steady Hand Restoration|Blue Heron Interiors|Copperline Plumbing|Bright Bay Windows|Cedar & Sage|Level Best Contracting|Mueller Home Works|Zilker Design Build'.split(
    '|',
  );

const STYLES = ['Modern', 'Farmhouse', 'Transitional', 'Japandi', 'Coastal', 'Industrial', 'Scandinavian'];
const WISHES = {
  kitchen: ['kitchen with an island', 'galley kitchen', 'kitchen open to the dining room'],
  bathroom: ['bathroom with a walk-in shower', 'family bathroom', 'powder room'],
  'living room': ['living room around a fireplace', 'living room with built-ins'],
  bedroom: ['bedroom with a reading nook'],
  basement: ['basement with a guest room', 'basement media room'],
  office: ['home office for two'],
} as const;
export type Room = keyof typeof WISHES;
const ROOMS: readonly Room[] = [
  'kitchen',
  'kitchen',
  'kitchen',
  'bathroom',
  'bathroom',
  'living room',
  'bedroom',
  'basement',
  'office',
];

export function wish(random: Random): { room: Room; title: string } {
  const room = random.one(ROOMS);
  return { room, title: `${random.one(STYLES)} ${random.one<string>(WISHES[room])}` };
}

export const TIMELINES = [
  '3 weeks',
  '5 weeks, start in January',
  '6 weeks from permit',
  '30 working days',
  '10–12 weeks',
  'Two phases, 4 weeks each',
];

export const MESSAGES_OF_CONTRACTORS = [
  'We can come by on Thursday to measure.',
  'Price holds for 30 days; stone is an allowance.',
  'We have done three houses on your street and can show you one.',
  null,
];

export const NOTES = [
  'Called twice, prefers mornings.',
  'Asked for a second look at the price.',
  'Wants to keep the old floor.',
  'HOA approval pending until the 4th.',
];

export const TAGS = ['vip', 'follow up', 'permit', 'price', 'repeat customer', 'financing'];

export function scopeText(title: string, random: Random): string {
  return [
    `SCOPE OF WORK: ${title}`,
    '',
    'DEMOLITION',
    '- Protect floors and openings; remove cabinets, counters and flooring; haul away.',
    '',
    'INSTALLATION',
    `- ${8 + random.upTo(12)} cabinets, shaker front, soft close.`,
    `- Quartz counter, ${30 + random.upTo(30)} sq ft, eased edge.`,
    '- Paint walls and trim, two coats.',
    '',
    'EXCLUSIONS',
    '- Permit fees, appliances, and anything behind walls that nobody could have seen.',
  ].join('\n');
}
