import type { ReactNode } from 'react';
import { List, type ListProps } from 'react-admin';
import { POLL } from '../polling.js';
import { ListPages } from './ListPages.js';

type PolledListProps = Required<Pick<ListProps, 'title' | 'sort'>> &
  Pick<ListProps, 'filterDefaultValues'> & { readonly children: ReactNode };

/** A list of the console, whose own state tells where an answer fails: asked for again while it is looked at, its toolbar and its empty state of our own. */
export const PolledList = ({ children, ...list }: PolledListProps) => (
  <List
    {...list}
    perPage={20}
    pagination={<ListPages />}
    queryOptions={{ refetchInterval: POLL.list, onError: () => undefined }}
    actions={false}
    empty={false}
    exporter={false}
    component="div"
  >
    {children}
  </List>
);
