import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** Newest or oldest first; any other order was chosen in a column's head. */
export const BidSort = () => {
  const { sort, setSort } = useListContext();
  const byTime = sort.field === 'submittedAt';
  return (
    <TextField
      select
      label="Sort"
      value={byTime ? sort.order : 'column'}
      onChange={(event) =>
        setSort({ field: 'submittedAt', order: event.target.value === 'ASC' ? 'ASC' : 'DESC' })
      }
      sx={{ width: 120 }}
    >
      <MenuItem value="DESC">Newest</MenuItem>
      <MenuItem value="ASC">Oldest</MenuItem>
      {!byTime && <MenuItem value="column">By column</MenuItem>}
    </TextField>
  );
};
