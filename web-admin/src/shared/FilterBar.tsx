import Tune from '@mui/icons-material/Tune';
import { Button, styled, type Theme, useMediaQuery } from '@mui/material';
import { Children, type ReactNode, useState } from 'react';
import { FilterLiveForm } from 'react-admin';
import { ClearFilters } from './ClearFilters.js';

/** Filter inputs in one row; on a phone only the first, until the rest is asked for. Typing narrows the list at once. */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const [first, ...rest] = Children.toArray(children);
  return (
    <FilterLiveForm formComponent={FilterRow}>
      {first}
      {isPhone && (
        <Button
          variant="outlined"
          startIcon={<Tune />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ height: 40 }}
        >
          Filters
        </Button>
      )}
      {(!isPhone || open) && rest}
      <ClearFilters />
    </FilterLiveForm>
  );
};

const FilterRow = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'flex-start',
  '& > *': { flex: '1 1 120px', minWidth: 0, maxWidth: 320, margin: '0 !important' },
  '& > :has([type=date])': { flexBasis: 140 },
  '& > button': { flex: 'none' },
  '& .MuiTextField-root': { minWidth: '0 !important' },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > *': { flexBasis: '40%', maxWidth: 'none' } },
}));
