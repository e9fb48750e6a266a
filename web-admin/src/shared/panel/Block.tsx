import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A titled part of a side panel or a page. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
