import { readFileSync } from 'node:fs';
import { settle } from '../room/src/questions/settle.ts';
import { readBrief } from '../room/src/brief/read-brief.ts';
const [file, ...only] = process.argv.slice(2);
for (const { id, ...wish } of JSON.parse(readFileSync(file!, 'utf8'))) {
  if (only.length && !only.some((o) => id.includes(o))) continue;
  const c: any = settle(readBrief(wish), wish);
  const b = c.brief ?? c;
  console.log(id, JSON.stringify(Object.fromEntries(Object.entries(b).filter(([k]) => ['category','purpose','wanted','refused','layouts','openingsAt','thingsAt','placesRefused','sizes','counts','kept','pieces','size','keeping'].includes(k)))));
}
