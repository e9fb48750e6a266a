import { type Box, findBox } from './iso-boxes.js';
import { unreadable } from './refusal.js';

/**
 * Where a track's samples lie in the file, chunk by chunk, from its sample table (ISO/IEC 14496-12 §8.7).
 * @throws Refusal where the table is missing, broken or points outside the file
 */
export function sampleRanges(bytes: Buffer, track: Box): { start: number; end: number }[] {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl');
  if (!table) throw broken();
  const offsets = chunkOffsets(bytes, table);
  const perChunk = samplesPerChunk(bytes, table, offsets.length);
  const sizeOf = sampleSizes(bytes, table);

  let sample = 0;
  return offsets.map((start, chunk) => {
    let length = 0;
    const samples = perChunk[chunk] ?? 0;
    for (let i = 0; i < samples; i++) {
      length += sizeOf(sample++);
      if (start + length > bytes.length) throw broken();
    }
    return { start, end: start + length };
  });
}

/** `stco` or `co64`: where each chunk begins. */
function chunkOffsets(bytes: Buffer, table: Box): number[] {
  const short = findBox(bytes, table, 'stco');
  const long = findBox(bytes, table, 'co64');
  const box = short ?? long;
  if (!box) throw broken();
  const width = short ? 4 : 8;
  return Array.from({ length: entries(bytes, box, 4, width) }, (_, i) => {
    const at = box.content + 8 + i * width;
    return short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
  });
}

/** `stsc`: runs of chunks with equally many samples. */
function samplesPerChunk(bytes: Buffer, table: Box, chunks: number): number[] {
  const box = findBox(bytes, table, 'stsc');
  if (!box) throw broken();
  const counts: number[] = new Array(chunks).fill(0);
  const runs = entries(bytes, box, 4, 12);
  for (let i = 0; i < runs; i++) {
    const at = box.content + 8 + i * 12;
    const first = bytes.readUInt32BE(at);
    const samples = bytes.readUInt32BE(at + 4);
    const next = i + 1 < runs ? bytes.readUInt32BE(at + 12) : chunks + 1;
    if (first < 1 || next < first || samples > bytes.length) throw broken();
    counts.fill(samples, first - 1, Math.min(next - 1, chunks));
  }
  return counts;
}

/** `stsz`: the size of each sample, or one size for all. */
function sampleSizes(bytes: Buffer, table: Box): (sample: number) => number {
  const box = findBox(bytes, table, 'stsz');
  if (!box || box.end - box.content < 12) throw broken();
  const same = bytes.readUInt32BE(box.content + 4);
  if (same > 0) return () => same;
  const count = entries(bytes, box, 8, 4);
  return (sample) => {
    if (sample >= count) throw broken();
    return bytes.readUInt32BE(box.content + 12 + sample * 4);
  };
}

/** The number of entries a table says it has, checked against its length. */
function entries(bytes: Buffer, box: Box, countAt: number, width: number): number {
  const head = countAt + 4;
  if (box.end - box.content < head) throw broken();
  const count = bytes.readUInt32BE(box.content + countAt);
  if (count * width > box.end - box.content - head) throw broken();
  return count;
}

const broken = () => unreadable('The video is damaged.');
