// npm run screens: pictures of every page and state of the public site, or of those whose name holds a given word.
import { prepare, runSource } from './lib/prepare.mjs';

await prepare();
await runSource('e2e/site/screens.ts', ...process.argv.slice(2));
