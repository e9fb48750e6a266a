import type { Claim, Statement } from '@plumbline/brief';
import { workRow } from '@plumbline/brief';
import { NOT_DRAWN } from '../shown/undrawn-features.js';

/** The claims of a clause without those that another at the same place says better. */

/** Work whose color or material goes on no surface of the plan. */
const HAS_OWN_FINISH: ReadonlySet<string> = new Set([
  'accent-paint',
  'chalkboard-paint',
  'accent-wallpaper',
  'accent-boards',
  'stone-veneer',
  'trim-paint',
]);

/** Work done to a thing, not the thing: "a light switch by the door", "hide the TV wires", "rot under the tub". */
function workFirst(statements: readonly Statement[]): readonly Statement[] {
  const features = statements.filter(({ claim }) => claim.is === 'feature');
  const isWork = ({ claim }: Statement): boolean => claim.is === 'feature' && NOT_DRAWN.has(claim.id);
  const removes = ({ claim }: Statement): boolean =>
    claim.is === 'feature' && workRow(claim.id)?.removal === true;
  // One wall in a color of its own, and trim that is painted, have a line and are not drawn so.
  const ofItsOwn = features.filter(({ claim }) => claim.is === 'feature' && HAS_OWN_FINISH.has(claim.id));
  if (ofItsOwn.length > 0) return ofItsOwn;
  // "Paint it navy": the color is what shows.
  const colored = statements.some(({ claim }) => claim.is === 'color' || claim.is === 'material');
  const first = features[0];
  // "A legal bedroom" is a bedroom.
  const isPermit = first?.claim.is === 'feature' && first.claim.id === 'permits';
  const works =
    first && isWork(first) && !isPermit && !colored ? features.filter(isWork) : features.filter(removes);
  return works.length > 0 ? works : statements;
}

const ASKED_ANEW: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['feature', 'surface', 'material']);
/** Pipes and the layout that stay where they are. */
const isPlaceKept = ({ claim }: Statement): boolean =>
  claim.is === 'kept' && claim.how === 'in place' && (claim.id === 'plumbing' || claim.id === 'layout');

/** "Pendants over the island": what stays only tells where something is to be. */
const LANDMARK =
  /\b(?:over|above|under|underneath|beneath|below|behind|beside|next to|by|near|in front of|across from|opposite(?: to)?|facing|faces?|around|flanking|(?:left|right|sides?) of|past|close to)\s(?:the|our|my)\s(?:[a-z]{3,8}\s){0,2}(?:the\s)?$/i;
const ASKED_BESIDE: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['feature', 'pieces', 'seats']);
const LANDMARK_WITHIN = 50;

export function withoutLandmarks(all: readonly Statement[], text: string): readonly Statement[] {
  const staysAt = new Set(all.flatMap(({ claim, span }) => (claim.is === 'kept' ? [span?.start] : [])));
  const isAsked = all.some(({ claim, span }) => ASKED_BESIDE.has(claim.is) && !staysAt.has(span?.start));
  const refused = all.find(({ claim }) => claim.is === 'without')?.span;
  return all.filter(({ claim, span }) => {
    if (!span) return true;
    const before = text.slice(Math.max(0, span.start - LANDMARK_WITHIN), span.start);
    if (claim.is === 'feature') return !(refused && refused.end < span.start && WHERE.test(before));
    return !isAsked || claim.is !== 'kept' || claim.how !== 'kept' || !LANDMARK.test(before);
  });
}
/** The island of "no stools at the island": it tells where, and asks for nothing. */
const WHERE =
  /\b(?:in|on|at|over|above|under|below|near|beside|behind|by|around|inside|along|against)\s(?:the|our|my|his|her|that|this)\s$/i;

/** The claims of a clause without those that another at the same place says better: "keep the tub" asks for no tub. */
export function withoutShadows(all: readonly Statement[]): readonly Statement[] {
  const stays = new Set(
    all.flatMap(({ claim, span }) =>
      claim.is === 'kept' || (claim.is === 'extent' && claim.stays && span) ? [span?.start] : [],
    ),
  );
  const asked = all.filter(({ claim, span }) => claim.is !== 'feature' || !stays.has(span?.start));
  // "A new range in the same place": where it stands is told beside what is asked for.
  const asksAnew = asked.some(({ claim }) => ASKED_ANEW.has(claim.is));
  const statements = workFirst(asked.filter((t) => !asksAnew || !isPlaceKept(t)));
  /** "Refinish the oak floor", "keep the walnut counter": the word before tells which one. */
  const isOfKept = (t: Statement): boolean =>
    t.claim.is === 'material' &&
    statements.some((o) => o.claim.is === 'kept' && o.span && t.span && o.span.start - t.span.end === 1);
  const strong = new Set<Claim['is']>(['feature', 'kept', 'without', 'not in', 'material', 'color', 'seats']);
  const isStrong = ({ claim }: Statement): boolean =>
    strong.has(claim.is) || (claim.is === 'extent' && claim.stays);
  return statements.filter((t) => {
    if (isOfKept(t)) return false;
    // "The red one, already ordered": what is bought has its color.
    if (
      (t.claim.is === 'color' || t.claim.is === 'material') &&
      statements.some((o) => o.claim.is === 'kept' && o.claim.how === 'supplied')
    )
      return false;
    const others = statements.filter((o) => o !== t && o.span?.start === t.span?.start);
    if (['feature', 'material', 'color'].includes(t.claim.is) && others.some((o) => o.claim.is === 'kept'))
      return false;
    // A size that is told beside what is asked for or refused: "the ceiling is only 7'2\" so no drop ceiling".
    if (t.claim.is === 'size' || t.claim.is === 'ceiling')
      return !statements.some((o) => o.claim.is === 'without' || o.claim.is === 'kept');
    // People and places are told beside what is asked for, which is what counts.
    if (t.claim.is === 'told') {
      // A place for what no planner draws is the contractor's as well.
      const isPlaceOfExtra =
        t.claim.id === 'a-place' && statements.some((o) => o.claim.is === 'told' && o.claim.id === 'extra');
      // "Rental, tenant moves in August" tells a day, and of no sum.
      const isBesideADay =
        t.claim.id === 'value' &&
        statements.some((o) => o.claim.is === 'told' && /^(?:when|contract|one-bath)$/.test(o.claim.id));
      return !isPlaceOfExtra && !isBesideADay && !statements.some(isStrong);
    }
    // "Cabinet shop drawings for approval" asks for drawings.
    if (
      t.claim.is === 'surface' &&
      statements.some((o) => o.claim.is === 'told' && o.claim.id === 'contract')
    )
      return false;
    if (t.claim.is === 'surface') return !statements.some((o) => isStrong(o) && o !== t);
    if (t.claim.is === 'extent')
      return statements.every((o) => o.claim.is === 'extent' || o.claim.is === 'told');
    return true;
  });
}
