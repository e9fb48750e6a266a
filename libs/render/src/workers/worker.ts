// One thread with one kernel: takes bands of work from the shared counter until none is left.
import { parentPort, workerData } from 'node:worker_threads';
import { instantiateKernel } from '../wasm/kernel.js';
import type { FromWorker, ToWorker, WorkerStart } from './messages.js';

const { memory, form, code, control } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('worker.js runs as a worker thread only.');

const kernel = await instantiateKernel(memory, form, code);

port.on('message', (message: ToWorker) => {
  if (message.type === 'setup') {
    for (const [name, values] of message.calls) (kernel[name] as (...n: number[]) => void)(...values);
  } else {
    const call = kernel[message.call] as (first: number, end: number, ...n: number[]) => void;
    const { total, band, rest } = message;
    while (Atomics.load(control, 1) === 0) {
      const first = Atomics.add(control, 0, 1) * band;
      if (first >= total) break;
      call(first, Math.min(first + band, total), ...rest);
    }
  }
  port.postMessage({ rays: kernel.rayCount(), badValues: kernel.badValues() } satisfies FromWorker);
});
