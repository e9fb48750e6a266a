/**
 * How long one test and one hook may take, in milliseconds. It proves nothing and only ends a test that would wait for
 * ever: a busy machine takes a minute for what takes a second on a quiet one.
 */
export const TEST_LIMIT_MS = 600_000;

/** How long `expect.poll()` looks for what must come, as `until()` of @plumbline/testing does; of itself it has a second. */
const POLL_LIMIT_MS = 400_000;

/** The same as Vitest takes it. */
export const TEST_LIMITS = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: POLL_LIMIT_MS } },
};

/**
 * Half of the memory that new objects may take before Node looks which of them live still: four times the usual, at which
 * looking takes a tenth of the processor's time.
 */
export const NURSERY = '--max-semi-space-size=64';

/**
 * Compiles a function the first time it is called and does not interpret it before: of planning 356 rooms a twenty-fifth
 * of the processor's time.
 */
const BASELINE = '--always-sparkplug';

/**
 * Compiles a function for good after it ran three times as long as usual. A plan runs through thousands of functions: of
 * planning 240 wishes, no two alike, that saves a fifth of the processor's time.
 */
const OPTIMIZED_LATER = '--interrupt-budget=200000';

/**
 * For libraries without state: the files of a process share what they import, which is then loaded and compiled once.
 * Processes and not threads, since some tests measure the processor time of their process.
 */
export const PURE_TESTS = { pool: 'forks', isolate: false, execArgv: [NURSERY, BASELINE, OPTIMIZED_LATER] };

/**
 * For the two webs: the files of a process share jsdom and the packages of others, which take longer to load than most
 * files to run; `test/setup.ts` gives each file modules of ours of its own. Not in a sweep, which wraps what a process
 * shares (late-pages.mjs).
 */
export const PAGE_TESTS = {
  pool: 'forks',
  isolate: Boolean(process.env.LATE_SEED),
  execArgv: [NURSERY],
};

/** The libraries that Jest runs, as it does the services. Vitest runs the others. */
export const LIBS_UNDER_JEST = ['platform', 'testing'];
