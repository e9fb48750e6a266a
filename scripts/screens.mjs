// npm run screens: pictures of every page and state of the public site, or of those whose name holds a given word.
import { build, checkNode, install, runSource } from './lib/prepare.mjs';
import { giveUp } from './lib/workspace.mjs';

checkNode();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error.message);
}
await runSource('e2e/site/screens.ts', ...process.argv.slice(2));
