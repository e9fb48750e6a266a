import { Box } from '@mui/material';
import { useState } from 'react';
import { isVideo, type Media } from './media.js';

/** A small picture of a file; a plain tile where there is none or it does not load. */
export const Thumbnail = ({ item, ratio = '4 / 3' }: { item: Media; ratio?: string }) => {
  const [broken, setBroken] = useState(false);
  const src = item.thumbnailUrl ?? (isVideo(item) ? null : item.url);
  const frame = { width: '100%', aspectRatio: ratio, display: 'block', bgcolor: 'action.hover' } as const;
  if (!src || broken) {
    return (
      <Box
        sx={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          bgcolor: isVideo(item) ? '#4a4138' : undefined,
        }}
      >
        {!isVideo(item) && (
          <Box component="span" sx={{ p: 1, fontSize: 12, color: 'text.secondary' }}>
            No picture
          </Box>
        )}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={item.name}
      loading="lazy"
      onError={() => setBroken(true)}
      sx={{
        ...frame,
        ...(item.isDrawing ? { objectFit: 'contain', bgcolor: '#fff' } : { objectFit: 'cover' }),
      }}
    />
  );
};
