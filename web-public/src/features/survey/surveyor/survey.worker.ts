// Finds the room in one photo, away from the page: the search takes a second, and the page goes on meanwhile.
import { EXIF_WITHIN_BYTES, readFocalLength35mm } from '@plumbline/contracts';
import { focalLengthOfExif, grayOf, LOOK_AT_PX } from '@plumbline/survey';
import type { MatchFault } from '../model/matched-room.js';
import { answerOf, Surveyor } from './surveyor.js';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.js';

let surveyor: Surveyor | undefined;

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await answerTo(data));
};

async function answerTo(question: WorkerQuestion): Promise<WorkerAnswer> {
  if (question.ask === 'look') return look(question).catch(() => failed('unreadable'));
  if (!surveyor) return failed('unreadable');
  return answerOf(surveyor, question);
}

const failed = (why: MatchFault): WorkerAnswer => ({ is: 'failed', why });

async function look({
  file,
  url,
  focalLength35mm,
}: Extract<WorkerQuestion, { ask: 'look' }>): Promise<WorkerAnswer> {
  const image = await timed('open', () => pixelsOf(file, url));
  const { width, height } = image;
  const film = focalLength35mm ?? (file && (await focalLengthIn(file)));
  const hints = film ? { focalLength: focalLengthOfExif(film, width, height) } : {};
  surveyor = await timed('find', async () => Surveyor.of(grayOf(image.data, width, height), hints));
  return surveyor ? { is: 'looked', looked: surveyor.looked() } : failed('few-lines');
}

/** Does a part of the work; how long it took stands among the measures of this worker (bench/match.ts). */
async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  performance.measure(part, { start });
  return result;
}

async function focalLengthIn(file: Blob): Promise<number | null> {
  return readFocalLength35mm(new Uint8Array(await file.slice(0, EXIF_WITHIN_BYTES).arrayBuffer()));
}

/** @throws where neither the file nor the stored copy can be drawn */
async function pixelsOf(file: Blob | null, url: string): Promise<ImageData> {
  const picture = await (file ? pictureOf(file).catch(() => stored(url)) : stored(url));
  try {
    const { width: w, height: h } = sizeOf(picture);
    const scale = Math.min(1, LOOK_AT_PX / Math.max(w, h));
    const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('No canvas.');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height);
  } finally {
    picture.close();
  }
}

const sizeOf = (picture: ImageBitmap | VideoFrame): { width: number; height: number } =>
  'displayWidth' in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;

/** The photo, upright; where the browser can, at a half, a quarter or an eighth of its size for as little of the work. */
async function pictureOf(file: Blob): Promise<ImageBitmap | VideoFrame> {
  const smaller =
    turnsFrames() && file.type === 'image/jpeg' ? await smallerFrame(file).catch(() => null) : null;
  return smaller ?? createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** True where frames are drawn upright as the photo's EXIF data say. */
const turnsFrames = (): boolean => typeof ImageDecoder !== 'undefined' && 'rotation' in VideoFrame.prototype;

/** A decoder takes the largest of its sizes that is not over the desired one: twice the size that is looked at. */
async function smallerFrame(file: Blob): Promise<VideoFrame> {
  const side = 2 * LOOK_AT_PX;
  const decoder = new ImageDecoder({
    data: await file.arrayBuffer(),
    type: file.type,
    desiredWidth: side,
    desiredHeight: side,
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

/** The copy that the server keeps: a kind of picture that every browser draws. */
async function stored(url: string): Promise<ImageBitmap> {
  if (!url) throw new Error('Nothing is stored yet.');
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The photo answered ${answer.status}.`);
  return createImageBitmap(await answer.blob());
}
