import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { useGetOne, useNotify } from 'react-admin';
import { failureSentence } from '../../api/http.js';
import { EmailCard } from '../../shared/mail/EmailCard.js';
import { emailOf } from '../../shared/mail/emailOf.js';
import { Fetched } from '../../shared/panel/Fetched.js';
import { SidePanel } from '../../shared/panel/SidePanel.js';
import { EmptyState } from '../../shared/States.js';
import { downloadBidLogs, useBidLogs } from '../api/bidLogs.js';

/** The mails of one bid, beside the list: what was sent to whom, when, and how it looked. */
export const BidLogs = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: bid } = useGetOne<AdminBid>('bids', { id }, { retry: false });
  const logs = useBidLogs(id);
  const notify = useNotify();
  const csv = useMutation({
    mutationFn: () => downloadBidLogs(id, bid?.bidId ?? id),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.logsCsv), { type: 'error' }),
  });
  return (
    <SidePanel
      title={`Logs of ${bid?.bidId ?? 'bid'}`}
      subtitle={bid?.userEmail}
      actions={
        <Button startIcon={<Download />} onClick={() => csv.mutate()} loading={csv.isPending}>
          CSV
        </Button>
      }
      onClose={onClose}
    >
      <Fetched query={logs} failed={MESSAGES.admin.loadLogs}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="No e-mails yet">What is sent for this bid is listed here.</EmptyState>
          ) : (
            items.map((log) => <EmailCard key={log._id} email={emailOf(log)} />)
          )
        }
      </Fetched>
    </SidePanel>
  );
};
