import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Concept } from '@plumbline/concept';
import { conceptSchema, warmSchemas } from '@plumbline/concept/schemas';
import type { Paper } from '@plumbline/drawing';
import type { ConceptOptions, ConceptRequest } from '@plumbline/room';
import { Piscina } from 'piscina';
import type { DrawnPlan, DrawnSheet, Planned, PlanTask, SetTask } from './planning-worker.js';
import { limitWork } from './work-limit.js';

const WORKER = new URL('../../dist/planning/planning-worker.js', import.meta.url);

/**
 * A room is read, planned and drawn in well under a second of processor time: what takes this long, in milliseconds,
 * never ends.
 */
const LIMIT_MS = 20_000;
/** A hundred times what the largest room takes. */
const MEMORY_MB = 512;
/** A thread without work ends after so many milliseconds, and gives its memory back. */
const IDLE_MS = 180_000;

/** Of work that nobody cancels: several may wait for the same sheets, nobody for a warm thread. */
const UNASKED = new AbortController().signal;

/** No room of the kind fits into the size wished for; the message is a sentence for the homeowner. */
export class NoConcept extends Error {
  override readonly name = 'NoConcept';
}

/** A thread was ended in the middle of its work: it took too long or too much memory, or crashed. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
}

/**
 * Reads wishes, plans rooms and draws plans in a thread beside the one that answers requests, with a limit of time
 * and memory: whatever somebody wrote, the service goes on answering. A thread that passes a limit is ended, and
 * the next work starts another.
 */
export class PlanningRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool: Piscina;

  constructor(
    worker = WORKER,
    private readonly limitMs = LIMIT_MS,
  ) {
    this.pool = new Piscina({
      filename: worker.href,
      minThreads: 0,
      // The service makes one design at a time.
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // Flags of the service (loaders, inspectors, heap limits) are not for its threads.
      execArgv: [],
    });
    // A thread that is lost while it has no work is replaced when there is some.
    this.pool.on('error', () => undefined);
  }

  /** @throws NoConcept; ThreadLost; ZodError where the room breaks the contract; the signal's reason when aborted */
  async plan(request: ConceptRequest, options: ConceptOptions, signal: AbortSignal): Promise<Concept> {
    const planned = await this.run<Planned>('plan', { request, options } satisfies PlanTask, signal);
    if ('noRoomFits' in planned) throw new NoConcept(planned.noRoomFits);
    // The thread read what a person wrote: what comes of it keeps to the contract before it is stored and shown.
    return conceptSchema.parse(planned.concept);
  }

  /** The floor plan in all its forms. @throws ThreadLost; the signal's reason when aborted */
  draw(concept: Concept, signal: AbortSignal): Promise<DrawnPlan> {
    return this.run<DrawnPlan>('draw', concept, signal);
  }

  /** The sheets of a drawing set. @throws ThreadLost */
  drawSheets(concept: Concept, paper: Paper): Promise<DrawnSheet[]> {
    return this.run<DrawnSheet[]>('drawSheets', { concept, paper } satisfies SetTask, UNASKED);
  }

  /** The drawing set as a PDF. @throws ThreadLost */
  drawPdf(concept: Concept, paper: Paper): Promise<Uint8Array> {
    return this.run<Uint8Array>('drawPdf', { concept, paper } satisfies SetTask, UNASKED);
  }

  /**
   * Starts a thread where none runs, with a plain room that nobody keeps: the next room finds everything compiled, and
   * takes a third of the time.
   */
  async warm(): Promise<void> {
    if (this.pool.threads.length === 0) await this.run('warm', undefined, UNASKED);
  }

  /** What a thread answers is parsed beside the requests: the first time is not to cost more than the others. */
  onApplicationBootstrap(): void {
    warmSchemas();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  private async run<T>(name: string, task: unknown, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const end = new AbortController();
    const abort = () => end.abort();
    signal.addEventListener('abort', abort, { once: true });
    const callOff = limitWork(this.limitMs, abort);
    try {
      return (await this.pool.run(task, { name, signal: end.signal })) as T;
    } catch (error) {
      signal.throwIfAborted();
      if (end.signal.aborted) throw new ThreadLost(`not done within ${this.limitMs / 1000} s`);
      if (isLoss(error)) throw new ThreadLost((error as Error).message);
      throw error;
    } finally {
      callOff();
      signal.removeEventListener('abort', abort);
    }
  }
}

/** Whether the thread itself ended, and not only its task. */
const isLoss = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
  /^worker exited with code/.test((error as Error).message);
