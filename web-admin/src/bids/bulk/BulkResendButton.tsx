import { Button } from '@mui/material';
import { MESSAGES, type ResendType } from '@plumbline/contracts';
import { bulkResend } from '../api/bulkResend.js';
import { BulkFailures } from './BulkFailures.js';
import { useBulkAction } from './useBulkAction.js';

const LABELS: Record<ResendType, string> = { user: 'Resend to users', contractor: 'Resend to contractors' };
const DONE: Record<ResendType, string> = {
  user: MESSAGES.admin.resentUser,
  contractor: MESSAGES.admin.resentContractor,
};

/** Sends the mails of all selected bids again. */
export const BulkResendButton = ({ type }: { type: ResendType }) => {
  const action = useBulkAction<ResendType>({
    run: bulkResend,
    done: () => DONE[type],
    failed: MESSAGES.admin.bulkResend,
  });
  return (
    <>
      <Button
        variant="outlined"
        loading={action.isRunning}
        onClick={() => action.hasSelection() && action.start(type)}
      >
        {LABELS[type]}
      </Button>
      <BulkFailures failures={action.failures} onClose={action.forgetFailures} />
    </>
  );
};
