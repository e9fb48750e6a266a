import { syntheticPhoto } from '../../libs/survey/test/synthetic-photo.js';
import { answerOf, Surveyor } from '../src/features/survey/surveyor/surveyor.js';
import type { WorkerAnswer, WorkerQuestion } from '../src/features/survey/surveyor/worker-messages.js';

/** Stands in for the worker: it sees one synthetic photo, or those of the addresses that it is given photos of. */
export class PhotoWorker {
  static image = syntheticPhoto(2, 720, 480).image;
  static images = new Map<string, typeof PhotoWorker.image>();
  static asked: WorkerQuestion[] = [];
  onmessage: ((event: { data: WorkerAnswer }) => void) | null = null;
  private surveyor: Surveyor | undefined;
  addEventListener() {}
  terminate() {
    this.onmessage = null;
  }
  postMessage(question: WorkerQuestion) {
    PhotoWorker.asked.push(question);
    queueMicrotask(() => this.onmessage?.({ data: this.answer(question) }));
  }
  protected answer(question: WorkerQuestion): WorkerAnswer {
    if (question.ask === 'look') {
      this.surveyor = Surveyor.of(PhotoWorker.images.get(question.url) ?? PhotoWorker.image);
      return this.surveyor
        ? { is: 'looked', looked: this.surveyor.looked() }
        : { is: 'failed', why: 'few-lines' };
    }
    return answerOf(this.surveyor!, question);
  }
}

/** The photo that it sees, as an upload answers it. */
export const PHOTO = {
  imageUrl: 'http://site.test/files/uploads/a.jpg',
  thumbnailUrl: null,
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 1,
  width: 720,
  height: 480,
  focalLength35mm: 26,
};
