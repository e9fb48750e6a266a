// npm run demo: fills the instance of the environment with contractors, concepts and bids. -- --remove takes them away.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, install, say } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

checkNode();
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const wish = {
  remove: process.argv.includes('--remove'),
  production: process.argv.includes('--production'),
};
try {
  await install();
  await build();
  const { demo } = await import('../services/plumbline/dist/index.js');
  console.log(await demo(process.env, wish, say));
  process.exit(0);
} catch (error) {
  giveUp(error.message);
}
