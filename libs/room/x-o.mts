// args: "category|area|text" …: the ledger of each
import { planConcept } from './src/index.js';
import { seenFromWall } from './src/geometry/geometry.js';
for (const arg of process.argv.slice(2)) {
  const [category, area, designPrompt, budget] = arg.split('|');
  try {
    const c: any = planConcept({ category, area, designPrompt, ...(budget ? { budget: Number(budget) } : {}) } as any, { seed: 1, date: '2026-11-29' });
    console.log(`\n== ${arg}`);
    for (const e of c.brief.ledger ?? []) console.log(`  ${e.outcome.padEnd(14)} "${e.text}" -> ${e.understood}${e.note ? ` [${e.note}]` : ''} ${(e.items ?? []).length ? `items ${e.items.length}` : ''} ${(e.lines ?? []).join('; ')}`);
    if (process.env.ITEMS) for (const i of c.room.items) console.log('     ', i.kind, i.label ?? '', JSON.stringify(i.box), i.status ?? i.existing ?? '');
    if (process.env.LINES) for (const l of c.estimate.lines ?? []) console.log('      $', l.item, l.likely);
  } catch (e: any) { console.log(`\n== ${arg}\n  THROWS ${e.message}`); }
}
