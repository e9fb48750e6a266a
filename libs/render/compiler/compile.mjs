// node compile.mjs [--check]: compiles kernel/*.ts into compiled/: `kernel.wasm` (SIMD) and `plain.js`, the same source
// as plain JavaScript, the oracle of the tests and the fallback where SIMD is missing. Both are kept in the repository,
// so that nobody who starts the product needs the compilers; `--check` ends with 1 where they are not what the source
// compiles to.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';
import binaryen from 'binaryen';
import { sourceDigest, sources } from './source.mjs';

const compiled = new URL('../compiled/', import.meta.url);

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

/** The kernel as plain JavaScript, to be instantiated on the caller's memory. */
function inJavaScript(wasm) {
  const module = binaryen.readBinary(wasm);
  const script = module.emitAsmjs();
  module.dispose();
  // binaryen ends the module with one instance on a memory of its own; ours takes the caller's.
  const instance = script.indexOf('var memasmFunc');
  if (instance < 0) throw new Error('binaryen writes JavaScript in another form than this script knows.');
  return `${script.slice(0, instance)}export const instantiate = (memory) => asmFunc({ env: { memory } });\n`;
}

const files = sources();
const made = {
  'kernel.wasm': Buffer.from(
    await compile(files, ['--enable', 'simd', '--enable', 'threads', '--sharedMemory']),
  ),
  'plain.js': Buffer.from(
    inJavaScript(
      await compile(files, [
        '--disable',
        'bulk-memory',
        '--disable',
        'sign-extension',
        '--disable',
        'nontrapping-f2i',
        '--disable',
        'mutable-globals',
      ]),
    ),
  ),
  'source.sha256': Buffer.from(`${sourceDigest(files)}\n`),
};

if (process.argv.includes('--check')) {
  for (const [name, bytes] of Object.entries(made)) {
    const kept = await readFile(new URL(name, compiled)).catch(() => undefined);
    if (kept?.equals(bytes)) continue;
    console.error(
      `compiled/${name} is not what the kernel's source compiles to: npm run build:kernel -w libs/render`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(compiled, { recursive: true });
  for (const [name, bytes] of Object.entries(made)) await writeFile(new URL(name, compiled), bytes);
  console.log(
    `kernel: ${(made['kernel.wasm'].length / 1024).toFixed(1)} KB SIMD, ${(made['plain.js'].length / 1024).toFixed(0)} KB JavaScript`,
  );
}
