import { type ReactNode, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';

interface ConfirmPressProps {
  token: string;
  /** What pressing does. */
  confirm: (body: { token: string }, idempotencyKey: string) => Promise<{ message?: string } | undefined>;
  /** It was pressed before. */
  confirmed: boolean;
  texts: { readonly button: string; readonly already: string; readonly failed: string };
  /** Stands in the button's place once there is nothing left to press. */
  after?: ReactNode;
}

/** The one button of a page that confirms something, and what became of it. */
export function ConfirmPress({ token, confirm, confirmed, texts, after }: ConfirmPressProps) {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const press = useSubmit(confirm, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.already }),
    onError: (failure) => setMessage({ tone: 'bad', text: messageOf(failure, texts.failed) }),
  });
  const shown =
    confirmed || press.isSuccess ? (
      after
    ) : (
      <Button busy={press.isPending} onClick={() => press.submit({ token })}>
        {texts.button}
      </Button>
    );
  return (
    <>
      {confirmed && !message && <StatusLine message={{ tone: 'info', text: texts.already }} />}
      <StatusLine message={message} />
      {shown && <p>{shown}</p>}
    </>
  );
}
