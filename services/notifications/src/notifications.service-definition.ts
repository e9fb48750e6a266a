import type { ServiceDefinition } from '@plumbline/platform';
import { Notifications1763715600000 } from './migrations/1763715600000-notifications.js';
import { ENTITIES, NotificationsModule } from './notifications.module.js';

export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  entities: ENTITIES,
  migrations: [Notifications1763715600000],
  metadata: async () => (await import('./metadata.js')).default,
};
