import type { Concept } from '@plumbline/concept';
import { drawPhonePlan, drawPlan, drawSet, type Paper, type Sheet } from '@plumbline/drawing';
import { drawingsPdf, planPng } from '@plumbline/drawing/files';
import { type ConceptOptions, type ConceptRequest, NoRoomFits, planConcept } from '@plumbline/room';

/** What a thread of PlanningRunner does. Each function is a task by its name. */

export interface PlanTask {
  readonly request: ConceptRequest;
  readonly options: ConceptOptions;
}

/** Errors lose their class between threads, so that no room fits is a value and not an error. */
export type Planned = { readonly concept: Concept } | { readonly noRoomFits: string };

export function plan({ request, options }: PlanTask): Planned {
  try {
    return { concept: planConcept(request, options) };
  } catch (error) {
    if (error instanceof NoRoomFits) return { noRoomFits: error.message };
    throw error;
  }
}

/** What most are asked for, once through everything. */
export async function warm(): Promise<void> {
  await draw(planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-01-01' }));
}

export interface DrawnPlan {
  readonly svg: string;
  readonly phoneSvg: string;
  /** At twice the size of the sheet. */
  readonly png: Uint8Array;
  /** The drawing set: floor plan, elevations, power and light. */
  readonly pdf: Uint8Array;
}

export async function draw(concept: Concept): Promise<DrawnPlan> {
  const svg = drawPlan(concept);
  return {
    svg,
    phoneSvg: drawPhonePlan(concept),
    png: planPng(svg, { scale: 2 }),
    pdf: await drawPdf({ concept, paper: 'letter' }),
  };
}

export interface SetTask {
  readonly concept: Concept;
  readonly paper: Paper;
}

export type DrawnSheet = Pick<Sheet, 'number' | 'title' | 'svg'>;

/** The sheets of a drawing set, each with its font. */
export const drawSheets = ({ concept, paper }: SetTask): DrawnSheet[] =>
  drawSet(concept, paper).map(({ number, title, svg }) => ({ number, title, svg }));

/** A drawing set as one file. */
export const drawPdf = ({ concept, paper }: SetTask): Promise<Uint8Array> =>
  drawingsPdf(drawSet(concept, paper, { embedFont: false }), {
    paper,
    created: concept.date,
    title: concept.title,
  });
