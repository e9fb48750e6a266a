import { runService } from '@plumbline/platform';
import { bidsService } from './bids.service-definition.js';

await runService(bidsService);
