import type { ConceptRequest } from '@plumbline/brief';
import type { LedgerEntry } from '@plumbline/concept';
import { beforeAll, describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { readOnce } from '../../src/read-once.js';
import { misses } from '../judged/judge.js';
import { faultsOf } from '../rooms/invariants.js';
import { type FormText, VOICES_FIRST, VOICES_SECOND } from './fresh-voices.js';
import { HOMEOWNERS, HOMEOWNERS_MORE } from './homeowners.js';
import { HOUSEHOLDS } from './households.js';
import { HOUSEHOLDS_AGAIN } from './households-again.js';
import { HOUSEHOLDS_THIRD } from './households-third.js';
import { answeringOf, doesHarm, isRight, type Marked, withoutMarks } from './marked.js';
import { VOICES_FOURTH, VOICES_THIRD } from './more-voices.js';

/** A form, read: of each marked clause whether it came out right, and the entries of the marked fields. */
function readForm([category, fields, plan = []]: FormText) {
  const marked = Object.entries(fields).map(([field, value]) => ({ field, ...withoutMarks(value) }));
  const request: ConceptRequest = {
    category,
    ...Object.fromEntries(marked.map(({ field, text }) => [field, text])),
  };
  const concept = planConcept(request, { seed: 3, date: '2026-11-22' });
  const { brief } = concept;
  const { statements } = readOnce(request).read.reading;
  const texts = marked.filter(({ clauses }) => clauses.length > 0);
  const read = texts.map(({ field, text, clauses }) => {
    const entries = (brief.ledger ?? []).filter((entry) => entry.field === field);
    const told = statements.flatMap((t) => (t.field === field && t.span) || []);
    const marks = clauses.map((clause) => isRight(clause, clauses, entries, told));
    const harms = clauses
      .filter((clause) => doesHarm(clause, clauses, entries, told))
      .map(
        (clause) =>
          `${text.slice(clause.start, clause.end)}: ${answeringOf(clause, clauses, entries, told)?.understood}`,
      );
    return { text, clauses, entries, marks, harms };
  });
  const drawn = [...plan.flatMap((expected) => misses(concept, expected) ?? []), ...faultsOf(concept)];
  return {
    misdrawn: drawn.length > 0 ? [`${fields.designPrompt}: ${drawn.join('; ')}`] : [],
    entries: read.flatMap(({ entries }) => entries),
    marks: read.flatMap(({ marks }) => marks),
    harms: read.flatMap(({ harms }) => harms),
    unanswered: read.flatMap(({ text, clauses, entries }) => unansweredOf(text, clauses, entries)),
    wrong: read.flatMap(({ text, clauses, entries, marks }) => wrongOf(text, clauses, entries, marks)),
  };
}

const covers = (e: LedgerEntry, c: Marked): boolean => e.start < c.end && c.start < e.end;
const unansweredOf = (text: string, clauses: readonly Marked[], entries: readonly LedgerEntry[]): string[] =>
  clauses.filter((c) => !entries.some((e) => covers(e, c))).map((c) => text.slice(c.start, c.end));
const wrongOf = (
  text: string,
  clauses: readonly Marked[],
  entries: readonly LedgerEntry[],
  marks: readonly boolean[],
): string[] =>
  clauses.flatMap((c, i) =>
    marks[i]
      ? []
      : [
          `${text.slice(c.start, c.end)} {${c.letters}}: ${entries
            .filter((e) => covers(e, c))
            .map((e) => `[${e.text}] ${e.outcome} <${e.understood}> ${e.note ?? ''}`)
            .join(' | ')}`,
        ],
  );

describe.each([
  ['sixty forms in many voices', VOICES_FIRST, 0.88, 0.085, 8],
  ['thirty more', VOICES_SECOND, 0.8, 0.13, 6],
  ['forty with all fields', VOICES_THIRD, 0.92, 0.06, 6],
  // "Console under the mirror" is the contractor's: nothing of the plan is a console.
  ['twenty more with all fields', VOICES_FOURTH, 0.93, 0.052, 2],
  ['twenty-four of homeowners', HOMEOWNERS, 0.97, 0.05, 0],
  ['twelve more of homeowners', HOMEOWNERS_MORE, 0.93, 0.08, 1],
  ['thirty of households', HOUSEHOLDS, 0.895, 0.07, 1],
  ['twenty-five more of households', HOUSEHOLDS_AGAIN, 0.81, 0.125, 3],
  ['fourteen further ones of households', HOUSEHOLDS_THIRD, 0.94, 0.05, 2],
] as const)('the ledger of %s', (_, texts, right, mostOpen, mostHarm) => {
  let read: ReturnType<typeof readForm>[] = [];
  beforeAll(() => {
    read = texts.map(readForm);
  });

  it('gives their clauses the right outcome, leaves few open and none out', () => {
    const marks = read.flatMap((r) => r.marks);
    const entries = read.flatMap((r) => r.entries);
    const open = entries.filter(({ outcome }) => outcome === 'unclear' || outcome === 'for-contractor');
    const share = marks.filter(Boolean).length / marks.length;
    console.info(
      `${texts.length} forms, ${marks.length} clauses: right ${(100 * share).toFixed(1)} %, open ${open.length} of ${entries.length}\n${read.flatMap(({ wrong }) => wrong).join('\n')}`,
    );
    expect(read.flatMap(({ unanswered }) => unanswered)).toEqual([]);
    const harms = read.flatMap((r) => r.harms);
    console.info(`refused and drawn, or kept and bought: ${harms.length}\n${harms.join('\n')}`);
    expect(harms.length).toBeLessThanOrEqual(mostHarm);
    expect(share).toBeGreaterThanOrEqual(right);
    expect(open.length / entries.length).toBeLessThanOrEqual(mostOpen);
  });

  it('draws what their plans must show', () => {
    const faults = read.flatMap(({ misdrawn }) => misdrawn);
    expect(faults).toEqual([]);
  });
});
