import type { AdminBid } from '@plumbline/api-client';

/** Austin, TX */
export const placeOf = ({ city, state }: Pick<AdminBid, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');
