import type { Statement } from '../claim.js';
import type { NamedSpan } from '../text/clauses.js';
import type { Span } from '../text/span.js';
import type { Mention, RuleStatus } from './status.js';

/** What the rules have read of a request. */
export interface ReadByRules {
  readonly statements: readonly Statement[];
  /** Where something is named, by field. */
  readonly named: ReadonlyMap<string, readonly NamedSpan[]>;
}

/** The things that a field names, in the order of its text, each with what the rules read of it. */
export function mentionsIn({ named, statements }: ReadByRules, field: string): Mention[] {
  const of = statements
    .filter((statement) => statement.field === field && statement.span !== undefined)
    .sort((a, b) => startOf(a) - startOf(b));
  const spans = (named.get(field) ?? [])
    .filter(({ describes }) => !describes)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const mentions: Mention[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start < (mentions.at(-1)?.end ?? 0)) continue;
    while (from < of.length && (of[from] as Statement).span!.end <= start) from++;
    const said: Statement[] = [];
    for (let i = from; i < of.length && startOf(of[i] as Statement) < end; i++)
      if (((of[i] as Statement).span as Span).end > start) said.push(of[i] as Statement);
    mentions.push({ start, end, rule: ruleOf(said) });
  }
  return mentions;
}

const startOf = ({ span }: Statement): number => span?.start ?? 0;

/** The strongest of what was read. */
function ruleOf(statements: readonly Statement[]): RuleStatus {
  const read = new Set(statements.filter(({ outvoted }) => !outvoted).map(statusOf));
  return RANKS.find((status) => read.has(status)) ?? 'none';
}
const RANKS: readonly RuleStatus[] = ['no', 'stay', 'else', 'mark', 'new', 'told'];

function statusOf({ claim }: Statement): RuleStatus {
  switch (claim.is) {
    case 'kept':
      return 'stay';
    case 'extent':
      return claim.stays ? 'stay' : 'told';
    case 'without':
    case 'not in':
      return 'no';
    case 'feature':
      return claim.landmark ? 'mark' : 'new';
    case 'told':
      return claim.id === 'elsewhere' ? 'else' : 'told';
    case 'pieces':
    case 'seats':
    case 'count':
    case 'kind':
    case 'thing size':
    case 'surface':
    case 'material':
      return 'new';
    default:
      return 'told';
  }
}
