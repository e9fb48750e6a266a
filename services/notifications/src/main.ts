import { runService } from '@plumbline/platform';
import { notificationsService } from './notifications.service-definition.js';

await runService(notificationsService);
