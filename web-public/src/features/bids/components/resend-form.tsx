import { isEmail, MESSAGES } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { resendBid } from '../api/resend-bid.js';

/** 'Resend this bid to my email'. */
export function ResendForm({
  bidId,
  trackToken,
  knownEmail,
}: {
  bidId: string;
  trackToken: string;
  knownEmail: string;
}) {
  const [email, setEmail] = useState(knownEmail);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [wrong, setWrong] = useState(false);
  const resend = useSubmit(resendBid, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || MESSAGES.track.resent }),
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, MESSAGES.track.resendFailed) }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = isEmail(email.trim());
    setWrong(!valid);
    setMessage(null);
    if (valid) resend.submit({ bidId, trackToken, userEmail: email.trim() });
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate>
      <TextField
        label={common.yourEmail}
        type="email"
        name="userEmail"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong ? MESSAGES.track.email : undefined}
      />
      <StatusLine message={message} />
      <div className={form.actions}>
        <Button type="submit" look="outline" busy={resend.isPending}>
          {resend.isPending ? bids.resend.sending : bids.resend.button}
        </Button>
      </div>
    </Form>
  );
}
