import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/button.js';
import { StatusLine } from '#components/status-line.js';
import { messageOf } from '#lib/http.js';
import type { StatusMessage } from '#lib/use-status-message.js';
import { useSubmit } from '#lib/use-submit.js';
import { mailedLinks } from '#texts/mailed-links';
import { success } from '#texts/success';
import { confirmRequest, heldRequestQuery } from '../api/held-request.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.confirmRequest;

/** A homeowner's request that waits for its button. */
export function ConfirmRequest({ token }: { token: string }) {
  const opening = useQuery(heldRequestQuery(token));
  const { data } = opening;
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const confirm = useSubmit(confirmRequest, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer.message }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  const done = data?.confirmed || confirm.isSuccess;

  return (
    <LinkPage title={texts.title} lead={texts.lead} opening={opening}>
      {data && (
        <>
          <Facts
            facts={[
              [texts.request, data.title],
              [texts.place, [data.city, data.zipCode].filter(Boolean).join(', ')],
              [texts.email, data.email],
            ]}
          />
          {data.confirmed && !message && <StatusLine message={{ tone: 'info', text: texts.already }} />}
          <StatusLine message={message} />
          <p>
            {done ? (
              <ButtonLink to="/my-bids" look="outline">
                {success.bids}
              </ButtonLink>
            ) : (
              <Button busy={confirm.isPending} onClick={() => confirm.submit({ token })}>
                {texts.button}
              </Button>
            )}
          </p>
        </>
      )}
    </LinkPage>
  );
}
