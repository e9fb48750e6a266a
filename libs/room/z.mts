import { planConcept } from './src/index.js';

const w: any = {
  category: 'garage',
  designPrompt: 'Turn our one-car garage, 12x21, into a studio for my pottery: big sink, drying shelves.',
};
const c: any = planConcept(w, { seed: 1, date: '2026-11-22' });
console.log(
  c.room.items
    .map((o: any) => `${o.kind}${o.traits?.piece ?? ''} ${JSON.stringify(Object.values(o.box))}`)
    .join('\n'),
  c.room.openings.map((o: any) => `${o.kind}@${o.side}${o.offsetIn}+${o.widthIn}`).join(' '),
  c.brief.unmet,
);

import { readBrief } from './src/brief/read-brief.js';

console.log(
  JSON.stringify(readBrief(w).reading.statements.map((s: any) => s.meaning)),
  c.brief.ledger.map((e: any) => e.text + '|' + e.outcome + '|' + e.understood + '|' + (e.note ?? '')),
);
