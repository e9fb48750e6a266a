import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from '../scripts/lib/test-limits.mjs';

// The whole product, as its users run it. Each file starts servers of its own; two at a time, since much of it is
// waiting.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    maxWorkers: 2,
    ...TEST_LIMITS,
    retry: 0,
  },
});
