// npm run build: everything that is stale.
import { prepare } from './lib/prepare.mjs';

await prepare();
