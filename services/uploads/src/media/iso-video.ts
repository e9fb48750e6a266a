import { type Box, childrenOf, eraseBox, findBox, readBoxes } from './iso-boxes.js';
import { sampleRanges } from './iso-samples.js';
import type { PixelSize } from './media-type.js';
import { unreadable } from './refusal.js';

/**
 * What each container may keep: what a player needs for picture and sound. Everything else (`udta` with the
 * place, `meta` with Apple's keys, `uuid` with XMP or a maker's notes, free space, unknown boxes) is erased.
 */
const KEPT: Readonly<Record<string, ReadonlySet<string>>> = {
  file: new Set(['ftyp', 'moov', 'mdat', 'wide', 'styp', 'sidx', 'ssix', 'moof', 'mfra', 'pdin', 'prft']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt', 'load']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl', 'gmhd']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stps'],
    ...['sdtp', 'sgpd', 'sbgp', 'subs', 'padb', 'stdp', 'saiz', 'saio'],
  ]),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio']),
};

/**
 * Leaves an MP4 or MOV with picture and sound alone, in place and at the same length, so that every offset
 * stays true. Tracks of other kinds (a phone's metadata, a drone's subtitles with its position) lose their
 * samples too.
 *
 * @throws Refusal where the file is damaged, has no picture track, or holds what cannot be removed
 */
export function cleanIsoVideo(bytes: Buffer): PixelSize {
  const boxes = keepOnly(bytes, readBoxes(bytes, 0, bytes.length), 'file');
  const movies = boxes.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (!movie || movies.length > 1 || !boxes.some(({ type }) => type === 'mdat')) throw damaged();

  const fragments = boxes.filter(({ type }) => type === 'moof');
  let size: PixelSize | undefined;
  for (const track of keepOnly(bytes, childrenOf(bytes, movie), 'moov').filter(isTrack)) {
    const kind = handlerOf(bytes, track);
    if (kind === 'vide' || kind === 'soun') {
      cleanTrack(bytes, track);
      if (kind === 'vide') size ??= sizeOf(bytes, track);
    } else {
      if (fragments.length) throw unreadable('The video carries a data track that cannot be removed.');
      for (const { start, end } of sampleRanges(bytes, track)) {
        if (!boxes.some((box) => box.type === 'mdat' && start >= box.content && end <= box.end)) {
          throw damaged();
        }
        bytes.fill(0, start, end);
      }
      eraseBox(bytes, track);
    }
  }
  for (const fragment of fragments) {
    for (const child of keepOnly(bytes, childrenOf(bytes, fragment), 'moof')) {
      if (child.type === 'traf') keepOnly(bytes, childrenOf(bytes, child), 'traf');
    }
  }
  if (!size) throw unreadable('The file holds no picture.');
  return size;
}

/** Erases what a container may not keep and answers the rest. */
function keepOnly(bytes: Buffer, boxes: readonly Box[], container: string): Box[] {
  return boxes.filter((box) => {
    if (KEPT[container]?.has(box.type)) return true;
    eraseBox(bytes, box);
    return false;
  });
}

function cleanTrack(bytes: Buffer, track: Box): void {
  const descend = (box: Box, path: readonly string[]): void => {
    const kept = keepOnly(bytes, childrenOf(bytes, box), box.type);
    const [next, ...rest] = path;
    for (const child of kept) if (child.type === next) descend(child, rest);
  };
  descend(track, ['mdia', 'minf', 'stbl']);
  refuseOutsideData(bytes, track);
}

/** A data reference may name another file or an address that a player would fetch (§8.7.2). */
function refuseOutsideData(bytes: Buffer, track: Box): void {
  const references = findBox(bytes, track, 'mdia', 'minf', 'dinf', 'dref');
  if (!references) return;
  for (const { content } of readBoxes(bytes, references.content + 8, references.end)) {
    const inThisFile = (bytes[content + 3] ?? 0) & 1;
    if (!inThisFile) throw unreadable('The video refers to another file.');
  }
}

/** The four letters of a track's kind: `vide`, `soun`, `meta`, `text`, `tmcd`, … */
function handlerOf(bytes: Buffer, track: Box): string {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  if (!handler || handler.end - handler.content < 12) throw damaged();
  return bytes.toString('latin1', handler.content + 8, handler.content + 12);
}

/** Upright size from the track header: 16.16 numbers, sides swapped where the matrix turns by a quarter. */
function sizeOf(bytes: Buffer, track: Box): PixelSize {
  const header = findBox(bytes, track, 'tkhd');
  if (!header) throw damaged();
  const matrixAt = header.content + (bytes[header.content] === 1 ? 52 : 40);
  if (matrixAt + 44 > header.end) throw damaged();
  const turned = bytes.readInt32BE(matrixAt) === 0;
  const width = Math.round(bytes.readUInt32BE(matrixAt + 36) / 65_536);
  const height = Math.round(bytes.readUInt32BE(matrixAt + 40) / 65_536);
  return turned ? { width: height, height: width } : { width, height };
}

const isTrack = ({ type }: Box) => type === 'trak';
const damaged = () => unreadable('The video is damaged.');
