import { Stack } from '@mui/material';
import type { WholeEmail } from '@plumbline/api-client';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { EmailStatusChip } from '../shared/mail/EmailStatusChip.js';
import { MailAsSent } from '../shared/mail/MailAsSent.js';
import { ResendEmailButton } from '../shared/mail/ResendEmailButton.js';
import { Facts } from '../shared/panel/Facts.js';
import { SidePanel } from '../shared/panel/SidePanel.js';
import { useWhole } from '../shared/panel/useWhole.js';
import { When } from '../shared/When.js';

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
  const { data: email } = useWhole<WholeEmail>('emails', id);
  return (
    <SidePanel
      title={email?.subject ?? 'E-mail'}
      subtitle={email && `to ${email.email || 'erased'}`}
      actions={email && <ResendEmailButton email={email} />}
      onClose={() => navigate({ pathname: '/emails', search })}
    >
      {email && (
        <Facts
          rows={[
            ['Status', <EmailStatusChip key="status" status={email.status} />],
            ['Type', email.type],
            ['For', email.kind],
            ['Bid', email.bidCode],
            ['Made', <When key="made" at={email.createdAt} exact />],
            ['Sent', <When key="sent" at={email.sentAt} exact />],
            ['Next try', <When key="next" at={email.nextTryAt} exact />],
            ['Tries', email.attempts],
            ['Reason', email.reason],
          ]}
        />
      )}
      <Stack>
        <MailAsSent id={id} />
      </Stack>
    </SidePanel>
  );
};
