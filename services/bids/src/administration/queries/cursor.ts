import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { isUuid } from '../../bid/bid-id.js';

/** A place between two rows of a list, and the way to read on from it. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
  readonly towards: 'next' | 'previous';
}

export const writeCursor = ({ at, id, towards }: Cursor): string =>
  Buffer.from(`${towards} ${at.toISOString()} ${id}`).toString('base64url');

/** @throws Problem 400 for what writeCursor() did not write */
export function readCursor(text: string): Cursor {
  const [towards, time = '', id] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const at = new Date(time);
  if ((towards !== 'next' && towards !== 'previous') || Number.isNaN(at.getTime()) || !isUuid(id)) {
    throw Problem.invalid(MESSAGES.server.malformed);
  }
  return { at, id, towards };
}
