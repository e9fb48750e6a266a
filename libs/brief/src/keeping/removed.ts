import type { Statement } from '../claim.js';
import { MARKED_GONE, UNDER_GOING } from '../text/sayings/what-goes.js';
import { keepableFeature } from './keepables.js';

/** Reading what words take out of the room: "tub out", "replace the vanity", "get rid of the peninsula". */

/** Verbs before a thing that take it away, or put another in its place. */
const TAKES =
  /\b(?:remov(?:e|ing)|replac(?:e|ing)|swap(?:ping)?|trad(?:e|ing)|tear(?:ing)?|rip(?:ping)?|tak(?:e|ing)|pull(?:ing)?|rid of|ditch|eliminate|lose|losing|demo|convert(?:ing)?|chang(?:e|ing)|switch(?:ing)?|turn(?:ing)?|upgrad(?:e|ing)|updat(?:e|ing))\s(?:(?:out|up|the|our|my|this|that|these|those|a|an|old|existing|current|ugly|broken|both|all|of|wall-to-wall|huge|big|small|double|single|dated|outdated|pink)\s){0,4}$/i;
/** What follows a thing that goes: "tub out", "the vanity has to go", "peninsula removed". */
const GONE =
  /^\s(?:(?:is|are|has|have|needs?|must|can|should|will|to|be|being|comes?|gets?|taken|ripped|torn|all)\s){0,4}(?:out|gone|goes|go|removed|away|demolished|replaced)\b/i;
const TUB_TO_SHOWER = /\btub[\s-]to[\s-]shower\b/i;

/** Things that a room of the kind has already: a new one takes the place of an old one. */
export const HAD: ReadonlySet<string> = new Set([
  'toilet',
  'vanity',
  'bathtub',
  'shower',
  'sink',
  'faucet',
  'range',
  'refrigerator',
  'dishwasher',
  'cabinets',
  'hood',
]);
/** What stands between the things of one list. */
const LIST = /^(?:\s?,?\s(?:and|&|plus)\s(?:(?:the|our|my)\s)?|,\s(?:the|our|my)\s)$/i;
const AROUND = 60;
const LONGEST_LIST = 160;

/** What is told of a thing so that it goes, as a plain statement: "remove the hot tub". */
const isRemovedIn = (plain: string, said: string): boolean =>
  plain
    .split(/\bremove the /i)
    .slice(1)
    .some((rest) => (/^[a-z0-9 '-]{0,60}/i.exec(rest)?.[0] ?? '').toLowerCase().includes(said.toLowerCase()));

/**
 * What is taken out, by what can be kept or by its feature; each once. `textOf` tells a field as it was typed, `plainOf` as plain
 * statements.
 */
export function readRemoved(
  statements: readonly Statement[],
  textOf: (field: string) => string,
  plainOf: (field: string) => string,
  gone: ReadonlySet<string> = new Set(),
): string[] {
  const kept = new Set(
    statements.flatMap(({ claim, field, span }) =>
      claim.is === 'kept' && claim.how !== 'supplied' ? [`${field} ${span?.start}`] : [],
    ),
  );
  const removed = new Set([...gone].map((id) => keepableFeature(id)?.id ?? id));
  let last: { readonly field: string; readonly end: number } | undefined;
  for (const { claim, field, said, span, anew, outvoted } of statements) {
    if (!span || outvoted || kept.has(`${field} ${span.start}`)) continue;
    if (TUB_TO_SHOWER.test(said)) removed.add('bathtub');
    const isOut = claim.is === 'without' && !claim.place;
    const feature = isOut ? claim.feature : claim.is === 'feature' ? claim.id : undefined;
    if (feature === undefined) continue;
    const id = keepableFeature(feature)?.id ?? feature;
    const text = textOf(field);
    const listed = last?.field === field && LIST.test(text.slice(last.end, span.start));
    const taken =
      listed ||
      UNDER_GOING.test(text.slice(Math.max(0, span.start - LONGEST_LIST), span.start)) ||
      TAKES.test(text.slice(Math.max(0, span.start - AROUND), span.start)) ||
      GONE.test(text.slice(span.end, span.end + AROUND)) ||
      MARKED_GONE.test(text.slice(span.end, span.end + AROUND)) ||
      (isOut && isRemovedIn(plainOf(field), said));
    if (!(isOut ? taken : HAD.has(id) && (taken || anew === true))) continue;
    removed.add(id);
    last = { field, end: span.end };
  }
  return [...removed];
}
