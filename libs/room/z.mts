import { readFileSync, readdirSync } from 'node:fs';
import { withoutStories } from './src/brief/text/stories.js';
const seen=new Set<string>();
for (const d of ['ledger','judged','reading','kitchens','baths','places']) for (const f of readdirSync(`libs/room/test/${d}`)) {
 const src=readFileSync(`libs/room/test/${d}/${f}`,'utf8');
 for (const m of src.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n]){12,2500})\1/g)) { const t=m[2]!.replace(/\\'/g,"'"); const w=withoutStories(t); if (w!==t && !seen.has(t)) { seen.add(t);
  // diff
  let i=0; while(t[i]===w[i]) i++; let j=0; while(j<t.length-i && j<w.length-i && t[t.length-1-j]===w[w.length-1-j]) j++;
  console.log(d+'/'+f+': …'+t.slice(Math.max(0,i-15),i)+'[['+t.slice(i,t.length-j)+' => '+w.slice(i,w.length-j)+']]'+t.slice(t.length-j,t.length-j+30)); } }
}
