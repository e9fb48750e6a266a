import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Takes every filter away; not there while there is none. It empties the inputs itself: the framework's form
 * leaves them as they are where a person typed into them last. What was typed half a second ago is still on its
 * way to the list: the emptied inputs go the same way and take its place.
 */
export const ClearFilters = ({ onClear }: { onClear: (fields: readonly string[]) => void }) => {
  const { filterValues } = useListContext();
  const { getValues, reset, setValue } = useFormContext();
  if (Object.keys(filterValues).length === 0) return null;
  const clear = () => {
    const names = Object.keys(getValues());
    for (const name of names) setValue(name, '');
    reset(Object.fromEntries(names.map((name) => [name, ''])));
    onClear(names);
  };
  return (
    <Button onClick={clear} sx={{ height: 40 }}>
      Clear filters
    </Button>
  );
};
