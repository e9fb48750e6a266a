export type PartState = 'up' | 'down';

export class LiveResponse {
  status: 'ok';
  service: string;
  version: string;
}

export class ReadyParts {
  database: PartState;
  events: PartState;
  jobs: PartState;
  storage: PartState;
  mail: PartState;
}

export class ReadyResponse {
  /** `down` (503) only without the database; `degraded` where another part is away and work waits for it. */
  status: 'ok' | 'degraded' | 'down';
  service: string;
  version: string;
  parts: ReadyParts;
}
