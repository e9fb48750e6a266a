// How a process that a test starts and kills (`test/**/*-process.ts`) is loaded: its own files by swc, what they import from
// `src` as it is built (build.mjs). Reading all of a service from its sources takes three seconds of processor time a start.
//
//   node --import <this file> <the process>.ts
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
  jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
};

export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (!specifier.startsWith('.') || !parentURL?.endsWith('.ts')) return next(specifier, context);
  const { href } = new URL(specifier, parentURL);
  const built = href.replace(/[/]src[/]/, '/dist/');
  return next(built === href ? href.replace(/\.js$/, '.ts') : built, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await swc.transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
