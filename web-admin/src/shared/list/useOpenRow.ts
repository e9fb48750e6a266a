import type { Theme } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';

/** Marks the row whose record is open beside the list. For the `rowSx` of a table. */
export function useOpenRow() {
  const open = useParams()['*']?.split('/')[0];
  return (record: RaRecord) => (open && String(record.id) === open ? OPEN : {});
}

const OPEN = {
  '& > td': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
  },
};
