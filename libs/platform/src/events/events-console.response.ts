import { ApiProperty } from '@nestjs/swagger';
import { type EventName, INBOX_STATUSES, type InboxStatus, type ServiceName } from '@plumbline/contracts';
import type { InboxEvent } from './inbox-event.entity.js';

/** An event in a service's inbox, as the console lists it. */
export class InboxEventResponse {
  /** uuid v7 of the event */
  id: string;
  @ApiProperty({ type: String })
  name: EventName;
  @ApiProperty({ type: String })
  source: ServiceName;
  aggregateId: string;
  /** The request id that started it all. */
  correlationId: string;
  @ApiProperty({ enum: INBOX_STATUSES })
  status: InboxStatus;
  /** Times its handler failed. */
  attempts: number;
  /** Why the last attempt failed. */
  error: string | null;
  /** ISO 8601 */
  occurredAt: string;
  /** ISO 8601 */
  receivedAt: string;
  /** ISO 8601; null unless it is pending. */
  nextAttemptAt: string | null;
  /** ISO 8601; when it was done or skipped. */
  doneAt: string | null;
}

export class InboxEventDetailResponse extends InboxEventResponse {
  @ApiProperty({ type: Object, additionalProperties: true })
  payload: unknown;
}

export function toInboxEventResponse(row: InboxEvent): InboxEventResponse {
  return {
    id: row.eventId,
    name: row.name as EventName,
    source: row.source as ServiceName,
    aggregateId: row.aggregateId,
    correlationId: row.correlationId,
    status: row.status,
    attempts: row.attempts,
    error: row.error,
    occurredAt: row.occurredAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
