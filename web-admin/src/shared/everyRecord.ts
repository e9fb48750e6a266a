import { LIMITS } from '@plumbline/contracts';
import type { DataProvider, RaRecord, SortPayload } from 'react-admin';

/** All records that the filter lets through, fetched page by page. */
export async function everyRecord<RecordType extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: Record<string, unknown>,
  sort: SortPayload,
): Promise<RecordType[]> {
  const records: RecordType[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await dataProvider.getList<RecordType>(resource, {
      filter,
      sort,
      pagination: { page, perPage: LIMITS.pageSizeMax },
    });
    records.push(...data);
    if (data.length < LIMITS.pageSizeMax) return records;
  }
}
