import { fileUrl } from '#lib/server/file-url.js';
import type { MatchPhoto } from '../model/matched-room.js';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.js';

/** Kinds of pictures that every browser draws from the file itself. */
const DRAWN = /^image\/(jpeg|png|webp)$/;

export const canDraw = (file: Blob): boolean => DRAWN.test(file.type);

/** Without these a browser cannot look at photos away from the page. */
export const canLook = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** A photo that is looked at before its card is there, and what was found once it was. */
interface Ahead {
  readonly file: Blob;
  readonly worker: Worker;
  found: WorkerAnswer | null;
}

let ahead: Ahead | null = null;

/** Begins to look at a photo while its owner fills in the rest and sends it. Of several, the one begun last counts. */
export function lookAhead(file: Blob): void {
  if (ahead?.file === file || !canDraw(file) || !canLook()) return;
  ahead?.worker.terminate();
  const begun: Ahead = { file, worker: startWorker(), found: null };
  begun.worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    begun.found = data;
  };
  begun.worker.onerror = () => {
    if (ahead === begun) ahead = null;
  };
  begun.worker.postMessage(toLook({ imageUrl: '', file, focalLength35mm: null }));
  ahead = begun;
}

/** What looks at one photo, and answers questions about it in turn. */
export interface Looking {
  readonly ask: (question: WorkerQuestion) => void;
  readonly end: () => void;
}

/** Looks at a photo, from where looking ahead has come to. `hear` gets each answer; the first is what was found. */
export function lookAt(photo: MatchPhoto, hear: (answer: WorkerAnswer) => void): Looking {
  const begun = takeAhead(photo.file);
  const worker = begun?.worker ?? startWorker();
  const ask = (question: WorkerQuestion) => worker.postMessage(question);
  let isOver = false;
  /** Looking ahead had no stored copy to open where the file cannot be opened. */
  let mayOpenCopy = begun !== null;
  function answered(answer: WorkerAnswer) {
    if (isOver) return;
    const opensCopy = mayOpenCopy && answer.is === 'failed' && answer.why === 'unreadable';
    mayOpenCopy = false;
    if (opensCopy) ask(toLook(photo));
    else hear(answer);
  }
  const fail = () => hear({ is: 'failed', why: 'unreadable' });
  worker.onerror = fail;
  worker.addEventListener('messageerror', fail);
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => answered(data);
  if (!begun) ask(toLook(photo));
  else if (begun.found) queueMicrotask(() => answered(begun.found!));
  return {
    ask,
    end() {
      isOver = true;
      worker.terminate();
    },
  };
}

/** The worker that has begun with this file; one that has begun with another is no longer wanted. */
function takeAhead(file: Blob | null): Ahead | null {
  const begun = ahead;
  ahead = null;
  if (begun && begun.file !== file) begun.worker.terminate();
  return begun?.file === file ? begun : null;
}

const startWorker = (): Worker =>
  new Worker(new URL('./survey.worker.ts', import.meta.url), { type: 'module' });

const toLook = ({ imageUrl, file, focalLength35mm }: MatchPhoto): WorkerQuestion => ({
  ask: 'look',
  file,
  url: imageUrl && fileUrl(imageUrl),
  focalLength35mm,
});
