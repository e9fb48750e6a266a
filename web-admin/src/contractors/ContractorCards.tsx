import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { GridList } from '../shared/list/GridList.js';
import { EmptyState } from '../shared/States.js';

import { ContractorState } from './ContractorState.js';
import { Stars } from './Stars.js';

export const ContractorCards = () => {
  const { data } = useListContext<Contractor>();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <NoContractors />
      </Paper>
    );
  }
  return (
    <GridList least={270}>
      {data.map((contractor) => (
        <ContractorCard key={contractor.id} contractor={contractor} />
      ))}
    </GridList>
  );
};

export const NoContractors = () => (
  <EmptyState title="No contractors here">
    They join at the contractor page. If filters are set, clear them.
  </EmptyState>
);

const ContractorCard = ({ contractor }: { contractor: Contractor }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.75 }}
  >
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Link component={RouterLink} to={`/contractors/${contractor.id}`} sx={{ fontWeight: 650 }}>
        {contractor.companyName}
      </Link>
      <ContractorState contractor={contractor} />
    </Stack>
    <Typography variant="body2" color="textSecondary">
      {[contractor.contactName, place(contractor)].filter(Boolean).join(' · ')}
    </Typography>
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {contractor.categories.map((category) => (
        <Chip key={category} label={category} size="small" />
      ))}
    </Stack>
    <Stars rating={contractor.rating} />
    <Box sx={{ mt: 'auto', pt: 0.5, display: 'grid' }}>
      <Link href={`mailto:${contractor.email}`} color="inherit">
        {contractor.email}
      </Link>
      {contractor.phone && (
        <Link href={`tel:${contractor.phone}`} color="inherit">
          {contractor.phone}
        </Link>
      )}
      {contractor.website && (
        <Link href={contractor.website} target="_blank" rel="noreferrer" color="inherit">
          {contractor.website.replace(/^https?:\/\//, '')}
        </Link>
      )}
    </Box>
  </Paper>
);

export const place = ({ zipCode, city, state }: Contractor): string =>
  `${zipCode}${city ? ` ${city}` : ''}${state ? `, ${state}` : ''}`;
