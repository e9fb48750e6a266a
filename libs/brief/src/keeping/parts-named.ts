import type { WorkPart } from '@plumbline/concept';
import type { Claim, Statement } from '../claim.js';
import { FITTED } from '../work/fitted.js';
import { workRow } from '../work/work.js';
import { partOfClaim, partOfKept } from './parts.js';

/** Whether what is asked for is one line of the estimate by itself, and touches nothing else of its part. */
export function isOneLine(id: string): boolean {
  const row = workRow(id);
  return FITTED[id] !== undefined || row?.material !== undefined || row?.part === 'furniture';
}

/** Words right before a thing that tell where something else is: "under the upper cabinets", "a top for the vanity". */
const IS_PLACE =
  /\b(?:on|in|into|inside|under|underneath|below|beneath|above|over|behind|beside|by|between|to|of|around|against|along|across|at|for|onto)(?: two| three| four| some| most| a few)?(?: of)? (?:(?:the|our|my|all|both|each|existing|that|those) )(?:(?:old|upper|lower|base|wall|corner|kitchen|bathroom|existing|main|back|whole) ){0,2}$/i;
/** What is done to a surface that stays: "regrout the tile", "brace the floor". */
const STAYS_UNDER =
  /\b(?:re-?grout|grout|re-?caulk|caulk|re-?seal|seal|clean|repair|patch|fix|match|protect|brace|support|reinforce|waterproof|damp-?proof|insulate|soundproof)(?:s|ing|ed)? (?:(?:the|our|my|all|old|existing) ){0,3}$/i;
const BEFORE = 60;

/** Parts that words ask something new of, besides what has a line of its own and what they only tell a place by. */
export function partsAsked(
  statements: readonly Statement[],
  texts: readonly { readonly field: string; readonly text: string }[],
): WorkPart[] {
  const own = statements.filter(({ claim, field, span, anew }) => {
    if (claim.is === 'feature' && (claim.landmark || isOneLine(claim.id))) return false;
    if (!span || anew) return true;
    const text = texts.find((one) => one.field === field)?.text ?? '';
    const before = text.slice(Math.max(0, span.start - BEFORE), span.start);
    if (claim.is === 'surface' || claim.is === 'material') {
      if (STAYS_UNDER.test(before)) return false;
    } else if (claim.is !== 'feature') return true;
    return claim.is === 'material' || !IS_PLACE.test(before);
  });
  return partsNamed(own);
}

const AROUND_TUB = /\b(?:tub|shower|bath)\b.{0,12}\b(?:surround|walls?|tile)\b|\bsurround\b/i;

/** What the owner brings is set, and its part with it. */
const partOfSet = (claim: Claim): WorkPart | undefined => {
  const part = claim.is === 'kept' && claim.how === 'supplied' ? partOfKept(claim.id) : undefined;
  return part === 'furniture' ? undefined : part;
};

const BARRED: ReadonlySet<Claim['is']> = new Set(['kept', 'without', 'not in']);

/** "Toilet goes": a bath is not left without one, so that another takes its place. */
const isToiletOut = (claim: Claim): boolean => claim.is === 'without' && /toilet$/.test(claim.feature);

/** Parts that words ask something new of. */
export function partsNamed(statements: readonly Statement[]): WorkPart[] {
  const still = new Set(
    statements
      .filter(({ claim }) => claim.is === 'kept' && claim.how !== 'supplied' && claim.how !== 'renewed')
      .map(({ span }) => span?.start),
  );
  return [
    ...new Set<WorkPart>(
      statements.flatMap(({ claim, span, said }): WorkPart[] => {
        // What only tells where a fault is stays as it is.
        const isPlace =
          claim.is === 'feature' && claim.landmark === true && partOfClaim(claim) !== 'furniture';
        const part =
          partOfSet(claim) ??
          (isToiletOut(claim) ? 'toilet' : undefined) ??
          (isPlace || BARRED.has(claim.is) || (span && still.has(span.start))
            ? undefined
            : partOfClaim(claim));
        // Around a tub what a kitchen has as its backsplash is the wall's tile.
        return part === undefined
          ? []
          : part === 'backsplash' && AROUND_TUB.test(said)
            ? [part, 'tile']
            : [part];
      }),
    ),
  ];
}
