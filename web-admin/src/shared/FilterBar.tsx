import Tune from '@mui/icons-material/Tune';
import { Box, Button, styled, type Theme, useMediaQuery } from '@mui/material';
import { Children, type ReactNode, useState } from 'react';
import { FilterLiveForm } from 'react-admin';
import { ClearFilters } from './ClearFilters.js';

/** Pixels that an input needs to be read. */
const INPUT_WIDTH = 128;

/** Filter inputs in one row; on a phone only the first, until the rest is asked for. Typing narrows the list at once. */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const [first, ...rest] = Children.toArray(children);
  return (
    <Box sx={{ flex: { xs: '1 0 100%', sm: `1 1 ${(1 + rest.length) * INPUT_WIDTH}px` } }}>
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
    </Box>
  );
};

const FilterRow = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'flex-start',
  '& > *': { flex: '1 1 112px', minWidth: 0, maxWidth: 320, margin: '0 !important' },
  '& > :first-of-type': { flexGrow: 2 },
  '& > :has([type=date])': { flex: '0 1 138px' },
  '& > button': { flex: 'none' },
  '& .MuiTextField-root': { minWidth: '0 !important' },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > *': { flexBasis: '40%', maxWidth: 'none' } },
}));
