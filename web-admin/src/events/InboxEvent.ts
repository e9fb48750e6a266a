import type { ServiceName } from '@plumbline/contracts';
import type { RaRecord } from 'react-admin';

export const INBOX_STATUSES = ['parked', 'pending', 'done', 'skipped'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** An event as it stands in one service's inbox. Its record id holds the service too, as ids repeat across them. */
export interface InboxEvent extends RaRecord<string> {
  readonly eventId: string;
  readonly service: ServiceName;
  readonly name: string;
  readonly status: InboxStatus;
  /** Times its handler failed. */
  readonly attempts: number;
  readonly error: string | null;
  readonly source: string;
  readonly aggregateId: string;
  readonly correlationId: string;
  readonly occurredAt: string;
  readonly receivedAt: string;
  /** When it is tried again; null unless it is pending. */
  readonly nextAttemptAt: string | null;
  /** When it was done or skipped. */
  readonly doneAt: string | null;
}

/** An event with what it says. */
export interface WholeEvent extends InboxEvent {
  readonly payload: unknown;
}
