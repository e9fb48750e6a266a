// npm run build: everything that is stale.
import { build, checkNode, install } from './lib/prepare.mjs';
import { giveUp } from './lib/workspace.mjs';

checkNode();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error.message);
}
