// npm run admin-token: shows the console's token. With -- --rotate: makes a new one, in force from the next start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

checkNode();
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
try {
  await install();
  await buildServer();
  const rotate = process.argv.includes('--rotate');
  const { adminToken } = await import('../services/plumbline/dist/admin-token.js');
  console.log(await adminToken(process.env, { rotate }));
  if (rotate) console.log('Restart Plumbline to put it in force.');
  process.exit(0);
} catch (error) {
  giveUp(error.message);
}
