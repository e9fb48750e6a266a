import { blanksIn } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { completedBid } from './completed-bid.js';
import {
  type ComposeDraft,
  type DraftFaults,
  draftName,
  faultsOf,
  LONGEST,
  submissionOf,
  type TextPart,
  withAnswers,
} from './compose-draft.js';
import type { DraftAnswer } from './draft-answers.js';
import { forget, post, useDelivery } from './outbox.js';
import { unfold } from './select-in.js';
import { isAlarming, warningsOf } from './send-warnings.js';
import { useComposeDraft } from './use-compose-draft.js';

/** The link that led to the form: which bid, who was invited, and the proof of it. */
export interface InvitationLink {
  readonly bidId: string;
  readonly email: string;
  readonly invitationKey: string | null;
}

/** A bid as it is written, checked and sent. */
export function useBidForm(invitation: InvitationLink) {
  const { bidId, email, invitationKey } = invitation;
  const composed = useComposeDraft(bidId, email);
  const { draft, set, name, open, clear } = composed;
  const delivery = useDelivery(name);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [warned, setWarned] = useState(false);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const isInvited = Boolean(draft.meta?.title || draft.meta?.design);
  // Whoever did not touch the scope that was drafted is told of its blanks before, and not once more after, sending.
  const asDrafted = isInvited && draft.scope !== '' && draft.scope === draft.loaded?.scope;
  const key = draftName(bidId) === name ? invitationKey : null;
  const isSent = delivery.state === 'sent';

  useEffect(() => {
    if (!isSent) return;
    clear();
    setWarned(false);
  }, [isSent, clear]);
  useEffect(() => () => forget(name), [name]);

  const settle = (part: keyof DraftFaults) => {
    if (faults[part]) setFaults(({ [part]: _, ...rest }) => rest as DraftFaults);
  };

  function send(ready: ComposeDraft = draft) {
    setMessage(null);
    post(name, submissionOf(ready, key));
  }

  return {
    ...composed,
    invitation,
    /** The invitation's key, while its own bid is the one that is written. */
    key,
    isInvited,
    delivery,
    isSent,
    faults,
    message,
    /** What may have been overlooked, once the contractor has tried to send. */
    warnings: warned ? warningsOf(draft) : null,
    /** Blanks of a scope that is as it was drafted. */
    openBlanks: asDrafted ? blanksIn(draft.scope).length : 0,
    send,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const found = faultsOf(draft);
      setFaults(found);
      const first = Object.values(found)[0];
      if (first) {
        setMessage({ tone: 'bad', text: first });
        return showFault(found, event.currentTarget);
      }
      setMessage(null);
      const ready = completedBid(draft, asDrafted);
      if (!isAlarming(warningsOf(ready), asDrafted)) return send(ready);
      if (ready.scope !== draft.scope) set({ scope: ready.scope });
      setWarned(true);
    },
    /** Goes to another bid's draft; answers whether it is another. */
    openBid(typed: string): boolean {
      const isOther = open(typed);
      if (isOther) {
        setFaults({});
        setWarned(false);
      }
      return isOther;
    },
    writeScope(scope: string) {
      set({ scope });
      settle('scope');
    },
    answer(answers: DraftAnswer[]) {
      set(withAnswers(draft, answers));
      settle('answers');
    },
    field: <Part extends TextPart>(part: Part) => fieldOf(part, draft, faults, set, () => settle(part)),
  };
}

/** Unfolds what holds the first fault, and puts the focus there. */
function showFault(found: DraftFaults, page: HTMLFormElement) {
  unfold(page.querySelector(`[name=${Object.keys(found)[0]}]`));
  if (found.answers) page.querySelector<HTMLElement>('[data-sum]')?.focus();
  else focusFirstInvalid(page);
}

/** A field's name, value, fault and change, by its part of the draft. */
const fieldOf = <Part extends TextPart>(
  part: Part,
  draft: ComposeDraft,
  faults: DraftFaults,
  set: (part: Partial<ComposeDraft>) => void,
  settle: () => void,
) => ({
  name: part,
  value: draft[part],
  error: faults[part],
  maxLength: part in LONGEST ? LONGEST[part as keyof typeof LONGEST] : undefined,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    set({
      [part]: event.target.value,
      ...(part === 'estimatedPrice' && { priceFollows: event.target.value.trim() === '' }),
    });
    settle();
  },
});

export type BidForm = ReturnType<typeof useBidForm>;
