import { defineConfig } from 'vitest/config';

// The whole product, as its users run it: one file at a time, since each starts servers of its own.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: 0,
  },
});
