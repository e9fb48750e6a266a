import { MILES_PER_DEGREE, milesBetween, type Position } from './distance.js';
import { type ZipTable, zipTable } from './zip-table.js';

export interface ZipPlace extends Position {
  readonly zipCode: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

export interface NearZip {
  readonly zipCode: string;
  readonly miles: number;
}

/** The place of a ZIP code, undefined where there is no such ZIP. */
export function lookUpZip(zipCode: string): ZipPlace | undefined {
  const table = zipTable();
  const row = rowOf(table, zipCode);
  return row === undefined ? undefined : placeAt(table, row);
}

/**
 * As lookUpZip, but a well-formed ZIP that is not known falls back to the nearest number with the same first
 * three digits, else two, else one (the first digits of a ZIP are its region). `exact` is false then.
 */
export function resolveZip(zipCode: string): { place: ZipPlace; exact: boolean } | undefined {
  if (!/^\d{5}$/.test(zipCode)) return undefined;
  const table = zipTable();
  const row = rowOf(table, zipCode);
  if (row !== undefined) return { place: placeAt(table, row), exact: true };
  for (const span of [100, 1_000, 10_000]) {
    const near = nearestNumber(table, Number(zipCode), span);
    if (near !== undefined) return { place: placeAt(table, near), exact: false };
  }
  return undefined;
}

/** Miles between two ZIP codes, undefined where one of them is not known. */
export function milesBetweenZips(a: string, b: string): number | undefined {
  const from = lookUpZip(a);
  const to = lookUpZip(b);
  return from && to && milesBetween(from, to);
}

/** The ZIP codes whose centre lies within `radiusMi` miles of a position, nearest first. */
export function zipsWithin(centre: Position, radiusMi: number): NearZip[] {
  const table = zipTable();
  const found: NearZip[] = [];
  const south = centre.lat - radiusMi / MILES_PER_DEGREE;
  const north = centre.lat + radiusMi / MILES_PER_DEGREE;
  for (let row = 0; row < table.count; row++) {
    const lat = table.lat[row] as number;
    if (lat < south || lat > north) continue;
    const miles = milesBetween(centre, positionAt(table, row));
    if (miles <= radiusMi) found.push({ zipCode: zipAt(table, row), miles });
  }
  return found.sort((a, b) => a.miles - b.miles || (a.zipCode < b.zipCode ? -1 : 1));
}

/**
 * The ZIP code whose centre is nearest to a position, undefined where none is within `maxMiles`. ZIPs that the
 * Census Bureau gives no position of their own are not answers.
 */
export function nearestZip(position: Position, maxMiles = 60): (ZipPlace & { miles: number }) | undefined {
  const table = zipTable();
  let best: number | undefined;
  let bestMiles = maxMiles;
  for (let row = 0; row < table.count; row++) {
    if (Math.abs((table.lat[row] as number) - position.lat) * MILES_PER_DEGREE > bestMiles) continue;
    if (table.exact[row] === 0) continue;
    const miles = milesBetween(position, positionAt(table, row));
    if (miles < bestMiles || (best === undefined && miles <= bestMiles)) {
      best = row;
      bestMiles = miles;
    }
  }
  return best === undefined ? undefined : { ...placeAt(table, best), miles: bestMiles };
}

/** Every ZIP code that has a position of its own, in ascending order (demo data, tests). */
export function allZips(): string[] {
  const table = zipTable();
  return Array.from({ length: table.count }, (_, row) => row)
    .filter((row) => table.exact[row] === 1)
    .map((row) => zipAt(table, row));
}

const zipAt = (table: ZipTable, row: number): string => String(table.zip[row]).padStart(5, '0');

const positionAt = (table: ZipTable, row: number): Position => ({
  lat: table.lat[row] as number,
  lon: table.lon[row] as number,
});

function placeAt(table: ZipTable, row: number): ZipPlace {
  const name = table.placeOf(row);
  const comma = name.lastIndexOf(', ');
  return {
    zipCode: zipAt(table, row),
    city: name.slice(0, comma),
    state: name.slice(comma + 2),
    ...positionAt(table, row),
  };
}

function rowOf(table: ZipTable, zipCode: string): number | undefined {
  if (!/^\d{5}$/.test(zipCode)) return undefined;
  const row = firstAtLeast(table, Number(zipCode));
  return table.zip[row] === Number(zipCode) ? row : undefined;
}

/** The row with the number nearest to `zip` among those that share its leading digits. */
function nearestNumber(table: ZipTable, zip: number, span: number): number | undefined {
  const start = zip - (zip % span);
  const after = firstAtLeast(table, zip);
  const distance = (row: number) => {
    const other = table.zip[row];
    return other !== undefined && other >= start && other < start + span ? Math.abs(other - zip) : Infinity;
  };
  const nearest = distance(after - 1) <= distance(after) ? after - 1 : after;
  return distance(nearest) === Infinity ? undefined : nearest;
}

function firstAtLeast(table: ZipTable, zip: number): number {
  let low = 0;
  let high = table.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((table.zip[middle] as number) < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}
