import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { COLUMNS, COLUMNS_KEY, HIDDEN_AT_FIRST } from './columns.js';

/** Which columns the table shows; kept on this device. */
export const ColumnsMenu = () => {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore<string[]>(COLUMNS_KEY, HIDDEN_AT_FIRST);
  const toggle = (field: string) =>
    setHidden(hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field]);
  return (
    <>
      <Button
        startIcon={<ViewWeek />}
        aria-haspopup="menu"
        onClick={(event) => setMenuAt(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={() => setMenuAt(null)}>
        {Object.entries(COLUMNS).map(([field, label]) => {
          const shown = !hidden.includes(field);
          return (
            <MenuItem
              key={field}
              dense
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => toggle(field)}
              sx={{ gap: 1 }}
            >
              {shown ? (
                <CheckBox fontSize="small" color="primary" />
              ) : (
                <CheckBoxOutlineBlank fontSize="small" color="action" />
              )}
              {label}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem dense onClick={() => setHidden(HIDDEN_AT_FIRST)}>
          Reset
        </MenuItem>
      </Menu>
    </>
  );
};
