import type { Type as Class } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { getMetadataStorage, type ValidationOptions } from 'class-validator';
import { type FieldProblem, Problem } from '../errors/problem.js';
import { nestedType } from './nested.js';

/** Of a text whose field has no @MaxLength: a number, a day, one of a few words. */
const CHARS = 1_000;

interface Bound {
  readonly max: number;
  readonly rule: Pick<ValidationOptions, 'message' | 'context'>;
}

interface FieldBounds {
  /** Of the text, or of each text of the list. */
  readonly chars: Bound;
  /** Of the list. */
  readonly items: Bound;
  readonly nested: Class | undefined;
}

const known = new WeakMap<Class, ReadonlyMap<string, FieldBounds>>();

/**
 * Measures texts and lists before anything reads them: class-validator runs all rules of a field, also those behind
 * one that failed, and class-transformer copies and cleans before any rule runs. A text may be longer than its rule
 * says by what cleaning takes away (blanks around it, letters written in parts); the rule measures once more.
 *
 * @throws Problem 400 that names each field that is too long
 */
export function assertBounds(given: unknown, type: Class): void {
  const problems: FieldProblem[] = [];
  const sentences: string[] = [];
  measure(given, type, '', (field, { max, rule }, fallback) => {
    problems.push({ field, message: typeof rule.message === 'string' ? rule.message : fallback(max) });
    if (typeof rule.context?.sentence === 'string') sentences.push(rule.context.sentence);
  });
  if (problems.length > 0) throw Problem.invalid(sentences[0] ?? MESSAGES.server.invalid, problems);
}

type Refuse = (field: string, bound: Bound, fallback: (max: number) => string) => void;

function measure(given: unknown, type: Class, parent: string, refuse: Refuse): void {
  if (typeof given !== 'object' || given === null) return;
  for (const [field, { chars, items, nested }] of boundsOf(type)) {
    const value = (given as Record<string, unknown>)[field];
    const path = `${parent}${field}`;
    if (Array.isArray(value)) {
      if (value.length > items.max) refuse(path, items, MESSAGES.server.tooManyItems);
      else if (nested) value.forEach((item, n) => void measure(item, nested, `${path}.${n}.`, refuse));
      else if (value.some((item) => isTooLong(item, chars.max))) refuse(path, chars, MESSAGES.server.tooLong);
    } else if (isTooLong(value, chars.max)) refuse(path, chars, MESSAGES.server.tooLong);
    else if (nested) measure(value, nested, `${path}.`, refuse);
  }
}

const isTooLong = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length > 4 * max + 100;

/** What a class's rules say of its fields' lengths. */
function boundsOf(type: Class): ReadonlyMap<string, FieldBounds> {
  let bounds = known.get(type);
  if (!bounds) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const bound = (field: string, name: string, otherwise: number): Bound => {
      const rule = rules.find((one) => one.propertyName === field && one.name === name);
      return { max: rule?.constraints[0] ?? otherwise, rule: rule ?? {} };
    };
    bounds = new Map(
      rules.map(({ propertyName: field }) => [
        field,
        {
          chars: bound(field, 'maxLength', CHARS),
          items: bound(field, 'arrayMaxSize', LIMITS.bulkIdsMax),
          nested: nestedType(type, field),
        },
      ]),
    );
    known.set(type, bounds);
  }
  return bounds;
}
