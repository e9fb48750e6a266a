import { defineProject } from 'vitest/config';
import { PURE_TESTS, TEST_LIMITS } from '../../scripts/lib/test-limits.mjs';

export default defineProject({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'drawing', ...TEST_LIMITS, ...PURE_TESTS, include: ['test/**/*.spec.ts'] },
});
