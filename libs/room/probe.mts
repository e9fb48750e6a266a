import { readFileSync } from 'node:fs';
import { planConcept } from './src/concept.js';
import { readBrief } from './src/brief/read-brief.js';
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l.trim());
for (const line of lines) {
  const [category, text, fields] = line.split('|');
  const request = { category, designPrompt: text, ...(fields ? JSON.parse(fields) : {}) } as any;
  const { brief, room } = planConcept(request, { seed: 3, date: '2026-11-22' });
  console.log(`\n## ${category} ${text} ${fields ?? ''}`);
  for (const e of brief.ledger ?? []) console.log(`  ${e.field === 'designPrompt' ? '' : e.field + ': '}[${e.text}] ${e.outcome} <${e.understood}>${e.note ? ' // ' + e.note : ''}`);
  if (process.argv[3]) console.log(JSON.stringify({wanted: brief.wanted, refused: brief.refused, kept: brief.kept, ext: brief.extent, sizes: brief.sizes, thingsAt: brief.thingsAt}));
}
