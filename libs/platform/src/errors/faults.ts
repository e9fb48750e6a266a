import { type ServerResponse, STATUS_CODES } from 'node:http';
import { MESSAGES } from '@plumbline/contracts';
import type { Logger } from '../context/logger.js';
import { requestIdIfAny, workInHand } from '../context/request-context.js';

/** Faults that reached the edge of the process since its start; at /metrics as `uncaught_faults_total`. */
export const uncaughtFaults = { request: 0, rejection: 0, exception: 0 };

/**
 * Keeps the process alive when a promise that nothing awaits rejects, or a callback of a request throws: the fault
 * is logged with its request id and counted, and the request is answered with 500. A throw outside any request
 * leaves an unknown state behind: then `end` is called.
 */
export function watchFaults(logger: Logger, end: () => void): void {
  process.on('unhandledRejection', (reason) => {
    uncaughtFaults.rejection++;
    logger.error({ err: asError(reason) }, 'a promise failed that nobody waits for');
    answerFault(workInHand()?.response);
  });
  process.on('uncaughtException', (error) => {
    uncaughtFaults.exception++;
    const response = workInHand()?.response;
    if (response) {
      logger.error({ err: asError(error) }, 'a callback of a request threw');
      answerFault(response);
      return;
    }
    logger.fatal(
      { err: asError(error) },
      'a callback threw outside any request; stopping to be started again',
    );
    end();
  });
}

/** Answers 500 where no answer has begun, and cuts one that has. */
export function answerFault(response: ServerResponse | undefined): void {
  if (!response || response.writableEnded) return;
  if (response.headersSent) response.destroy();
  else answerProblem(response, 500, MESSAGES.server.internal);
}

/** A refusal in the form of all others (ProblemBody), for a listener outside any application. */
export function answerProblem(response: ServerResponse, statusCode: number, message: string): void {
  response
    .writeHead(statusCode, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(
      JSON.stringify({ statusCode, error: STATUS_CODES[statusCode], message, requestId: requestIdIfAny() }),
    );
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
