import type { StandingBid } from '@plumbline/api-client';
import { blanksIn, MESSAGES, parsePrice, sitePaths, withTotal } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { RenewLink } from '#components/page/renew-link.js';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { formatDay, formatMoney } from '#lib/format/format.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { hasEnded } from '#lib/server/is-refused.js';
import { renewInvitation } from '#lib/server/renew-invitation.js';
import { contractors } from '#texts/contractors';
import { type DraftAnswer as LoadedDraft, loadDraft } from '../../api/load-draft.js';
import {
  type ComposeDraft,
  type DraftFaults,
  draftName,
  faultsOf,
  hasPricedLines,
  isOwn,
  LONGEST,
  submissionOf,
  type TextPart,
  type Written,
  writtenIn,
} from '../../compose-draft.js';
import { BOXES, type DraftAnswer, sentAnswers, wholeSum } from '../../draft-answers.js';
import { forget, post, takeBack, useDelivery } from '../../outbox.js';
import { missingExclusions, withExclusions } from '../../scope-exclusions.js';
import { selectIn, unfold } from '../../select-in.js';
import { isAlarming, warningsOf } from '../../send-warnings.js';
import { useComposeDraft } from '../../use-compose-draft.js';
import { InvitationFacts } from '../invitation/invitation-facts.js';
import { AnswerFields } from './answer-fields.js';
import { BidAddresses } from './bid-addresses.js';
import styles from './compose-form.module.css';
import { DeliveryNote } from './delivery-note.js';
import { OwnFiles } from './own-files.js';
import { ScopeEditor } from './scope-editor.js';
import { ScopeFold } from './scope-fold.js';
import { SendWarnings } from './send-warnings.js';
import { TradeAnswers } from './trade-answers.js';

const texts = contractors.compose;

