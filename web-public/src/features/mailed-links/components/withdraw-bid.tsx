import { LIMITS } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { formatDateTime, formatMoney } from '#lib/format/format.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { mailedLinks } from '#texts/mailed-links';
import { withdrawalQuery, withdrawBid } from '../api/withdrawal.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.withdraw;

export function WithdrawBid({ token }: { token: string }) {
  const opening = useQuery(withdrawalQuery(token));
  const { data } = opening;
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const withdraw = useSubmit(withdrawBid, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.done }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  const done = data?.withdrawn || withdraw.isSuccess;
  const send = (notMe: boolean) =>
    withdraw.submit({ token, ...(reason.trim() && { reason: reason.trim() }), ...(notMe && { notMe }) });

  return (
    <LinkPage title={texts.title} lead={texts.lead} opening={opening}>
      {data && (
        <>
          <Facts
            facts={[
              [texts.bid, data.bidId],
              [texts.request, data.title],
              [
                texts.price,
                data.estimatedPrice === null ? texts.priceOpen : formatMoney(data.estimatedPrice),
              ],
              [texts.timeline, data.timeline],
              [texts.sent, formatDateTime(data.receivedAt)],
            ]}
          />
          {data.withdrawn && !message && <StatusLine message={{ tone: 'info', text: texts.already }} />}
          <StatusLine message={message} />
          {!done && (
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
                <Button busy={withdraw.isPending} onClick={() => send(false)}>
                  {texts.button}
                </Button>
                <Button look="outline" busy={withdraw.isPending} onClick={() => send(true)}>
                  {texts.notMe}
                </Button>
              </div>
              <p className={form.note}>{texts.notMeHint}</p>
            </>
          )}
        </>
      )}
    </LinkPage>
  );
}
