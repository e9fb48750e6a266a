import { createMemory, KERNEL_BYTES } from './kernel.js';

/** Plans one shared memory piece by piece, then makes it. Addresses are bytes, 64-byte aligned. */
export class MemoryPlan {
  private size: number;

  /** Plans from an address on; behind the kernel's own bytes when absent. */
  constructor(from = KERNEL_BYTES) {
    this.size = from;
  }

  reserve(bytes: number): number {
    const at = this.size;
    this.size = Math.ceil((at + bytes) / 64) * 64;
    return at;
  }

  /** Where the planned bytes end. */
  get bytes(): number {
    return this.size;
  }

  create(): WebAssembly.Memory {
    return createMemory(this.size);
  }
}

export function write(memory: WebAssembly.Memory, at: number, bytes: Uint8Array): void {
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
}
