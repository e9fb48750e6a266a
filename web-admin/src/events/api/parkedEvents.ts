import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { askServices } from '../../api/askServices.js';
import { POLL } from '../../shared/polling.js';
import type { InboxEvent } from '../InboxEvent.js';

/** Parked events shown at a glance, in each service. */
const SHOWN = 10;

/** The parked events of all services, newest first, and how many there are in all. */
export function useParkedEvents() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['events', 'parked'],
    queryFn: async () => {
      const { answers, silent } = await askServices((service) =>
        dataProvider.getList<InboxEvent>('events', {
          filter: { service, status: 'parked' },
          sort: { field: 'receivedAt', order: 'DESC' },
          pagination: { page: 1, perPage: SHOWN },
        }),
      );
      return {
        silent,
        events: answers
          .flatMap(({ answer }) => answer.data)
          .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt)),
        total: answers.reduce((sum, { answer }) => sum + (answer.total ?? 0), 0),
      };
    },
    refetchInterval: POLL.figures,
  });
}
