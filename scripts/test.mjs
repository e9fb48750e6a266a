// npm test: installs and builds what is missing, finds or installs servers and a browser, runs every check.
// Ends with "N passed, N failed". With CI=true a part that cannot run is a failure; else it is said loudly.
//
// Checks run beside service and browser tests, which wait for servers a quarter of their time, and are told at the end.
//
//   npm test -- --only=check,unit     some parts alone: check, unit, service, e2e
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, freemem } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, build, checkNode, install, say } from './lib/prepare.mjs';
import { NURSERY } from './lib/test-limits.mjs';
import { ROOT, run } from './lib/workspace.mjs';

const CI = process.env.CI === 'true';
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const RESULTS = join(ROOT, 'test-results');

const total = { passed: 0, failed: 0 };
const failures = [];
/** How long each test file took, in seconds. */
const taken = [];
const missing = [];
const missingServers = [];

checkNode();
try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
keepScratchInMemory();

// Fetching them waits for the network: the unit tests run meanwhile.
const servers = !only || only.includes('service') || only.includes('e2e') ? provide() : undefined;

if (!servers) await part('check', checks);
await part('unit', () => suite('unit', bin('vitest'), ['run', '--reporter=default', '--reporter=json']));
await servers;
const checked = servers && checksBeside();
// Its workers take the flags of the process that starts them.
await part('service', () =>
  suite('service', process.execPath, [
    ...[NURSERY, join(ROOT, 'node_modules/jest/bin/jest.js')],
    ...['--maxWorkers=3', '--json', '--forceExit'],
  ]),
);
await part('e2e', () =>
  suite('e2e', bin('vitest'), [
    'run',
    '--config',
    'e2e/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
  ]),
);
if (checked) await part('check', () => checked.then(console.log));

const slowest = taken.sort((a, b) => b.s - a.s).slice(0, 10);
if (slowest.length) {
  console.log('\nThe slowest test files:');
  for (const { name, s } of slowest) console.log(`  ${String(Math.round(s)).padStart(4)} s  ${name}`);
}
if (failures.length) console.log(`\nFailed:\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
if (missing.length) {
  console.log(`\n${'!'.repeat(78)}`);
  for (const line of missing) console.log(`! NOT RUN: ${line}`);
  console.log('!'.repeat(78));
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

/**
 * Lets tests keep what they throw away in memory, where Linux offers a folder there and both have room to spare: every
 * test database begins with a thousand files, which take a disk a second and memory a tenth of it.
 */
function keepScratchInMemory() {
  const memory = '/dev/shm';
  const room = 4 * 2 ** 30;
  if (!existsSync(memory) || freemem() < 2 * room) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < room) return;
  const folder = mkdtempSync(join(memory, 'plumbline-tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

async function part(name, work) {
  if (only && !only.includes(name)) return;
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const started = Date.now();
  await work();
  console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** All checks, two at a time, told as they end. */
async function checks() {
  const queue = everyCheck();
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) console.log(await check(next));
  };
  await Promise.all([lane(), lane()]);
}

/**
 * All checks, one at a time, at the priority that the renderer's processes have as well, so that these get on; what is to
 * be told of them.
 */
async function checksBeside() {
  if (only && !only.includes('check')) return '';
  const said = [];
  for (const next of everyCheck())
    said.push(await check(next, { priority: constants.priority.PRIORITY_LOW }));
  return said.join('\n');
}

function everyCheck() {
  const node = (...args) => [process.execPath, args];
  return [
    ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']],
    ['tests wait for things, not for the clock', ...node('scripts/lib/check-waits.mjs')],
    ['tests lie where they are looked for', ...node('scripts/lib/check-tests.mjs')],
    ['injectable classes are named after their role', ...node('scripts/lib/check-roles.mjs')],
    ['types of tests and webs', ...node('scripts/lib/check-types.mjs')],
    ['API client is up to date', ...node('scripts/api-client.mjs', '--check')],
    ['webs take shapes and limits from one place', ...node('scripts/lib/check-shapes.mjs')],
    ['patterns are linear', ...node('scripts/patterns.mjs', '--check')],
    ['imports point one way', ...node('scripts/lib/check-imports.mjs')],
    [
      'the kernel is what its source compiles to',
      'npm',
      ['run', 'check:kernel', '--workspace', 'libs/render'],
    ],
    [
      'nothing is exported for nobody, no file is left over, every package is listed',
      bin('knip'),
      ['--tsConfig', 'tsconfig.app.json', '--include', 'exports,files,unlisted', '--no-config-hints'],
    ],
    ['every list of packages is up to date', ...node('scripts/packages.mjs', '--check')],
    ['Caddyfile is up to date', ...node('scripts/caddyfile.mjs', '--check')],
  ];
}

/** One command that either holds or not; what is to be told of it. */
async function check([name, command, args], options) {
  try {
    await run(command, args, { ...options, quiet: true });
    total.passed++;
    return `✓ ${name}`;
  } catch (error) {
    fail(name);
    return `✗ ${name}\n${error.message}`;
  }
}

/** A test runner; its own report says how many passed. A run that dies without a report is a failure. */
async function suite(name, command, args) {
  const report = join(RESULTS, `${name}.json`);
  const died = await run(command, [...args, `--outputFile=${report}`], {
    env: { PLUMBLINE_WITHOUT: missingServers.join(','), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  }).then(
    () => undefined,
    (error) => error,
  );
  if (!existsSync(report)) {
    fail(`${name}: ended without a report. ${died?.message ?? ''}`);
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  for (const file of result.testResults) {
    taken.push({ name: file.name.replace(`${ROOT}/`, ''), s: (file.endTime - file.startTime) / 1000 });
    const bad = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of bad)
      fail(`${file.name.replace(`${ROOT}/`, '')}: ${test.fullName}${why(test.failureMessages)}`);
    if (file.status === 'failed' && bad.length === 0)
      fail(`${file.name.replace(`${ROOT}/`, '')}: did not run`);
  }
  const skipped = result.numPendingTests + (result.numTodoTests ?? 0);
  if (skipped) {
    missing.push(`${skipped} tests of ${name}`);
    if (CI) fail(`${name}: ${skipped} tests were skipped`);
  }
  if (died && result.success) fail(`${name}: ${died.message}`);
}

/** What a test said of its failure, its first lines: what was printed when it failed stands far above the end. */
function why([message = '']) {
  const plain = stripVTControlCharacters(message).trim();
  if (plain === '') return '';
  return plain
    .split('\n')
    .slice(0, 8)
    .map((line) => `\n      ${line.slice(0, 200)}`)
    .join('');
}

function fail(what) {
  total.failed++;
  failures.push(what);
}

/** Finds or installs what the service and browser tests talk to. */
async function provide() {
  const { ensureServer, TEST_SERVERS } = await import('../libs/testing/dist/index.js');
  for (const server of TEST_SERVERS) {
    try {
      say(`Looking for ${server}`);
      await ensureServer(server);
    } catch (error) {
      missingServers.push(server);
      missing.push(`what needs ${server}: ${error.message}`);
      if (CI) fail(`${server}: ${error.message}`);
    }
  }
}
