// Before Jest's tests: builds what is stale of the libraries that they share as built (runtime.cjs), so that no test runs
// on an old one.
import { buildServer } from '../prepare.mjs';

export default buildServer;
