import { MESSAGES } from '@plumbline/contracts';
import { useEffect, useRef, useState } from 'react';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { loadDraft } from './api/load-draft.js';
import { draftName } from './compose-draft.js';
import { type SetAside, takeLoaded } from './loaded-draft.js';
import type { BidForm } from './use-bid-form.js';

/** The draft of a bid's scope, loaded into the form: at once where an invitation led here, else by hand. */
export function useDraftLoading({ draft, set, loaded, name, invitation, key, isSent, openBid }: BidForm) {
  const { bidId, email, invitationKey } = invitation;
  const [aside, setAside] = useState<SetAside | null>(null);
  // What happened is said beside the button that was pressed.
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const request = useSubmit(loadDraft, {
    onSuccess: (answer, { byHand }) => {
      const taken = takeLoaded(draft, answer, byHand);
      if (taken.aside) setAside(taken.aside);
      set(taken.change);
      if (taken.message) setMessage(taken.message);
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, MESSAGES.contractor.draftFailed) }),
  });
  const { submit, reset } = request;

  // Opened from the invitation: what it is about is fetched at once.
  const asked = useRef('');
  useEffect(() => {
    if (!loaded || isSent || !key || !email || asked.current === name) return;
    asked.current = name;
    submit({ bidId, contractorEmail: email, key, byHand: false });
  }, [loaded, isSent, key, bidId, email, name, submit]);

  useEffect(() => {
    if (!isSent) return;
    setAside(null);
    setMessage(null);
    reset();
  }, [isSent, reset]);

  /** Goes to another bid, where the ID is that of another. */
  function openOther(typed: string) {
    if (!openBid(typed)) return;
    setAside(null);
    reset();
  }

  return {
    aside,
    message,
    isLoading: request.isPending,
    error: request.error,
    standing: request.data?.standing,
    openOther,
    loadByHand() {
      const typed = draft.bidId.trim();
      const contractorEmail = draft.contractorEmail.trim();
      if (!typed || !contractorEmail) {
        setMessage({ tone: 'bad', text: MESSAGES.contractor.draftRequired });
        return;
      }
      setMessage(null);
      openOther(typed);
      const proof = draftName(typed) === draftName(bidId) ? invitationKey : null;
      submit({ bidId: typed, contractorEmail, key: proof, byHand: true });
    },
    /** Puts the draft that was set aside into the form. */
    takeAside() {
      if (aside) set(aside.draft);
      setAside(null);
    },
    /** The invitation's draft is fetched once more as soon as the form is shown again. */
    askAgain() {
      asked.current = '';
    },
  };
}

export type DraftLoading = ReturnType<typeof useDraftLoading>;
