import { Box, Paper, Stack, Typography } from '@mui/material';
import { money } from '../shared/format.js';
import { Thumbnail } from '../shared/media/Thumbnail.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { Panel } from '../shared/panel/Panel.js';
import { EmptyState } from '../shared/States.js';
import { useRecentDesigns } from './api/recentDesigns.js';

export const RecentDesigns = () => (
  <Panel title="Recent designs">
    <Fetched query={useRecentDesigns()} failed="Failed to load designs" lines={6}>
      {(designs) =>
        designs.length === 0 ? (
          <EmptyState title="No designs yet">The newest concepts of homeowners stand here.</EmptyState>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
            {designs.map((design) => (
              <Paper key={design._id} variant="outlined" sx={{ overflow: 'hidden' }}>
                <Thumbnail
                  item={{ url: design.imageUrl ?? '', thumbnailUrl: design.thumbnailUrl, name: design.title }}
                />
                <Stack sx={{ p: 1.25 }}>
                  <Typography sx={{ fontWeight: 650 }}>{design.title}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[design.category, design.zipCode, money(design.estimatedCost)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Stack>
              </Paper>
            ))}
          </Box>
        )
      }
    </Fetched>
  </Panel>
);
