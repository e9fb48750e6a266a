import { readFile, writeFile } from 'node:fs/promises';
import { cleanIsoVideo } from './iso-video.js';
import type { PixelSize, VideoType } from './media-type.js';
import { cleanWebmVideo } from './webm-video.js';

/**
 * Writes a copy of a video that holds its picture and sound and nothing that says where it was taken. Nothing
 * is encoded anew: what else the file carried becomes empty space.
 *
 * @throws Refusal where the video is damaged or holds what cannot be removed
 */
export async function makeSafeVideo(
  source: string,
  type: VideoType,
  target: string,
): Promise<PixelSize & { size: number }> {
  const bytes = await readFile(source);
  const size = type === 'video/webm' ? cleanWebmVideo(bytes) : cleanIsoVideo(bytes);
  await writeFile(target, bytes);
  return { ...size, size: bytes.length };
}
