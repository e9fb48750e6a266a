import type { ServiceDefinition } from '@plumbline/platform';
import { Notifications1763715600000 } from './migrations/1763715600000-notifications.js';
import { SortedEmails1763722800000 } from './migrations/1763722800000-sorted-emails.js';
import { MailsByKind1763812800000 } from './migrations/1763812800000-mails-by-kind.js';
import { MailLedger1763820000003 } from './migrations/1763820000003-mail-ledger.js';
import { KnownDesignFiles1764200000004 } from './migrations/1764200000004-known-design-files.js';
import { ENTITIES, NotificationsModule } from './notifications.module.js';

export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  entities: ENTITIES,
  migrations: [
    Notifications1763715600000,
    SortedEmails1763722800000,
    MailsByKind1763812800000,
    MailLedger1763820000003,
    KnownDesignFiles1764200000004,
  ],
  metadata: async () => (await import('./metadata.js')).default,
};
