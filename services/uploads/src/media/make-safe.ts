import { stat } from 'node:fs/promises';
import { EXIF_WITHIN_BYTES, readFocalLength35mm } from '@plumbline/contracts';
import { DecodingLine } from './decoding-line.js';
import { decodingMemory } from './decoding-memory.js';
import {
  extensionAllows,
  firstBytes,
  isPicture,
  PDF,
  type PictureType,
  recognise,
  type VideoType,
} from './media-type.js';
import { checkPdf } from './pdf.js';
import { makeSafePicture } from './picture.js';
import { Refusal } from './refusal.js';
import { makeSafeVideo } from './video.js';

export interface SafeCopyOptions {
  /** Where the copy goes; `.thumbnail` is added for the thumbnail. */
  readonly target: string;
  /** Whose file it is: clients take turns. */
  readonly client: string;
  /** PDFs are taken, too. */
  readonly documents: boolean;
}

/** A safe copy of a file, still in a temporary folder. */
export interface SafeCopy {
  readonly path: string;
  /** Only pictures have one. */
  readonly thumbnailPath: string | null;
  /** MIME type of the copy. */
  readonly type: 'image/jpeg' | VideoType | typeof PDF;
  /** Bytes. */
  readonly size: number;
  /** Pixels, upright; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of the camera's lens, in millimetres, as the file's EXIF says. */
  readonly focalLength35mm: number | null;
}

const MIB = 1024 * 1024;
/** Pictures and videos in work at once in this process: bounds memory, and leaves a core to answer others. */
const line = new DecodingLine({ files: 2, bytes: 640 * MIB });
/** A video is read whole, and its copy written from the same memory. */
const VIDEO_BYTES = 32 * MIB;
/** What a packed stream in a PDF may fill before its time is over; most take a hundredth. */
const PDF_BYTES = 512 * MIB;

/**
 * Makes of a file what we may keep and show: a picture encoded anew, a video without its whereabouts. A PDF stays as it
 * is, once it is known that nothing in it acts.
 *
 * @param name as the sender's device calls the file
 * @throws Refusal where the file is not one that we take
 */
export async function makeSafe(
  path: string,
  name: string,
  { target, client, documents }: SafeCopyOptions,
): Promise<SafeCopy> {
  const type = await recognise(path);
  if (!type || (type === PDF && !documents))
    throw new Refusal('unsupported', documents ? NOT_FOR_A_BID : UNSUPPORTED);
  if (!extensionAllows(name, type)) {
    throw new Refusal('unsupported', 'The name says something else than what the file is.');
  }
  if (type === PDF) return line.run(client, PDF_BYTES, () => safePdf(path));
  if (!isPicture(type)) return line.run(client, VIDEO_BYTES, () => safeVideo(path, type, target));
  const bytes = await decodingMemory(path, type);
  return line.run(client, bytes, () => safePicture(path, type, target));
}

const NOT_FOR_A_BID = 'This is not a PDF, JPEG, PNG, WebP, HEIC, AVIF, GIF, MP4, MOV or WebM file.';
const UNSUPPORTED = 'This is not a JPEG, PNG, WebP, HEIC, AVIF, GIF, MP4, MOV or WebM file.';

async function safePicture(path: string, type: PictureType, target: string): Promise<SafeCopy> {
  const thumbnailPath = `${target}.thumbnail`;
  const focalLength35mm = readFocalLength35mm(await firstBytes(path, EXIF_WITHIN_BYTES));
  const picture = await makeSafePicture(path, type, { picture: target, thumbnail: thumbnailPath });
  return { path: target, thumbnailPath, type: 'image/jpeg', focalLength35mm, ...picture };
}

async function safePdf(path: string): Promise<SafeCopy> {
  await checkPdf(path);
  const { size } = await stat(path);
  return { path, thumbnailPath: null, type: PDF, size, width: null, height: null, focalLength35mm: null };
}

async function safeVideo(path: string, type: VideoType, target: string): Promise<SafeCopy> {
  const video = await makeSafeVideo(path, type, target);
  return { path: target, thumbnailPath: null, type, focalLength35mm: null, ...video };
}
