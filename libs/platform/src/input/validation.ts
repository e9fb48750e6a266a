import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { type FieldProblem, Problem } from '../errors/problem.js';
import { assertBounds } from './bounds.js';

/** Measures what was given before Nest's own pipe cleans and checks it. */
class BoundedValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (metatype && this.toValidate(metadata)) assertBounds(value, metatype);
    return super.transform(value, metadata);
  }
}

/**
 * Input validation of all services: texts and lists are measured first, unknown fields are dropped, the first broken
 * rule that carries a sentence (`context: { sentence }` on a class-validator rule) becomes the message, every broken
 * rule stands in the details.
 */
export function validationPipe(): ValidationPipe {
  return new BoundedValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const sentences: string[] = [];
      const details = errors.flatMap((error) => flatten(error, '', sentences));
      return Problem.invalid(sentences[0] ?? MESSAGES.server.invalid, details);
    },
  });
}

function flatten(error: ValidationError, parent: string, sentences: string[]): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  for (const context of Object.values(error.contexts ?? {})) {
    if (typeof context?.sentence === 'string') sentences.push(context.sentence);
  }
  const first = firstBroken(error.constraints ?? {});
  const own = first ? [{ field, message: sentence(first) }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field, sentences))];
}

/** A missing value or one of another type also breaks every bound: the rule about the type is reported, not a bound. */
function firstBroken(constraints: Readonly<Record<string, string>>): string | undefined {
  const told = BEFORE_BOUNDS.find((rule) => rule in constraints);
  return told ? constraints[told] : Object.values(constraints)[0];
}

/** Names of class-validator's rules. */
const BEFORE_BOUNDS = [
  'isDefined',
  'isNotEmpty',
  'isString',
  'isArray',
  'isObject',
  'isBoolean',
  'isInt',
  'isNumber',
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
