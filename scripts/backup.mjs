// npm run backup: database, files and secrets of an instance, running or not, into one archive. -- FILE names it.
// npm run restore -- FILE: puts them back; what was there before is kept beside.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

const [what, archive] = process.argv.slice(2);
checkNode();
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
if (what === 'restore' && !archive) giveUp('Which backup? npm run restore -- FILE');
try {
  await install();
  await buildServer();
  const { backup, restore } = await import('../services/plumbline/dist/backup/index.js');
  console.log(await (what === 'restore' ? restore : backup)(process.env, archive));
  process.exit(0);
} catch (error) {
  giveUp(error.message);
}
