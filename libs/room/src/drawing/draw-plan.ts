import type { Concept } from '../concept.js';
import { drawSheet, type PlanOptions } from './plan.js';

/** The floor plan of a concept as SVG: US letter, upright, at a named architect's scale. */
export const drawPlan = (
  concept: Pick<Concept, 'room' | 'title' | 'date' | 'wishes'>,
  options: PlanOptions = {},
): string =>
  drawSheet(
    {
      room: concept.room,
      title: concept.title,
      date: concept.date,
      ...(concept.wishes.zipCode ? { zipCode: concept.wishes.zipCode } : {}),
    },
    options,
  ).svg;
