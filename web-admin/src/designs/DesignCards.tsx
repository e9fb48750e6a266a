import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import type { ConsoleDesign } from '@plumbline/api-client';
import { useListContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { money } from '../shared/format.js';
import { GridList } from '../shared/list/GridList.js';
import { Thumbnail } from '../shared/media/Thumbnail.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';

import { DesignStatus } from './DesignStatus.js';
import { RerunButton } from './RerunButton.js';

export const DesignCards = () => {
  const { data } = useListContext<ConsoleDesign>();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <EmptyState title="No designs here">
          They appear when a homeowner asks for a concept. If filters are set, clear them.
        </EmptyState>
      </Paper>
    );
  }
  return (
    <GridList least={240}>
      {data.map((job) => (
        <DesignCard key={job.id} job={job} />
      ))}
    </GridList>
  );
};

const DesignCard = ({ job }: { job: ConsoleDesign }) => {
  const { search } = useLocation();
  const title = job.title ?? `A ${job.category}`;
  const picture = job.imageUrl ?? job.photoUrl;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <Thumbnail item={{ url: picture ?? '', thumbnailUrl: job.thumbnailUrl ?? picture ?? '', name: '' }} />
      <Stack spacing={0.5} sx={{ p: 1.5, flex: 1 }}>
        <Link component={RouterLink} to={{ pathname: `/designs/${job.id}`, search }} sx={{ fontWeight: 650 }}>
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {job.category} · {job.zipCode} · <When at={job.createdAt} />
        </Typography>
        {job.error && <Typography color="error">{job.error}</Typography>}
        <Stack direction="row" sx={{ mt: 'auto', pt: 0.5, gap: 1, alignItems: 'center' }}>
          <DesignStatus job={job} />
          <Box sx={{ flex: 1, textAlign: 'right' }}>
            {job.status === 'failed' ? <RerunButton job={job} /> : money(job.estimatedCost)}
          </Box>
        </Stack>
      </Stack>
    </Paper>
  );
};
