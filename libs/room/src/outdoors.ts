import type { Outdoors } from '@plumbline/concept';

/** States of which most gardens do not have broadleaf trees that shed their leaves. */
const PLANTS: readonly (readonly [Outdoors['plants'], readonly string[]])[] = [
  ['conifers', ['AK', 'CO', 'ID', 'MT', 'OR', 'UT', 'WA', 'WY']],
  ['desert', ['AZ', 'NM', 'NV']],
  ['evergreen', ['AL', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'SC', 'TX']],
];

/** States with snow on the ground for most of December to February (NOAA, Climate Normals 1991 to 2020). */
const SNOWY = 'AK CO IA ID ME MI MN MT ND NH NY SD UT VT WI WY'.split(' ');

/** Meteorological seasons by month, January first. */
const SEASONS = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

/** What lies outside of a house on an ISO date, in a state by its two letters: a mild one's where none is known. */
export function outdoorsOf(date: string, state?: string): Outdoors {
  const season = SEASONS[Number(date.slice(5, 7)) - 1] ?? 'summer';
  const [plants] = PLANTS.find(([, states]) => state && states.includes(state)) ?? ['broadleaf' as const];
  return { plants, season: season === 'winter' && state && SNOWY.includes(state) ? 'snow' : season };
}
