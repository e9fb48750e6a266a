import { isZip } from '@plumbline/contracts';
import { ApiError, call } from '#lib/server/http.js';
import type { Address } from './reverse-geocode.js';

/** Longer than a maps service takes; shorter than a visitor waits for a field to fill itself. */
const TIMEOUT_MS = 5_000;

interface MapsAnswer {
  readonly results?: readonly {
    readonly formatted_address?: string;
    readonly address_components?: readonly {
      readonly long_name: string;
      readonly types: readonly string[];
    }[];
  }[];
}

/**
 * The maps service's reverse geocoding; used where the site has a maps key.
 * @throws ApiError where it does not answer in time, or not with an address: it says so with status 200
 */
export async function reverseGeocodeByMaps(
  lat: number,
  lng: number,
  key: string,
  signal: AbortSignal,
): Promise<Address> {
  const query = new URLSearchParams({ latlng: `${lat},${lng}`, key });
  const answer = await call<MapsAnswer | undefined>(
    `https://maps.googleapis.com/maps/api/geocode/json?${query}`,
    {
      signal,
      timeoutMs: TIMEOUT_MS,
    },
  );
  const first = answer?.results?.[0];
  if (typeof first?.formatted_address !== 'string') throw new ApiError(200, undefined);
  const zip = first.address_components?.find((component) => component.types.includes('postal_code'));
  // Abroad a postal code is no ZIP.
  const zipCode = zip && isZip(zip.long_name) ? zip.long_name : null;
  return { fullAddress: first.formatted_address, zipCode };
}
