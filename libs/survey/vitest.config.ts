import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'survey', testTimeout: 120_000, include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'] },
});
