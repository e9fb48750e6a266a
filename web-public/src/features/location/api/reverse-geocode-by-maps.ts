import { call } from '#lib/http.js';
import type { Place } from './reverse-geocode.js';

interface MapsAnswer {
  readonly results?: readonly {
    readonly formatted_address?: string;
    readonly address_components?: readonly {
      readonly long_name: string;
      readonly types: readonly string[];
    }[];
  }[];
}

/** The maps service's reverse geocoding (spec §7); used where the site has a maps key. */
export async function reverseGeocodeByMaps(
  lat: number,
  lng: number,
  key: string,
  signal: AbortSignal,
): Promise<Place> {
  const query = new URLSearchParams({ latlng: `${lat},${lng}`, key });
  const answer = await call<MapsAnswer>(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, {
    signal,
  });
  const first = answer.results?.[0];
  const zip = first?.address_components?.find((component) => component.types.includes('postal_code'));
  return { fullAddress: first?.formatted_address ?? null, zipCode: zip?.long_name ?? null };
}
