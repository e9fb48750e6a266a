import type { ServiceName } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';

type Decision = 'replay' | 'skip';

const DONE: Record<Decision, string> = {
  replay: 'The event is being handled again.',
  skip: 'The event is skipped.',
};

const decideEvent = (service: ServiceName, eventId: string, decision: Decision) =>
  send('POST', `/api/console/events/${service}/${encodeURIComponent(eventId)}/${decision}`, {});

/** Handles a parked event once more, or gives it up; either frees what waits behind it. */
export function useDecideEvent() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({
      service,
      eventId,
      decision,
    }: {
      service: ServiceName;
      eventId: string;
      decision: Decision;
    }) => decideEvent(service, eventId, decision),
    onSuccess: (_, { decision }) => notify(DONE[decision], { type: 'success' }),
    onError: (error, { decision }) =>
      notify(failureSentence(error, `Failed to ${decision} the event`), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}
