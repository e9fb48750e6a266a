import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import ZoomIn from '@mui/icons-material/ZoomIn';
import { Box, Dialog, IconButton, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { isVideo, type Media } from './media.js';

interface LightboxProps {
  readonly items: readonly Media[];
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One file as large as the window; a click on a picture shows it at its own size. Arrow keys turn the page. */
export const Lightbox = ({ items, index, onMove, onClose }: LightboxProps) => {
  const [zoomed, setZoomed] = useState(false);
  const item = items[index];
  if (!item) return null;

  const move = (step: number) => {
    setZoomed(false);
    onMove((index + step + items.length) % items.length);
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={turn}
      slotProps={{ paper: { 'aria-label': item.name } }}
    >
      <Stack direction="row" sx={{ p: 1, gap: 0.5, alignItems: 'center' }}>
        <Typography noWrap sx={{ flex: 1, px: 1, fontWeight: 600 }}>
          {item.name}
        </Typography>
        {items.length > 1 && (
          <>
            <IconButton aria-label="Previous" onClick={() => move(-1)}>
              <ChevronLeft />
            </IconButton>
            <Typography variant="body2" color="textSecondary">
              {index + 1} / {items.length}
            </Typography>
            <IconButton aria-label="Next" onClick={() => move(1)}>
              <ChevronRight />
            </IconButton>
          </>
        )}
        {!isVideo(item) && (
          <IconButton aria-label="Zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            <ZoomIn />
          </IconButton>
        )}
        <IconButton aria-label="Open in a new tab" href={item.url} target="_blank" rel="noreferrer">
          <OpenInNew />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <ShownItem item={item} zoomed={zoomed} onZoom={() => setZoomed(!zoomed)} />
    </Dialog>
  );
};

const ShownItem = ({
  item,
  zoomed,
  onZoom,
}: {
  readonly item: Media;
  readonly zoomed: boolean;
  readonly onZoom: () => void;
}) => (
  <Box
    sx={{
      flex: 1,
      minHeight: 0,
      overflow: 'auto',
      p: 1,
      ...(zoomed ? {} : { display: 'grid', placeItems: 'center' }),
    }}
  >
    {isVideo(item) ? (
      // biome-ignore lint/a11y/useMediaCaption: what homeowners film has no captions
      <video
        key={item.url}
        src={item.url}
        controls
        autoPlay
        style={{ maxWidth: '100%', maxHeight: '100%' }}
      />
    ) : (
      <Box
        component="img"
        src={item.url}
        alt={item.name}
        onClick={onZoom}
        sx={
          zoomed
            ? { cursor: 'zoom-out', display: 'block' }
            : {
                cursor: 'zoom-in',
                maxWidth: '100%',
                maxHeight: '100%',
                minHeight: 0,
                objectFit: 'contain',
              }
        }
      />
    )}
  </Box>
);
