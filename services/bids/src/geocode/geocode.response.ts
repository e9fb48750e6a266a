export class ReverseGeocodeResponse {
  /** City, state and ZIP; null where no ZIP is near. */
  fullAddress: string | null;
  zipCode: string | null;
  city: string | null;
  state: string | null;
}
