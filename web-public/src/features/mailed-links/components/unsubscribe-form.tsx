import { useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { isRefused } from '#lib/server/is-refused.js';
import { mailedLinks } from '#texts/mailed-links';
import { unsubscribe } from '../api/unsubscribe.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.unsubscribe;

export function UnsubscribeForm({ email, link }: { email: string; link: string }) {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const send = useSubmit(unsubscribe, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.done }),
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, texts.failed) }),
  });
  return (
    <LinkPage title={texts.title} lead={texts.lead(email)} noGood={!email || !link || isRefused(send.error)}>
      <p>{texts.text}</p>
      <StatusLine message={message} />
      {!send.isSuccess && (
        <p>
          <Button busy={send.isPending} onClick={() => send.submit({ email, link })}>
            {texts.button}
          </Button>
        </p>
      )}
    </LinkPage>
  );
}
