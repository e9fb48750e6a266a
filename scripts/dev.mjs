// npm run dev: the product from its sources. A change to a service restarts all of them (about two seconds);
// the webs are served by Vite with hot reload: the site on :5173, the console on :5174/admin/.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/workspace.mjs';

await prepare();

const children = [
  start(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      '--conditions=source',
      '--import',
      '@swc-node/register/esm-register',
      'services/plumbline/src/main.ts',
    ],
    ROOT,
    { TS_NODE_PROJECT: join(ROOT, 'tsconfig.base.json') },
  ),
  start('npx', ['vite', '--port', '5173', '--strictPort'], join(ROOT, 'web-public')),
  start('npx', ['vite', '--port', '5174', '--strictPort'], join(ROOT, 'web-admin')),
];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function start(command, args, cwd, env = {}) {
  return spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}
