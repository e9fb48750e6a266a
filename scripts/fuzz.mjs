// npm run fuzz: sends 50,000 requests that are nearly right to an instance of its own and holds each answer against the
// API document. `npm run fuzz -- 5000 7` sends 5,000 of seed 7. Ends with 1 where an answer was wrong.
import { build, checkNode, install, runSource } from './lib/prepare.mjs';
import { giveUp } from './lib/workspace.mjs';

checkNode();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error.message);
}
await runSource('e2e/api/run-fuzz.ts', ...process.argv.slice(2)).catch(() => process.exit(1));
