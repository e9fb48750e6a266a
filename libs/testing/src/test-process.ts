import { join } from 'node:path';
import { PROJECT_ROOT } from './node-process.js';

/** Arguments of Node before the path of a test's own process (`…-process.ts`): it runs on what is built. */
export const TEST_PROCESS = ['--import', join(PROJECT_ROOT, 'scripts/lib/source.mjs')] as const;
