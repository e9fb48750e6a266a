import type { Extent } from '@plumbline/concept';
import { readExtent } from '../keeping/extent.js';
import { keepableFeature } from '../keeping/keepables.js';
import { readRemoved } from '../keeping/removed.js';
import { RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import { onlyAsksFacts } from '../text/questions.js';
import { FIT_OUT } from './house/finished.js';
import { keptTold } from './own-things.js';

/** Reads how far the job goes, and what of today is taken out. */

/** How far the job goes, by all that was read before. */
export function readExtentOfJob(budgetUsd: number | undefined, reading: RequestReading): Extent {
  const { size } = reading;
  const { extent, phrases } = readExtent({
    // A basement that is finished is furnished as any room.
    category: reading.kept.has(FIT_OUT) ? 'living room' : reading.category,
    texts: TEXT_FIELDS.map((field) => ({ field, text: reading.textOf(field) })),
    statements: reading.statements,
    kept: keptTold(reading),
    wanted: reading.wanted,
    budgetUsd,
    floorSqFt: (size.widthIn * size.depthIn) / 144,
  });
  if (asksOnly(reading)) return { id: 'replace', inside: [], from: 'assumed' };
  for (const { field, said, start, meaning, stays } of phrases)
    reading.mark(field, said, meaning, { is: 'extent', stays }, { start, end: start + said.length });
  return extent;
}

/** Whether nothing is told but questions: they are answered, and nothing is bought. */
function asksOnly(reading: RequestReading): boolean {
  const told = ASKED_IN.map((field) => reading.textOf(field)).filter((text) => text.trim() !== '');
  return told.length > 0 && told.every(onlyAsksFacts);
}
const ASKED_IN = [
  'style',
  'layout',
  'colors',
  'features',
  'designPrompt',
  'requirements',
  'contractorPrompt',
] as const;

/** What is taken out. "Remove the tub … put in a freestanding one": the old one goes, and none is refused. */
export function readTakenOut(reading: RequestReading): readonly string[] {
  const { wanted, refused } = reading;
  const removed = readRemoved(
    reading.statements,
    (field) => reading.textOf(field),
    (field) => String((reading.request as unknown as Record<string, unknown>)[field] ?? ''),
    reading.gone,
  );
  for (const id of removed)
    if ([...wanted].some((other) => other !== id && keepableFeature(other)?.id === id)) {
      refused.delete(id);
      for (const implied of KINDS_OF[id] ?? []) wanted.add(implied);
    }
  return removed;
}

/** What any of its kinds asks for as well. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = { bathtub: ['bathtub'], vanity: ['vanity'] };
