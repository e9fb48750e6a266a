// npm run fuzz: sends 50,000 requests that are nearly right to an instance of its own and holds each answer against the
// API document. `npm run fuzz -- 5000 7` sends 5,000 of seed 7. Ends with 1 where an answer was wrong.
import { prepare, runSource } from './lib/prepare.mjs';

await prepare();
await runSource('e2e/api/run-fuzz.ts', ...process.argv.slice(2)).catch(() => process.exit(1));
