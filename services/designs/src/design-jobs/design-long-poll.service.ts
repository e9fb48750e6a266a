import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LIMITS } from '@plumbline/contracts';
import { DataSource } from 'typeorm';

/** What a page waits for: the first look at a concept, or its end. The end ends every wait. */
export const AWAITED = ['preview', 'end'] as const;
export type Awaited = (typeof AWAITED)[number];

/** An answer is held back no longer than a page that asks in turns would have waited. */
const HOLD_MS = LIMITS.designPollMs;
/** Between two looks into the table, for all pages that wait together. */
const LOOK_MS = 150;
/** Further answers are not held back. */
const HELD_MAX = 500;

interface Held {
  readonly jobId: string;
  readonly awaited: Awaited;
  readonly since: number;
  readonly release: () => void;
}

interface State {
  readonly id: string;
  readonly ended: boolean;
  readonly previewed: boolean;
}

/**
 * Holds answers about designs back until there is something new, so that a page hears of it at once however it was
 * made: by this process or another. However many wait, the table is asked once a turn.
 */
@Injectable()
export class DesignLongPollService implements OnApplicationShutdown {
  private readonly held = new Set<Held>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Resolves when a design has what is awaited, after 2.5 s at the latest, and at once for a job that is not there. */
  until(awaited: Awaited, jobId: string): Promise<void> {
    if (this.closed || this.held.size >= HELD_MAX) return Promise.resolve();
    return new Promise((release) => {
      this.held.add({ jobId, awaited, since: performance.now(), release });
      this.timer ??= setTimeout(this.look, 0);
    });
  }

  onApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.release(() => true);
  }

  private readonly look = async (): Promise<void> => {
    let states = new Map<string, State>();
    try {
      states = await this.statesOf(new Set([...this.held].map(({ jobId }) => jobId)));
    } catch {
      // The question that is held back now meets the same fault and answers it.
      this.release(() => true);
    }
    const now = performance.now();
    this.release(({ jobId, awaited, since }) => {
      const state = states.get(jobId);
      const there = !state || state.ended || (awaited === 'preview' && state.previewed);
      return there || now - since >= HOLD_MS;
    });
    this.timer = this.held.size > 0 && !this.closed ? setTimeout(this.look, LOOK_MS) : undefined;
  };

  private release(isDone: (held: Held) => boolean): void {
    for (const held of this.held) {
      if (!isDone(held)) continue;
      this.held.delete(held);
      held.release();
    }
  }

  private async statesOf(jobIds: ReadonlySet<string>): Promise<Map<string, State>> {
    const rows: State[] = await this.dataSource.query(
      `select job.id, job.status in ('done', 'failed') as ended,
         exists (select from design_file file
           where file.design_id = job.design_id and file.stage = 'preview' and file.erased_at is null) as previewed
       from design_job job where job.id = any($1)`,
      [[...jobIds]],
    );
    return new Map(rows.map((state) => [state.id, state]));
  }
}
