import type { Place as WholePlace } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';

export type Place = Pick<WholePlace, 'fullAddress' | 'zipCode'>;

/** GET /api/geocode/reverse: the nearest ZIP, worked out on our own server. */
export function reverseGeocode(lat: number, lng: number, signal: AbortSignal): Promise<Place> {
  return call<Place>(`/api/geocode/reverse?lat=${lat}&lng=${lng}`, { signal });
}
