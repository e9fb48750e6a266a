import { removeStored } from '#lib/stored/storage.js';

/** What this tab keeps under these names of a room that is matched: of its first photo, and of another that is added. */
export const MATCH_DRAFT = 'match';
export const FURTHER_DRAFT = 'match-further';
export const FURTHER_PHOTO = 'match-adding';

/** The photo was taken out: nothing that was drawn in it stays in this tab. */
export function forgetMatch(): void {
  for (const name of [MATCH_DRAFT, FURTHER_DRAFT, FURTHER_PHOTO]) removeStored('session', name);
}
