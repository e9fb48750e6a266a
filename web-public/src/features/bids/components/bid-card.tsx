import { MESSAGES, sitePaths } from '@plumbline/contracts';
import { Button, ButtonLink } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Sheet } from '#components/page.js';
import { ScopeText } from '#components/scope-text.js';
import { StatusLine } from '#components/status-line.js';
import { formatDateTime } from '#lib/format.js';
import { messageOf } from '#lib/http.js';
import { useStatusMessage } from '#lib/use-status-message.js';
import { useSubmit } from '#lib/use-submit.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { resendBid } from '../api/resend-bid.js';
import type { Bid } from '../types.js';
import { AttachmentLinks } from './attachment-links.js';
import styles from './bid-card.module.css';
import facts from './facts.module.css';
import { StatusBadge } from './status-badge.js';

/** One bid on My Bids (spec §2); named by the last 8 characters of its id. */
export function BidCard({ bid, userEmail }: { bid: Bid; userEmail: string }) {
  const [message, showMessage] = useStatusMessage();
  const resend = useSubmit(resendBid, {
    onSuccess: (answer) => showMessage({ tone: 'good', text: answer?.message || MESSAGES.myBids.resent }),
    onError: (error) => showMessage({ tone: 'bad', text: messageOf(error, MESSAGES.myBids.resendFailed) }),
  });
  const short = bid._id.slice(-8);

  return (
    <Sheet>
      <article className={form.stack} aria-label={short}>
        <header className={styles.head}>
          <h2 className={styles.id}>{short}</h2>
          <StatusBadge status={bid.status} />
        </header>
        <dl className={facts.facts}>
          <div>
            <dt>{bids.submitted}</dt>
            <dd>{formatDateTime(bid.submittedAt) || common.none}</dd>
          </div>
          <div>
            <dt>{bids.quote}</dt>
            <dd className={bid.quote ? facts.big : undefined}>{bid.quote || bids.notYet}</dd>
          </div>
          <div className={facts.phrase}>
            <dt>{bids.timeline}</dt>
            <dd>{bid.timeline || bids.notYet}</dd>
          </div>
          <div className={facts.wide}>
            <dt>{bids.attachments}</dt>
            <dd>
              <AttachmentLinks attachments={bid.attachments ?? []} />
            </dd>
          </div>
        </dl>
        {bid.scope && (
          <details className={styles.scope}>
            <summary>{bids.scope}</summary>
            <ScopeText scope={bid.scope} />
          </details>
        )}
        <StatusLine message={message} />
        <div className={form.actions} data-no-print>
          {bid.trackToken && (
            <ButtonLink to={sitePaths.track(bid.trackToken)} small>
              {bids.open}
            </ButtonLink>
          )}
          <Button
            look="outline"
            small
            busy={resend.isPending}
            onClick={() => resend.submit({ bidId: bid._id, trackToken: bid.trackToken, userEmail })}
          >
            {bids.resendEmail}
          </Button>
        </div>
      </article>
    </Sheet>
  );
}
