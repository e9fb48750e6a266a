import type { TablePaginationProps } from '@mui/material';
import { LIMITS } from '@plumbline/contracts';
import { Pagination, useListContext } from 'react-admin';
import { count } from './format.js';

/** The pager of every list that came. */
export const ListPages = () => {
  const { data } = useListContext();
  return data ? <Pagination rowsPerPageOptions={[...LIMITS.adminPageSizes]} {...LABELS} /> : null;
};

/** Rows are counted and reached up to 10,000; past that one narrows the list. */
const LABELS: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
  labelDisplayedRows: ({ from, to, count: total }) => {
    const orMore = total >= LIMITS.exactTotalMax ? ' or more' : '';
    return `${count(from)}–${count(to)} of ${count(total)}${orMore}`;
  },
};
