import type { PixelSize } from './media-type.js';
import { unreadable } from './refusal.js';

/** Element ids of RFC 9559 (Matroska) and RFC 8794 (EBML). */
const ID = {
  ebml: 0x1a45dfa3,
  void: 0xec,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackName: 0x536e,
  trackType: 0x83,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;

const TOP = new Set<number>([ID.ebml, ID.segment]);
const IN_SEGMENT = new Set<number>([ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues]);
const IN_INFO = new Set<number>([ID.timestampScale, ID.duration, ID.muxingApp, ID.writingApp]);
/** Every id that can follow a cluster of unknown length: those kept, and tags, chapters, attachments. */
const AFTER_CLUSTER = new Set<number>([...IN_SEGMENT, 0x1254c367, 0x1043a770, 0x1941a469, ID.void]);
const PICTURE_TRACK = 1;
const SOUND_TRACK = 2;
const ELEMENTS_MAX = 200_000;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/**
 * Leaves a WebM with picture and sound alone, in place and at the same length: tags (the place among them),
 * attachments, chapters, titles and unknown elements become Void.
 *
 * @throws Refusal where the file is damaged, has no picture track, or tracks of other kinds
 */
export function cleanWebmVideo(bytes: Buffer): PixelSize {
  let size: PixelSize | undefined;
  const segments = keepOnly(bytes, readElements(bytes, 0, bytes.length), TOP).filter(
    ({ id }) => id === ID.segment,
  );
  if (segments.length !== 1) throw damaged();
  for (const segment of segments) {
    const parts = keepOnly(bytes, readElements(bytes, segment.content, segment.end), IN_SEGMENT);
    if (!parts.some(({ id }) => id === ID.cluster)) throw damaged();
    for (const part of parts) {
      if (part.id === ID.info) keepOnly(bytes, readElements(bytes, part.content, part.end), IN_INFO);
      if (part.id !== ID.tracks) continue;
      for (const track of readElements(bytes, part.content, part.end)) {
        if (track.id === ID.trackEntry) size ??= cleanTrack(bytes, track);
        else makeVoid(bytes, track);
      }
    }
  }
  if (!size) throw unreadable('The file holds no picture.');
  return size;
}

/** @returns the picture's size, or undefined for sound */
function cleanTrack(bytes: Buffer, track: Element): PixelSize | undefined {
  const parts = readElements(bytes, track.content, track.end);
  for (const part of parts) if (part.id === ID.trackName) makeVoid(bytes, part);
  const kind = numberIn(bytes, parts, ID.trackType);
  if (kind !== PICTURE_TRACK && kind !== SOUND_TRACK) {
    throw unreadable('The video carries a track that is neither picture nor sound.');
  }
  const video = parts.find(({ id }) => id === ID.video);
  if (kind === SOUND_TRACK || !video) return undefined;
  const details = readElements(bytes, video.content, video.end);
  const width = numberIn(bytes, details, ID.pixelWidth);
  const height = numberIn(bytes, details, ID.pixelHeight);
  return width && height ? { width, height } : undefined;
}

function keepOnly(bytes: Buffer, elements: readonly Element[], kept: ReadonlySet<number>): Element[] {
  return elements.filter((element) => {
    if (kept.has(element.id)) return true;
    makeVoid(bytes, element);
    return false;
  });
}

/** Writes a Void element of the same length over an element. */
function makeVoid(bytes: Buffer, { start, end }: Element): void {
  const length = end - start;
  const sizeBytes = length - 2 <= 126 ? 1 : 8;
  bytes.fill(0, start, end);
  bytes[start] = ID.void;
  if (sizeBytes === 1) bytes[start + 1] = 0x80 | (length - 2);
  else bytes.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), start + 1);
}

function readElements(bytes: Buffer, start: number, end: number): Element[] {
  const elements: Element[] = [];
  let at = start;
  while (at < end) {
    const element = readElement(bytes, at, end);
    elements.push(element);
    if (elements.length > ELEMENTS_MAX) throw damaged();
    at = element.end;
  }
  return elements;
}

function readElement(bytes: Buffer, start: number, end: number): Element {
  const idLength = lengthOfVint(bytes, start, end, 4);
  const id = bytes.readUIntBE(start, idLength);
  const sizeAt = start + idLength;
  const sizeLength = lengthOfVint(bytes, sizeAt, end, 8);
  const content = sizeAt + sizeLength;
  const first = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let size = BigInt(first);
  for (let i = 1; i < sizeLength; i++) size = (size << 8n) | BigInt(bytes[sizeAt + i] ?? 0);
  const unknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  if (unknown) return { id, start, content, end: endOfUnknown(bytes, id, content, end) };
  if (size > BigInt(end - content)) throw damaged();
  return { id, start, content, end: content + Number(size) };
}

/** A live recording leaves the length of its segment and clusters open (RFC 8794 §6.2). */
function endOfUnknown(bytes: Buffer, id: number, content: number, end: number): number {
  if (id === ID.segment) return end;
  if (id !== ID.cluster) throw damaged();
  let at = content;
  for (let count = 0; at < end; count++) {
    const idLength = lengthOfVint(bytes, at, end, 4);
    if (AFTER_CLUSTER.has(bytes.readUIntBE(at, idLength))) return at;
    if (count > ELEMENTS_MAX) throw damaged();
    at = readElement(bytes, at, end).end;
  }
  return end;
}

/** A variable-length integer begins with as many zero bits as it has further bytes. */
function lengthOfVint(bytes: Buffer, at: number, end: number, max: number): number {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > max || at + length > end) throw damaged();
  return length;
}

function numberIn(bytes: Buffer, elements: readonly Element[], id: number): number | undefined {
  const element = elements.find((candidate) => candidate.id === id);
  if (!element) return undefined;
  const length = element.end - element.content;
  if (length < 1 || length > 6) throw damaged();
  return bytes.readUIntBE(element.content, length);
}

const damaged = () => unreadable('The video is damaged.');
