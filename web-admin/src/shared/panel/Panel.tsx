import { Box, Paper, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** A titled region of a page. */
export const Panel = ({ title, action, children, sx }: PanelProps) => {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: 2, minWidth: 0, ...sx }}>
      <Stack
        direction="row"
        sx={{ mb: 1.5, minHeight: 28, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Box>{action}</Box>
      </Stack>
      {children}
    </Paper>
  );
};
