// The process that renders: low priority, one picture at a time, gone after some time without work.
import { constants, setPriority } from 'node:os';
import { weightsOf } from '../network/network.js';
import { renderRoom } from '../render-room.js';
import type { FromChild, ToChild } from './messages.js';
import { warmUp } from './warm-up.js';

/** Milliseconds without work after which the process ends. */
const idleMs = Number(process.argv[2]);

setPriority(process.pid, constants.priority.PRIORITY_LOW);

let idle: NodeJS.Timeout | undefined;
/** Aborted by the first picture that is asked for. */
const wanted = new AbortController();

function rest(): void {
  // The next picture's memory is not to be added to what this one left behind.
  globalThis.gc?.();
  idle = setTimeout(() => process.exit(0), idleMs);
}

function tell(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

process.on('message', (message: ToChild) => {
  clearTimeout(idle);
  wanted.abort();
  const { id, room, options, preview } = message;
  renderRoom(room, {
    ...options,
    onProgress: (progress) => tell({ type: 'progress', id, progress }),
    ...(preview && { onPreview: (picture) => tell({ type: 'preview', id, picture }) }),
  })
    .then((picture) => tell({ type: 'done', id, picture }))
    .catch((error: unknown) => {
      tell({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    })
    .finally(rest);
});

// The parent went away: nobody waits for this picture.
process.on('disconnect', () => process.exit(0));

rest();
tell({ type: 'ready' });
// The first picture finds the weights turned and the code warm. What fails here, it says itself.
weightsOf('small')
  .then(() => warmUp(wanted.signal))
  .catch(() => undefined);
