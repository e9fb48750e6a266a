import type { InboxEvent as EventOfService, WholeInboxEvent } from '@plumbline/api-client';
import type { ServiceName } from '@plumbline/contracts';

/** In whose inbox an event stands. Its record id holds the service too, as ids repeat across them. */
interface WithService {
  readonly service: ServiceName;
  readonly eventId: string;
}

/** An event as it stands in one service's inbox. */
export type InboxEvent = EventOfService & WithService;

/** An event with what it says. */
export type WholeEvent = WholeInboxEvent & WithService;
