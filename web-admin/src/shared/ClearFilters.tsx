import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Takes every filter away; not there while there is none. It empties the inputs itself: the framework's form
 * leaves them as they are where a person typed into them last.
 */
export const ClearFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const { getValues, reset } = useFormContext();
  if (Object.keys(filterValues).length === 0) return null;
  const clear = () => {
    reset(Object.fromEntries(Object.keys(getValues()).map((name) => [name, ''])));
    setFilters({});
  };
  return (
    <Button onClick={clear} sx={{ height: 40, justifySelf: 'start' }}>
      Clear filters
    </Button>
  );
};
