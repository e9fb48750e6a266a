import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm } from 'react-admin';

/** Filter inputs in one row, in two columns on a phone. What is typed narrows the list at once. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <FilterLiveForm formComponent={FilterGrid}>{children}</FilterLiveForm>
);

const FilterGrid = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  '& > *': { minWidth: 0, margin: 0 },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));
