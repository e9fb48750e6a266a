import type { Kernel, KernelForm } from '../wasm/kernel.js';

/** A kernel call that works on the entries from `first` up to `end`. */
export type BandCall =
  | 'scout'
  | 'lightCells'
  | 'settleCells'
  | 'renderRows'
  | 'renderMarked'
  | 'markEdges'
  | 'gather'
  | 'resolve'
  | 'calm'
  | 'filter'
  | 'compose'
  | 'takeTile'
  | 'convolve'
  | 'giveTile'
  | 'develop';

export interface WorkerStart {
  readonly memory: WebAssembly.Memory;
  readonly form: KernelForm;
  /** Absent for the JavaScript form. */
  readonly code: WebAssembly.Module | undefined;
  /** [next band, cancelled]. */
  readonly control: Int32Array;
}

export type ToWorker =
  | { readonly type: 'setup'; readonly calls: readonly (readonly [keyof Kernel, readonly number[]])[] }
  | {
      readonly type: 'run';
      readonly call: BandCall;
      readonly total: number;
      readonly band: number;
      readonly rest: readonly number[];
    };

export interface FromWorker {
  readonly rays: number;
  readonly badValues: number;
}
