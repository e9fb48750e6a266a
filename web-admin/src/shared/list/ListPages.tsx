import type { TablePaginationProps } from '@mui/material';
import { LIMITS } from '@plumbline/contracts';
import { Pagination, useListContext } from 'react-admin';
import { count } from '../format.js';

/** The pager of every list that came. */
export const ListPages = () => {
  const { data, meta } = useListContext();
  if (!data) return null;
  const labels = meta?.totalIsExact === false ? OR_MORE : EXACT;
  return <Pagination rowsPerPageOptions={[...LIMITS.adminPageSizes]} {...labels} />;
};

const labelled = (end: string): Pick<TablePaginationProps, 'labelDisplayedRows'> => ({
  labelDisplayedRows: ({ from, to, count: total }) => `${count(from)}–${count(to)} of ${count(total)}${end}`,
});
const EXACT = labelled('');
/** Rows are counted and reached up to 10,000, fewer for a very common word; past that one narrows the list. */
const OR_MORE = labelled(' or more');
