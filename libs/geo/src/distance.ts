/** A place on Earth in decimal degrees, north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Mean Earth radius of the IUGG, 6,371.0088 km, in statute miles. */
const EARTH_RADIUS_MI = 3958.7613;
const RADIANS = Math.PI / 180;

/** Miles of latitude in one degree. */
export const MILES_PER_DEGREE = EARTH_RADIUS_MI * RADIANS;

/** Miles along the great circle (haversine). */
export function milesBetween(a: Position, b: Position): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_MI * Math.asin(Math.min(1, Math.sqrt(h)));
}
