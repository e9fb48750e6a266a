import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LIBS_UNDER_JEST, PURE_TESTS, TEST_LIMITS } from './scripts/lib/test-limits.mjs';

const SOURCES = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/**
 * A library without state. Loaded by Node itself and not by Vite, whose modules reach each other through getters: that makes
 * planning, of which these tests do most, a quarter slower. Without Vite there is no `vi.mock`.
 */
const pure = (name: string) => ({
  ...SOURCES,
  root: `libs/${name}`,
  test: {
    name,
    ...TEST_LIMITS,
    ...PURE_TESTS,
    include: ['test/**/*.spec.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [...PURE_TESTS.execArgv, '--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { TS_NODE_PROJECT: join(import.meta.dirname, 'tsconfig.base.json') },
  },
});

/** Changes a table before the modules that read it are loaded: by Vite, which can load them anew. */
const ALONE = 'test/new-style.spec.ts';

/** Reads what a build leaves: its workers are started from there. */
const render = {
  ...pure('render'),
  test: { ...pure('render').test, exclude: [ALONE], globalSetup: ['test/build.mjs'] },
};
const alone = {
  ...SOURCES,
  root: 'libs/render',
  test: { name: 'alone', ...TEST_LIMITS, pool: 'forks' as const, include: [ALONE] },
};

const own: Record<string, ReturnType<typeof pure> | typeof render> = { render };

// Every other library, each a project of its name, and the two webs.
export default defineConfig({
  ...SOURCES,
  test: {
    // Vitest would leave a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      ...readdirSync(join(import.meta.dirname, 'libs'))
        .filter((name) => !LIBS_UNDER_JEST.includes(name))
        .map((name) => own[name] ?? pure(name)),
      alone,
      'web-{public,admin}/vite.config.ts',
    ],
  },
});
