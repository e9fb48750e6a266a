import { Box } from '@mui/material';
import { LIMITS } from '@plumbline/contracts';
import { useBidsSummary } from '../bids/api/bidsSummary.js';
import { count, countToLimit, hours, NOTHING } from '../shared/format.js';
import { useEmailsSummary } from './api/emailsSummary.js';
import { Figure } from './Figure.js';

/** The numbers to look at first. Each leads to what it counts. */
export const BidFigures = () => {
  const bids = useBidsSummary();
  const emails = useEmailsSummary();
  const ofBids = figureOf(bids);
  const ofEmails = figureOf(emails);
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
        value={ofBids(({ byStatus: { pending = 0, sent = 0 } }) => countToLimit(pending, sent))}
        note="pending or sent"
        to={bidsWith('pending')}
      />
      <Figure
        label="Bids received"
        value={ofBids(({ byStatus: { received = 0 } }) => countToLimit(received))}
        note="to be looked at"
        to={bidsWith('received')}
      />
      <Figure
        label="Response time"
        value={ofBids(({ medianResponseHours }) => hours(medianResponseHours))}
        note={`median of the newest ${count(LIMITS.responseTimeAnswers)} answers`}
      />
      <Figure
        label="E-mails sent"
        value={ofEmails(({ sent }) => countToLimit(sent))}
        note="of all that are kept"
        to={emailsWith('sent')}
      />
      <Figure
        label="E-mails failed"
        value={ofEmails(({ failed }) => countToLimit(failed))}
        note="of all that are kept"
        isAlarming={(emails.data?.failed ?? 0) > 0}
        to={emailsWith('failed')}
      />
      <Figure
        label="E-mails queued"
        value={ofEmails(({ queued }) => countToLimit(queued))}
        note="on their way now"
        to={emailsWith('queued')}
      />
    </Box>
  );
};

/** What a figure shows of a query: undefined while it is on its way, a dash where it did not come. */
const figureOf =
  <Data,>({ data, isError }: { data: Data | undefined; isError: boolean }) =>
  (show: (data: Data) => string): string | undefined =>
    data !== undefined ? show(data) : isError ? NOTHING : undefined;

const listWith = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const bidsWith = (status: string) => listWith('bids', { status });
const emailsWith = (status: string) => listWith('emails', { status });
