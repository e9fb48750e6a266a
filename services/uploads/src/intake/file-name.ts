import { Refusal } from '../media/refusal.js';

/** What file systems allow; a longer name was not given by one. */
const LENGTH_MAX = 255;
/** Control characters, separators, and marks that turn the direction of what follows. */
const HOSTILE = /[\p{Cc}/\\\u202a-\u202e\u2066-\u2069]|%(?:00|0a|0d|2f|5c)/iu;

/**
 * The name to show for a file. It is never part of a path or key. No device gives a file a name with a separator or a
 * control character, so such a name is an attack and is refused.
 *
 * @throws Refusal for a name with separators, control or direction characters, or of more than 255 characters
 */
export function displayName(name: string): string {
  const shown = name.length > 4 * LENGTH_MAX ? name : cleanName(name);
  if (shown.length > LENGTH_MAX || HOSTILE.test(shown) || /^\.+$/.test(shown)) {
    throw new Refusal('unsupported', 'The file has a name that no camera or computer gives.');
  }
  return shown || 'photo';
}

/** Browsers write a quotation mark in a multipart name as %22. */
const cleanName = (name: string): string => name.replaceAll('%22', '"').normalize('NFC').trim();
