import type { ContractorsCsvQuery } from '@plumbline/api-client';
import { download } from '../../api/http.js';
import { queryOf } from '../../api/queryOf.js';

/** Downloads every contractor that the filters let through, as the server writes them. */
export const downloadContractorsCsv = (filter: ContractorsCsvQuery): Promise<void> =>
  download(`/api/contractors/csv?${queryOf(filter)}`, 'contractors_export.csv');
