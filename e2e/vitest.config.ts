import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TEST_LIMITS } from '../scripts/lib/test-limits.mjs';

/** The longest begin first, so that none is left to run alone at the end. */
const LONGEST = [
  ...['site', 'distributed', 'bad-weather', 'shaped-room', 'console-bids', 'measured', 'visitors'],
  ...['console', 'without-photo'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

// The whole product, as its users run it. Each file starts servers of its own; three at a time on two cores, since much
// of it is waiting.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    ...TEST_LIMITS,
    retry: 0,
  },
});
