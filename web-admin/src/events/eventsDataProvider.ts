import { SERVICES, type ServiceName } from '@plumbline/contracts';
import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  RaRecord,
} from 'react-admin';

const SEPARATOR = ':';

/**
 * Shows the four services' inboxes as one resource, `events`: the filter `service` chooses whose, and every
 * record says whose it is. Other resources pass through.
 */
export function eventsOfAllServices(rest: DataProvider): DataProvider {
  const listEvents = async ({ filter, ...params }: GetListParams): Promise<GetListResult> => {
    const { service = SERVICES[0], ...others } = filter;
    const { data, ...page } = await rest.getList(`events/${service}`, { ...params, filter: others });
    return { ...page, data: data.map((event) => ofService(service, event)) };
  };
  const oneEvent = async ({ id, ...params }: GetOneParams): Promise<GetOneResult> => {
    const [service = '', eventId = ''] = String(id).split(SEPARATOR);
    const { data } = await rest.getOne(`events/${service}`, { ...params, id: eventId });
    return { data: ofService(service as ServiceName, data) };
  };
  return {
    ...rest,
    getList: <RecordType extends RaRecord>(resource: string, params: GetListParams) =>
      (resource === 'events' ? listEvents(params) : rest.getList(resource, params)) as Promise<
        GetListResult<RecordType>
      >,
    getOne: <RecordType extends RaRecord>(resource: string, params: GetOneParams) =>
      (resource === 'events' ? oneEvent(params) : rest.getOne(resource, params)) as Promise<
        GetOneResult<RecordType>
      >,
  };
}

const ofService = (service: ServiceName, event: RaRecord) => ({
  ...event,
  id: `${service}${SEPARATOR}${event.id}`,
  eventId: String(event.id),
  service,
});
