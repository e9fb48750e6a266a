import { planConcept } from './src/index.js';
import { FEATURES } from './src/brief/features/features.js';
const out: any = {};
for (const category of ['living room', 'bedroom']) for (const f of FEATURES as any) { const w = f.words?.[0] ?? f.name; if (!w) continue;
 try { const c: any = planConcept({ category, area: '16x20', designPrompt: `A sofa and ${w}` } as any, { seed: 1, date: '2026-11-29' });
 const e = (c.brief.ledger ?? []).filter((x: any) => x.text !== 'A sofa' && !/Size/.test(x.understood)).map((x: any) => x.outcome).join(','); out[`${category}|${w}`] = e; } catch (e: any) { out[`${category}|${w}`] = 'THROWS'; } }
console.log(JSON.stringify(out));
