import { defineConfig } from 'vitest/config';

// Pure libraries and the two webs. Services run under Jest (jest.config.mjs).
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Vitest would leave a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: ['libs/*/vitest.config.ts', 'web-{public,admin}/vite.config.ts'],
  },
});
