import { planConcept } from './src/index.js';
import { readBrief } from '@plumbline/brief';
import { isRight, withoutMarks } from './test/ledger/marked.js';
import { TEXTS } from './test/ledger/texts.js';
let n=0,ok=0;
for (const [category, marked] of TEXTS as any) { const { text, clauses } = withoutMarks(marked);
 const c:any = planConcept({category, designPrompt:text} as any,{seed:3,date:'2026-11-22'}); const entries=c.brief.ledger??[];
 const {reading}=readBrief({category,designPrompt:text} as any); const told=reading.statements.flatMap(({span}:any)=>span??[]);
 for(const cl of clauses){ n++; const r=isRight(cl,clauses,entries,told as any); if(r) ok++; else console.log(category,'|',JSON.stringify(cl).slice(0,150)); } }
console.log(ok,n,ok/n);
