import { type SaidOpening } from '../openings/opening-words.js';
import { readOpenings } from '../openings/read-openings.js';
import type { ConceptRequest } from '../request.js';
import { readShapes } from '../shell/read-shapes.js';
import { type SaidShape } from '../shell/room-shapes.js';
import { readBudget, type SaidBudget, withoutBudget } from '../work/budget.js';
import { TEXT_FIELDS } from './request-reading.js';

/** A field with what is read of it before its single words are: each reader leaves the rest to the next. */
export interface FieldText {
  readonly field: string;
  /** All of it, in plain text. */
  readonly whole: string;
  readonly budget: SaidBudget | undefined;
  readonly shapes: readonly SaidShape[];
  /** Without what it says of the budget and of the room's shape. */
  readonly withoutShapes: string;
  readonly openings: readonly SaidOpening[];
  /** What is left for the readers of words. */
  readonly rest: string;
}

export function fieldTexts(request: ConceptRequest): readonly FieldText[] {
  return TEXT_FIELDS.map((field) => {
    const whole = request[field] ?? '';
    const budget = readBudget(whole);
    const { shapes, rest: withoutShapes } = readShapes(withoutBudget(whole, budget), request.category);
    const { openings, rest } = readOpenings(withoutShapes, request.category);
    return { field, whole, budget, shapes, withoutShapes, openings, rest };
  });
}
