/** Every job: what it carries and how it is retried, side by side. Names are imperative. */
export interface JobMap {
  /** designs: plan, draw, picture and store one concept. */
  'make-design': { jobId: string };
  /** designs: find design jobs that fell between their row and the queue. */
  'sweep-designs': Record<string, never>;
  /** designs: draw our own best view of a room that was shown through the homeowner's camera. */
  'draw-view': { designId: string };
  /** designs: find such views that are still to be drawn. */
  'sweep-views': Record<string, never>;
  /** designs: draw the picture of a finished design anew, with many samples. */
  'refine-picture': { designId: string };
  /** designs: find such pictures that are still to be drawn. */
  'sweep-refinements': Record<string, never>;
  /** designs: list the files of earlier designs; delete those of designs that came to nothing, and files without a row. */
  'sweep-design-files': Record<string, never>;
  /** designs: erase surveys that nobody uses, and what is left of photos that are gone. */
  'sweep-surveys': Record<string, never>;
  /** designs: delete briefs that have expired. */
  'sweep-briefs': Record<string, never>;
  /** notifications: send the e-mail of one email_log row. */
  'send-email': { emailId: string; attempt: number };
  /** notifications: find queued e-mails that no job holds. */
  'sweep-emails': Record<string, never>;
  /** uploads: delete files without a row and uploads past their time. */
  'sweep-uploads': Record<string, never>;
  /** bids: reminders, retention, offers to new contractors that were missed. */
  'sweep-bids': Record<string, never>;
}
export type JobName = keyof JobMap;

export interface JobOptions {
  /** Tries in all, with exponential backoff from `backoffMs`. */
  readonly attempts: number;
  readonly backoffMs: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** A job that runs by itself this often (once in all processes together). */
  readonly everyMs?: number;
}

export const JOB_OPTIONS: { readonly [N in JobName]: JobOptions } = {
  'make-design': { attempts: 3, backoffMs: 2_000, concurrency: 1 },
  'sweep-designs': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 60_000 },
  'draw-view': { attempts: 2, backoffMs: 30_000, concurrency: 1 },
  'sweep-views': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 60_000 },
  'refine-picture': { attempts: 2, backoffMs: 30_000, concurrency: 1 },
  'sweep-refinements': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 60_000 },
  'sweep-design-files': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 3_600_000 },
  'sweep-surveys': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 3_600_000 },
  'sweep-briefs': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 3_600_000 },
  'send-email': { attempts: 1, backoffMs: 0, concurrency: 4 },
  'sweep-emails': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 30_000 },
  'sweep-uploads': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 3_600_000 },
  'sweep-bids': { attempts: 1, backoffMs: 0, concurrency: 1, everyMs: 3_600_000 },
};
