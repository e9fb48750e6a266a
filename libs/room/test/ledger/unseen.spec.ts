import type { ConceptRequest } from '@plumbline/brief';
import type { Brief, LedgerEntry, Room } from '@plumbline/concept';
import { beforeAll, describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { readOnce } from '../../src/read-once.js';
import { isRight, withoutMarks } from './marked.js';
import { STRANGERS_FIRST, STRANGERS_SECOND, STRANGERS_THIRD } from './strangers.js';
import { STRANGERS_FIFTH, STRANGERS_FOURTH } from './strangers-with-fields.js';
import { type MustRead, UNSEEN_FIRST, UNSEEN_SECOND, type UnseenText } from './unseen.js';

/** What of a row was not read as it must be, in words. */
function misread(must: MustRead, brief: Brief, room: Room): string[] {
  const kept = (brief.kept ?? []).map(({ id }) => id);
  const size = [brief.size.widthIn, brief.size.depthIn].sort();
  const wrong = (name: string, ok: boolean): string[] => (ok ? [] : [name]);
  return [
    ...(must.kept
      ? wrong(
          `kept ${kept}`,
          must.kept.every((id) => kept.includes(id)) &&
            kept.every((id) => must.kept?.includes(id) || id === 'layout' || id === 'plumbing'),
        )
      : []),
    ...wrong(`extent ${brief.extent?.id}`, !must.extent || brief.extent?.id === must.extent),
    ...wrong(`size ${size}`, !must.size || `${size}` === `${[...must.size].sort()}`),
    ...wrong(`ceiling ${room.ceilingIn}`, !must.ceilingIn || room.ceilingIn === must.ceilingIn),
    ...wrong(`budget ${brief.budgetUsd}`, !must.budgetUsd || brief.budgetUsd === must.budgetUsd),
    ...(must.wanted ?? []).flatMap((id) => wrong(`not wanted: ${id}`, brief.wanted.includes(id))),
    ...(must.refused ?? []).flatMap((id) => wrong(`not refused: ${id}`, brief.refused.includes(id))),
  ];
}

function readUnseen([category, marked, must = {}, fields = {}]: UnseenText) {
  const { text, clauses } = withoutMarks(marked);
  const request: ConceptRequest = { category, designPrompt: text, ...fields };
  const { brief, room } = planConcept(request, { seed: 3, date: '2026-11-22' });
  const { read } = readOnce(request);
  const entries: readonly LedgerEntry[] = (brief.ledger ?? []).filter(
    ({ field }) => field === 'designPrompt',
  );
  const told = read.reading.statements.flatMap(({ span, field }) => (field === 'designPrompt' && span) || []);
  return {
    text,
    entries,
    marks: clauses.map((clause) => isRight(clause, clauses, entries, told)),
    isAnswered: clauses.every((c) => entries.some((e) => e.start < c.end && c.start < e.end)),
    misread: misread(must, read.brief, room),
  };
}

describe.each([
  ['sixty wishes that were unseen', UNSEEN_FIRST, 0.87, 0.08, 7],
  ['twenty more', UNSEEN_SECOND, 0.83, 0.08, 3],
  ['sixty wishes as strangers write', STRANGERS_FIRST, 0.9, 0.08, 4],
  ['thirty more of strangers', STRANGERS_SECOND, 0.87, 0.08, 3],
  ['thirty further ones', STRANGERS_THIRD, 0.89, 0.08, 3],
  ['forty with the other fields filled', STRANGERS_FOURTH, 0.85, 0.1, 0],
  ['forty more with them filled', STRANGERS_FIFTH, 0.73, 0.14, 0],
] as const)('the ledger of %s', (_, texts, right, mostOpen, mostMisread) => {
  let read: ReturnType<typeof readUnseen>[] = [];
  beforeAll(() => {
    read = texts.map(readUnseen);
  });

  it('gives its clauses the right outcome, leaves few open and none out', () => {
    const marks = read.flatMap((r) => r.marks);
    const entries = read.flatMap((r) => r.entries);
    const open = entries.filter(({ outcome }) => outcome === 'unclear' || outcome === 'for-contractor');
    const share = marks.filter(Boolean).length / marks.length;
    console.info(`right ${(100 * share).toFixed(1)} %, open ${open.length} of ${entries.length}`);
    expect(share).toBeGreaterThanOrEqual(right);
    expect(open.length / entries.length).toBeLessThanOrEqual(mostOpen);
    expect(read.filter(({ isAnswered }) => !isAnswered).map(({ text }) => text)).toEqual([]);
  });

  it('reads sizes, sums, extents and what stays', () => {
    const wrong = read.flatMap(({ text, misread }) => (misread.length > 0 ? [`${text}: ${misread}`] : []));
    console.info(wrong.join('\n'));
    expect(wrong.length).toBeLessThanOrEqual(mostMisread);
  });
});
