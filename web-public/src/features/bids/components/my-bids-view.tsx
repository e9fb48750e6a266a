import { isEmail, LIMITS, MESSAGES } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { Page, Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { Waiting } from '#components/progress/waiting.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { useFollowing } from '#lib/page/use-following.js';
import { settingsQuery } from '#lib/page/use-settings.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { myBidsQuery } from '../api/list-my-bids.js';
import { requestMyLink } from '../api/request-my-link.js';
import { BidCard } from './bid-card.js';
import styles from './my-bids-view.module.css';

/** My Bids: the e-mail form, the list, the paging (docs/product.md, Pages). Email and page live in the address. */
export function MyBidsView() {
  const [params, setParams] = useSearchParams();
  const email = params.get('email') ?? '';
  const link = params.get('link');
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const list = useRef<HTMLDivElement>(null);

  const settings = useQuery(settingsQuery);
  const needsLink = settings.data?.access === 'links' && !link;
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...myBidsQuery(email, page, link),
    // Where the settings did not come, the server says whether it wants a link.
    enabled: email !== '' && !settings.isPending && !needsLink,
  });
  const linkRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  const asksForLink = needsLink || linkRefused;

  const pages = data ? Math.max(1, Math.ceil(data.total / LIMITS.myBidsPageSize)) : 1;
  const goTo = (next: number) => {
    setParams((before) => {
      before.set('page', String(next));
      return before;
    });
    list.current?.focus();
  };

  return (
    <Page
      title={bids.myTitle}
      lead={bids.myLead}
      beside={
        !asksForLink && (
          <EmailForm key={email} email={email} onEmail={(next) => setParams({ email: next, page: '1' })} />
        )
      }
    >
      <div className={form.stack}>
        {asksForLink && <LinkForm key={String(linkRefused)} email={email} afterBroken={linkRefused} />}
        {error && !linkRefused && (
          <div className={form.stack}>
            <StatusLine message={{ tone: 'bad', text: messageOf(error, MESSAGES.myBids.failed) }} />
            <p>
              <Button look="outline" onClick={() => void refetch()}>
                {common.tryAgain}
              </Button>
            </p>
          </div>
        )}
        <div ref={list} tabIndex={-1} aria-live="polite" aria-busy={isFetching} className={form.stack}>
          {!email && !asksForLink && <p className={styles.empty}>{bids.search.before}</p>}
          {email && isPending && (isFetching || settings.isPending) && (
            <Waiting>{bids.search.loading}</Waiting>
          )}
          {data && data.items.length === 0 && <p className={styles.empty}>{MESSAGES.myBids.empty}</p>}
          {data && data.items.length > 0 && (
            <>
              <ul className={styles.list}>
                {data.items.map((bid) => (
                  <li key={bid._id}>
                    <BidCard bid={bid} userEmail={email} />
                  </li>
                ))}
              </ul>
              <nav aria-label={bids.paging} className={styles.paging} data-no-print>
                <Button look="outline" small disabled={page <= 1} onClick={() => goTo(page - 1)}>
                  {bids.prev}
                </Button>
                <span>{bids.page(page, pages)}</span>
                <Button look="outline" small disabled={page >= pages} onClick={() => goTo(page + 1)}>
                  {bids.next}
                </Button>
              </nav>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

function EmailForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const [typed, setTyped] = useState(email);
  const [wrong, setWrong] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const valid = typed.trim() !== '';
    setWrong(!valid);
    if (valid) onEmail(typed.trim());
    // An empty field is answered by an alert.
    else window.alert(MESSAGES.myBids.required);
  }

  return (
    <Form onSubmit={onSubmit} noValidate className={styles.search} data-no-print>
      <TextField
        label={bids.search.email}
        type="email"
        name="email"
        autoComplete="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong ? MESSAGES.myBids.required : undefined}
      />
      <Button type="submit">{bids.search.button}</Button>
    </Form>
  );
}

/** Where bids are private to a mailbox: asks for the link that opens them. */
function LinkForm({ email, afterBroken }: { email: string; afterBroken: boolean }) {
  const [typed, setTyped] = useFollowing(email);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [message, setMessage] = useState<StatusMessage | null>(
    afterBroken ? { tone: 'bad', text: bids.link.broken } : null,
  );
  const send = useSubmit(requestMyLink, {
    onSuccess: (answer) => setMessage({ tone: 'good', text: answer?.message || bids.link.sent }),
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, bids.link.failed) }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(null);
    const valid = isEmail(typed.trim());
    setWrong(valid ? undefined : typed.trim() ? MESSAGES.track.email : MESSAGES.myBids.required);
    if (valid) send.submit({ email: typed.trim() });
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <Sheet>
      <Form onSubmit={onSubmit} noValidate className={form.stack}>
        <h2>{bids.link.title}</h2>
        <p className={form.note}>{bids.link.text}</p>
        <TextField
          label={bids.search.email}
          type="email"
          name="email"
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong}
        />
        <StatusLine message={message} />
        <div className={form.actions}>
          <Button type="submit" busy={send.isPending}>
            {bids.link.button}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
