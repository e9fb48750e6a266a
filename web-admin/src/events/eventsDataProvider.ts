import { SERVICES, type ServiceName } from '@plumbline/contracts';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';

const SEPARATOR = ':';

/**
 * Shows the four services' inboxes as one resource, `events`: the filter `service` chooses whose, and every
 * record says whose it is. Other resources pass through.
 */
export function eventsOfAllServices(rest: DataProvider): DataProvider {
  const getEvents = async (params: GetListParams): Promise<GetListResult> => {
    const { service = SERVICES[0], ...filter } = params.filter;
    const { data, ...page } = await rest.getList(`events/${service}`, { ...params, filter });
    return { ...page, data: data.map((event) => ofService(service, event)) };
  };
  return {
    ...rest,
    getList: <RecordType extends RaRecord>(resource: string, params: GetListParams) =>
      (resource === 'events' ? getEvents(params) : rest.getList(resource, params)) as Promise<
        GetListResult<RecordType>
      >,
  };
}

const ofService = (service: ServiceName, event: RaRecord) => ({
  ...event,
  id: `${service}${SEPARATOR}${event.id}`,
  eventId: String(event.id),
  service,
});
