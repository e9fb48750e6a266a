import { cutText, LIMITS } from '@plumbline/contracts';
import type { z } from 'zod';
import { lift } from './shell/lift.js';
import { type StoredConcept, storedConceptSchema } from './stored-concept.js';

/** Why a stored concept cannot be opened; the message is a sentence. */
export class UnreadableConcept extends Error {
  override readonly name = 'UnreadableConcept';
}

/** A concept is a few dozen kilobytes; one that is larger than this is not parsed. */
export const CONCEPT_MAX_BYTES = 5 * 1024 * 1024;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Opens a stored concept of any version, in the form of the newest.
 *
 * @param bytes UTF-8
 * @throws UnreadableConcept where it is too large, nests too deep, is no JSON or no concept, or is of a newer version
 */
export function readConcept(bytes: Uint8Array): StoredConcept {
  return readJson(storedConceptSchema, bytes, lift);
}

/**
 * JSON in the form of a schema, once `lift` has brought it there. Fields that the schema does not know are left out: while
 * services are updated one after the other, a newer one may have written them.
 *
 * @throws UnreadableConcept
 */
export function readJson<T>(
  schema: z.ZodType<T>,
  bytes: Uint8Array,
  lift: (value: unknown) => unknown = (value) => value,
): T {
  if (bytes.length > CONCEPT_MAX_BYTES)
    throw new UnreadableConcept(
      `A stored concept has ${bytes.length} bytes; at most ${CONCEPT_MAX_BYTES} are read.`,
    );
  if (depthOf(bytes) > LIMITS.jsonDepth)
    throw new UnreadableConcept(`A stored concept nests deeper than ${LIMITS.jsonDepth} levels.`);
  const lifted = lift(json(bytes));
  let parsed = schema.safeParse(lifted);
  if (parsed.error && leaveOutUnknown(lifted, parsed.error.issues)) parsed = schema.safeParse(lifted);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnreadableConcept(
    `A stored concept is not in its form: ${issue?.path.join('.') || 'it'}: ${cutText(issue?.message ?? '', 200)}.`,
  );
}

/** Takes away the fields that nobody knows, where they are all that is wrong. Answers whether they were. */
function leaveOutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue] : []));
  if (unknown.length < issues.length) return false;
  for (const { path, keys } of unknown) {
    const holder = path.reduce((at, name) => (at as Record<PropertyKey, unknown>)[name], value);
    for (const key of keys) delete (holder as Record<string, unknown>)[key];
  }
  return true;
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new UnreadableConcept('A stored concept is not JSON.', { cause });
  }
}

/** How deep a JSON text nests, as far as it matters: one level more than is allowed ends the count. */
function depthOf(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < bytes.length && deepest <= LIMITS.jsonDepth; i++) {
    const byte = bytes[i]!;
    if (inString) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENS.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (CLOSES.has(byte)) depth--;
  }
  return deepest;
}
