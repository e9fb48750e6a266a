import { Stack } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Facts } from '../shared/Facts.js';
import { SidePanel } from '../shared/SidePanel.js';
import { When } from '../shared/When.js';
import type { EmailLog } from './EmailLog.js';
import { EmailStatusChip } from './EmailStatusChip.js';
import { MailAsSent } from './MailAsSent.js';
import { ResendEmailButton } from './ResendEmailButton.js';

/** /emails/{id}: one mail beside the list. */
export const MailPanel = () => (
  <Routes>
    <Route path=":id" element={<OneMail />} />
    <Route path="*" element={null} />
  </Routes>
);

const OneMail = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: log } = useGetOne<EmailLog & { id: string }>('emails', { id }, { retry: false });
  return (
    <SidePanel
      title={log?.subject ?? 'E-mail'}
      subtitle={log && `to ${log.email}`}
      actions={log && <ResendEmailButton log={log} />}
      onClose={() => navigate({ pathname: '/emails', search })}
    >
      {log && (
        <Facts
          rows={[
            ['Status', <EmailStatusChip key="status" status={log.status} />],
            ['Type', log.type],
            ['Made', <When key="made" at={log.createdAt} exact />],
            ['Sent', <When key="sent" at={log.sentAt} exact />],
            ['Tries', log.attempts],
            ['Reason', log.error],
          ]}
        />
      )}
      <Stack>
        <MailAsSent id={id} />
      </Stack>
    </SidePanel>
  );
};
