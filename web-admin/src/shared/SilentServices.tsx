import { Alert } from '@mui/material';
import type { ServiceName } from '@plumbline/contracts';

/** Names the services that did not answer, where what the others said is shown. */
export const SilentServices = ({ services }: { services: readonly ServiceName[] }) =>
  services.length > 0 && (
    <Alert severity="warning" sx={{ mb: 1 }}>
      No answer from {services.join(' and ')}; what the other services say is shown.
    </Alert>
  );
