import { Chip, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { INBOX_STATUSES, SERVICES, type ServiceName } from '@plumbline/contracts';
import { useListContext } from 'react-admin';

/** Whose inbox, and which of its events. */
export const ServiceAndStatus = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <Stack
      direction="row"
      sx={{ flex: { xs: '1 0 100%', sm: 1 }, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <ToggleButtonGroup
        size="small"
        exclusive
        value={filterValues.service ?? SERVICES[0]}
        onChange={(_, service: ServiceName | null) => service && setFilters({ ...filterValues, service })}
        aria-label="Service"
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      >
        {SERVICES.map((service) => (
          <ToggleButton
            key={service}
            value={service}
            sx={{ px: 1.25, py: 0.5, flex: 'none', overflowWrap: 'normal' }}
          >
            {service}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" role="group" aria-label="Status" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {INBOX_STATUSES.map((status) => {
          const chosen = filterValues.status === status;
          return (
            <Chip
              key={status}
              label={status}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => setFilters({ ...filterValues, status: chosen ? undefined : status })}
            />
          );
        })}
      </Stack>
    </Stack>
  );
};
