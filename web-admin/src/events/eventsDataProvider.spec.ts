import type { DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { eventsOfAllServices } from './eventsDataProvider.js';

const PAGE = { pagination: { page: 1, perPage: 10 }, sort: { field: 'receivedAt', order: 'DESC' as const } };

test('asks the chosen service, and says in each record whose it is', async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 'e1' }], total: 1 }));
  const provider = eventsOfAllServices({ getList } as unknown as DataProvider);
  const answer = await provider.getList('events', {
    ...PAGE,
    filter: { service: 'designs', status: 'parked' },
  });
  expect(getList).toHaveBeenCalledWith('events/designs', { ...PAGE, filter: { status: 'parked' } });
  expect(answer).toEqual({ total: 1, data: [{ id: 'designs:e1', eventId: 'e1', service: 'designs' }] });
});

test('leaves other resources alone', async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 'b1' }], total: 1 }));
  const provider = eventsOfAllServices({ getList } as unknown as DataProvider);
  expect(await provider.getList('bids', { ...PAGE, filter: {} })).toEqual({ data: [{ id: 'b1' }], total: 1 });
});

test('finds one event in the service that its id names', async () => {
  const getOne = vi.fn(async () => ({ data: { id: 'e1', payload: 7 } }));
  const provider = eventsOfAllServices({ getOne } as unknown as DataProvider);
  expect(await provider.getOne('events', { id: 'designs:e1' })).toEqual({
    data: { id: 'designs:e1', eventId: 'e1', service: 'designs', payload: 7 },
  });
  expect(getOne).toHaveBeenCalledWith('events/designs', { id: 'e1' });
});
