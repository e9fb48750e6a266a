import { EXIF_WITHIN_BYTES, LIMITS, readFocalLength35mm } from '@plumbline/contracts';

/** As the server writes the copy it keeps. */
const QUALITY = 0.86;
const REDRAWN_TYPES = /^image\/(jpeg|png|webp)$/;

/** A file as it is sent. */
export interface OutgoingFile {
  readonly file: File;
  /** In millimetres on 35 mm film, where the file itself can no longer tell it. */
  readonly focalLength35mm: number | null;
}

export const asItIs = (file: File): OutgoingFile => ({ file, focalLength35mm: null });

/** Two tries to send a file must send the same bytes: they carry the same idempotency key. */
const made = new WeakMap<File, Promise<OutgoingFile>>();

/**
 * The photo as a JPEG no larger than what the server keeps, with the focal length read before, under its own name.
 * As it is: a video, a kind of picture that not every browser decodes, a photo this one cannot decode, and a photo that is small
 * enough or would not become smaller.
 */
export function smallerPhoto(file: File): Promise<OutgoingFile> {
  if (!REDRAWN_TYPES.test(file.type)) return Promise.resolve(asItIs(file));
  const before = made.get(file);
  if (before) return before;
  const making = redraw(file).then(
    (jpeg) => (jpeg && jpeg.size < file.size ? withFocalLength(jpeg, file) : asItIs(file)),
    // Damaged, or too large for this device's memory: the server has the last word on it.
    () => asItIs(file),
  );
  made.set(file, making);
  return making;
}

/** The size to draw a picture at, in whole pixels; null where it is small enough. */
export function drawnSize(width: number, height: number): { width: number; height: number } | null {
  const scale = LIMITS.pictureSideMax / Math.max(width, height);
  if (scale >= 1) return null;
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}

async function redraw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = drawnSize(picture.width, picture.height);
    if (!size) return null;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // What is transparent becomes white, as on the server.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, size.width, size.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, size.width, size.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}

async function withFocalLength(jpeg: Blob, original: File): Promise<OutgoingFile> {
  const head = await original.slice(0, EXIF_WITHIN_BYTES).arrayBuffer();
  return {
    file: new File([jpeg], original.name, { type: 'image/jpeg' }),
    focalLength35mm: readFocalLength35mm(new Uint8Array(head)),
  };
}
