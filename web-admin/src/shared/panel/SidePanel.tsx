import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Portal, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';

interface SidePanelProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel over the right side of the page. It is not modal: the list beside it stays usable, and screen readers announce
 * the console's messages. It takes the focus; Escape closes it and gives the focus back.
 */
export const SidePanel = ({ title, subtitle, actions, onClose, children }: SidePanelProps) => {
  const titleId = useId();
  const { takeFocus, closeOnEscape } = useFocusAndEscape(onClose);

  return (
    <Portal>
      <Drawer
        anchor="right"
        variant="persistent"
        open
        onKeyDown={closeOnEscape}
        slotProps={{
          paper: {
            ref: takeFocus,
            role: 'dialog',
            tabIndex: -1,
            'aria-labelledby': titleId,
            sx: {
              width: { xs: '100%', sm: 620 },
              outline: 0,
              overscrollBehavior: 'contain',
              boxShadow: '0 0 40px rgb(0 0 0 / 0.18)',
            },
          },
        }}
      >
        <PanelHead titleId={titleId} {...{ title, subtitle, actions, onClose }} />
        <Stack spacing={3} sx={{ p: 2 }}>
          {children}
        </Stack>
      </Drawer>
    </Portal>
  );
};

/** Stays at the top while the rest scrolls: title, actions, the button that closes. */
const PanelHead = ({
  titleId,
  title,
  subtitle,
  actions,
  onClose,
}: Omit<SidePanelProps, 'children'> & { readonly titleId: string }) => (
  <Stack
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
    <Stack
      direction="row"
      sx={{
        order: { xs: 1, sm: 0 },
        width: { xs: '100%', sm: 'auto' },
        gap: 0.5,
        '&:empty': { display: 'none' },
      }}
    >
      {actions}
    </Stack>
    <IconButton aria-label="Close" onClick={onClose} size="small">
      <Close />
    </IconButton>
  </Stack>
);

/** The panel takes the focus and gives it back to where it came from; Escape closes it. */
function useFocusAndEscape(onClose: () => void) {
  const cameFrom = useRef(document.activeElement);

  // The portal mounts the panel after this component's effects have run, so focus is set by the panel's ref.
  const takeFocus = useCallback((panel: HTMLDivElement | null) => panel?.focus(), []);

  useEffect(() => {
    const { current: origin } = cameFrom;
    return () => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTypedInto(event.target)) onClose();
  };

  // What had the keyboard may be gone: then it is nowhere, and Escape still leads back.
  useEffect(() => {
    const closeFromNowhere = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) onClose();
    };
    document.addEventListener('keydown', closeFromNowhere);
    return () => document.removeEventListener('keydown', closeFromNowhere);
  });

  return { takeFocus, closeOnEscape };
}

/** Escape in a field means the field. */
const isTypedInto = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
