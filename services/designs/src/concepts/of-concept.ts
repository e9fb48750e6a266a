import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { ConceptPart } from './concept-schemas.js';

/** A field of an answer that holds a part of a concept, or a list of them. */
export function OfConcept(
  part: ConceptPart,
  { isArray = false, nullable = false, required = true } = {},
): PropertyDecorator {
  const schema = { $ref: getSchemaPath(part) };
  return ApiProperty(
    isArray
      ? { type: 'array', items: schema, required }
      : { allOf: [schema], required, ...(nullable ? { nullable } : {}) },
  );
}
