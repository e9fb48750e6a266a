import { Worker } from 'node:worker_threads';
import { unreadable } from './refusal.js';

/** 50 million pixels: above the 48 megapixels of today's phones. */
export const HEIC_PIXELS_MAX = 50_000_000;
/** libheif's own memory for one picture, in bytes. */
const MEMORY_MAX = 600 * 1024 * 1024;
/** Twelve megapixels take about two seconds on a slow core. */
const TIME_MAX_MS = 30_000;
const DECODER = new URL('../../heic/decode.mjs', import.meta.url);

/** Pixels in sRGB, three bytes each, row after row, upright. */
export interface DecodedHeic {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * Decodes a HEIC file in a thread of its own, which is ended after `timeMaxMs`.
 *
 * @param sideMin a larger picture may come smaller, but with its longest side at least so many pixels
 * @throws Refusal where the file is damaged, too large or takes too long
 */
export async function decodeHeic(
  path: string,
  sideMin: number,
  timeMaxMs = TIME_MAX_MS,
): Promise<DecodedHeic> {
  const worker = new Worker(DECODER, {
    workerData: { path, pixelsMax: HEIC_PIXELS_MAX, memoryMax: MEMORY_MAX, sideMin },
    execArgv: [],
    // libheif reports on the console what it makes of a damaged file.
    stdout: true,
    stderr: true,
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<DecodedHeic | { refused: string }>((resolve, reject) => {
      clock = setTimeout(() => resolve({ refused: 'too slow' }), timeMaxMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The HEIC decoder ended with ${code}.`)));
    });
    if ('refused' in answer) throw unreadable('The picture is damaged or too large to decode.');
    return answer;
  } catch (error) {
    // A WebAssembly trap is a damaged or hostile file, not a fault of ours.
    if ((error as Error).name === 'RuntimeError') throw unreadable('The picture is damaged.');
    throw error;
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}
