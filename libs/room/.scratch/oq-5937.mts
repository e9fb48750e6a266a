import { readFileSync } from 'node:fs';
import { planConcept } from '../src/index.js';
// each line: category|area|text|budget
const W = Number(process.env.W ?? 110);
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  if (!line.trim() || line.startsWith('#')) continue;
  const [category, area, designPrompt, budget] = line.split('|').map((s) => s.trim());
  try {
    const c: any = planConcept({ category, area, designPrompt, ...(budget ? { budget } : {}) } as any, { seed: 1, date: '2026-11-30' });
    console.log(`\n=== ${category} ${area}: ${designPrompt!.slice(0, 400)} ${budget ? `[${budget}]` : ''}\n  ${c.name ?? c.room.title ?? ''}`);
    for (const e of c.brief.ledger ?? []) console.log(`  ${e.outcome.toUpperCase().padEnd(9)} «${e.text.slice(0, W)}» → ${(e.understood ?? '').slice(0, W)}${e.note ? ` // ${e.note.slice(0, W)}` : ''}`);
    console.log('  unmet:', c.brief.unmet.join(' | ').slice(0, 600));
    console.log('  items:', Object.entries(c.room.items.reduce((a: any, i: any) => ((a[i.kind] = (a[i.kind] ?? 0) + 1), a), {})).map(([k, n]) => (n as number) > 1 ? `${k}×${n}` : k).join(' '));
    if (process.env.LINES) console.log('  lines:', c.quantities.map((q: any) => `${q.item ?? q.label ?? q.price} ${q.quantity ?? q.amount ?? ''} ${q.unit ?? ''}`).join('; '));
    if (process.env.LINES) console.log('  likely:', c.estimate?.likelyUsd ?? c.estimate?.likely ?? JSON.stringify(c.estimate).slice(0, 300));
  } catch (e) { console.log(`\n=== ${line}\n  ERROR`, (e as Error).message); }
}
