import { MESSAGES } from '@plumbline/contracts';
import { Button, ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';

/** In place of what a track link leads to: that it leads nowhere, or that it could not be loaded, with a way on. */
export function BidUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const notFound = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <Sheet className={form.column}>
      <div className={form.stack}>
        <StatusLine
          message={{
            tone: 'bad',
            text: notFound ? MESSAGES.track.notFound : messageOf(error, MESSAGES.track.failed),
          }}
        />
        {notFound && <p>{bids.notFoundText}</p>}
        <div className={form.actions}>
          {!notFound && <Button onClick={onRetry}>{common.tryAgain}</Button>}
          <ButtonLink to="/my-bids" look="outline">
            {bids.back}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}
