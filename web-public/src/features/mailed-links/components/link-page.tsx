import type { ReactNode } from 'react';
import { ButtonLink } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Page, Sheet } from '#components/page.js';
import { StatusLine } from '#components/status-line.js';
import { messageOf } from '#lib/http.js';
import { mailedLinks } from '#texts/mailed-links';

/** The frame of a mailed link's page: while it opens, when it is broken, and its content. */
export function LinkPage({
  title,
  lead,
  loading = false,
  error,
  children,
}: {
  title: string;
  lead?: string;
  loading?: boolean;
  error?: Error | null;
  children?: ReactNode;
}) {
  return (
    <Page title={title} lead={error ? undefined : lead} narrow>
      <Sheet>
        {loading && <p role="status">{mailedLinks.loading}</p>}
        {error && (
          <div className={form.stack}>
            <StatusLine message={{ tone: 'bad', text: messageOf(error, mailedLinks.broken) }} />
            <p>{mailedLinks.brokenText}</p>
            <p>
              <ButtonLink to="/contact" look="outline">
                {mailedLinks.contact}
              </ButtonLink>
            </p>
          </div>
        )}
        {!loading && !error && <div className={form.stack}>{children}</div>}
      </Sheet>
    </Page>
  );
}
