import { withPlaces } from '../statements/edits.js';
import type { Detail } from './detail.js';

/** Words that tell a detail, over a text in small letters whose lengths are marked. */
export interface Phrase {
  readonly words: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Detail | undefined;
}

export const phrase = (words: RegExp, read: Phrase['read']): Phrase => ({ words: withPlaces(words), read });
