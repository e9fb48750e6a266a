import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** Takes every filter away; not there while there is none. */
export const ClearFilters = () => {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return null;
  return <Button onClick={() => setFilters({})}>Clear filters</Button>;
};
