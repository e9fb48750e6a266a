import { unreadable } from './refusal.js';

/** A box of an ISO media file (ISO/IEC 14496-12 §4.2): offsets into the file's bytes. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where the content begins, after size, type and the 64-bit size if there is one. */
  readonly content: number;
  readonly end: number;
}

/** A file of 10 MB with more boxes than this is made to exhaust us. */
const BOXES_MAX = 20_000;

/**
 * The boxes between two offsets, in order.
 * @throws Refusal where a box is shorter than its header or longer than what holds it
 */
export function readBoxes(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (end - at >= 8) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    let size = bytes.readUInt32BE(at);
    let content = at + 8;
    if (size === 1 && end - at >= 16) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      content = at + 16;
    } else if (size === 0) {
      size = end - at;
    }
    if (size < content - at || size > end - at || boxes.length === BOXES_MAX) {
      throw unreadable('The video is damaged.');
    }
    boxes.push({ type, start: at, content, end: at + size });
    at += size;
  }
  // QuickTime ends some containers with a 32-bit zero.
  if (bytes.subarray(at, end).some((byte) => byte !== 0)) throw unreadable('The video is damaged.');
  return boxes;
}

export const childrenOf = (bytes: Buffer, box: Box): Box[] => readBoxes(bytes, box.content, box.end);

/** The first box of a type below a box, by a path of types. */
export function findBox(bytes: Buffer, box: Box, ...path: readonly string[]): Box | undefined {
  let found: Box | undefined = box;
  for (const type of path) {
    if (!found) return undefined;
    found = childrenOf(bytes, found).find((child) => child.type === type);
  }
  return found;
}

/** Makes a box free space of the same length: players skip it, offsets stay true, its bytes are gone. */
export function eraseBox(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1');
  bytes.fill(0, box.content, box.end);
}
