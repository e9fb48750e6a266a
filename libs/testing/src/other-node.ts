import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from './node-process.js';

const run = promisify(execFile);

/** The Node versions beside the one at hand that the product is tried on; 24 is the one of the images. */
const OTHER_NODES = { 22: '22.23.3', 24: '24.21.0' } as const;
export type OtherNode = keyof typeof OTHER_NODES;

/**
 * The program of another Node version, installed from npm's package of it at the first need.
 *
 * @returns its path
 */
export async function otherNode(major: OtherNode): Promise<string> {
  const version = OTHER_NODES[major];
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(PROJECT_ROOT, 'node_modules/.cache/plumbline', `node-${version}`);
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (await access(program).catch(() => true)) {
    await mkdir(folder, { recursive: true });
    await run(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
      { cwd: folder },
    );
  }
  return program;
}
