import { planConcept } from './src/concept.js';
import { readBrief } from './src/brief/read-brief.js';
import { isRight, withoutMarks } from './test/ledger/marked.js';
const [file, name, from, to] = process.argv.slice(2);
const mod = await import(`./test/ledger/${file}.js`);
let all = 0, right = 0, open = 0, n = 0;
for (const row of mod[name!].slice(Number(from ?? 0), Number(to ?? 999))) {
  const fields = typeof row[1] === 'string' ? { designPrompt: row[1], ...(row[3] ?? {}) } : row[1];
  const marked = Object.entries(fields).map(([field, value]) => ({ field, ...(typeof value === 'string' && value.includes('{') ? withoutMarks(value) : { text: value, clauses: [] }) }));
  const request: any = { category: row[0], ...Object.fromEntries(marked.map(({ field, text }) => [field, text])) };
  const { brief } = planConcept(request, { seed: 3, date: '2026-11-22' });
  const { statements } = readBrief(request).reading;
  for (const { field, text, clauses } of marked) {
    if (clauses.length === 0) continue;
    const entries = (brief.ledger ?? []).filter((e) => e.field === field);
    n += entries.length; open += entries.filter((e) => e.outcome === 'unclear' || e.outcome === 'for-contractor').length;
    const told = statements.flatMap((t) => (t.field === field && t.span) || []);
    let head = false;
    for (const c of clauses) {
      all++;
      if (isRight(c, clauses, entries, told as any)) { right++; continue; }
      if (!head) { console.log(`## ${row[0]}: ${text}`); head = true; }
      console.log(`  - ${(text as string).slice(c.start, c.end)} {${c.letters}}: ${entries.filter((e) => e.start < c.end && c.start < e.end).map((e) => `[${e.text}] ${e.outcome} <${e.understood}> ${e.note ?? ''}`).join(' | ')}`);
    }
  }
}
console.log(`${all} clauses, right ${(100 * right / all).toFixed(1)} %, open ${open} of ${n} = ${(100 * open / n).toFixed(1)} %`);
