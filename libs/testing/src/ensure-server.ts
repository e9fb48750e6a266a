import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What tests need beside the npm packages, and the Debian package that brings it. */
const DEBIAN_PACKAGES = {
  'nats-server': 'nats-server',
  'redis-server': 'redis-server',
  caddy: 'caddy',
  chromium: 'chromium',
} as const;
type TestServer = keyof typeof DEBIAN_PACKAGES;
/** All that `ensureServer` can be asked for. */
export const TEST_SERVERS = Object.keys(DEBIAN_PACKAGES) as readonly TestServer[];

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A part of the tests cannot run on this machine. Its message says what is missing and how to get it. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/**
 * Finds a server's program, or a browser; installs it from Debian's packages where that is possible.
 *
 * @returns the path of the program
 * @throws CannotRun
 */
export async function ensureServer(server: TestServer): Promise<string> {
  const found = await findServer(server);
  if (found) return found;
  const debianPackage = DEBIAN_PACKAGES[server];
  const reason = await install(debianPackage);
  const installed = reason === undefined ? await findServer(server) : undefined;
  if (installed) return installed;
  throw new CannotRun(
    `${server} is not on this machine and could not be installed (${reason ?? 'its program is not in the package'}). Install it, on Debian with: apt-get install ${debianPackage}`,
  );
}

/** Whether the test runner found that a server cannot be had here; suites that need it are then skipped, loudly. */
export function isWithout(server: TestServer): boolean {
  return (process.env.PLUMBLINE_WITHOUT ?? '').split(',').includes(server);
}

async function findServer(server: TestServer): Promise<string | undefined> {
  if (server !== 'chromium') return findProgram(server);
  for (const browser of BROWSERS) {
    const path = await findProgram(browser);
    if (path) return path;
  }
  return bundledChromium();
}

/** The PATH, and where Debian keeps servers that an ordinary user's PATH leaves out. */
async function findProgram(name: string): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const folder of folders.filter(Boolean)) {
    const path = join(folder, name);
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/** The browser inside the npm package, where it starts on this machine. */
async function bundledChromium(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    await run(path, ['--version'], { timeout: 20_000 });
    return path;
  } catch {
    // Another architecture or a missing library: the search goes on with the package manager.
    return undefined;
  }
}

/** @returns why it failed, or undefined */
async function install(debianPackage: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may install packages';
  if (!(await findProgram('apt-get'))) return 'there is no apt-get here';
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 };
  const wait = ['-o', 'DPkg::Lock::Timeout=120', '-q', '-y'];
  try {
    await run('apt-get', [...wait, 'update'], options);
    await run('apt-get', [...wait, '--no-install-recommends', 'install', debianPackage], options);
    return undefined;
  } catch (error) {
    return `apt-get: ${lastLine((error as { stderr?: string }).stderr) ?? (error as Error).message}`;
  }
}

const lastLine = (text?: string) => text?.trim().split('\n').at(-1);

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
