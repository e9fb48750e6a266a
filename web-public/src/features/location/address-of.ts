import { type Address, reverseGeocode } from './api/reverse-geocode.js';
import { reverseGeocodeByMaps } from './api/reverse-geocode-by-maps.js';

/**
 * The address at a position: from the maps service where there is a key for it, from our own server where there is none
 * or where the service fails.
 * @throws ApiError where our own server fails, too
 */
export async function addressOf(
  { latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>,
  mapsKey: string | null | undefined,
  signal: AbortSignal,
): Promise<Address> {
  if (mapsKey) {
    try {
      return await reverseGeocodeByMaps(latitude, longitude, mapsKey, signal);
    } catch (error) {
      if (signal.aborted) throw error;
    }
  }
  return reverseGeocode(latitude, longitude, signal);
}
