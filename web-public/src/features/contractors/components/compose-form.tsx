import {
  LIMITS,
  MESSAGES,
  SCOPE_ALLOWANCES,
  SCOPE_EXCLUSIONS,
  SCOPE_TEMPLATE,
  SOW_DOWNLOAD_NAME,
} from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.js';
import { TextArea, TextField } from '#components/field.js';
import { Form } from '#components/form.js';
import form from '#components/form-grid.module.css';
import { StatusLine } from '#components/status-line.js';
import { downloadText } from '#lib/download.js';
import { focusFirstInvalid } from '#lib/focus-first-invalid.js';
import { formatDay, formatMoney } from '#lib/format.js';
import { messageOf } from '#lib/http.js';
import { useCopy } from '#lib/use-copy.js';
import type { StatusMessage } from '#lib/use-status-message.js';
import { useStoredState } from '#lib/use-stored-state.js';
import { useSubmit } from '#lib/use-submit.js';
import { contractors } from '#texts/contractors';
import { type DraftAnswer, loadDraft, type StandingBid } from '../api/load-draft.js';
import { submitBid } from '../api/submit-bid.js';
import {
  type ComposeDraft,
  type DraftFaults,
  EMPTY_DRAFT,
  faultsOf,
  submissionOf,
  termsOf,
  withSection,
} from '../compose-draft.js';
import styles from './compose-form.module.css';
import { RequestFacts } from './request-facts.js';
import { ScopePreview } from './scope-preview.js';

const texts = contractors.compose;

const INSERTS = [
  { name: texts.insertAllowances, text: SCOPE_ALLOWANCES },
  { name: texts.insertExclusions, text: SCOPE_EXCLUSIONS },
  { name: texts.insertTemplate, text: SCOPE_TEMPLATE },
];

