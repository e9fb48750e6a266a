import { runService } from '@plumbline/platform';
import { uploadsService } from './uploads.service-definition.js';

await runService(uploadsService);
