import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fileUrl } from '#lib/server/file-url.js';
import { PHOTO, PhotoWorker } from '../../../../test/photo-worker.js';
import { lookAhead, lookAt } from './look-ahead.js';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.js';

let started: CountedWorker[] = [];

class CountedWorker extends PhotoWorker {
  ended = false;
  /** It cannot open the file, only the stored copy. */
  static onlyCopies = false;
  constructor() {
    super();
    started.push(this);
  }
  override terminate() {
    this.ended = true;
    super.terminate();
  }
  protected override answer(question: WorkerQuestion): WorkerAnswer {
    const isBlind = CountedWorker.onlyCopies && question.ask === 'look' && !question.url;
    return isBlind ? { is: 'failed', why: 'unreadable' } : super.answer(question);
  }
}

const photo = (name = 'a.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const heard = (file: File | null) =>
  new Promise<WorkerAnswer>((resolve) =>
    lookAt({ imageUrl: PHOTO.imageUrl, file, focalLength35mm: 26 }, resolve),
  );

beforeEach(() => {
  started = [];
  PhotoWorker.asked = [];
  CountedWorker.onlyCopies = false;
  vi.stubGlobal('Worker', CountedWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});

it('gives the card what was found before, or is being found', async () => {
  for (const isFound of [true, false]) {
    const file = photo();
    started = [];
    lookAhead(file);
    lookAhead(file);
    await waitFor(() => expect(started).toHaveLength(1));
    if (isFound) await new Promise<void>((resolve) => queueMicrotask(resolve));
    expect((await heard(file)).is).toBe('looked');
    expect(started.map(({ ended }) => ended)).toEqual([false]);
  }
});

it('looks anew at another photo, and leaves the one that it began with', async () => {
  lookAhead(photo('first.jpg'));
  lookAhead(photo('second.jpg'));
  expect((await heard(photo('third.jpg'))).is).toBe('looked');
  expect(started.map(({ ended }) => ended)).toEqual([true, true, false]);
  expect((await heard(null)).is).toBe('looked');
  expect(started).toHaveLength(4);
});

it('opens the stored copy of a file that it could not open ahead', async () => {
  CountedWorker.onlyCopies = true;
  const file = photo();
  lookAhead(file);
  expect((await heard(file)).is).toBe('looked');
  expect(started).toHaveLength(1);
  expect(PhotoWorker.asked).toMatchObject([{ url: '' }, { url: fileUrl(PHOTO.imageUrl), file }]);
});

it('leaves alone what the browser cannot draw from the file', () => {
  lookAhead(new File(['x'], 'a.heic', { type: 'image/heic' }));
  lookAhead(new File(['x'], 'a.mov', { type: 'video/quicktime' }));
  expect(started).toEqual([]);
});
