import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kernel, KernelForm } from '../wasm/kernel.js';
import type { BandCall, FromWorker, ToWorker, WorkerStart } from './messages.js';

export type SetupCall = readonly [keyof Kernel, readonly number[]];

/** Threads that share one memory and split every call into bands. */
export class KernelPool {
  private readonly control = new Int32Array(new SharedArrayBuffer(8));
  private readonly workers: Worker[] = [];
  private failure: Error | undefined;
  private counts: FromWorker[] = [];

  constructor(
    count: number,
    memory: WebAssembly.Memory,
    form: KernelForm,
    code: WebAssembly.Module | undefined,
  ) {
    for (let i = 0; i < count; i++) {
      const worker = new Worker(new URL('../../dist/workers/worker.js', import.meta.url), {
        workerData: { memory, form, code, control: this.control } satisfies WorkerStart,
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
        // What it runs is built: whatever reads TypeScript in this process would take each thread a second to load.
        execArgv: [],
      });
      worker.on('error', (error: Error) => {
        this.failure ??= error;
      });
      this.workers.push(worker);
    }
  }

  get size(): number {
    return this.workers.length;
  }

  /** Rays traced so far by all threads. */
  get rays(): number {
    return this.counts.reduce((sum, c) => sum + (c.rays >>> 0), 0);
  }

  /** Values that were not numbers, found so far. */
  get badValues(): number {
    return this.counts.reduce((sum, c) => sum + c.badValues, 0);
  }

  /** Stops the threads' present call at the next band. */
  cancel(): void {
    Atomics.store(this.control, 1, 1);
  }

  /** Makes calls on every instance; `own` are those whose arguments differ by thread. */
  async setup(
    calls: readonly SetupCall[],
    own: (index: number) => readonly SetupCall[] = () => [],
  ): Promise<void> {
    await this.tell((index) => ({ type: 'setup', calls: [...calls, ...own(index)] }));
  }

  /** Runs `call` over `total` entries in bands; `onBands` hears the share done, from time to time. */
  async run(
    call: BandCall,
    total: number,
    band: number,
    rest: readonly number[],
    onBands?: (share: number) => void,
  ): Promise<void> {
    Atomics.store(this.control, 0, 0);
    const bands = Math.ceil(total / band);
    const timer =
      onBands && setInterval(() => onBands(Math.min(1, Atomics.load(this.control, 0) / bands)), 200);
    try {
      await this.tell(() => ({ type: 'run', call, total, band, rest }));
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async tell(message: (index: number) => ToWorker): Promise<void> {
    if (this.failure) throw this.failure;
    this.counts = await Promise.all(
      this.workers.map(async (worker, index) => {
        worker.postMessage(message(index));
        const [answer] = (await once(worker, 'message')) as [FromWorker];
        return answer;
      }),
    );
  }
}
