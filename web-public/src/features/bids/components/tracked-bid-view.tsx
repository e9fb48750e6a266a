import { MESSAGES, sitePaths } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Fold } from '#components/page/fold.js';
import { Page, Sheet } from '#components/page/page.js';
import { Picture } from '#components/picture/picture.js';
import { Waiting } from '#components/progress/waiting.js';
import { ScopeText } from '#components/scope/scope-text.js';
import { formatDateTime } from '#lib/format/format.js';
import { bids } from '#texts/bids';
import { levelling } from '#texts/levelling';
import { trackBidQuery } from '../api/track-bid.js';
import { nextStep } from '../next-step.js';
import type { TrackedBid } from '../types.js';
import { AppointmentForm } from './appointment-form.js';
import { BidAnswers } from './bid-answers.js';
import { BidFacts } from './bid-facts.js';
import { BidHistory } from './bid-history.js';
import { BidUnavailable } from './bid-unavailable.js';
import { CallOffForm } from './call-off-form.js';
import facts from './facts.module.css';
import { ResendForm } from './resend-form.js';
import { SiblingBids } from './sibling-bids.js';
import styles from './tracked-bid-view.module.css';

/** Track My Bid: loading, not found, failed, or the bid (docs/product.md, Tracking a bid). */
export function TrackedBidView({ token }: { token: string }) {
  const { data: bid, error, isPending, refetch } = useQuery(trackBidQuery(token));

  return (
    <Page title={bids.trackTitle}>
      {isPending && <Waiting>{MESSAGES.track.loading}</Waiting>}
      {error && !bid && <BidUnavailable error={error} onRetry={() => void refetch()} />}
      {bid && <Bid bid={bid} token={token} onChanged={() => void refetch()} />}
    </Page>
  );
}

function Bid({ bid, token, onChanged }: { bid: TrackedBid; token: string; onChanged: () => void }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Sheet>
          <div className={form.stack}>
            <ProjectHead bid={bid} />
            <BidFacts bid={bid} />
            {bid.calledOffAt && <p>{bids.calledOff(formatDateTime(bid.calledOffAt))}</p>}
            {bid.confirmedByMail === false && <p className={styles.caution}>{bids.notConfirmed}</p>}
          </div>
        </Sheet>
        {bid.siblings && bid.siblings.length > 0 && (
          <Sheet>
            <h2 className={styles.title}>{bids.siblings}</h2>
            <SiblingBids bid={bid} />
            <p className={styles.compare} data-no-print>
              <ButtonLink to={sitePaths.compare(token)} look="outline" small>
                {levelling.link}
              </ButtonLink>
            </p>
          </Sheet>
        )}
        {bid.terms && bid.terms.answers.length > 0 && (
          <Sheet>
            <h2 className={styles.title}>{bids.byTrade}</h2>
            <BidAnswers answers={bid.terms.answers} askedUsd={bid.estimatedPrice} />
          </Sheet>
        )}
        {(bid.scope || bid.notes) && <SentText bid={bid} />}
        {!bid.calledOffAt && (
          <div data-no-print className={styles.column}>
            <Sheet>
              <h2 className={styles.title}>{bids.appointment.title}</h2>
              <AppointmentForm bidId={bid.bidId || bid._id} trackToken={token} onSent={onChanged} />
            </Sheet>
          </div>
        )}
      </div>
      <div className={styles.column}>
        {bid.history && bid.history.length > 0 && (
          <Sheet>
            <h2 className={styles.title}>{bids.history}</h2>
            <BidHistory history={bid.history} />
          </Sheet>
        )}
        {bid.proposals && bid.proposals.length > 0 && <EarlierProposals proposals={bid.proposals} />}
        <div data-no-print className={styles.column}>
          <Sheet>
            <h2 className={styles.title}>{bids.resend.title}</h2>
            <ResendForm bidId={bid.bidId || bid._id} trackToken={token} knownEmail="" />
          </Sheet>
          {!bid.calledOffAt && (
            <Sheet>
              <h2 className={styles.title}>{bids.callOff.title}</h2>
              <CallOffForm token={token} onDone={onChanged} />
            </Sheet>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the bid is for, and what comes next. */
function ProjectHead({ bid }: { bid: TrackedBid }) {
  return (
    <div className={styles.project}>
      {bid.design && (
        <Picture
          src={bid.design.thumbnailUrl ?? bid.design.imageUrl ?? bid.design.floorPlanUrl}
          alt={bid.design.title}
          className={styles.picture}
        />
      )}
      <div className={styles.about}>
        <h2 className={styles.name}>{bid.design?.title || bid.designTitle || bids.design}</h2>
        <p className={styles.next}>
          <b>{bids.nextStep.title}: </b>
          {nextStep(bid)}
        </p>
      </div>
    </div>
  );
}

/** The homeowner's message and the scope, as they were sent. */
function SentText({ bid }: { bid: TrackedBid }) {
  return (
    <Sheet>
      {bid.notes && (
        <div className={styles.message}>
          <h2 className={styles.title}>{bids.message}</h2>
          <p className={facts.text}>{bid.notes}</p>
        </div>
      )}
      {bid.scope && (
        <Fold title={bids.scope} says={bids.scopeSays(bid.scope.trim().split(/\s+/).length)}>
          <ScopeText scope={bid.scope} />
        </Fold>
      )}
    </Sheet>
  );
}

function EarlierProposals({ proposals }: { proposals: NonNullable<TrackedBid['proposals']> }) {
  return (
    <Sheet>
      <h2 className={styles.title}>{bids.appointment.earlier}</h2>
      <ul className={styles.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal._id}>
            <p className={facts.text}>{proposal.proposals}</p>
            <p className={form.note}>{formatDateTime(proposal.createdAt)}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
