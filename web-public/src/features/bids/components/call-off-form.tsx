import { LIMITS } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { useFocusMove } from '#lib/page/use-focus-move.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { bids } from '#texts/bids';
import { callOff } from '../api/call-off.js';

const texts = bids.callOff;

/** Lets the homeowner call the request off; asks twice. */
export function CallOffForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [question, button] = useFocusMove<HTMLParagraphElement>(asking);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const send = useSubmit(callOff, {
    onSuccess: (answer) => {
      setMessage({ tone: 'good', text: answer?.message || texts.done });
      setAsking(false);
      onDone();
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, texts.failed) }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send.submit({ token, reason: reason.trim() });
  }

  return (
    <Form className={form.stack} onSubmit={onSubmit}>
      <p ref={question} tabIndex={-1} className={form.note}>
        {texts.text}
      </p>
      {asking ? (
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
            <Button type="submit" look="danger" busy={send.isPending}>
              {texts.sure}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
          </div>
        </>
      ) : (
        <div className={form.actions}>
          <Button ref={button} look="outline" onClick={() => setAsking(true)}>
            {texts.button}
          </Button>
        </div>
      )}
      <StatusLine message={message} />
    </Form>
  );
}
