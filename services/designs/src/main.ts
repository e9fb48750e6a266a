import { runService } from '@plumbline/platform';
import { designsService } from './designs.service-definition.js';

await runService(designsService);
