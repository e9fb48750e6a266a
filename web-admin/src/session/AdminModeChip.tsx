import { Chip } from '@mui/material';
import { useAdminMode } from './useAdminMode.js';

/** Says whether this browser acts as the administrator. */
export const AdminModeChip = () => {
  const on = useAdminMode().state === 'on';
  return (
    <Chip
      size="small"
      variant={on ? 'filled' : 'outlined'}
      color={on ? 'success' : 'default'}
      label={on ? 'Admin mode ON' : 'Admin mode OFF'}
    />
  );
};
