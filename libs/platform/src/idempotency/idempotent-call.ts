import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Problem } from '../errors/problem.js';

/** What makes two calls "the same": the client's key, the route, and a digest of the body. */
export interface IdempotentCall {
  readonly key?: string;
  readonly route: string;
  readonly bodyHash: string;
}

/**
 * Gives a handler of a creating POST the call's idempotency key for TransactionRunner.once().
 * @throws Problem 400 for a key that is empty or longer than 255 characters
 */
export const Idempotent = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotentCall => {
    const request = context.switchToHttp().getRequest<Request>();
    return idempotentCall(
      request.header('idempotency-key'),
      `${request.method} ${request.path}`,
      request.body,
    );
  },
  [
    (target, name) => {
      const method = name && Object.getOwnPropertyDescriptor(target, name);
      if (method) DescribesIdempotencyKey()(target, name, method);
    },
  ],
);

/** Says in the API document that a call takes an idempotency key. */
export const DescribesIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: 'idempotency-key',
    required: false,
    description: 'The same key and body give the same answer for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, example: '9b2f6c1e-5d1a-4c51-9d6e-0a3f5b7c8d90' },
  });

/** For handlers whose body is not JSON (uploads give the digest of the files). */
export function idempotentCall(key: string | undefined, route: string, body: unknown): IdempotentCall {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw Problem.invalid('The idempotency-key must be 1 to 255 plain characters.');
  }
  return { key, route, bodyHash: createHash('sha256').update(stableJson(body)).digest('hex') };
}

function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}
