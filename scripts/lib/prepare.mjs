// Brings a checkout to the point where it can run: packages installed, everything built. Does only what is stale.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompiled } from '../../libs/render/compiler/source.mjs';
import { foldersBelow } from './packages.mjs';
import { digest, giveUp, ROOT, run, unlessFresh } from './workspace.mjs';

const NODE_MIN = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1])) {
    giveUp(
      `Plumbline needs Node ${NODE_MIN.join('.')} or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
}

/** Installs exactly what package-lock.json names, if it is not installed already. */
export async function install() {
  if (installed()) return;
  say('Installing packages (once; a minute or two)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Whether npm's own record of what is installed agrees with package-lock.json. */
function installed() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = read(record);
  return Object.entries(read(join(ROOT, 'package-lock.json'))).every(
    ([path, { version, optional, link, resolved }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (link ? there[path]?.resolved === resolved : there[path]?.version === version),
  );
}

/** What every command begins with: installs and builds what is stale, or ends with a sentence. */
export async function prepare() {
  checkNode();
  try {
    await install();
    await build();
  } catch (error) {
    giveUp(error.message);
  }
}

const CONFIGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/** Builds what has changed: the services, then the two webs beside each other. */
export async function build() {
  await buildServer();
  const { checkPublicUrl } = await import('../../libs/platform/dist/process.js');
  checkPublicUrl(process.env);
  const built = await Promise.allSettled(['web-public', 'web-admin'].map(buildWeb));
  for (const { reason } of built) if (reason) throw reason;
}

/** The API's metadata and all TypeScript of libs and services; the render kernel where its source has changed. */
export async function buildServer() {
  if (!isCompiled()) {
    say('Compiling the render kernel, since its source has changed');
    await run('npm', ['run', 'build:kernel', '--workspace', 'libs/render'], { quiet: true });
  }
  await unlessFresh(
    'server',
    digest(...CONFIGS, 'libs', 'services'),
    'services/plumbline/dist/main.js',
    async () => {
      say('Building the services');
      const { generateMetadata } = await import('./metadata.mjs');
      generateMetadata();
      await tsc('-b', 'tsconfig.json');
    },
  );
}

async function buildWeb(web) {
  await unlessFresh(
    web,
    // The site's pages name their own address, where it is known.
    `${digest(...CONFIGS, web, ...foldersBelow(web).map((lib) => `${lib}/src`))} ${process.env.PUBLIC_URL ?? ''}`,
    `${web}/dist/index.html`,
    async () => {
      say(`Building ${web}`);
      await run('npm', ['run', 'build', '--workspace', web], { quiet: true });
      const { compressFolder } = await import('./compress.mjs');
      await compressFolder(join(ROOT, web, 'dist'));
    },
  );
}

export const bin = (name) =>
  join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/**
 * Runs the native compiler (TypeScript 7): several times faster, the same output. TypeScript 6 stays beside it for its
 * programmatic API, which nest-cli and the swagger plugin need and 7 does not have.
 */
export const tsc = (...args) =>
  run(process.execPath, [join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc'), ...args], {
    quiet: true,
  });

/** Runs a TypeScript program of the project on its sources. */
export const runSource = (file, ...args) =>
  run(
    process.execPath,
    ['--conditions=source', '--import', '@swc-node/register/esm-register', file, ...args],
    { env: { TS_NODE_PROJECT: join(ROOT, 'tsconfig.base.json') } },
  );

export function say(what) {
  console.log(`· ${what} …`);
}
