import { LIMITS } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { RenewLink } from '#components/form/renew-link.js';
import { StatusLine } from '#components/progress/status-line.js';
import { formatDay } from '#lib/format/format.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { renewInvitation } from '#lib/server/renew-invitation.js';
import { mailedLinks } from '#texts/mailed-links';
import { invitationQuery, passOnInvitation } from '../api/invitation.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.notInterested;

export function PassOnInvitation({ bidId, invitationKey }: { bidId: string; invitationKey: string }) {
  const opening = useQuery(invitationQuery(bidId, invitationKey));
  const { data } = opening;
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const pass = useSubmit(passOnInvitation, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.done }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  const open = data?.state === 'open' && !pass.isSuccess;

  return (
    <LinkPage
      title={texts.title}
      lead={texts.lead}
      opening={opening}
      noGood={!bidId || !invitationKey}
      renew={
        bidId && invitationKey ? (
          <RenewLink
            ask={(_, idempotencyKey) => renewInvitation({ bidId, key: invitationKey }, idempotencyKey)}
          />
        ) : undefined
      }
    >
      {data && (
        <>
          <Facts
            facts={[
              [texts.bid, data.bidId],
              [texts.request, data.title],
              [texts.place, [data.city, data.zipCode].filter(Boolean).join(', ')],
              [texts.due, formatDay(data.respondBy)],
            ]}
          />
          {data.state !== 'open' && !message && (
            <StatusLine message={{ tone: 'info', text: texts.states[data.state] ?? '' }} />
          )}
          <StatusLine message={message} />
          {open && (
            <>
              <TextField
                label={texts.reason}
                optional
                name="reason"
                maxLength={LIMITS.paragraphMax}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <div className={form.actions}>
                <Button
                  busy={pass.isPending}
                  onClick={() =>
                    pass.submit({
                      bidId,
                      key: invitationKey,
                      ...(reason.trim() && { reason: reason.trim() }),
                    })
                  }
                >
                  {texts.button}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </LinkPage>
  );
}
