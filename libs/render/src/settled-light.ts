/** The host's part of the settled light (kernel/cells.ts): which cells there are, and the sweeps. */
import type { SetupCall } from './workers/pool.js';

/** Two records of 32 bytes a scouting path. */
export const RECORD_BYTES = 64;
export const CELL_POINT_BYTES = 112;
export const GATHER_RAYS = 48;
export const MOST_CELLS = 24_000;
/** Entries of 8 bytes that the table of {@link MOST_CELLS} needs: the next power of two of twice as many. */
export const MOST_SLOTS = 65_536;
const POINTS_A_CELL = 4;
/** In a white room (albedo 0.8) what is left out after so many is one part in a hundred. An even number. */
const SWEEPS = 20;

export interface CellMemory {
  readonly records: number;
  readonly table: number;
  readonly points: number;
  readonly direct: number;
  readonly links: number;
  readonly light: readonly [number, number];
}

interface Cells {
  readonly count: number;
  /** Entries of the table, a power of two: as few as find quickly, so that the table stays in a core's cache. */
  readonly slots: number;
}

/**
 * Collects the cells that scouting paths reached: the first four points of each, in the order of the paths,
 * so that the answer is the same however the paths were shared out.
 */
export function collectCells(memory: WebAssembly.Memory, plan: CellMemory, scouts: number): Cells {
  const ints = new Uint32Array(memory.buffer);
  const floats = new Float32Array(memory.buffer);
  const cells = new Map<number, number>();
  for (let i = 0; i < scouts * 2; i++) {
    const record = plan.records / 4 + i * 8;
    const key = ints[record]!;
    if (key === 0) continue;
    let cell = cells.get(key);
    if (cell === undefined) {
      if (cells.size >= MOST_CELLS) continue;
      cell = cells.size;
      cells.set(key, cell);
      ints[pointAt(plan, cell)] = 0;
      ints[pointAt(plan, cell) + 1] = key;
    }
    const at = pointAt(plan, cell);
    const count = ints[at]!;
    if (count >= POINTS_A_CELL) continue;
    floats.set(floats.subarray(record + 1, record + 7), at + 4 + count * 6);
    ints[at] = count + 1;
  }
  const slots = 2 ** Math.ceil(Math.log2(Math.max(64, cells.size * 2)));
  ints.fill(0, plan.table / 4, plan.table / 4 + slots * 2);
  for (const [key, cell] of cells) insert(ints, plan.table / 4, slots - 1, key, cell);
  return { count: cells.size, slots };
}

function pointAt(plan: CellMemory, cell: number): number {
  return (plan.points + cell * CELL_POINT_BYTES) / 4;
}

function insert(ints: Uint32Array, table: number, mask: number, key: number, cell: number): void {
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & mask;
  while (ints[table + slot * 2] !== 0) slot = (slot + 1) & mask;
  ints[table + slot * 2] = key;
  ints[table + slot * 2 + 1] = cell;
}

/**
 * Lets the light settle and writes it into the table; `sweep` runs one sweep over all cells and `tell` reaches
 * every kernel. Answers the mean light of the cells.
 */
export async function settle(
  memory: WebAssembly.Memory,
  plan: CellMemory,
  { count, slots }: Cells,
  sweep: (from: number, to: number) => Promise<void>,
  tell: (calls: readonly SetupCall[]) => Promise<void>,
): Promise<[r: number, g: number, b: number]> {
  let from = plan.direct;
  for (let i = 0; i < SWEEPS; i++) {
    const to = plan.light[i % 2]!;
    const [r, g, b] = meanLight(memory, from, count);
    await tell([['setAmbient', [r, g, b]]]);
    await sweep(from, to);
    from = to;
  }
  const [r, g, b] = meanLight(memory, from, count);
  await tell([['setAmbient', [r, g, b]]]);
  const table = new Uint32Array(memory.buffer, plan.table, slots * 2);
  const light = new Float32Array(memory.buffer, from, count * 4);
  for (let slot = 0; slot < slots; slot++) {
    if (table[slot * 2] === 0) continue;
    const at = table[slot * 2 + 1]! * 4;
    table[slot * 2 + 1] = sharedExponent(light[at]!, light[at + 1]!, light[at + 2]!);
  }
  return [r, g, b];
}

/** Three numbers from 0 to 65,408 in 32 bits: nine bits each, and one exponent (the form known as RGB9E5). */
export function sharedExponent(r: number, g: number, b: number): number {
  const most = Math.min(65_408, Math.max(r, g, b));
  if (!(most > 2 ** -16)) return 0;
  let exponent = Math.floor(Math.log2(most)) + 16;
  if (Math.round(most / 2 ** (exponent - 24)) > 511) exponent++;
  const part = (v: number): number => Math.min(511, Math.round(Math.max(0, v) / 2 ** (exponent - 24)));
  return (part(r) | (part(g) << 9) | (part(b) << 18) | (exponent << 27)) >>> 0;
}

function meanLight(memory: WebAssembly.Memory, at: number, count: number): [number, number, number] {
  const values = new Float32Array(memory.buffer, at, count * 4);
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    sum[0] += values[i * 4]!;
    sum[1] += values[i * 4 + 1]!;
    sum[2] += values[i * 4 + 2]!;
  }
  const k = count === 0 ? 0 : 1 / count;
  return [sum[0] * k, sum[1] * k, sum[2] * k];
}
