import { Box } from '@mui/material';
import { dayOfYear, NOTHING } from '../shared/format.js';

/** The last day of a licence or an insurance, YYYY-MM-DD; in red once it is over. */
export const Until = ({ day }: { day: string | null }) => {
  if (!day) return NOTHING;
  const isOver = day < new Date().toISOString().slice(0, 10);
  return (
    <Box
      component="time"
      dateTime={day}
      sx={{ whiteSpace: 'nowrap', ...(isOver ? { color: 'error.main', fontWeight: 600 } : {}) }}
    >
      {dayOfYear(day)}
      {isOver && ' (over)'}
    </Box>
  );
};
