import type { Concept } from '@plumbline/concept';
import { cutTo } from '../cut-to.js';
import { OPENINGS_THRESHOLD, openingScore } from '../opening-score.js';
import { STRUCTURE_THRESHOLD, structureScore } from '../structure-score.js';
import { windowsThatStay } from '../windows-that-stay.js';
import type { Size } from './remote-backend.js';

/** What an answer keeps of the room that it started from. */
export interface Verdict {
  /** 0–1: of a measured room how surely its windows are where they were measured, else how many lines are kept. */
  readonly score: number;
  readonly keeps: 'enough' | 'too little' | 'other windows';
}

/** Holds an answer against the windows that were measured, or against the lines of the picture it started from. */
export async function judgeAnswer(
  concept: Pick<Concept, 'room' | 'survey'>,
  { start, size }: { readonly start: Buffer; readonly size: Size },
  answer: Buffer,
): Promise<Verdict> {
  const view = concept.survey?.camera;
  const score =
    view &&
    (await openingScore(answer, {
      room: concept.room,
      windows: windowsThatStay(concept),
      camera: cutTo(view, size),
    }));
  if (score !== undefined) return { score, keeps: score < OPENINGS_THRESHOLD ? 'other windows' : 'enough' };
  const lines = await structureScore(start, answer);
  return { score: lines, keeps: lines < STRUCTURE_THRESHOLD ? 'too little' : 'enough' };
}
