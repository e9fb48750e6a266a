// Finds the room in one photo, away from the page: the search takes a second, and the page goes on meanwhile.
import { focalLengthOfExif, grayOf, LOOK_AT_PX } from '@plumbline/survey';
import type { Answer, MatchFault, Question } from './matched-room.js';
import { answerOf, Surveyor } from './surveyor.js';

let surveyor: Surveyor | undefined;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answerTo(data));
};

async function answerTo(question: Question): Promise<Answer> {
  if (question.ask === 'look') return look(question).catch(() => failed('unreadable'));
  if (!surveyor) return failed('unreadable');
  return answerOf(surveyor, question);
}

const failed = (why: MatchFault): Answer => ({ is: 'failed', why });

async function look({ file, url, focalLength35mm }: Extract<Question, { ask: 'look' }>): Promise<Answer> {
  const image = await pixelsOf(file, url);
  const { width, height } = image;
  surveyor = Surveyor.of(
    grayOf(image.data, width, height),
    focalLength35mm ? { focalLength: focalLengthOfExif(focalLength35mm, width, height) } : {},
  );
  return surveyor ? { is: 'looked', looked: surveyor.looked() } : failed('few-lines');
}

/** @throws where neither the file nor the stored copy can be drawn */
async function pixelsOf(file: Blob | null, url: string): Promise<ImageData> {
  const picture = await (file
    ? createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => stored(url))
    : stored(url));
  try {
    const scale = Math.min(1, LOOK_AT_PX / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('No canvas.');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height);
  } finally {
    picture.close();
  }
}

/** The copy that the server keeps: a kind of picture that every browser draws. */
async function stored(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The photo answered ${answer.status}.`);
  return createImageBitmap(await answer.blob());
}