/** 'Compose a Bid (Include SOW)': load a draft, edit, send (spec §2, §4, §5). */
export function ComposeForm({
  bidId,
  email,
  invitationKey,
}: {
  bidId: string;
  email: string;
  invitationKey: string | null;
}) {
  const [draft, setDraft, loaded] = useStoredState<ComposeDraft>('local', 'compose', EMPTY_DRAFT);
  const [replaced, setReplaced] = useState<ComposeDraft | null>(null);
  const [faults, setFaults] = useState<DraftFaults>({});
  // What happened is said beside the button that was pressed.
  const [loadMessage, setLoadMessage] = useState<StatusMessage | null>(null);
  const [copyMessage, setCopyMessage] = useState<StatusMessage | null>(null);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const copy = useCopy(setCopyMessage);
  const set = (part: Partial<ComposeDraft>) => setDraft((before) => ({ ...before, ...part }));

  // A mail's link names the bid: a draft kept for another one gives way.
  useEffect(() => {
    if (!loaded || (!bidId && !email)) return;
    setDraft((before) => {
      const same = before.bidId === bidId || before.bidId === '';
      return {
        ...(same ? before : EMPTY_DRAFT),
        ...(bidId && { bidId }),
        ...(email && { contractorEmail: email }),
      };
    });
  }, [loaded, bidId, email, setDraft]);

  const load = useSubmit(loadDraft, {
    onSuccess: (answer) => takeDraft(answer),
    onError: (error) =>
      setLoadMessage({ tone: 'bad', text: messageOf(error, MESSAGES.contractor.draftFailed) }),
  });

  const { submit: submitLoad } = load;

  const send = useSubmit(submitBid, {
    onSuccess: (answer) => {
      setMessage({ tone: 'good', text: answer?.message || MESSAGES.contractor.sent });
      setDraft({ ...EMPTY_DRAFT, contractorEmail: draft.contractorEmail });
      setReplaced(null);
      setLoadMessage(null);
      load.reset();
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, MESSAGES.contractor.sendFailed) }),
  });

  // Opened from the invitation: what it is about is fetched at once, unless a text is being written already.
  const opened = useRef(false);
  const arrived = loaded && draft.bidId === bidId && draft.contractorEmail === email;
  useEffect(() => {
    if (!arrived || opened.current || !invitationKey || !bidId || !email || draft.scope) return;
    opened.current = true;
    submitLoad({ bidId, contractorEmail: email, key: invitationKey });
  }, [arrived, bidId, email, invitationKey, draft.scope, submitLoad]);

  function takeDraft(answer: DraftAnswer) {
    const { standing } = answer;
    const text = standing?.scope || answer.sowText || answer.sow || answer.draft || '';
    if (text && draft.scope.trim() && draft.scope !== text) setReplaced(draft);
    set({
      ...(answer.meta?.userEmail && { userEmail: answer.meta.userEmail }),
      ...(text && { scope: text }),
      ...(standing && termsOf(standing)),
    });
    // A bid that was sent has its own sentence.
    if (standing) return;
    setLoadMessage(
      text
        ? { tone: 'good', text: MESSAGES.contractor.draftLoaded }
        : { tone: 'info', text: MESSAGES.contractor.draftMissing },
    );
  }

  function onLoad() {
    if (!draft.bidId.trim() || !draft.contractorEmail.trim()) {
      setLoadMessage({ tone: 'bad', text: MESSAGES.contractor.draftRequired });
      return;
    }
    setLoadMessage(null);
    load.submit({
      bidId: draft.bidId.trim(),
      contractorEmail: draft.contractorEmail.trim(),
      key: invitationKey,
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    const first = Object.values(found)[0];
    if (first) {
      setMessage({ tone: 'bad', text: first });
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setMessage(null);
    send.submit(submissionOf(draft, invitationKey));
  }

  const answered: StatusMessage | null = load.data?.meta?.answeredAt
    ? { tone: 'info', text: answeredText(load.data.meta.answeredAt, load.data.standing) }
    : null;

  const field = (name: keyof ComposeDraft) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set({ [name]: event.target.value });
      if (faults[name]) setFaults(({ [name]: _, ...rest }) => rest);
    },
  });

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate>
      <div data-no-print className={form.stack}>
        <p className={form.note}>{texts.lead}</p>
        <div className={form.grid}>
          <TextField
            label={texts.bidId}
            hint={texts.bidIdHint}
            autoCapitalize="characters"
            {...field('bidId')}
          />
          <TextField label={texts.email} type="email" autoComplete="email" {...field('contractorEmail')} />
        </div>
        <div className={form.actions}>
          <Button look="outline" busy={load.isPending} onClick={onLoad}>
            {load.isPending ? texts.loading : texts.load}
          </Button>
        </div>
        <StatusLine message={loadMessage} />
        <StatusLine message={answered} />
        {load.data?.meta && <RequestFacts meta={load.data.meta} />}
        {replaced !== null && (
          <div className={form.actions}>
            <p>{texts.restored}</p>
            <Button
              look="quiet"
              small
              onClick={() => {
                set(replaced);
                setReplaced(null);
              }}
            >
              {texts.bringBack}
            </Button>
          </div>
        )}
      </div>

      <div className={styles.editor}>
        <fieldset data-no-print className={styles.inserts}>
          <legend>{texts.insert}</legend>
          {INSERTS.map(({ name, text }) => (
            <Button
              key={name}
              look="outline"
              small
              onClick={() => set({ scope: withSection(draft.scope, text) })}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <div data-no-print className={styles.writing}>
          <TextArea
            label={texts.scope}
            hint={texts.saved}
            rows={22}
            maxLength={LIMITS.scopeMax}
            spellCheck
            {...field('scope')}
          />
          <div className={form.actions}>
            <Button look="quiet" small onClick={() => copy(draft.scope)}>
              {texts.copy}
            </Button>
            <Button look="quiet" small onClick={() => downloadText(SOW_DOWNLOAD_NAME, draft.scope)}>
              {texts.download}
            </Button>
            <Button look="quiet" small onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
          <StatusLine message={copyMessage} />
        </div>
        <ScopePreview scope={draft.scope} />
      </div>

      <div data-no-print className={form.stack}>
        <div className={form.grid}>
          <TextField
            label={texts.price}
            prefix="$"
            inputMode="decimal"
            hint={texts.priceHint}
            {...field('estimatedPrice')}
          />
          <TextField
            label={texts.timeline}
            hint={texts.timelineHint}
            maxLength={200}
            {...field('timeline')}
          />
          <TextField
            label={texts.homeowner}
            type="email"
            autoComplete="off"
            hint={texts.homeownerHint}
            {...field('userEmail')}
          />
        </div>
        <TextArea label={texts.notes} optional maxLength={LIMITS.textMax} {...field('notes')} />
        <StatusLine message={message} />
        <div className={form.actions}>
          <Button type="submit" busy={send.isPending}>
            {send.isPending ? texts.sending : texts.send}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** What is said of a bid that this contractor has sent already. */
function answeredText(at: string, standing: StandingBid | null | undefined): string {
  const day = formatDay(at);
  if (!standing) return texts.answered(day);
  const { estimatedPrice } = standing;
  return texts.answeredWith(day, estimatedPrice === null ? null : formatMoney(estimatedPrice));
}
