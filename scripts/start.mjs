// npm start: installs what is missing, builds what is stale, runs the whole product in this process.
// npm run start:bids (or another service): the same for one service by itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './lib/packages.mjs';
import { build, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

const service = process.argv[2] ?? 'plumbline';
checkNode();
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const services = packages().filter(({ folder }) => folder.startsWith('services/'));
if (!services.some(({ name }) => name === service))
  giveUp(`There is no service "${service}". There are: ${services.map(({ name }) => name).join(', ')}.`);
try {
  await install();
  await build();
} catch (error) {
  giveUp(error.message);
}
await import(`../services/${service}/dist/main.js`);
