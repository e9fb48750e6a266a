import PlayCircle from '@mui/icons-material/PlayCircle';
import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { GridList } from '../list/GridList.js';
import { Lightbox } from './Lightbox.js';
import { isVideo, type Media } from './media.js';
import { Thumbnail } from './Thumbnail.js';

/** Thumbnails of pictures and videos; a click opens them large. `width` is a thumbnail's least width in px. */
export const MediaGrid = ({ items, width = 116 }: { items: readonly Media[]; width?: number }) => {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <GridList least={width} gap={1}>
        {items.map((item, index) => (
          <Box component="li" key={item.url}>
            <ButtonBase
              onClick={() => setShown(index)}
              aria-label={`${isVideo(item) ? 'Play' : 'Enlarge'} ${item.name}`}
              sx={{
                display: 'block',
                width: '100%',
                borderRadius: 1,
                overflow: 'hidden',
                position: 'relative',
              }}
            >
              <Thumbnail item={item} />
              {isVideo(item) && (
                <PlayCircle
                  sx={{ position: 'absolute', inset: 0, m: 'auto', fontSize: 40, color: 'common.white' }}
                />
              )}
            </ButtonBase>
          </Box>
        ))}
      </GridList>
      {shown !== null && (
        <Lightbox items={items} index={shown} onMove={setShown} onClose={() => setShown(null)} />
      )}
    </>
  );
};
