import { type RaRecord, useGetOne } from 'react-admin';
import { POLL } from '../polling.js';

/** Apart in the cache: react-admin answers for one record with what its list knows, and lists leave parts out. */
const WHOLE = { meta: { whole: true } };

/** One record with all that belongs to it, asked for again and again while it is looked at. */
export const useWhole = <One extends RaRecord<string>>(resource: string, id: string) =>
  useGetOne<One>(resource, { id, ...WHOLE }, { refetchInterval: POLL.detail, retry: false });
