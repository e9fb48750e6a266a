import { MESSAGES, sitePaths } from '@plumbline/contracts';
import { Button, ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Sheet } from '#components/page/page.js';
import { Picture } from '#components/picture/picture.js';
import { StatusLine } from '#components/progress/status-line.js';
import { ScopeText } from '#components/scope/scope-text.js';
import { classes } from '#lib/format/classes.js';
import { formatDateTime } from '#lib/format/format.js';
import { useStatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { levelling } from '#texts/levelling';
import { resendBid } from '../api/resend-bid.js';
import { contractorText } from '../contractor-text.js';
import { nextStep } from '../next-step.js';
import { priceBasisOf } from '../price-basis.js';
import type { Bid } from '../types.js';
import { AttachmentLinks } from './attachment-links.js';
import styles from './bid-card.module.css';
import facts from './facts.module.css';
import { StatusBadge } from './status-badge.js';

/** One bid on My Bids: the project as its picture and name, who, how it stands, and what to do next. */
export function BidCard({ bid, userEmail }: { bid: Bid; userEmail: string }) {
  const [message, showMessage] = useStatusMessage();
  const resend = useSubmit(resendBid, {
    onSuccess: (answer) => showMessage({ tone: 'good', text: answer?.message || MESSAGES.myBids.resent }),
    onError: (error) => showMessage({ tone: 'bad', text: messageOf(error, MESSAGES.myBids.resendFailed) }),
  });
  const short = bid._id.slice(-8);
  const picture = pictureOf(bid);

  return (
    <Sheet>
      <article
        className={classes(styles.card, picture && styles.pictured)}
        aria-label={[bid.designTitle, bid.bidId, short].filter(Boolean).join(', ')}
      >
        {picture && (
          <Picture
            src={picture}
            alt={bid.designTitle ?? bids.design}
            className={styles.picture}
            loading="lazy"
          />
        )}
        <header className={styles.head}>
          <h2 className={styles.title}>{bid.designTitle || bid.bidId}</h2>
          <StatusBadge status={bid.status} calledOffAt={bid.calledOffAt} />
          <p className={styles.names}>
            <b>{bid.bidId}</b> · {contractorText(bid)}
            {bid.licenseNote && ` · ${bid.licenseNote}`}
            <span title={bid._id}>{short}</span>
          </p>
        </header>
        <p className={styles.next}>
          <b>{bids.nextStep.title}: </b>
          {nextStep(bid)}
        </p>
        <CardFacts bid={bid} />
        {bid.scope && (
          <details className={styles.scope}>
            <summary>{bids.scope}</summary>
            <ScopeText scope={bid.scope} />
          </details>
        )}
        <StatusLine message={message} className={styles.wide} />
        <div className={classes(form.actions, styles.wide)} data-no-print>
          {bid.trackToken && (
            <ButtonLink to={sitePaths.track(bid.trackToken)} small>
              {bids.open}
            </ButtonLink>
          )}
          {bid.trackToken && bid.receivedAt && (
            <ButtonLink to={sitePaths.compare(bid.trackToken)} look="outline" small>
              {levelling.link}
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

function CardFacts({ bid }: { bid: Bid }) {
  const basis = priceBasisOf(bid);
  return (
    <dl className={classes(facts.facts, styles.facts)}>
      <div>
        <dt>{bids.submitted}</dt>
        <dd>{formatDateTime(bid.submittedAt) || common.none}</dd>
      </div>
      <div>
        <dt>{bids.quote}</dt>
        <dd className={bid.quote ? facts.big : undefined}>{bid.quote || bids.notYet}</dd>
        {basis && <dd>{basis}</dd>}
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
  );
}

/** The concept, else its plan, else the homeowner's first photo; small where there is a small one. */
function pictureOf({ attachments = [] }: Bid): string | undefined {
  const picture =
    attachments.find(({ kind }) => kind === 'design') ??
    attachments.find(({ kind, name }) => kind === 'plan' && name?.endsWith('.png')) ??
    attachments.find(({ kind }) => kind === 'photo');
  return picture?.thumbnailUrl ?? picture?.href ?? picture?.url;
}
