// JavaScript, since Vitest loads it before what reads TypeScript (vitest.config.ts).
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the workers that the tests start. */
export default function build() {
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const node = (...args) => {
    execFileSync(process.execPath, args, { cwd: here('..'), stdio: ['ignore', 'inherit', 'inherit'] });
  };
  node(here('../../../node_modules/typescript-native/bin/tsc'), '-b', 'tsconfig.app.json');
}
