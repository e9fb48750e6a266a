import { defineProject } from 'vitest/config';
import { TEST_LIMITS } from '../../scripts/lib/test-limits.mjs';

export default defineProject({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'drawing', ...TEST_LIMITS, include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'] },
});
