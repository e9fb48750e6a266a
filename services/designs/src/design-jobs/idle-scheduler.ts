import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { JobQueue } from '@plumbline/platform';
import { In, Repository } from 'typeorm';
import { DesignJob } from '../tables/design-job.entity.js';

/** Designs that are looked after in one sweep. */
export const A_SWEEP = 20;
/** After so long what was never drawn is given up: nobody looks at the page any more. Two days. */
export const GIVEN_UP_MS = 2 * 86_400_000;

/** Drawing for when nobody waits for a design: it does not begin while somebody does, and ends when somebody comes. */
@Injectable()
export class IdleScheduler {
  private readonly running = new Set<AbortController>();

  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly jobs: JobQueue,
  ) {}

  /** Queues a design's work, unless the queue holds it; one that gave way before makes room for itself. */
  async add(name: 'draw-view' | 'refine-picture', designId: string): Promise<void> {
    if (await this.jobs.holds(name, designId)) return;
    await this.jobs.remove(name, designId);
    const payload: JobMap[typeof name] = { designId };
    await this.jobs.add(name, designId, payload);
  }

  /** Does the work, where nobody waits; its signal ends with `outer` or when it gives way. A sweep brings it back. */
  async during(outer: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, outer]);
    // Known before it looks who waits: a design that comes in between ends it.
    this.running.add(controller);
    try {
      if (await this.somebodyWaits()) return;
      signal.throwIfAborted();
      await work(signal);
    } catch (error) {
      if (!controller.signal.aborted || outer.aborted) throw error;
    } finally {
      this.running.delete(controller);
    }
  }

  /** A design is to be made in this process: ends what runs. */
  giveWay(): void {
    for (const controller of this.running) controller.abort(new Error('Somebody waits for a design.'));
  }

  somebodyWaits(): Promise<boolean> {
    return this.designJobs.existsBy({ status: In(['queued', 'processing']) });
  }
}
