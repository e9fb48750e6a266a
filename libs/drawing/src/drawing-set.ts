import type { Concept } from '@plumbline/concept';
import { drawElevations, elevationsOf } from './elevations/elevations.js';
import { infoOf } from './plan/draw-plan.js';
import { drawSheet, type PlanOptions } from './plan/plan.js';
import { drawPowerPlan } from './power-plan.js';
import type { Paper, Sheet } from './sheet/sheet-frame.js';

type Drawable = Pick<Concept, 'room' | 'title' | 'date' | 'wishes' | 'survey' | 'quantities'>;

/**
 * The drawing set of a concept, in order: A-1 floor plan, A-2 interior elevations, E-1 power and light. The plan stands
 * on letter whatever the paper is; the others lie.
 */
export function drawSet(concept: Drawable, paper: Paper = 'letter', options: PlanOptions = {}): Sheet[] {
  const info = infoOf(concept);
  const elevations = elevationsOf(info.room);
  const { svg, labels, width, height } = drawSheet(info, { ...options, elevations });
  return [
    { number: 'A-1', title: 'Floor plan', svg, labels, width, height },
    ...drawElevations(info, elevations, paper, options),
    drawPowerPlan(info, concept.wishes, paper, options),
  ];
}
