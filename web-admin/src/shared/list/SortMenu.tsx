import { MenuItem, TextField } from '@mui/material';
import { type SortPayload, useListContext } from 'react-admin';

interface SortMenuProps {
  /** By label, as a person says it: "Newest", "Name". */
  readonly choices: Readonly<Record<string, SortPayload>>;
}

/** The order of a list, in words. An order that a column's head gave is shown as such. */
export const SortMenu = ({ choices }: SortMenuProps) => {
  const { sort, setSort } = useListContext();
  const chosen = Object.keys(choices).find(
    (label) => choices[label]?.field === sort.field && choices[label].order === sort.order,
  );
  return (
    <TextField
      select
      label="Sort"
      value={chosen ?? BY_COLUMN}
      onChange={({ target }) => {
        const choice = choices[target.value];
        if (choice) setSort(choice);
      }}
      sx={{ minWidth: 132 }}
    >
      {Object.keys(choices).map((label) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
      {!chosen && <MenuItem value={BY_COLUMN}>{BY_COLUMN}</MenuItem>}
    </TextField>
  );
};

const BY_COLUMN = 'By column';
