import { readFile } from 'node:fs/promises';

/** What the kernel exports; kernel/*.ts says what each call does. Addresses are bytes in the memory. */
export interface Kernel {
  setScene(
    nodes: number,
    primitives: number,
    materials: number,
    lights: number,
    walls: number,
    triangles: number,
    lightCount: number,
    scratch: number,
    height: number,
  ): void;
  setDaylight(...sunSkyGroundView: number[]): void;
  setPanorama(at: number, columns: number, rows: number, top: number, cosine: number, sine: number): void;
  setCells(table: number, mask: number, points: number, direct: number, links: number, seed: number): void;
  setAmbient(r: number, g: number, b: number): void;
  lightCells(first: number, end: number): void;
  settleCells(first: number, end: number, from: number, to: number): void;
  setPicture(
    width: number,
    height: number,
    samples: number,
    seed: number,
    diffuse: number,
    gloss: number,
    albedo: number,
    normal: number,
    clear: number,
  ): void;
  setCamera(...placeAxesLensWallsAndTaken: number[]): void;
  itemAt(x: number, y: number, width: number, height: number): number;
  itemDistance(): number;
  scout(first: number, end: number, total: number, records: number): void;
  renderRows(first: number, end: number, firstSample: number, endSample: number, color: number): void;
  renderMarked(
    first: number,
    end: number,
    firstSample: number,
    endSample: number,
    marks: number,
    least: number,
  ): void;
  markEdges(first: number, end: number, to: number): void;
  setFilter(...sizeBuffersAxesAndLens: number[]): void;
  gather(
    first: number,
    end: number,
    wide: number,
    diffuse: number,
    gloss: number,
    albedo: number,
    normal: number,
    clear: number,
  ): void;
  resolve(first: number, end: number): void;
  calm(first: number, end: number, from: number, to: number): void;
  filter(
    first: number,
    end: number,
    from: number,
    to: number,
    step: number,
    sigma: number,
    isGloss: number,
  ): void;
  compose(first: number, end: number, to: number): void;
  setNetwork(scratch: number): void;
  takeTile(first: number, end: number, ...placeBufferAndScale: number[]): void;
  convolve(first: number, end: number, ...inputsSizeNumbersAndOutput: number[]): void;
  giveTile(first: number, end: number, ...placeBufferAndScale: number[]): void;
  setFill(whole: number): void;
  setLook(contrast: number, saturation: number, blend: number): void;
  develop(
    first: number,
    end: number,
    width: number,
    height: number,
    from: number,
    out: number,
    gainR: number,
    gainG: number,
    gainB: number,
    bloom: number,
    bloomWidth: number,
    bloomHeight: number,
    share: number,
    black: number,
  ): void;
  badValues(): number;
  rayCount(): number;
  firstHit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  hitIndex(): number;
  visibility(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number;
  lightFrom(
    light: number,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    s1: number,
    s2: number,
  ): number;
  sunAt(x: number, y: number, z: number, nx: number, ny: number, nz: number): number;
}

export type KernelForm = 'simd' | 'javascript';

/** Bytes at the bottom of the memory that belong to the kernel itself. */
export const KERNEL_BYTES = 65536;
/** Bytes of scratch memory that each instance needs. */
export const SCRATCH_BYTES = 8192;

const PAGE = 65536;
const built = new URL('../../compiled/', import.meta.url);

/** Whether this machine runs SIMD on shared memory; asked once. */
export const simdWorks: boolean = WebAssembly.validate(
  // (module (memory 1 1 shared) (func (result v128) i32.const 0 i8x16.splat))
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 5, 4, 1, 3, 1, 1, 10, 8, 1, 6, 0, 65, 0,
    253, 15, 11,
  ]),
);

/** Pages of the largest memory: one that may grow says before how far. 1 GB, and a picture of eight million pixels has 0.7. */
const MOST_PAGES = 16_384;

/** A shared memory of at least `bytes`, zeroed, that may grow. */
export function createMemory(bytes: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pagesFor(bytes), maximum: MOST_PAGES, shared: true });
}

/** Makes a memory at least so many bytes large; what is new is zeroed. */
export function growMemory(memory: WebAssembly.Memory, bytes: number): void {
  const more = pagesFor(bytes) - pagesFor(memory.buffer.byteLength);
  if (more > 0) memory.grow(more);
}

const pagesFor = (bytes: number): number => Math.ceil(bytes / PAGE);

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The kernel's code, read and compiled once. Threads are handed it: what V8 has learnt of it in one picture, the
 * threads of the next one start with.
 */
export function compiledKernel(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('kernel.wasm', built)).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** An instance of the kernel on `memory`. Both forms give the same picture but for rounding. */
export async function instantiateKernel(
  memory: WebAssembly.Memory,
  form: KernelForm,
  code?: WebAssembly.Module,
): Promise<Kernel> {
  if (form === 'javascript') {
    const script = (await import(new URL('plain.js', built).href)) as {
      instantiate(memory: { buffer: ArrayBufferLike }): Kernel;
    };
    // A plain object: the script defines a method on what it is given.
    return script.instantiate({ buffer: memory.buffer });
  }
  const instance = await WebAssembly.instantiate(code ?? (await compiledKernel()), { env: { memory } });
  return instance.exports as unknown as Kernel;
}
