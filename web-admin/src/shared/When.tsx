import { Box } from '@mui/material';
import { ago, dateTime, NOTHING } from './format.js';

/** A time as people say it; the exact one on hover and for machines. */
export const When = ({ at, exact = false }: { at: string | null | undefined; exact?: boolean }) =>
  at ? (
    <Box component="time" dateTime={at} title={dateTime(at)} sx={{ whiteSpace: 'nowrap' }}>
      {exact ? dateTime(at) : ago(at)}
    </Box>
  ) : (
    NOTHING
  );
