/** A lens's focal length as if on 35 mm film, in millimetres: what we believe. */
export const FOCAL_LENGTH_35MM = { min: 4, max: 400 } as const;

/** Bytes from a photo's start within which cameras write their EXIF block. */
export const EXIF_WITHIN_BYTES = 1024 * 1024;

/** The multipart field beside `files`: a JSON list, by the order of the files, of numbers or null. */
export const FOCAL_LENGTHS_FIELD = 'focalLengths';

export const isFocalLength35mm = (value: unknown): value is number =>
  typeof value === 'number' && value >= FOCAL_LENGTH_35MM.min && value <= FOCAL_LENGTH_35MM.max;

/**
 * `Exif`, two zeros and a TIFF header's start: in a JPEG's APP1 segment and in HEIC's Exif item. Without the header, a
 * HEIC's list of items says `Exif` too.
 */
const EXIF_LENGTH = 6;
const EXIF_MARKS = ['Exif\0\0II*\0', 'Exif\0\0MM\0*'].map((mark) => new TextEncoder().encode(mark));
const TAG = { exif: 0x8769, focalLength35mm: 0xa405 };
const TYPE = { short: 3, long: 4 };

/**
 * EXIF's FocalLengthIn35mmFilm of a photo, in millimetres; null where it has none, or one no lens has.
 * @param head the photo's first bytes
 */
export function readFocalLength35mm(head: Uint8Array): number | null {
  const start = startOfTiff(head);
  if (start === -1) return null;
  const tiff = new DataView(head.buffer, head.byteOffset + start, head.byteLength - start);
  try {
    const little = tiff.getUint8(0) === 0x49;
    const exif = tagValue(tiff, tiff.getUint32(4, little), TAG.exif, little);
    const length = exif === null ? null : tagValue(tiff, exif, TAG.focalLength35mm, little);
    return isFocalLength35mm(length) ? length : null;
  } catch (error) {
    // An address in the block that leads out of it: the block is damaged.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function startOfTiff(bytes: Uint8Array): number {
  const first = EXIF_MARKS[0]![0]!;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (EXIF_MARKS.some((mark) => mark.every((byte, i) => bytes[at + i] === byte))) return at + EXIF_LENGTH;
  }
  return -1;
}

/** The number a TIFF directory holds under a tag; null where it holds none. */
function tagValue(tiff: DataView, directory: number, tag: number, little: boolean): number | null {
  const entries = tiff.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (tiff.getUint16(entry, little) !== tag) continue;
    const type = tiff.getUint16(entry + 2, little);
    if (type === TYPE.short) return tiff.getUint16(entry + 8, little);
    return type === TYPE.long ? tiff.getUint32(entry + 8, little) : null;
  }
  return null;
}
