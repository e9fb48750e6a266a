import { Checkbox, TableCell } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
} from 'react-admin';

/**
 * The checkboxes of a table: all rows of the page in the head, one in each row (Shift takes the rows between).
 * The framework's own name the span around the input, where no screen reader finds it.
 */
export const SelectionColumn = ({ nameOf }: { nameOf: string }) => {
  const part = useDataTableRenderContext();
  switch (part) {
    case 'header':
      return <SelectPage />;
    case 'data':
      return <SelectRow nameOf={nameOf} />;
    default:
      return null;
  }
};

const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  return (
    <TableCell padding="checkbox" variant="head">
      <Checkbox
        size="small"
        checked={ids.length > 0 && chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={(event) => {
          const others = selectedIds.filter((id) => !ids.includes(id));
          onSelect(event.target.checked ? [...others, ...ids] : others);
        }}
        slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      />
    </TableCell>
  );
};

const SelectRow = ({ nameOf }: { nameOf: string }) => {
  const record = useRecordContext();
  const { selectedIds } = useListContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={selectedIds.includes(record.id)}
        onClick={(event) => handleToggleItem?.(record.id, event)}
        slotProps={{ input: { 'aria-label': `Select ${record[nameOf]}` } }}
      />
    </TableCell>
  );
};
