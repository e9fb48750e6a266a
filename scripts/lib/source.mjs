// Loads TypeScript by swc alone: in half the time of @swc-node/register, which loads the compiler and resolves packages anew.
// With `--conditions=source` all is read from its sources (tests of pure libraries, vitest.config.ts); without it only the
// files that a test starts as processes of their own (`test/**/*-process.ts`): what these import of `src` is taken as built.
//
//   node --import <this file> <a file>.ts
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

const swc = isMainThread ? undefined : await import('@swc/core');
const OPTIONS = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript' },
    transform: { useDefineForClassFields: false },
  },
};

/** Vitest puts a query behind the names of specs. */
const isTypeScript = (url) => /\.ts(\?|$)/.test(url);

export async function resolve(specifier, context, next) {
  const { parentURL = '', conditions } = context;
  if (!specifier.startsWith('.') || !isTypeScript(parentURL)) return next(specifier, context);
  const { href } = new URL(specifier, parentURL);
  const built = conditions.includes('source') ? href : href.replace('/src/', '/dist/');
  return next(built === href ? href.replace(/\.js$/, '.ts') : built, context);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await swc.transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
