import Tune from '@mui/icons-material/Tune';
import { Box, Button, styled, type Theme, useMediaQuery } from '@mui/material';
import { Children, isValidElement, type ReactNode, useRef, useState } from 'react';
import { FilterLiveForm, ListContextProvider, useListContext } from 'react-admin';
import { ClearFilters } from './ClearFilters.js';

/** Pixels that an input needs to be read. */
const INPUT_WIDTH = 150;

/**
 * Filter inputs in one row: the first `foldAfter`, on a phone one; the rest behind a button, without those that narrow
 * the list just now. Typing narrows the list at once.
 */
export const FilterBar = ({
  children,
  foldAfter = Number.POSITIVE_INFINITY,
}: {
  children: ReactNode;
  foldAfter?: number;
}) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const list = useListContext();
  // The form sends its fields half a second late, with the other filters as they were then. Once all are cleared, the
  // first that comes counts for its own fields only, or a status that was cleared would be back.
  const cleared = useRef<readonly string[] | null>(null);
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    const own = cleared.current;
    cleared.current = null;
    const wanted = own ? Object.fromEntries(own.map((name) => [name, filters[name]])) : filters;
    // What changes nothing is not sent on: it would take back an order that was chosen since and is not drawn yet.
    if (!narrowAlike(wanted, list.filterValues)) list.setFilters(wanted, ...more);
  };
  const inputs = Children.toArray(children);
  const first = inputs.slice(0, isPhone ? 1 : foldAfter);
  const rest = inputs.slice(first.length);
  const fold = useFold(list.filterValues);
  return (
    <Box sx={{ flex: { xs: '1 0 100%', sm: `1 1 ${(1 + first.length) * INPUT_WIDTH}px` }, minWidth: 0 }}>
      <ListContextProvider value={{ ...list, setFilters }}>
        <FilterLiveForm formComponent={FilterRow}>
          {first}
          {rest.length > 0 && (
            <Button
              variant="outlined"
              startIcon={<Tune />}
              aria-expanded={fold.isOpen}
              onClick={fold.toggle}
              sx={TALL}
            >
              {isPhone ? 'Filters' : 'More filters'}
            </Button>
          )}
          {rest.filter((input) => fold.isOpen || fold.kept.includes(sourceOf(input)))}
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

/** Whether two sets of filters narrow a list alike: an empty one narrows nothing. */
const narrowAlike = (one: Filters, other: Filters): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

type Filters = Readonly<Record<string, unknown>>;

/** A filter that is set stays in sight until the fold is closed anew, also while somebody empties its input. */
function useFold(filterValues: Filters) {
  const [isOpen, setIsOpen] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const set = Object.keys(filterValues).filter((name) => filterValues[name] !== undefined);
  const added = set.filter((name) => !kept.includes(name));
  if (added.length > 0) setKept([...kept, ...added]);
  const toggle = () => {
    setIsOpen(!isOpen);
    setKept(set);
  };
  return { isOpen, kept, toggle };
}

/** The filter that an input sets. */
const sourceOf = (input: ReactNode): string =>
  isValidElement<{ source?: string }>(input) ? (input.props.source ?? '') : '';

const TALL = { height: 40 };

const FilterRow = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'flex-start',
  '& > *': { flex: '1 1 132px', minWidth: 0, maxWidth: 320, margin: '0 !important' },
  '& > div:first-of-type': { flexGrow: 2 },
  '& > :has([type=date])': { flex: '0 1 138px' },
  '& > button': { flex: 'none' },
  '& .MuiTextField-root': { minWidth: '0 !important' },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > *': { flexBasis: '40%', maxWidth: 'none' } },
}));
