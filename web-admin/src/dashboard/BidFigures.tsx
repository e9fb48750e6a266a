import { Box } from '@mui/material';
import { useBidsSummary } from '../bids/api/bidsSummary.js';
import { countToLimit, hours } from '../shared/format.js';
import { useEmailsSummary } from './api/emailsSummary.js';
import { Figure } from './Figure.js';

/** The numbers to look at first. Each leads to what it counts. */
export const BidFigures = () => {
  const bids = useBidsSummary();
  const emails = useEmailsSummary();
  const { byStatus = {}, medianResponseHours } = bids.data ?? {};
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
      }}
    >
      <Figure
        label="Bids waiting"
        value={bids.data && countToLimit(byStatus.pending ?? 0, byStatus.sent ?? 0)}
        note="pending or sent"
        to={bidsWith('pending')}
      />
      <Figure
        label="Bids received"
        value={bids.data && countToLimit(byStatus.received ?? 0)}
        note="to be looked at"
        to={bidsWith('received')}
      />
      <Figure
        label="Response time"
        value={bids.data && hours(medianResponseHours)}
        note="median, request to answer"
      />
      <Figure
        label="E-mails sent"
        value={emails.data && countToLimit(emails.data.sent)}
        to={emailsWith('sent')}
      />
      <Figure
        label="E-mails failed"
        value={emails.data && countToLimit(emails.data.failed)}
        isAlarming={(emails.data?.failed ?? 0) > 0}
        to={emailsWith('failed')}
      />
      <Figure
        label="E-mails queued"
        value={emails.data && countToLimit(emails.data.queued)}
        to={emailsWith('queued')}
      />
    </Box>
  );
};

const listWith = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const bidsWith = (status: string) => listWith('bids', { status });
const emailsWith = (status: string) => listWith('emails', { status });
