import { type Claim, keepableFeature, type Statement } from '@plumbline/brief';

/** What people do in a room, which says nothing beside what they ask for in the same clause. */
const PASTIMES: ReadonlySet<string> = new Set(
  'relaxes eats gets-ready sleeps crafts works-well crowded outdated which-wall a-place keeps-things'.split(
    ' ',
  ),
);

const isLandmark = (claim: Claim): boolean => claim.is === 'feature' && claim.landmark === true;

/**
 * What was understood of a clause, each meaning once: without the wish for a thing that stays, and, where something
 * is asked for, without what people do and without what it only stands by.
 */
export function understoodOf(statements: readonly Statement[]): readonly string[] {
  const kept = new Set(statements.flatMap(({ claim }) => (claim.is === 'kept' ? [claim.id] : [])));
  const asks = statements.some(({ claim }) => claim.is !== 'told' && !isLandmark(claim));
  const says = ({ claim }: Statement): boolean =>
    claim.is === 'feature'
      ? !(asks && isLandmark(claim)) &&
        !kept.has(keepableFeature(claim.id)?.id ?? claim.id.replace(/^plain-/, ''))
      : !(asks && claim.is === 'told' && PASTIMES.has(claim.id));
  return [...new Set(statements.filter(says).map(({ meaning }) => meaning))];
}
