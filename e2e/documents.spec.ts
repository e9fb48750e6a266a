import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS } from '@plumbline/contracts';
import { PROJECT_ROOT } from '@plumbline/testing';
import { expect, it } from 'vitest';

/** The documents held against the code that they speak of. */

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const PRODUCT = read('docs/product.md');
const GLOSSARY = read('docs/glossary.md');
const ARCHITECTURE = read('docs/architecture.md');
const PARTS = ['libs', 'services', 'web-public', 'web-admin', 'e2e', 'scripts', 'bench'];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'compiled']);

/** Sources below a folder, by their path in the repository. */
const sources = (folder: string): string[] => filesBelow(folder, /\.(?:tsx?|mjs|cjs)$/);

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesBelow(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

/** Every document by its path. The changelog is history: it names what was there at its time. */
const DOCUMENTS = new Map(
  [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'bench', 'libs'].flatMap((folder) => filesBelow(folder, /\.md$/)),
  ].map((path) => [path, read(path)]),
);
/** What a pattern finds in the documents: the document, and the pattern's groups. */
const foundInDocuments = (pattern: RegExp) =>
  [...DOCUMENTS].flatMap(([document, text]) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({
      document,
      groups: groups as (string | undefined)[],
    })),
  );

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

it('names files and folders that there are', () => {
  expect(DOCUMENTS.size).toBeGreaterThan(25);
  const whole = foundInDocuments(
    /`((?:libs|services|web-public|web-admin|e2e|scripts|bench|docs|deploy)\/[\w./-]+)`/g,
  );
  expect(whole.length).toBeGreaterThan(130);
  // What measurements leave is there once they ran.
  const kept = whole.filter(({ groups: [path] }) => !path?.startsWith('bench/results'));
  expect(kept.filter(({ groups: [path] }) => !existsSync(join(PROJECT_ROOT, path as string)))).toEqual([]);
  // Others are told by the end of their path.
  const files = [...PARTS.flatMap(sources), ...readdirSync(PROJECT_ROOT)].map((path) => `/${path}`);
  const ends = foundInDocuments(/`(\w[\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs|cjs))`/g);
  expect(ends.length).toBeGreaterThan(130);
  expect(ends.filter(({ groups: [end] }) => !files.some((path) => path.endsWith(`/${end}`)))).toEqual([]);
});

it('links to files and headings that there are', () => {
  const links = foundInDocuments(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  expect(links.length).toBeGreaterThan(100);
  const isDead = ({ document, groups: [path, heading] }: (typeof links)[number]) => {
    const file = path ? join(dirname(document), path) : document;
    if (!existsSync(join(PROJECT_ROOT, file))) return true;
    return heading !== undefined && !anchorsOf(read(file)).has(heading);
  };
  expect(links.filter(isDead)).toEqual([]);
});

/** The headings of a document as GitHub's addresses name them. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      (heading as string)
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    ),
  );

it('names commands that there are', () => {
  const scripts = (folder: string): object => JSON.parse(read(`${folder}/package.json`)).scripts ?? {};
  const commands = foundInDocuments(/npm run ([\w:-]+)(?: -w ([\w/-]+))?/g);
  expect(commands.length).toBeGreaterThan(60);
  expect(
    commands.filter(({ groups: [name, folder = '.'] }) => !((name as string) in scripts(folder))),
  ).toEqual([]);
  const programs = foundInDocuments(/`(?:node|npx jest|npx vitest run) ([\w-]+\/[\w./-]+)/g);
  expect(programs.length).toBeGreaterThan(2);
  expect(programs.filter(({ groups: [path = ''] }) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([]);
  const sweeps = [...read('scripts/sweep.mjs').matchAll(/^ {2}(\w+): \(/gm)].map(([, name]) => name);
  const isPart = (command: string | undefined, part: string) =>
    command === 'sweep'
      ? sweeps.includes(part)
      : existsSync(join(PROJECT_ROOT, `bench/${part}.ts`)) || 'bench' in scripts(`libs/${part}`);
  const parts = foundInDocuments(/npm run (sweep|bench) -- ([a-z][\w-]*)/g);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ groups: [command, part = ''] }) => !isPart(command, part))).toEqual([]);
});

it('draws what each package imports, without what follows from it', () => {
  const folders = ['libs', 'services'].flatMap((parent) =>
    readdirSync(join(PROJECT_ROOT, parent)).map((name) => `${parent}/${name}`),
  );
  const imports = new Map(
    [...folders, 'web-public', 'web-admin', 'e2e', 'bench']
      .filter((folder) => existsSync(join(PROJECT_ROOT, folder, 'package.json')))
      .map((folder) => [folder.split('/').at(-1) as string, importedBy(folder)]),
  );
  const reached = (name: string): string[] =>
    (imports.get(name) ?? []).flatMap((other) => [other, ...reached(other)]);
  const told = [...imports].flatMap(([name, others]) =>
    others
      .filter((other) => !others.some((between) => reached(between).includes(other)))
      .map((other) => `${name} --> ${other}`),
  );
  const floors = ARCHITECTURE.slice(ARCHITECTURE.indexOf('### Floors')).split('```')[1] ?? '';
  const drawn = [...floors.matchAll(/^ +([\w-]+) --> (.+)$/gm)].flatMap(([, name, others]) =>
    (others as string).split(' & ').map((other) => `${name} --> ${other}`),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(drawn.toSorted()).toEqual(told.toSorted());
});

/** Our packages that a package's sources import; e2e and bench are tests and measurements whole. */
function importedBy(folder: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
  const names = Object.keys({ ...dependencies, ...(/^(?:e2e|bench)$/.test(folder) && devDependencies) });
  return names.flatMap((name) => /^@plumbline\/(.+)$/.exec(name)?.[1] ?? []);
}

it('tells of every metric and every measurement', () => {
  const metrics = sources('libs/platform/src')
    .concat(
      ['bids', 'designs', 'notifications', 'uploads'].flatMap((name) => sources(`services/${name}/src`)),
    )
    .flatMap((path) => [...read(path).matchAll(/new (?:Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'/g)])
    .map(([, name]) => name as string);
  expect(metrics.length).toBeGreaterThan(10);
  expect(metrics.filter((name) => !read('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
  const shared = /const SHARED = \[(.+)\]/.exec(read('scripts/bench.mjs'))?.[1] ?? '';
  const benches = readdirSync(join(PROJECT_ROOT, 'bench'))
    .filter((file) => file.endsWith('.ts') && !shared.includes(`'${file}'`))
    .map((file) => file.replace('.ts', ''));
  expect(benches.length).toBeGreaterThan(10);
  expect(benches.filter((name) => !read('CONTRIBUTING.md').includes(`-- ${name}\``))).toEqual([]);
});

it('lists the terms of the glossary in alphabetical order', () => {
  for (const table of GLOSSARY.split('\n## ').slice(1)) {
    const terms = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, term]) => (term as string).toLowerCase());
    const listed = terms.filter((term) => term !== 'term' && !/^-+$/.test(term));
    expect(listed).toEqual(listed.toSorted());
  }
});
