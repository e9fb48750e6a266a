import { defineProject } from 'vitest/config';
import { TEST_LIMITS } from '../../scripts/lib/test-limits.mjs';

export default defineProject({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'render',
    ...TEST_LIMITS,
    include: ['test/**/*.spec.ts'],
    globalSetup: ['test/build.ts'],
  },
});
