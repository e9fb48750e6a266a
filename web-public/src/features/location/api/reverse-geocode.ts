import type { Place } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';

export type Address = Pick<Place, 'fullAddress' | 'zipCode'>;

/** GET /api/geocode/reverse: the nearest ZIP, worked out on our own server. */
export function reverseGeocode(lat: number, lng: number, signal: AbortSignal): Promise<Address> {
  return call<Address>(`/api/geocode/reverse?lat=${lat}&lng=${lng}`, { signal });
}
