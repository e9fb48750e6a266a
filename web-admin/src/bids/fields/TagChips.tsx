import { Chip, Stack } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { useRecordContext } from 'react-admin';

export const TagChips = () => {
  const bid = useRecordContext<AdminBid>();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {bid?.tags.map((tag) => (
        <Chip key={tag} label={tag} size="small" variant="outlined" />
      ))}
    </Stack>
  );
};
