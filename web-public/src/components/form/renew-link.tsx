import { useState } from 'react';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { mailedLinks } from '#texts/mailed-links';
import { Button } from './button.js';
import form from './form-grid.module.css';

const texts = mailedLinks.renew;

/** Mails a new link in place of a broken one, by one press. */
export function RenewLink({
  ask,
}: {
  ask: (_: object, idempotencyKey: string) => Promise<{ message?: string }>;
}) {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const request = useSubmit(ask, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.done }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  return (
    <div className={form.stack}>
      <StatusLine message={message} />
      {!request.isSuccess && (
        <p>
          <Button busy={request.isPending} onClick={() => request.submit({})}>
            {texts.button}
          </Button>
        </p>
      )}
    </div>
  );
}
