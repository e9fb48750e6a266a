import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import type { InboxEvent } from '../InboxEvent.js';

/** What an event says. It never changes. */
export const useEventPayload = ({ service, eventId }: InboxEvent) =>
  useQuery({
    queryKey: ['event-payload', service, eventId],
    queryFn: async ({ signal }) => {
      const path = `/api/console/events/${service}/${encodeURIComponent(eventId)}`;
      return (await get<{ payload: unknown }>(path, signal)).payload;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
