import type { RequestChange } from '../tables/bid-request.entity.js';

/** The room was measured on site: what that changed for whoever prices it. */
export class RequestChangeResponse {
  /** The revision that it made, from 2. */
  revision: number;
  /** Who measured, as they said. */
  name: string;
  /** ISO date */
  on: string;
  sentences: string[];
}

export const shownChange = ({ revision, name, on, sentences }: RequestChange): RequestChangeResponse => ({
  revision,
  name,
  on,
  sentences: [...sentences],
});
