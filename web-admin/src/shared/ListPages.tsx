import type { TablePaginationProps } from '@mui/material';
import { LIMITS } from '@plumbline/contracts';
import { Pagination } from 'react-admin';
import { count } from './format.js';

/** The pager of every list. */
export const ListPages = () => <Pagination rowsPerPageOptions={[...LIMITS.adminPageSizes]} {...LABELS} />;

/** Totals are exact up to 10,000; past that the server says only that there are more. */
const LABELS: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
  labelDisplayedRows: ({ from, to, count: total }) => {
    const all = total > LIMITS.exactTotalMax ? `more than ${count(LIMITS.exactTotalMax)}` : count(total);
    return `${count(from)}–${count(to)} of ${all}`;
  },
};
