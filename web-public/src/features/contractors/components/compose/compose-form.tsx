import { Fragment, useRef } from 'react';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { contractors } from '#texts/contractors';
import { whyClosed } from '../../loaded-draft.js';
import { post, takeBack } from '../../outbox.js';
import { type BidForm, type InvitationLink, useBidForm } from '../../use-bid-form.js';
import { type DraftLoading, useDraftLoading } from '../../use-draft-loading.js';
import { InvitationFacts } from '../invitation/invitation-facts.js';
import { AnswerSection } from './answer-section.js';
import styles from './compose-form.module.css';
import { DeliveryNote } from './delivery-note.js';
import { DraftLoader } from './draft-loader.js';
import { ScopeEditor } from './scope-editor.js';
import { ScopeFold } from './scope-fold.js';
import { outcomeOf, SendBid } from './send-bid.js';

/** 'Compose a Bid (Include SOW)': load a draft, edit, send (docs/product.md, Bids). */
export function ComposeForm(invitation: InvitationLink) {
  const bid = useBidForm(invitation);
  const loading = useDraftLoading(bid);
  const { name, delivery, isInvited, isSent } = bid;
  const { meta } = bid.draft;
  return (
    <Form className={classes(form.stack, isInvited && styles.invited)} onSubmit={bid.submit} noValidate>
      {isInvited && meta && (
        <div className={styles.facts}>
          <InvitationFacts meta={meta} />
        </div>
      )}
      <div className={form.stack}>
        {!isInvited && (
          <p data-no-print className={form.note}>
            {contractors.compose.lead}
          </p>
        )}
        {delivery.state !== 'kept' && !isSent && <OpenBid bid={bid} loading={loading} />}
        <StatusLine message={isSent ? outcomeOf(delivery) : null} />
        {(delivery.state === 'kept' || delivery.state === 'sent') && (
          <DeliveryNote
            delivery={delivery}
            named={name !== ''}
            onAgain={() => post(name, delivery.body)}
            onChange={() => {
              loading.askAgain();
              takeBack(name);
            }}
          />
        )}
      </div>
    </Form>
  );
}

/** A bid that has not left: its draft, the contractor's answer and the scope. */
function OpenBid({ bid, loading }: { bid: BidForm; loading: DraftLoading }) {
  const editor = useRef<HTMLTextAreaElement>(null);
  const { draft, faults, isInvited } = bid;
  const answer = (
    <div data-no-print className={form.stack}>
      <AnswerSection bid={bid} />
      <SendBid bid={bid} editor={editor} />
    </div>
  );
  const scope = (
    <ScopeEditor
      scope={draft.scope}
      error={faults.scope}
      editor={editor}
      sideBySide={!isInvited}
      onScope={bid.writeScope}
    />
  );
  // Whoever was invited answers first; the scope can stay as it was drafted.
  const parts = isInvited
    ? [
        { id: 'answer', part: answer },
        { id: 'scope', part: <ScopeFold scope={draft.scope}>{scope}</ScopeFold> },
      ]
    : [
        { id: 'scope', part: scope },
        { id: 'answer', part: answer },
      ];
  return (
    <>
      <DraftLoader bid={bid} loading={loading} />
      {!whyClosed(draft.meta?.state) && parts.map(({ id, part }) => <Fragment key={id}>{part}</Fragment>)}
    </>
  );
}
