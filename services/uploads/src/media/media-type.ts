import { open } from 'node:fs/promises';

/** What we take, as the bytes say it. */
export type PictureType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'image/heic';
export type VideoType = 'video/mp4' | 'video/quicktime' | 'video/webm';
export const PDF = 'application/pdf';
export type MediaType = PictureType | VideoType | typeof PDF;

/** Pixels, upright. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes enough for every signature: a `ftyp` box and an EBML header are shorter. */
const HEAD_BYTES = 4_096;

/** Brands of the `ftyp` box (ISO/IEC 14496-12, 23008-12; AVIF 1.1; QuickTime). */
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const HEIF_BRANDS = new Set(['mif1', 'msf1']);
const MP4_BRANDS =
  /^(?:iso[m2-9]|mp4[12]|avc1|hvc1|hev1|av01|dash|mmp4|MSNV|M4V[ HP]|XAVC|f4v |3gp[4-9]|3g2[a-c])$/;

/** Extensions a file of ours may come with; `undefined` for a name without one (a camera's `image`, `blob`). */
const FAMILIES: Readonly<Record<string, 'picture' | 'video' | 'document'>> = Object.fromEntries([
  ...['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'png', 'apng', 'webp', 'gif', 'avif', 'heic', 'heif', 'hif'].map(
    (extension) => [extension, 'picture'],
  ),
  ...['mp4', 'm4v', 'mov', 'qt', 'webm', '3gp'].map((extension) => [extension, 'video']),
  ['pdf', 'document'],
]);

export const isPicture = (type: MediaType): type is PictureType => type.startsWith('image/');

/** What the bytes of a file are, or null for what we do not take. The name and the sender's word do not count. */
export async function recognise(path: string): Promise<MediaType | null> {
  return recogniseBytes(await firstBytes(path, HEAD_BYTES));
}

/** The first bytes of a file, `count` at most. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(count);
    const { bytesRead } = await handle.read(head, 0, count, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** @param head the first bytes of a file */
function recogniseBytes(head: Buffer): MediaType | null {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return PDF;
  if (text(4, 8) === 'ftyp') return isoMediaType(head);
  // EBML's signature, with the document type (element 0x4282) in its header.
  if (text(0, 4) === '\x1a\x45\xdf\xa3' && /\x42\x82\x84webm/.test(text(4, 100))) return 'video/webm';
  return null;
}

/** Whether a name's extension allows what the bytes are; no extension allows everything. */
export function extensionAllows(name: string, type: MediaType): boolean {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return true;
  return FAMILIES[extension] === familyOf(type);
}

const familyOf = (type: MediaType) => {
  if (type === PDF) return 'document';
  return isPicture(type) ? 'picture' : 'video';
};

function isoMediaType(head: Buffer): MediaType | null {
  const end = Math.min(head.readUInt32BE(0), head.length);
  if (end < 16) return null;
  const major = head.toString('latin1', 8, 12);
  const brands = [major];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image/avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand)) || HEIF_BRANDS.has(major)) return 'image/heic';
  if (major === 'qt  ') return 'video/quicktime';
  return MP4_BRANDS.test(major) ? 'video/mp4' : null;
}
