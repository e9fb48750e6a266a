import type { MyData as Held } from '@plumbline/api-client';
import { isEmail, MESSAGES } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { useFocusMove } from '#lib/page/use-focus-move.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { downloadText } from '#lib/server/download.js';
import { messageOf } from '#lib/server/http.js';
import { isRefused } from '#lib/server/is-refused.js';
import { removeAllStored } from '#lib/stored/storage.js';
import { common } from '#texts/common';
import { mailedLinks } from '#texts/mailed-links';
import { deleteMyData, getMyData, requestMyDataLink } from '../api/my-data.js';
import { LinkPage } from './link-page.js';
import styles from './my-data.module.css';

const texts = mailedLinks.myData;

/** Export and deletion: without a mailed link the page only mails one. */
export function MyData({ email, link }: { email: string; link: string }) {
  const [broken, setBroken] = useState(false);
  if (broken || !link || !email) return <RequestLink email={email} afterBroken={broken} />;
  return <OpenData email={email} link={link} onBroken={() => setBroken(true)} />;
}

function RequestLink({ email: known, afterBroken }: { email: string; afterBroken: boolean }) {
  const [email, setEmail] = useState(known);
  const [wrong, setWrong] = useState(false);
  const [message, setMessage] = useState<StatusMessage | null>(
    afterBroken ? { tone: 'bad', text: mailedLinks.broken } : null,
  );
  const request = useSubmit(requestMyDataLink, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || texts.requested }),
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, texts.requestFailed) }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const valid = isEmail(email.trim());
    setWrong(!valid);
    setMessage(null);
    if (valid) request.submit({ email: email.trim() });
  }

  return (
    <LinkPage title={texts.title} lead={texts.leadRequest}>
      <Form className={form.stack} onSubmit={onSubmit} noValidate>
        <TextField
          label={common.yourEmail}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={wrong ? MESSAGES.track.email : undefined}
        />
        <StatusLine message={message} />
        <p>
          <Button type="submit" busy={request.isPending}>
            {texts.request}
          </Button>
        </p>
      </Form>
    </LinkPage>
  );
}

function OpenData({ email, link, onBroken }: { email: string; link: string; onBroken: () => void }) {
  const [asking, setAsking] = useState(false);
  const [question, button] = useFocusMove<HTMLParagraphElement>(asking);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const data = useMutation({
    mutationFn: getMyData,
    onError: (error) => fail(error, texts.loadFailed),
  });
  const erase = useSubmit(deleteMyData, {
    onSuccess: (answer) => {
      removeAllStored();
      setMessage({ tone: 'good', text: `${answer?.message || texts.deleted} ${texts.deletedHere}` });
      setAsking(false);
      data.reset();
    },
    onError: (error) => fail(error, texts.deleteFailed),
  });
  function fail(error: Error, own: string) {
    if (isRefused(error)) onBroken();
    else setMessage({ tone: 'bad', text: messageOf(error, own) });
  }
  const nothing = data.data !== undefined && holdsNothing(data.data);
  const text = data.data === undefined || nothing ? '' : JSON.stringify(data.data, null, 2);

  return (
    <LinkPage title={texts.title} lead={texts.leadOpen(email)}>
      <StatusLine message={message} />
      {!erase.isSuccess && (
        <>
          <div className={form.actions}>
            <Button look="outline" busy={data.isPending} onClick={() => data.mutate({ email, link })}>
              {texts.load}
            </Button>
            {text && (
              <Button look="outline" onClick={() => downloadText(texts.fileName, text)}>
                {texts.download}
              </Button>
            )}
          </div>
          {nothing && (
            <div className={form.stack} role="status">
              <p>{texts.nothing(email)}</p>
              <p>
                <ButtonLink to="/">{texts.afresh}</ButtonLink>
              </p>
            </div>
          )}
          {text && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text must be reachable by keyboard
            <pre className={styles.data} tabIndex={0}>
              {text}
            </pre>
          )}
          <h2>{texts.deleteTitle}</h2>
          <p ref={question} tabIndex={-1} className={form.note}>
            {texts.deleteText}
          </p>
          <div className={form.actions}>
            {asking ? (
              <>
                <Button look="danger" busy={erase.isPending} onClick={() => erase.submit({ email, link })}>
                  {texts.sure}
                </Button>
                <Button look="outline" onClick={() => setAsking(false)}>
                  {texts.keep}
                </Button>
              </>
            ) : (
              <Button ref={button} look="outline" onClick={() => setAsking(true)}>
                {texts.delete}
              </Button>
            )}
          </div>
        </>
      )}
    </LinkPage>
  );
}

/** As after a deletion, whose link still proves the mailbox. */
function holdsNothing({ requests, bids, submissions, proposals, contractor }: Held): boolean {
  return [requests, bids, submissions, proposals].every((list) => list.length === 0) && !contractor;
}
