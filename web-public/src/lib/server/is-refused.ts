import { ApiError } from '#lib/server/http.js';

/** Whether the server knows a link as no good, rather than being busy or out of reach. */
export function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Whether a link was good once: the server offers a new one. */
export function hasEnded(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}
