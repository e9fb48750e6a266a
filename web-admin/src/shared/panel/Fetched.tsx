import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureSentence } from '../../api/http.js';
import { FailedState, LoadingState } from '../States.js';

interface FetchedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** The sentence where the server gives none. */
  readonly failed: string;
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query brought, or that it is on its way, or why it did not come. */
export function Fetched<Data>({ query, failed, lines, children }: FetchedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState lines={lines} />;
  return <FailedState message={failureSentence(query.error, failed)} onRetry={() => query.refetch()} />;
}
