import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { planConcept, NoRoomFits } from './src/index.js';
import { faultsOf } from './test/invariants.js';
import { randomRequest } from './test/random-request.js';
const N = Number(process.argv[2] ?? 40),
  only = process.argv[3];
for (const c of ROOM_CATEGORIES) {
  if (only && c !== only) continue;
  const tally = new Map<string, number>();
  let first = '',
    none = 0,
    times: number[] = [];
  const nf: string[] = [];
  for (let s = 1; s <= N; s++) {
    const r = randomRequest(s, c);
    try {
      const t = performance.now();
      const k = planConcept(r, { seed: s, date: '2026-11-21' });
      times.push(performance.now() - t);
      const f = faultsOf(k);
      for (const x of f) {
        const key = x.replace(/-\d+\b/g, '').replace(/[\d.]+/g, '#');
        if (!tally.has(key)) console.log('   ', c, s, r.area, x);
        tally.set(key, (tally.get(key) ?? 0) + 1);
      }
    } catch (e: any) {
      if (e.name === 'NoRoomFits') {
        none++;
        nf.push(r.area! + ' ' + e.message.slice(-30));
      } else {
        console.log(c, s, JSON.stringify(r), e.stack.slice(0, 400));
      }
    }
  }
  times.sort((a, b) => a - b);
  console.log(
    c,
    'none',
    none,
    nf.slice(0, 4).join(' | '),
    'med',
    times[times.length >> 1]?.toFixed(0),
    'p99',
    times[Math.floor(times.length * 0.99)]?.toFixed(0),
    JSON.stringify([...tally]),
  );
}
