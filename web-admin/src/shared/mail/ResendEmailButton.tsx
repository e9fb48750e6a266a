import { Button } from '@mui/material';
import type { EmailCardFacts } from './emailOf.js';
import { useResendEmail } from './resendEmail.js';

/** A mail still waiting to leave needs no second push. */
export const ResendEmailButton = ({ email }: { email: EmailCardFacts }) => {
  const { mutate, isPending } = useResendEmail();
  if (email.status === 'queued') return null;
  return (
    <Button onClick={() => mutate(email.id)} loading={isPending} aria-label={`Resend to ${email.email}`}>
      Resend
    </Button>
  );
};
