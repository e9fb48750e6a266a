import { EXIF_WITHIN_BYTES, readFocalLength35mm } from '@plumbline/contracts';
import { DecodingLine } from './decoding-line.js';
import { decodingMemory } from './decoding-memory.js';
import { extensionAllows, firstBytes, isPicture, type MediaType, recognise } from './media-type.js';
import { makeSafePicture } from './picture.js';
import { Refusal } from './refusal.js';
import { makeSafeVideo } from './video.js';

/** A safe copy of a file, still in a temporary folder. */
export interface SafeCopy {
  readonly path: string;
  /** Pictures have one, videos do not. */
  readonly thumbnailPath: string | null;
  /** MIME type of the copy. */
  readonly type: 'image/jpeg' | 'video/mp4' | 'video/quicktime' | 'video/webm';
  /** Bytes. */
  readonly size: number;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Of the camera's lens, in millimetres, as the file's EXIF says. */
  readonly focalLength35mm: number | null;
}

const MIB = 1024 * 1024;
/** Pictures and videos in work at once in this process: bounds memory, and leaves a core to answer others. */
const line = new DecodingLine({ files: 2, bytes: 640 * MIB });
/** A video is read whole, and its copy written from the same memory. */
const VIDEO_BYTES = 32 * MIB;

/**
 * Makes of a file what we may keep and show: a picture encoded anew, a video without its whereabouts.
 *
 * @param name as the sender's device calls the file
 * @param target where the copy goes; `.thumbnail` is added for the thumbnail
 * @param client whose file it is: clients take turns
 * @throws Refusal where the file is not a picture or video that we take
 */
export async function makeSafe(
  path: string,
  name: string,
  target: string,
  client: string,
): Promise<SafeCopy> {
  const type = await recognise(path);
  if (!type) throw new Refusal('unsupported', UNSUPPORTED);
  if (!extensionAllows(name, type)) {
    throw new Refusal('unsupported', 'The name says something else than what the file is.');
  }
  if (!isPicture(type)) return line.run(client, VIDEO_BYTES, () => safeVideo(path, type, target));
  const bytes = await decodingMemory(path, type);
  return line.run(client, bytes, () => safePicture(path, type, target));
}

const UNSUPPORTED = 'This is not a JPEG, PNG, WebP, HEIC, AVIF, GIF, MP4, MOV or WebM file.';

async function safePicture(
  path: string,
  type: MediaType & `image/${string}`,
  target: string,
): Promise<SafeCopy> {
  const thumbnailPath = `${target}.thumbnail`;
  const focalLength35mm = readFocalLength35mm(await firstBytes(path, EXIF_WITHIN_BYTES));
  const picture = await makeSafePicture(path, type, { picture: target, thumbnail: thumbnailPath });
  return { path: target, thumbnailPath, type: 'image/jpeg', focalLength35mm, ...picture };
}

async function safeVideo(
  path: string,
  type: MediaType & `video/${string}`,
  target: string,
): Promise<SafeCopy> {
  const video = await makeSafeVideo(path, type, target);
  return { path: target, thumbnailPath: null, type, focalLength35mm: null, ...video };
}
