import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Page, Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { Waiting } from '#components/progress/waiting.js';
import { messageOf } from '#lib/server/http.js';
import { hasEnded, isRefused } from '#lib/server/is-refused.js';
import { common } from '#texts/common';
import { mailedLinks } from '#texts/mailed-links';

/** What a page asks of the server before it can show anything; a query of react-query is one. */
interface Opening {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LinkPageProps {
  title: string;
  lead?: string;
  opening?: Opening;
  /** The address lacks what a mailed link carries, or the server refused it. */
  noGood?: boolean;
  /** Stands under a link that has run out: the way to a new one. */
  renew?: ReactNode;
  children?: ReactNode;
}

/** The frame of a mailed link's page: while it opens, when the link is broken or nobody answers, and its content. */
export function LinkPage({ title, lead, opening, noGood = false, renew, children }: LinkPageProps) {
  const error = opening?.isLoadingError ? opening.error : null;
  const broken = noGood || isRefused(error);
  const open = !broken && !error && !opening?.isPending;
  return (
    <Page title={title} lead={broken || error ? undefined : lead} narrow>
      <Sheet>
        {!broken && opening?.isPending && <Waiting>{mailedLinks.loading}</Waiting>}
        {broken && (
          <div className={form.stack}>
            <StatusLine message={{ tone: 'bad', text: mailedLinks.broken }} />
            <p>{mailedLinks.brokenText}</p>
            {hasEnded(error) && renew}
            <p>
              <ButtonLink to="/contact" look="outline">
                {mailedLinks.contact}
              </ButtonLink>
            </p>
          </div>
        )}
        {!broken && error && (
          <div className={form.stack}>
            <StatusLine message={{ tone: 'bad', text: messageOf(error, mailedLinks.notOpened) }} />
            <p>
              <Button onClick={() => opening?.refetch()}>{common.tryAgain}</Button>
            </p>
          </div>
        )}
        {open && <div className={form.stack}>{children}</div>}
      </Sheet>
    </Page>
  );
}
