import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@plumbline/contracts';
import { PROJECT_ROOT } from '@plumbline/testing';
import { expect, it } from 'vitest';

/** docs/product.md and docs/glossary.md held against the code that they speak of. */

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const PRODUCT = read('docs/product.md');
const GLOSSARY = read('docs/glossary.md');

const PARTS = ['libs', 'services', 'web-public', 'web-admin', 'e2e', 'scripts', 'bench'];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'compiled']);

/** Sources below a folder, by their path in the repository. */
function sources(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sources(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

it('has each heading that a comment cites', () => {
  const headings = new Set([...PRODUCT.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
  const cited = PARTS.flatMap(sources).flatMap((path) =>
    [...read(path).matchAll(/docs\/product\.md, ([A-Z][a-z ]+)\)/g)].map(([, heading]) => ({
      path,
      heading,
    })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ heading }) => !headings.has(heading as string))).toEqual([]);
});

it('names limits that there are', () => {
  const rows = PRODUCT.slice(PRODUCT.indexOf('## Limits')).split('\n');
  const names = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name as string));
  const limits = names.filter((name) => name !== 'LIMITS');
  expect(limits.length).toBeGreaterThan(30);
  expect(limits.filter((name) => !(name in LIMITS))).toEqual([]);
});

it('names files that there are', () => {
  const paths = [
    ...`${PRODUCT}${GLOSSARY}`.matchAll(/`((?:libs|services|web-public|web-admin|e2e)\/[\w./-]+)`/g),
  ];
  expect(paths.length).toBeGreaterThan(30);
  expect(
    paths.map(([, path]) => path as string).filter((path) => !existsSync(join(PROJECT_ROOT, path))),
  ).toEqual([]);
});

it('lists the terms of the glossary in alphabetical order', () => {
  for (const table of GLOSSARY.split('\n## ').slice(1)) {
    const terms = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, term]) => (term as string).toLowerCase());
    const listed = terms.filter((term) => term !== 'term' && !/^-+$/.test(term));
    expect(listed).toEqual(listed.toSorted());
  }
});
