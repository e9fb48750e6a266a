import type { Extent, WorkPart } from '@plumbline/concept';
import type { Statement } from '../claim.js';
import { asksForMainSink, asksOnlyForPieces, partsOfAdded } from '../keeping/added-pieces.js';
import { readExtent } from '../keeping/extent.js';
import { keepableFeature } from '../keeping/keepables.js';
import { partOfClaim } from '../keeping/parts.js';
import { partsNamed } from '../keeping/parts-named.js';
import { readRemoved } from '../keeping/removed.js';
import { RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import { withoutDone } from '../reading/told-of-today.js';
import { onlyAsksFacts } from '../text/questions.js';
import { FIT_OUT } from './house/finished.js';
import { partsOfOnlyRoom, REST } from './house/only-room.js';
import { keptTold } from './own-things.js';

/** Reads how far the job goes, and what of today is taken out. */

/** How far the job goes, by all that was read before. */
export function readExtentOfJob(budgetUsd: number | undefined, reading: RequestReading): Extent {
  const { size } = reading;
  const { extent, phrases } = readExtent({
    // A basement that is finished is furnished as any room.
    category: reading.kept.has(FIT_OUT) || reading.kept.has(REST) ? 'living room' : reading.category,
    texts: TEXT_FIELDS.map((field) => ({ field, text: withoutDone(reading.textOf(field)) })),
    statements: reading.statements,
    kept: keptTold(reading).filter(({ id }) => !reading.today.has(id)),
    wanted: new Set([...reading.wanted].filter((id) => !reading.today.has(id))),
    budgetUsd,
    floorSqFt: (size.widthIn * size.depthIn) / 144,
  });
  if (asksOnly(reading)) return { id: 'replace', inside: [], from: 'assumed' };
  for (const { field, said, start, meaning, stays } of phrases)
    reading.mark(field, said, meaning, { is: 'extent', stays }, { start, end: start + said.length });
  const elseStays = phrases.length > 0;
  if (reading.kept.has(REST)) return ofOnlyRoom(extent, reading);
  return withPieces(extent, elseStays, reading);
}

/** Of a basement of which only one room is part of the job: what is named, and what such a room has. */
function ofOnlyRoom(extent: Extent, reading: RequestReading): Extent {
  const inside = [...new Set([...partsNamed(reading.statements), ...partsOfOnlyRoom(reading)])];
  const painted = (['walls', 'ceiling'] as const).filter((part) => inside.includes(part));
  return { ...extent, id: 'replace', inside, painted, from: 'words' };
}

/** An island or another piece that is added to cabinets that stay: they stay with their counters, and it is built whole. */
function withPieces(extent: Extent, elseStays: boolean, reading: RequestReading): Extent {
  const { category, kept, wanted, statements } = reading;
  const parts = partsOfAdded(wanted);
  if (category !== 'kitchen' || parts.length === 0 || extent.inside === undefined) return extent;
  const ofKitchen = statements.filter((one) => !isOfIsland(one, reading));
  const alone = !elseStays && !kept.has('cabinets') && isPieceAlone(ofKitchen, reading);
  if (!kept.has('cabinets') && !((elseStays || alone) && asksOnlyForPieces(statements))) return extent;
  if (!kept.has('cabinets')) kept.set('cabinets', 'kept');
  if (!kept.has('counters') && !partsNamed(ofKitchen).includes('counters')) kept.set('counters', 'kept');
  if (parts.includes('sink') && !kept.has('sink') && !asksForMainSink(statements)) kept.set('sink', 'kept');
  if (!alone) return { ...extent, inside: [...new Set([...extent.inside, ...parts])] };
  // The one that stands there goes.
  if (TEXT_FIELDS.some((field) => ANOTHER_ISLAND.test(reading.textOf(field))))
    reading.wanted.add('old-island-out');
  return { ...extent, id: 'replace', inside: [...new Set([...parts, ...partsNamed(ofKitchen)])] };
}

/** "An island with a quartz top": a counter that is the island's alone. */
const TOP_OF_ISLAND =
  /\bisland\b(?! and)[^.,;!?]{0,24}\b(?:with|in|topped|top|has|have|gets?|for)\b[^.,;!?]{0,16}$/i;
const isOfIsland = ({ claim, field, span }: Statement, reading: RequestReading): boolean =>
  span !== undefined &&
  partOfClaim(claim) === 'counters' &&
  TOP_OF_ISLAND.test(reading.textOf(field).slice(Math.max(0, span.start - 60), span.start));

/** "Just a bigger island": who asks for another island and names no other part has that one built. */
const ANOTHER_ISLAND =
  /\b(?:(?:bigger|larger|longer|wider|smaller|new|newer|different|better|deeper) (?:kitchen )?island|(?:enlarge|extend|lengthen|widen|rebuild|replace) (?:the|our|this|that) (?:(?:old|existing|little|tiny|small) )?island|island (?:bigger|longer|larger|wider|with a bigger one))\b/i;
/** "Add an island", "add a pantry cabinet": beside what stands there. */
const ADDED =
  /\b(?:add(?:ing)?|put(?:ting)? in|squeeze in)(?: (?:an?|one|in))? (?:[a-z0-9'-]{1,9} ){0,3}(?:island|peninsula|pantry|coffee (?:bar|station)|baking (?:center|station))\b/i;
/** What is done beside it and lays nothing out. */
const BESIDE: ReadonlySet<WorkPart> = new Set<WorkPart>([
  ...(['furniture', 'lights', 'walls', 'ceiling', 'floor', 'trim', 'backsplash', 'hardware'] as const),
  ...(['wiring', 'faucet', 'windows', 'doors', 'counters'] as const),
]);
const LAID_OUT: ReadonlySet<string> = new Set(['layout', 'runs']);
function isPieceAlone(statements: readonly Statement[], reading: RequestReading): boolean {
  const parts = partsOfAdded(reading.wanted);
  return (
    statements.every(({ claim }) => !LAID_OUT.has(claim.is)) &&
    partsNamed(statements).every((part) => parts.includes(part) || BESIDE.has(part)) &&
    TEXT_FIELDS.map((field) => reading.textOf(field)).some(
      (text) => ANOTHER_ISLAND.test(text) || ADDED.test(text),
    )
  );
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
