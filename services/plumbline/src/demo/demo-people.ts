import type { JoinCategory } from '@plumbline/contracts';

/** Part of every street address of the demo, and what it is found by. */
export const DEMO_STREET = 'Demo Street';

export const CITIES: readonly (readonly [city: string, state: string, zipCode: string])[] = [
  ['Austin', 'TX', '78704'],
  ['Chicago', 'IL', '60614'],
  ['Portland', 'OR', '97214'],
  ['Denver', 'CO', '80203'],
  ['Brooklyn', 'NY', '11215'],
  ['Seattle', 'WA', '98103'],
  ['Atlanta', 'GA', '30307'],
  ['San Diego', 'CA', '92104'],
  ['Minneapolis', 'MN', '55407'],
  ['Philadelphia', 'PA', '19147'],
  ['Nashville', 'TN', '37206'],
  ['Boston', 'MA', '02130'],
  ['Phoenix', 'AZ', '85016'],
  ['Los Angeles', 'CA', '90026'],
  ['San Francisco', 'CA', '94110'],
  ['Houston', 'TX', '77008'],
  ['Dallas', 'TX', '75206'],
  ['San Antonio', 'TX', '78209'],
  ['Miami', 'FL', '33133'],
  ['Tampa', 'FL', '33606'],
  ['Orlando', 'FL', '32803'],
  ['Charlotte', 'NC', '28205'],
  ['Raleigh', 'NC', '27608'],
  ['Richmond', 'VA', '23220'],
  ['Washington', 'DC', '20009'],
  ['Baltimore', 'MD', '21211'],
  ['Pittsburgh', 'PA', '15217'],
  ['Cleveland', 'OH', '44113'],
  ['Columbus', 'OH', '43202'],
  ['Cincinnati', 'OH', '45208'],
  ['Detroit', 'MI', '48226'],
  ['Ann Arbor', 'MI', '48104'],
  ['Milwaukee', 'WI', '53211'],
  ['Madison', 'WI', '53703'],
  ['St. Louis', 'MO', '63110'],
  ['Kansas City', 'MO', '64111'],
  ['Omaha', 'NE', '68132'],
  ['Des Moines', 'IA', '50312'],
  ['Louisville', 'KY', '40204'],
  ['Memphis', 'TN', '38104'],
  ['New Orleans', 'LA', '70115'],
  ['Birmingham', 'AL', '35205'],
  ['Oklahoma City', 'OK', '73103'],
  ['Albuquerque', 'NM', '87106'],
  ['Salt Lake City', 'UT', '84105'],
  ['Boise', 'ID', '83702'],
  ['Las Vegas', 'NV', '89104'],
  ['Sacramento', 'CA', '95818'],
  ['Tucson', 'AZ', '85719'],
  ['Providence', 'RI', '02906'],
];

export const FAMILIES = [
  'Alvarez',
  'Okafor',
  'Lindqvist',
  'Brennan',
  'Takahashi',
  'Moreau',
  'Novak',
  'Haddad',
  'Whitaker',
  'Petrov',
  'Delgado',
  'Sorensen',
  'Kaplan',
  'Mwangi',
  'Castellano',
  'Fitzgerald',
  'Nguyen',
  'Abernathy',
  'Rossi',
  'Vandermeer',
] as const;

export const GIVEN_NAMES = [
  'Maya',
  'Tom',
  'Ines',
  'Daniel',
  'Priya',
  'Luke',
  'Hannah',
  'Omar',
  'Grace',
  'Mateo',
  'Ruth',
  'Sam',
] as const;

/** What firms are called after, a trade each. */
export const FIRMS: readonly (readonly [trade: JoinCategory, name: string])[] = [
  ['kitchen', 'Kitchens'],
  ['bathroom', 'Bath & Tile'],
  ['flooring', 'Floors'],
  ['painting', 'Painting'],
  ['landscaping', 'Gardens'],
  ['windows', 'Windows'],
  ['roofing', 'Roofing'],
  ['plumbing', 'Plumbing'],
  ['electrical', 'Electric'],
];

/** Wishes that become concepts; each with a homeowner's photo of such a room, by its path in the repository. */
export const WISHES = [
  {
    category: 'kitchen',
    style: 'farmhouse',
    photo: 'docs/gallery/kitchen-farmhouse.webp',
    colors: 'sage & cream',
    designPrompt: 'An island with seating for three, an apron sink under the window and plenty of drawers.',
    budget: 48_000,
  },
  {
    category: 'bathroom',
    style: 'modern',
    photo: 'docs/gallery/bathroom-mediterranean.webp',
    colors: 'white & oak',
    designPrompt: 'A walk-in shower instead of the tub, a double vanity and warm light.',
    budget: 22_000,
  },
  {
    category: 'living room',
    style: 'scandinavian',
    photo: 'docs/gallery/living-room-contemporary.webp',
    colors: 'white & grey',
    designPrompt: 'A reading corner by the window, a sofa that faces the fireplace, room for books.',
    budget: 14_000,
  },
  {
    category: 'bedroom',
    style: 'coastal',
    photo: 'docs/gallery/bedroom-traditional.webp',
    colors: 'blue & white',
    designPrompt: 'A queen bed, two night stands, a closet wall and a desk at the window.',
    budget: 12_000,
  },
  {
    category: 'office',
    style: 'industrial',
    photo: 'docs/gallery/office-contemporary.webp',
    colors: 'black & walnut',
    designPrompt: 'Two desks that do not face each other, shelves to the ceiling.',
    budget: 9_000,
  },
  {
    category: 'kitchen',
    style: 'modern',
    photo: 'docs/gallery/kitchen-transitional.webp',
    colors: 'white & grey',
    designPrompt: 'A galley kitchen with an induction range, panel-ready refrigerator and quartz counters.',
    budget: 36_000,
  },
] as const;

/** A modern kitchen, an industrial office. */
export const called = ({ style, category }: Pick<(typeof WISHES)[number], 'style' | 'category'>): string =>
  `${/^[aeiou]/i.test(style) ? 'An' : 'A'} ${style} ${category}`;

/** Where a wish's photo is. */
export const photoOf = ({ photo }: Pick<(typeof WISHES)[number], 'photo'>): URL =>
  new URL(`../../../../${photo}`, import.meta.url);

export const TIMELINES = ['3 weeks', '4–5 weeks', '6 weeks', '10 working days', '2 months'] as const;
export const CONTRACTOR_NOTES = [
  'We can start in two weeks and leave the site broom-clean every evening.',
  'Price holds for 30 days. Permit fees are on top, at cost.',
  'Happy to walk the room with you before you decide.',
  'We own our tile saws and sub nothing out but electrical.',
] as const;
export const TAGS = [['vip'], ['call back'], [], ['financing'], ['repeat customer', 'vip'], []] as const;
