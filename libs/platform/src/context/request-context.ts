import { AsyncLocalStorage } from 'node:async_hooks';
import { v7 as uuidv7 } from 'uuid';

/** What follows one piece of work through HTTP, events, jobs and logs. */
export interface WorkContext {
  /** The caller's x-request-id, or one made here. */
  readonly requestId: string;
}

const store = new AsyncLocalStorage<WorkContext>();

/** Runs `work` (and all it awaits) under a request id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return store.run({ requestId }, work);
}

/** The id of the work in hand; a new one where nobody has set one. */
export function currentRequestId(): string {
  return store.getStore()?.requestId ?? uuidv7();
}

/** As currentRequestId, but undefined outside any piece of work (for log lines). */
export function requestIdIfAny(): string | undefined {
  return store.getStore()?.requestId;
}

/** An incoming id is believed only if it is short and plain; else a new one is made. */
export function acceptRequestId(header: unknown): string {
  return typeof header === 'string' && /^[\w.:-]{8,80}$/.test(header) ? header : uuidv7();
}
