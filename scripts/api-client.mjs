// npm run api-client: writes the merged OpenAPI document and the types that webs take from it, from the services as they are.
// With --check it writes nothing and fails where they differ from what is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, checkNode, install } from './lib/prepare.mjs';
import { giveUp, ROOT } from './lib/workspace.mjs';

const FILES = { document: 'libs/api-client/openapi.json', types: 'libs/api-client/src/schema.ts' };

checkNode();
try {
  await install();
  await buildServer();
} catch (error) {
  giveUp(error.message);
}
const { describeProduct } = await import('../services/plumbline/dist/index.js');
const { typesOf } = await import('../libs/api-client/scripts/types-of.mjs');

const api = await describeProduct();
const fresh = {
  document: `${JSON.stringify(api, null, 2)}\n`,
  types: await typesOf(api),
};

const stale = Object.keys(FILES).filter((name) => read(FILES[name]) !== fresh[name]);
if (process.argv.includes('--check')) {
  if (stale.length)
    giveUp(
      `${stale.map((name) => FILES[name]).join(' and ')} differ from the services. Run: npm run api-client`,
    );
} else {
  for (const name of stale) writeFileSync(join(ROOT, FILES[name]), fresh[name]);
  console.log(
    stale.length ? `Wrote ${stale.map((name) => FILES[name]).join(' and ')}.` : 'The client is up to date.',
  );
}
process.exit(0);

function read(file) {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return '';
  }
}
