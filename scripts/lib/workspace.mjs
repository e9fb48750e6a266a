// What the scripts share: where things are, how a command is run, what has changed since the last time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const STAMPS = join(ROOT, 'node_modules', '.cache', 'plumbline');

/** Ends the script with a sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command in the project's root; rejects when it fails. Its output is shown, or kept for the error with `quiet`.
 * `priority` is one of `os.constants.priority`.
 */
export function run(command, args, { quiet = false, priority, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (priority !== undefined && child.pid) setPriority(child.pid, priority);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed(`${command} ${args.join(' ')} ended with ${signal ?? code}.`, output));
    });
  });
}

class CommandFailed extends Error {
  name = 'CommandFailed';
  constructor(message, output) {
    super(output ? `${message}\n${output.trim()}` : message);
  }
}

/** Every file below a path (or the file itself), without what is built or installed. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.cache', 'metadata.ts'].includes(name))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}

/** A digest of what stands in the given files and folders. */
export function digest(...paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort()) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Does `work` unless it was done for the same input and its result is still there. */
export async function unlessFresh(name, inputDigest, result, work) {
  const stamp = join(STAMPS, name);
  const fresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputDigest &&
    [result].flat().every((path) => existsSync(join(ROOT, path)));
  if (fresh) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, inputDigest);
  return true;
}
