import { Button } from '@mui/material';
import { useResendEmail } from './api/resendEmail.js';
import type { EmailLog } from './EmailLog.js';

/** A mail still waiting to leave needs no second push. */
export const ResendEmailButton = ({ log }: { log: EmailLog }) => {
  const { mutate, isPending } = useResendEmail();
  if (log.status === 'queued') return null;
  return (
    <Button onClick={() => mutate(log._id)} loading={isPending} aria-label={`Resend to ${log.email}`}>
      Resend
    </Button>
  );
};
