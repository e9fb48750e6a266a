/** A place on Earth in decimal degrees, north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Mean Earth radius of the IUGG, 6,371.0088 km, in statute miles. */
const EARTH_RADIUS_MI = 3958.7613;
const RADIANS = Math.PI / 180;
const { asin, cos, min, sin, sqrt } = Math;

/** Miles of latitude in one degree. */
export const MILES_PER_DEGREE = EARTH_RADIUS_MI * RADIANS;

/** Miles along the great circle (haversine). */
export function milesBetween(a: Position, b: Position): number {
  const sinLat = sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLon = sin(((b.lon - a.lon) * RADIANS) / 2);
  const h = sinLat * sinLat + cos(a.lat * RADIANS) * cos(b.lat * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_MI * asin(min(1, sqrt(h)));
}
