import { Link, Paper, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface FigureProps {
  readonly label: string;
  /** Undefined while it is not known. */
  readonly value: string | undefined;
  readonly note?: string;
  readonly isAlarming?: boolean;
  /** The list behind the number. */
  readonly to?: string;
}

/** One number with its name. */
export const Figure = ({ label, value, note, isAlarming = false, to }: FigureProps) => (
  <Paper variant="outlined" sx={{ p: 1.5, position: 'relative' }}>
    <Typography variant="body2" color="textSecondary">
      {to ? (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {label}
        </Link>
      ) : (
        label
      )}
    </Typography>
    <Typography
      component="p"
      sx={{
        fontSize: 26,
        fontWeight: 650,
        lineHeight: 1.25,
        color: isAlarming ? 'error.main' : 'text.primary',
      }}
    >
      {value ?? <Skeleton width={60} />}
    </Typography>
    {note && (
      <Typography variant="body2" color="textSecondary" sx={{ fontSize: 12 }}>
        {note}
      </Typography>
    )}
  </Paper>
);
