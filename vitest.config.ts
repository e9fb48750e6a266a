import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LIBS_UNDER_JEST, PURE_TESTS, TEST_LIMITS } from './scripts/lib/test-limits.mjs';

const SOURCES = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Changes a table before the modules that read it are loaded: in a process of its own. */
const ALONE = 'libs/render/test/new-style.spec.ts';

const SOURCE_LOADER = join(import.meta.dirname, 'scripts/lib/source.mjs');

/** Libraries whose tests read wishes and plan rooms. */
const PLANNING = ['brief', 'drawing', 'render', 'room', 'scene', 'survey'];
const OTHERS = readdirSync(join(import.meta.dirname, 'libs')).filter(
  (name) => !PLANNING.includes(name) && !LIBS_UNDER_JEST.includes(name),
);

/**
 * Libraries without state. Loaded by Node itself and not by Vite, whose modules reach each other through getters: that makes
 * planning, of which these tests do most, a quarter slower. Without Vite there is no `vi.mock`.
 */
const pure = (name: string, libs: readonly string[]) => ({
  ...SOURCES,
  test: {
    name,
    ...TEST_LIMITS,
    ...PURE_TESTS,
    include: libs.map((lib) => `libs/${lib}/test/**/*.spec.ts`),
    exclude: [ALONE],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [...PURE_TESTS.execArgv, '--conditions=source', '--import', SOURCE_LOADER],
  },
});

/**
 * One project, since processes are shared within a project only: each new one plans its first hundred rooms at half the
 * speed of later ones, until V8 has compiled the engine. The renderer's tests start the workers that a build leaves.
 */
const engine = pure('engine', PLANNING);
const withBuild = { ...engine, test: { ...engine.test, globalSetup: ['libs/render/test/build.mjs'] } };
const alone = {
  ...engine,
  test: { ...engine.test, name: 'alone', isolate: true, include: [ALONE], exclude: [] },
};

export default defineConfig({
  ...SOURCES,
  test: {
    // Vitest would leave a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [withBuild, alone, pure('plain', OTHERS), 'web-{public,admin}/vite.config.ts'],
  },
});