/** 'Compose a Bid (Include SOW)': load a draft, edit, send (docs/product.md, Bids). */
export function ComposeForm({
  bidId,
  email,
  invitationKey,
}: {
  bidId: string;
  email: string;
  invitationKey: string | null;
}) {
  const { draft, set, loaded, name, open, clear } = useComposeDraft(bidId, email);
  const delivery = useDelivery(name);
  const [other, setOther] = useState<{ draft: ComposeDraft; own: boolean } | null>(null);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [warned, setWarned] = useState(false);
  // What happened is said beside the button that was pressed.
  const [loadMessage, setLoadMessage] = useState<StatusMessage | null>(null);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const { meta } = draft;
  const invited = Boolean(meta?.title || meta?.design);
  // Whoever did not touch the scope that was drafted is told of its blanks before, and not once more after, sending.
  const asDrafted = invited && draft.scope !== '' && draft.scope === draft.loaded?.scope;
  const openBlanks = asDrafted ? blanksIn(draft.scope).length : 0;
  const key = draftName(bidId) === name ? invitationKey : null;
  const sent = delivery.state === 'sent';

  const load = useSubmit(loadDraft, {
    onSuccess: (answer, { byHand }) => takeDraft(answer, byHand),
    onError: (error) =>
      setLoadMessage({ tone: 'bad', text: messageOf(error, MESSAGES.contractor.draftFailed) }),
  });
  const { submit: submitLoad, reset: resetLoad } = load;

  // Opened from the invitation: what it is about is fetched at once.
  const asked = useRef('');
  useEffect(() => {
    if (!loaded || sent || !key || !email || asked.current === name) return;
    asked.current = name;
    submitLoad({ bidId, contractorEmail: email, key, byHand: false });
  }, [loaded, sent, key, bidId, email, name, submitLoad]);

  useEffect(() => {
    if (!sent) return;
    clear();
    setOther(null);
    setWarned(false);
    setLoadMessage(null);
    resetLoad();
  }, [sent, clear, resetLoad]);
  useEffect(() => () => forget(name), [name]);

  function takeDraft(answer: LoadedDraft, byHand: boolean) {
    const { standing } = answer;
    const text = standing?.scope || answer.sowText || answer.sow || answer.draft || '';
    const written: Partial<Written> = { ...(text && { scope: text }), ...(standing && writtenIn(standing)) };
    const keepsOwn = !byHand && isOwn(draft);
    if (keepsOwn) setOther({ draft: { ...draft, ...written }, own: true });
    else if (text && draft.scope.trim() && draft.scope !== text) setOther({ draft, own: false });
    set({
      ...(answer.meta?.userEmail && { userEmail: answer.meta.userEmail }),
      ...(!keepsOwn && written),
      ...(!keepsOwn && standing && { priceFollows: standing.estimatedPrice === null }),
      priceBook: answer.priceBook ?? [],
      loaded: written,
      meta: answer.meta ?? null,
    });
    // A bid that was sent has its own sentence.
    if (standing || keepsOwn || whyClosed(answer.meta?.state)) return;
    setLoadMessage(
      text
        ? { tone: 'good', text: MESSAGES.contractor.draftLoaded }
        : { tone: 'info', text: MESSAGES.contractor.draftMissing },
    );
  }

  /** The price follows the trades until another is typed. */
  function takeAnswers(answers: DraftAnswer[]) {
    const [before, sum] = [wholeSum(draft.answers), wholeSum(answers)];
    const price =
      sum === undefined
        ? before === undefined
          ? {}
          : { estimatedPrice: '' }
        : { estimatedPrice: String(sum) };
    set({ answers, ...(draft.priceFollows && price) });
    if (faults.answers) setFaults(({ answers: _, ...rest }) => rest);
  }

  function openOther(typed: string) {
    if (!open(typed)) return;
    setOther(null);
    setFaults({});
    setWarned(false);
    resetLoad();
  }

  function onLoad() {
    const typed = draft.bidId.trim();
    const contractorEmail = draft.contractorEmail.trim();
    if (!typed || !contractorEmail) {
      setLoadMessage({ tone: 'bad', text: MESSAGES.contractor.draftRequired });
      return;
    }
    setLoadMessage(null);
    openOther(typed);
    const proof = draftName(typed) === draftName(bidId) ? invitationKey : null;
    load.submit({ bidId: typed, contractorEmail, key: proof, byHand: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    const first = Object.values(found)[0];
    if (first) {
      setMessage({ tone: 'bad', text: first });
      const page = event.currentTarget;
      unfold(page.querySelector(`[name=${Object.keys(found)[0]}]`));
      if (found.answers) page.querySelector<HTMLElement>('[data-sum]')?.focus();
      else focusFirstInvalid(page);
      return;
    }
    setMessage(null);
    // The price that was typed is the contract price that the draft leaves open.
    const price = parsePrice(draft.estimatedPrice);
    const priced = price === undefined ? draft.scope : withTotal(draft.scope, formatMoney(price));
    // So are exclusions that were answered by trade, in a scope that is as it was drafted.
    const left = asDrafted ? missingExclusions(priced, sentAnswers(draft.answers)) : [];
    const scope = left.length > 0 ? withExclusions(priced, left) : priced;
    const ready = { ...draft, scope };
    if (isAlarming(warningsOf(ready), asDrafted)) {
      if (scope !== draft.scope) set({ scope });
      setWarned(true);
    } else send(ready);
  }

  function send(ready: ComposeDraft) {
    setMessage(null);
    post(name, submissionOf(ready, key));
  }

  const field = <Part extends TextPart>(part: Part) => ({
    name: part,
    value: draft[part],
    error: faults[part],
    maxLength: part in LONGEST ? LONGEST[part as keyof typeof LONGEST] : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set({
        [part]: event.target.value,
        ...(part === 'estimatedPrice' && { priceFollows: event.target.value.trim() === '' }),
      });
      if (faults[part]) setFaults(({ [part]: _, ...rest }) => rest as DraftFaults);
    },
  });

  const closed = whyClosed(meta?.state);
  const answered: StatusMessage | null = meta?.answeredAt
    ? { tone: 'info', text: answeredText(meta.answeredAt, load.data?.standing) }
    : null;
  const outcome: StatusMessage | null =
    delivery.state === 'refused'
      ? { tone: 'bad', text: delivery.message }
      : sent
        ? { tone: 'good', text: delivery.message }
        : null;
  const warnings = warned ? warningsOf(draft) : null;

  const busy = delivery.state === 'sending';
  const byTrade = (
    <TradeAnswers
      sheet={meta?.sheet?.length ? meta.sheet : BOXES}
      answers={draft.answers}
      book={draft.priceBook}
      fault={faults.answers}
      onAnswers={takeAnswers}
    />
  );
  const answer = (
    <div data-no-print className={form.stack}>
      <AnswerFields
        field={field}
        basis={draft.priceBasis}
        follows={draft.priceFollows && draft.estimatedPrice !== ''}
        onBasis={(priceBasis) => set({ priceBasis })}
      />
      {invited ? (
        byTrade
      ) : (
        <details className={styles.more}>
          <summary>{texts.byTrade.title}</summary>
          {byTrade}
        </details>
      )}
      {hasPricedLines(sentAnswers(draft.answers)) && (
        <label className={choices.choice}>
          <input
            type="checkbox"
            checked={draft.keepPrices}
            onChange={(event) => set({ keepPrices: event.target.checked })}
          />
          <span>{texts.byTrade.keep}</span>
        </label>
      )}
      {key && (
        <p>
          <Link to={sitePaths.priceBook(bidId, email, key)}>{texts.byTrade.book}</Link>
        </p>
      )}
      <TextArea label={texts.notes} optional rows={2} {...field('notes')} />
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={form.stack}>
          <div className={form.grid}>
            <TextField
              label={texts.deposit}
              optional
              prefix="$"
              inputMode="decimal"
              hint={texts.depositHint}
              {...field('depositUsd')}
            />
            <TextField label={texts.warranty} optional inputMode="numeric" {...field('warrantyMonths')} />
          </div>
          <TextField
            label={texts.payments}
            optional
            hint={texts.paymentsHint}
            {...field('paymentSchedule')}
          />
          <TextArea
            label={texts.licenses}
            optional
            rows={2}
            hint={texts.licensesHint}
            {...field('licenses')}
          />
          <TextArea
            label={texts.references}
            optional
            rows={2}
            hint={texts.referencesHint}
            {...field('references')}
          />
          <OwnFiles files={draft.files} onFiles={(change) => set({ files: change(draft.files) })} />
        </div>
      </details>
      <StatusLine message={message ?? outcome} />
      {warnings && (
        <SendWarnings
          warnings={warnings}
          scope={draft.scope}
          busy={busy}
          onJump={(place) => selectIn(editor.current, place, draft.scope)}
          onTakeTotal={(usd) => set({ estimatedPrice: String(usd), priceFollows: false })}
          onExclude={(lines) => set({ scope: withExclusions(draft.scope, lines) })}
          onSend={() => send(draft)}
        />
      )}
      {!warnings && openBlanks > 0 && <p className={form.note}>{texts.asDrafted(openBlanks)}</p>}
      {!warnings && (
        <div className={form.actions}>
          <Button type="submit" busy={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </div>
      )}
    </div>
  );
  const scope = (
    <ScopeEditor
      scope={draft.scope}
      error={faults.scope}
      editor={editor}
      sideBySide={!invited}
      onScope={(text) => {
        set({ scope: text });
        if (faults.scope) setFaults(({ scope: _, ...rest }) => rest);
      }}
    />
  );
  // Whoever was invited answers first; the scope can stay as it was drafted.
  const parts = invited
    ? [
        { id: 'answer', part: answer },
        { id: 'scope', part: <ScopeFold scope={draft.scope}>{scope}</ScopeFold> },
      ]
    : [
        { id: 'scope', part: scope },
        { id: 'answer', part: answer },
      ];

  return (
    <Form className={classes(form.stack, invited && styles.invited)} onSubmit={onSubmit} noValidate>
      {invited && meta && (
        <div className={styles.facts}>
          <InvitationFacts meta={meta} />
        </div>
      )}
      <div className={form.stack}>
        {!invited && (
          <p data-no-print className={form.note}>
            {texts.lead}
          </p>
        )}
        {delivery.state !== 'kept' && !sent && (
          <>
            <div data-no-print className={form.stack}>
              <StatusLine still message={closed ? { tone: 'info', text: closed } : answered} />
              {other && (
                <div className={form.actions}>
                  <p>{other.own ? texts.ownKept : texts.restored}</p>
                  <Button
                    look="quiet"
                    small
                    onClick={() => {
                      set(other.draft);
                      setOther(null);
                    }}
                  >
                    {other.own ? texts.takeLoaded : texts.bringBack}
                  </Button>
                </div>
              )}
              <BidAddresses
                field={field}
                folded={invited}
                loading={load.isPending}
                onLeaveBidId={() => {
                  if (name !== '' && draft.bidId.trim() !== '') openOther(draft.bidId);
                }}
                onLoad={onLoad}
              >
                {!invited && <StatusLine message={loadMessage} />}
              </BidAddresses>
              {invited && <StatusLine still message={loadMessage} />}
              {key && hasEnded(load.error) && (
                <RenewLink
                  ask={(_, idempotencyKey) =>
                    renewInvitation({ bidId, key, contractorEmail: email }, idempotencyKey)
                  }
                />
              )}
            </div>
            {!closed && parts.map(({ id, part }) => <Fragment key={id}>{part}</Fragment>)}
          </>
        )}
        <StatusLine message={sent ? outcome : null} />
        {(delivery.state === 'kept' || sent) && (
          <DeliveryNote
            delivery={delivery}
            named={name !== ''}
            onAgain={() => post(name, delivery.body)}
            onChange={() => {
              asked.current = '';
              takeBack(name);
            }}
          />
        )}
      </div>
    </Form>
  );
}

/** Why an invitation takes no bid any more; null where it does. */
function whyClosed(state: string | undefined): string | null {
  if (state === 'called-off') return MESSAGES.bids.calledOffByHomeowner;
  return state === 'closed' ? MESSAGES.bids.closed : null;
}

/** What is said of a bid that this contractor has sent already. */
function answeredText(at: string, standing: StandingBid | null | undefined): string {
  const day = formatDay(at);
  if (!standing) return texts.answered(day);
  const { estimatedPrice } = standing;
  return texts.answeredWith(day, estimatedPrice === null ? null : formatMoney(estimatedPrice));
}
