import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { v7 as uuidv7 } from 'uuid';

/** What follows one piece of work through HTTP, events, jobs and logs. */
export interface WorkContext {
  /** The caller's x-request-id, or one made here. */
  readonly requestId: string;
  /** The answer that a client waits for, where the work is an HTTP request. */
  readonly response?: ServerResponse;
}

const store = new AsyncLocalStorage<WorkContext>();

/** Runs `work` (and all it awaits) under a request id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return store.run({ requestId }, work);
}

/** Runs `work` for an HTTP request: its id (the caller's or a new one) goes into request, answer and context. */
export function withRequest<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  const requestId = acceptRequestId(request.headers['x-request-id']);
  request.headers['x-request-id'] = requestId;
  response.setHeader('x-request-id', requestId);
  return store.run({ requestId, response }, work);
}

/** The work in hand; undefined outside any. */
export function workInHand(): WorkContext | undefined {
  return store.getStore();
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
function acceptRequestId(header: unknown): string {
  return typeof header === 'string' && /^[\w.:-]{8,80}$/.test(header) ? header : uuidv7();
}
