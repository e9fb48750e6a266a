import { Injectable } from '@nestjs/common';
import { Cancelled } from '../pictures/image-provider.js';

/** The designs this process is making now, so that a cancel reaches them at once. */
@Injectable()
export class RunningDesignRegistry {
  private readonly controllers = new Map<string, AbortController>();

  /** A signal that ends with `outer` or with cancel(jobId). */
  async during<T>(jobId: string, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.controllers.set(jobId, controller);
    try {
      return await work(AbortSignal.any([controller.signal, outer]));
    } finally {
      this.controllers.delete(jobId);
    }
  }

  cancel(jobId: string): void {
    this.controllers.get(jobId)?.abort(new Cancelled());
  }
}
