import { readdirSync } from 'node:fs';
import { wishesIn } from './training/examples.ts';
import { readByRules, readWords } from './src/brief/read-words.js';
import { secondLook } from './src/brief/mentions/second-look.js';
const D=new URL('./training/',import.meta.url).pathname;
const CATS=['kitchen','bathroom','living room','bedroom','basement','garage','office'];
const all=readdirSync(D).filter(f=>f.endsWith('.jsonl')).sort().flatMap(f=>wishesIn(D+f));
all.sort((a,b)=>b.text.length-a.text.length);
const ws=all.slice(0,60).map(w=>({category:CATS.includes(w.category)?w.category:'other',designPrompt:w.text} as any));
console.log('chars',ws.reduce((s,w)=>s+w.designPrompt.length,0)/60);
const t=(f:(w:any)=>void)=>{const c=process.cpuUsage();for(const w of ws)f(w);const d=process.cpuUsage(c);return (d.user+d.system)/1000/60};
for(let i=0;i<5;i++){t(readWords);}
const A:number[]=[],B:number[]=[],C:number[]=[];
const firsts=ws.map(w=>readByRules(w).reading);
console.log('flipped',firsts.filter(r=>secondLook(r).size>0).length);
for(let i=0;i<+(process.argv[2]??12);i++){A.push(t(w=>readByRules(w)));B.push(t(readWords));let k=0;C.push(t(()=>secondLook(firsts[k++]!)));}
const med=(x:number[])=>x.sort((a,b)=>a-b)[x.length>>1]!.toFixed(2)+' min '+x[0]!.toFixed(2);
console.log('rules',med(A),'| whole',med(B),'| look',med(C));
