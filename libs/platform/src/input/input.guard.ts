import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { Problem } from '../errors/problem.js';
import { BODY_LIMIT } from './body-limit.js';
import { assertPlainJson, assertStorable } from './json-text.js';

const parsers = new Map<number, RequestHandler>();

/**
 * Reads what a call brings, once the caller may make it: path and query are looked over, and a JSON body is read up
 * to its route's limit (@BodyLimit) and looked over before it is parsed. What no database can keep is refused here,
 * for every text of every call.
 */
@Injectable()
export class InputGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    for (const text of textsOf([request.params, request.query])) assertStorable(text);
    const kb = this.reflector.get<number | undefined>(BODY_LIMIT, context.getHandler()) ?? LIMITS.jsonBodyKb;
    await readJson(request, response, kb);
    return true;
  }
}

function readJson(request: Request, response: Response, kb: number): Promise<void> {
  const parser = parsers.get(kb) ?? json({ limit: kb * 1024, verify: lookOver });
  parsers.set(kb, parser);
  return new Promise((resolve, reject) =>
    parser(request, response, (error?: unknown) => {
      const { type } = (error ?? {}) as { type?: string };
      if (type === 'entity.too.large') reject(Problem.tooLarge(MESSAGES.server.tooLarge(kb)));
      else if (error) reject(error);
      else resolve();
    }),
  );
}

/** Keeps the body as it came, for calls that are signed by it (Nest's RawBodyRequest). */
function lookOver(
  request: IncomingMessage & { rawBody?: Buffer },
  _response: unknown,
  body: Buffer,
  encoding: string,
): void {
  if (encoding !== 'utf-8') throw Problem.unsupportedType(MESSAGES.server.notUtf8);
  assertPlainJson(body);
  request.rawBody = body;
}

/** All texts of a value, names of fields included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]);
}
