import { bundleWorker } from '../e2e/in-browser/bundle.js';
import { report } from './shared/report.js';

/** What a page loads to plan, check and show rooms by itself (e2e/in-browser): one worker, bundled by Vite. */
const { bytes, gzipBytes, modules } = await bundleWorker();
report('Planner, rules and scene as a worker of a page', [
  { what: 'script', value: bytes / 1000, unit: 'KB', aim: { most: 1150 } },
  { what: 'script, gzip', value: gzipBytes / 1000, unit: 'KB', aim: { most: 405 } },
  { what: 'modules', value: modules.length, unit: '' },
]);
