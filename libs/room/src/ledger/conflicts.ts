import { keepableFeature, nameOfFeature, type Statement } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';

/** Clauses that contradict one another. */

/** What becomes of a clause that another one speaks against. */
export interface Conflict {
  readonly outcome: 'conflict' | 'refused';
  readonly note: string;
}

interface Clause {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly statements: readonly Statement[];
}

const saidIn = ({ statements }: Clause): string => statements.map(({ said }) => said).join(', ');

/** Whether a clause asks for nothing but that: what else it holds has an outcome of its own. */
const onlyAsks = ({ statements }: Clause, name: string): boolean =>
  statements.every(({ claim }) => claim.is !== 'feature' || nameOfFeature(claim.id) === name);

/** Words by which a refused thing is another one than the kept: "no second sofa", "no mirror over the toilet". */
const OF_ANOTHER =
  /\b(?:second|another|extra|additional|more|(?:over|under|above|below|beside|in) (?:the|our) (?:toilet|tub|bathtub|shower|sink|vanity|island|window|door|bed|sofa|fireplace|stove|range)|insert|hall|upstairs|downstairs|other|guest)\b/i;

/**
 * For each clause that contradicts another, the sentence on it: the other's words, and which of the two was taken. Who asks for
 * something and refuses it further on in the same text has changed his mind, which is no contradiction.
 *
 * @param wordsOf a clause as it was written
 */
export function conflictsIn<C extends Clause>(
  clauses: readonly C[],
  brief: Brief,
  wordsOf: (clause: C) => string,
): ReadonlyMap<C, Conflict> {
  const found = new Map<C, Conflict>();
  const asked: (readonly [id: string, clause: C])[] = [];
  const refused = new Map<string, C>();
  const gone = new Set<string>();
  const kept = new Map<string, C>();
  const anew = new Map<string, C>();
  const pair = (a: C, b: C, taken: string): void => {
    if (a === b) return;
    if (!found.has(a)) found.set(a, { outcome: 'conflict', note: `It contradicts "${saidIn(b)}". ${taken}` });
    if (!found.has(b)) found.set(b, { outcome: 'conflict', note: `It contradicts "${saidIn(a)}". ${taken}` });
  };
  const changed = (asks: C, refuses: C, name: string): void => {
    const change: Conflict = { outcome: 'refused', note: `You changed your mind: no ${name}.` };
    if (!found.has(asks) && onlyAsks(asks, name)) found.set(asks, change);
    if (!found.has(refuses)) found.set(refuses, change);
  };
  for (const clause of clauses) {
    for (const { claim, said, meaning, anew: isNew, outvoted } of clause.statements) {
      if (outvoted) continue;
      if (claim.is === 'feature') {
        const keptHere = clause.statements.some((t) => t.claim.is === 'kept' && t.said === said);
        // "The couch goes, new couch": one takes the other's place.
        const isExchange = isNew && refused.has(claim.id) && brief.wanted.includes(claim.id);
        if (!keptHere && !isExchange) asked.push([claim.id, clause]);
        if (!keptHere && isNew) anew.set(keepableFeature(claim.id)?.id ?? claim.id, clause);
      }
      if (claim.is === 'without' && !claim.place && !refused.has(claim.feature)) {
        refused.set(claim.feature, clause);
        if (meaning.startsWith('Goes: ')) gone.add(claim.feature);
      }
      if (claim.is === 'kept' && (claim.how === 'kept' || claim.how === 'renewed'))
        kept.set(claim.id, clause);
    }
  }
  const isGone = (id: string): boolean =>
    gone.has(id) || brief.removed?.includes(keepableFeature(id)?.id ?? id) === true;
  for (const [id, clause] of asked) {
    const other = refused.get(id);
    // "The dresser goes to the guest room, so a new one": the old one leaves, another one comes.
    if (!other || (brief.wanted.includes(id) && isGone(id))) continue;
    const isElsewhere = asked.some(([one, by]) => one === id && by.field !== other.field);
    if (!brief.wanted.includes(id) && !isElsewhere && other.start > clause.start)
      changed(clause, other, nameOfFeature(id));
    else
      pair(
        clause,
        other,
        brief.wanted.includes(id)
          ? `It is in: ${nameOfFeature(id)}.`
          : `It is left out, which costs less: ${nameOfFeature(id)}.`,
      );
  }
  for (const [id, clause] of anew) {
    const other = kept.get(id);
    if (other) pair(clause, other, 'The old one stays, which costs less.');
  }
  // "We want to keep the tub … we also want the tub gone".
  for (const [feature, clause] of refused) {
    // A bidet is none of the toilet that stays.
    if (feature === 'bidet' || OF_ANOTHER.test(wordsOf(clause))) continue;
    const other = kept.get(keepableFeature(feature)?.id ?? feature);
    if (other && brief.kept?.some(({ id }) => id === (keepableFeature(feature)?.id ?? feature)))
      pair(clause, other, 'It stays, which costs less.');
  }
  const budgets = clauses.filter(({ statements }) => statements.some(({ claim }) => claim.is === 'budget'));
  const sums = new Map(
    budgets.flatMap((c) =>
      c.statements.flatMap((t) => (t.claim.is === 'budget' && !t.outvoted ? [[t.meaning, c] as const] : [])),
    ),
  );
  const [first, second] = [...sums.values()];
  if (first && second) pair(first, second, 'The sum of the budget field counts, else the first.');
  return found;
}
