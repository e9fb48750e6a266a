import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SidePanelProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel over the right side of the page; the page behind keeps its place. */
export const SidePanel = ({ title, subtitle, actions, onClose, children }: SidePanelProps) => {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 620 } } } }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          gap: 1,
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          px: 2,
          py: 1.5,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h1" component="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary">
              {subtitle}
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' }, gap: 0.5 }}>
          {actions}
        </Stack>
        <IconButton aria-label="Close" onClick={onClose} size="small">
          <Close />
        </IconButton>
      </Stack>
      <Stack spacing={3} sx={{ p: 2 }}>
        {children}
      </Stack>
    </Drawer>
  );
};
