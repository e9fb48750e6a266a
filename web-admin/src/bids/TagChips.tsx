import { Chip, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Bid } from './Bid.js';

export const TagChips = () => {
  const bid = useRecordContext<Bid>();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {bid?.tags.map((tag) => (
        <Chip key={tag} label={tag} size="small" variant="outlined" />
      ))}
    </Stack>
  );
};
