import type { TablePaginationProps } from '@mui/material';
import { LIMITS } from '@plumbline/contracts';
import { Pagination } from 'react-admin';
import { count } from './format.js';

/** The pager of every list. */
export const ListPages = () => <Pagination rowsPerPageOptions={[...LIMITS.adminPageSizes]} {...LABELS} />;

/** Rows are counted and reached up to 10,000; past that one narrows the list. */
const LABELS: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
  labelDisplayedRows: ({ from, to, count: total }) => {
    const orMore = total >= LIMITS.exactTotalMax ? ' or more' : '';
    return `${count(from)}–${count(to)} of ${count(total)}${orMore}`;
  },
};
