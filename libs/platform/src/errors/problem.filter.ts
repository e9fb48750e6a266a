import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  HttpStatus,
  Injectable,
} from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import type { Request, Response } from 'express';
import { QueryFailedError } from 'typeorm';
import type { Logger } from '../context/logger.js';
import { currentRequestId } from '../context/request-context.js';
import { StorageError } from '../storage/storage.js';
import { type FieldProblem, Problem } from './problem.js';

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(HttpStatus)
    .filter(([, code]) => typeof code === 'number')
    .map(([name, code]) => [
      code,
      name
        .toLowerCase()
        .replaceAll('_', ' ')
        .replace(/^./, (c) => c.toUpperCase()),
    ]),
);

/** What every refusal looks like on the wire. */
interface ProblemBody {
  statusCode: number;
  error: string;
  message: string;
  details?: readonly FieldProblem[];
  requestId: string;
}

/** Turns whatever was thrown into a ProblemBody; what was not meant for a person is logged and not shown. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = toProblem(thrown);
    const status = problem.getStatus();
    if (thrown instanceof Problem) {
      if (status >= 500)
        this.logger.warn({ path: request.route?.path, sentence: problem.sentence }, 'refused');
    } else if (status >= 500) {
      this.logger.error(
        { err: thrown, method: request.method, path: request.route?.path ?? request.path },
        'request failed',
      );
    }
    if (response.headersSent) {
      // faults.ts may have answered already, for a promise that nothing awaits.
      if (!response.writableEnded) response.destroy();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    if (problem.retryAfterS !== undefined)
      response.setHeader('Retry-After', Math.max(1, Math.ceil(problem.retryAfterS)));
    const body: ProblemBody = {
      statusCode: status,
      error: NAMES[status] ?? 'Error',
      message: problem.sentence,
      ...(problem.details?.length ? { details: problem.details } : {}),
      requestId: currentRequestId(),
    };
    response.status(status).json(body);
  }
}

function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  const type = (thrown as { type?: string } | undefined)?.type;
  if (type === 'entity.too.large') return Problem.tooLarge(MESSAGES.server.tooMuchAtOnce);
  if (typeof type === 'string' && /^(entity|encoding|charset|request|parameters)\./.test(type))
    return Problem.invalid(MESSAGES.server.malformed);
  if (thrown instanceof URIError) return Problem.invalid(MESSAGES.server.malformed);
  if (isDatabaseAway(thrown) || isStorageAway(thrown) || isQueueAway(thrown))
    return new Problem(HttpStatus.SERVICE_UNAVAILABLE, MESSAGES.server.unavailable, undefined, 2);
  return new Problem(HttpStatus.INTERNAL_SERVER_ERROR, MESSAGES.server.internal);
}

/** Nest's own refusals (unknown route, bad pipe) in the house's form. */
function fromHttpException(exception: HttpException): Problem {
  const status = exception.getStatus();
  if (status === 404) return Problem.notFound(MESSAGES.server.notFound);
  if (status === 400) return Problem.invalid(MESSAGES.server.malformed);
  if (status === 413) return Problem.tooLarge(MESSAGES.server.tooMuchAtOnce);
  if (status === 503) return new Problem(status, MESSAGES.server.unavailable, undefined, 2);
  return new Problem(status, status >= 500 ? MESSAGES.server.internal : exception.message);
}

/** Full, read-only or out of reach; the log has the reason. */
function isStorageAway(thrown: unknown): boolean {
  return thrown instanceof StorageError || (thrown as { code?: string } | null)?.code === 'ENOSPC';
}

/** Out of reach, or too busy with others to come to an end in time. */
function isQueueAway(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'MaxRetriesPerRequestError';
}

function isDatabaseAway(thrown: unknown): boolean {
  const error =
    thrown instanceof QueryFailedError
      ? (thrown.driverError as { code?: string })
      : (thrown as { code?: string } | null);
  const code = error?.code ?? '';
  const message = thrown instanceof Error ? thrown.message : '';
  return (
    /^(57014|57P0[123]|40P01|40001|55P03|08\w{3}|53\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}
