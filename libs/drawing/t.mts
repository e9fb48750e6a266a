import { readFileSync } from 'node:fs';
import { planConcept } from '@plumbline/room';
const ws = JSON.parse(readFileSync('/tmp/dry9/w.json', 'utf8')).filter((_: any, i: number) => i % 2 === 0);
const t = (w: any) => { const s = process.cpuUsage(); planConcept(w, { seed: 1, date: '2026-11-28' }); const u = process.cpuUsage(s); return (u.user + u.system) / 1000; };
let sum = 0; const out: string[] = [];
for (const w of ws) t(w);
for (const { id, ...w } of ws) { const m = Math.min(t(w), t(w), t(w)); sum += m; out.push(`${id}:${Math.round(m)}`); }
console.log(out.join(' '), 'SUM', Math.round(sum));
