// lines and existing things of every wish. args: OUT.json [EVERY]
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { planConcept } from './src/index.js';
import { TOLD_WISHES } from '../../bench/shared/told-wishes.js';
const list: any[] = [];
for (const s of ['st10','st11','st13','st15','st16','st17','st18','st19','st20']) for (const f of ['wishes','w2','w','v','u']) { const p = `/tmp/my/${s}/${f}.json`; if (existsSync(p)) for (const w of JSON.parse(readFileSync(p,'utf8'))) list.push({ id: `${s}/${f}/${w.id}`, req: { category: w.category, area: w.area, designPrompt: w.text, ...(w.fields ?? {}), ...(w.budget ? { budget: w.budget } : {}) } }); }
const every = Number(process.argv[3] ?? 1);
Object.entries(TOLD_WISHES as any).forEach(([g, ws]: any) => ws.forEach((w: any, i: number) => { if (i % every === 0) list.push({ id: `${g}/${i}`, req: w }); }));
const out: any = {};
for (const { id, req } of list) { try { const c: any = planConcept(req, { seed: 1, date: '2026-11-29' });
  out[id] = { t: `${req.category} ${req.area ?? ''} ${req.budget ?? ''} ${(req.designPrompt ?? '')}`, total: c.estimate.part?.likely ?? c.estimate.likely, lines: c.estimate.lines.map((l: any) => `${l.price} ${l.quantity} ${l.likely} ${l.state}`), old: c.room.items.filter((i: any) => i.existing).map((i: any) => `${i.kind} ${i.label}`), items: c.room.items.map((i: any) => `${i.kind} ${Object.values(i.box)}`), ledger: c.brief.ledger.map((e: any) => `${e.outcome} | ${e.text} | ${e.note ?? ''}`) };
} catch (e: any) { out[id] = { t: req.designPrompt, err: e.message }; } }
writeFileSync(process.argv[2]!, JSON.stringify(out));
