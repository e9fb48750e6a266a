/**
 * Builds the kernel from kernel/*.ts into dist/kernel: `kernel.wasm` (SIMD) and `plain.js`, the same source
 * as plain JavaScript, the oracle of the tests and the fallback where SIMD is missing. Does nothing when both
 * are newer than the source.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';
import binaryen from 'binaryen';

const root = new URL('../', import.meta.url);
const kernel = new URL('kernel/', root);
const out = new URL('dist/kernel/', root);

const COMMON = [
  'index.ts',
  '--runtime',
  'stub',
  '--noAssert',
  '--optimizeLevel',
  '3',
  '--converge',
  '--importMemory',
  '--initialMemory',
  '2',
  '--maximumMemory',
  '32768',
  '--memoryBase',
  '1024',
  '--use',
  'abort=',
];

async function sources() {
  const names = (await readdir(kernel)).filter((name) => name.endsWith('.ts')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, kernel), 'utf8')));
  return new Map(names.map((name, i) => [name, files[i]]));
}

/** Compiles and returns the module's bytes; throws with the compiler's own words. */
async function compile(files, options) {
  let binary;
  const { error, stderr } = await asc.main([...COMMON, ...options, '--outFile', 'kernel.wasm'], {
    readFile: (name) => files.get(name.replace(/^\.\//, '')) ?? null,
    writeFile: (name, contents) => {
      if (name === 'kernel.wasm') binary = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`The kernel does not compile.\n${stderr.toString()}`);
  return binary;
}

const files = await sources();
const hash = createHash('sha256');
for (const [name, text] of files) hash.update(name).update(text);
hash.update(await readFile(new URL(import.meta.url)));
const stamp = hash.digest('hex');

const whole = ['kernel.wasm', 'plain.js'].every((name) => existsSync(new URL(name, out)));
const built = whole ? await readFile(new URL('stamp', out), 'utf8').catch(() => '') : '';
if (built !== stamp) {
  await mkdir(out, { recursive: true });
  const simd = await compile(files, ['--enable', 'simd', '--enable', 'threads', '--sharedMemory']);
  await writeFile(new URL('kernel.wasm', out), simd);

  const plain = await compile(files, [
    '--disable',
    'bulk-memory',
    '--disable',
    'sign-extension',
    '--disable',
    'nontrapping-f2i',
    '--disable',
    'mutable-globals',
  ]);
  const module = binaryen.readBinary(plain);
  const script = module.emitAsmjs();
  module.dispose();
  // binaryen ends the module with one instance on a memory of its own; ours takes the caller's.
  const instance = script.indexOf('var memasmFunc');
  if (instance < 0) throw new Error('binaryen writes JavaScript in another form than this script knows.');
  const entry = 'export const instantiate = (memory) => asmFunc({ env: { memory } });\n';
  await writeFile(new URL('plain.js', out), script.slice(0, instance) + entry);
  await writeFile(new URL('stamp', out), stamp);
  console.log(
    `kernel: ${(simd.length / 1024).toFixed(1)} KB SIMD, ${(script.length / 1024).toFixed(0)} KB JavaScript`,
  );
}
