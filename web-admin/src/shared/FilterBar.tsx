import Tune from '@mui/icons-material/Tune';
import { Box, Button, styled, type Theme, useMediaQuery } from '@mui/material';
import { Children, type ReactNode, useRef, useState } from 'react';
import { FilterLiveForm, ListContextProvider, useListContext } from 'react-admin';
import { ClearFilters } from './ClearFilters.js';

/** Pixels that an input needs to be read. */
const INPUT_WIDTH = 128;

/** Filter inputs in one row; on a phone only the first, until the rest is asked for. Typing narrows the list at once. */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const list = useListContext();
  // The form sends its fields half a second late, with the other filters as they were then. Once all are cleared, the
  // first that comes counts for its own fields only, or a status that was cleared would be back.
  const cleared = useRef<readonly string[] | null>(null);
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    const own = cleared.current;
    cleared.current = null;
    list.setFilters(own ? Object.fromEntries(own.map((name) => [name, filters[name]])) : filters, ...more);
  };
  const [first, ...rest] = Children.toArray(children);
  return (
    <Box sx={{ flex: { xs: '1 0 100%', sm: `1 1 ${(1 + rest.length) * INPUT_WIDTH}px` } }}>
      <ListContextProvider value={{ ...list, setFilters }}>
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
          <ClearFilters
            onClear={(names) => {
              list.setFilters({});
              cleared.current = names;
            }}
          />
        </FilterLiveForm>
      </ListContextProvider>
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
