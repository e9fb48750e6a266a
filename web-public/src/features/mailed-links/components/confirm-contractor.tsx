import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/button.js';
import { StatusLine } from '#components/status-line.js';
import { messageOf } from '#lib/http.js';
import type { StatusMessage } from '#lib/use-status-message.js';
import { useSubmit } from '#lib/use-submit.js';
import { contractors } from '#texts/contractors';
import { mailedLinks } from '#texts/mailed-links';
import { confirmationQuery, confirmContractor, renewConfirmation } from '../api/contractor-confirmation.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';
import { RenewLink } from './renew-link.js';

const texts = mailedLinks.confirm;
const trades = contractors.categories;

export function ConfirmContractor({ token }: { token: string }) {
  const opening = useQuery(confirmationQuery(token));
  const { data } = opening;
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const confirm = useSubmit(confirmContractor, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.done }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  const done = data?.confirmed || confirm.isSuccess;

  return (
    <LinkPage
      title={texts.title}
      lead={texts.lead}
      opening={opening}
      renew={<RenewLink ask={(_, idempotencyKey) => renewConfirmation({ token }, idempotencyKey)} />}
    >
      {data && (
        <>
          <Facts
            facts={[
              [texts.company, data.companyName],
              [texts.email, data.email],
              [texts.trades, data.categories.map((trade) => trades[trade] ?? trade).join(', ')],
              [texts.area, texts.areaText(data.radiusMi, data.zipCode)],
            ]}
          />
          {data.confirmed && !message && <StatusLine message={{ tone: 'info', text: texts.already }} />}
          <StatusLine message={message} />
          {!done && (
            <p>
              <Button busy={confirm.isPending} onClick={() => confirm.submit({ token })}>
                {texts.button}
              </Button>
            </p>
          )}
        </>
      )}
    </LinkPage>
  );
}
