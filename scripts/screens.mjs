// npm run screens: pictures of every page and state of the public site, or of those whose name holds a given word.
import { join } from 'node:path';
import { build, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT, run } from './lib/workspace.mjs';

checkNode();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error.message);
}
await run(
  process.execPath,
  [
    '--conditions=source',
    '--import',
    '@swc-node/register/esm-register',
    'e2e/site/screens.ts',
    ...process.argv.slice(2),
  ],
  { env: { TS_NODE_PROJECT: join(ROOT, 'tsconfig.base.json') } },
);
