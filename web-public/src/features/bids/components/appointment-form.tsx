import { isEmail, LIMITS, MESSAGES, proposalsFault } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { proposeAppointment, type TypedProposal } from '../api/propose-appointment.js';
import { TimePicker } from './time-picker.js';

const texts = bids.appointment;

const EMPTY: TypedProposal = {
  userEmail: '',
  name: '',
  phone: '',
  address: '',
  proposals: '',
  notes: '',
};

/** 'Propose appointment times' (docs/product.md, Tracking a bid): 1–3 times, picked or written. */
export function AppointmentForm({
  bidId,
  trackToken,
  onSent,
}: {
  bidId: string;
  trackToken: string;
  onSent: () => void;
}) {
  const [proposal, setProposal] = useStoredState<TypedProposal>('session', `proposal.${bidId}`, EMPTY);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [checked, setChecked] = useState(false);
  const send = useSubmit(proposeAppointment, {
    onSuccess: (answer) => {
      setMessage({ tone: 'good', text: answer?.message || texts.sent });
      setChecked(false);
      setProposal((before) => ({ ...before, proposals: '', notes: '' }));
      onSent();
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, MESSAGES.appointment.failed) }),
  });

  const emailWrong = !isEmail(proposal.userEmail.trim());
  const timesFault = proposalsFault(proposal.proposals);
  const set = (part: Partial<TypedProposal>) => setProposal((before) => ({ ...before, ...part }));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    setMessage(null);
    if (emailWrong || timesFault) focusFirstInvalid(event.currentTarget);
    else send.submit({ ...proposal, userEmail: proposal.userEmail.trim(), bidId, trackToken });
  }

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate>
      <p className={form.note}>{texts.lead}</p>
      <WhoAndWhere proposal={proposal} set={set} emailWrong={checked && emailWrong} />
      <TimePicker proposals={proposal.proposals} onProposals={(proposals) => set({ proposals })} />
      <TextArea
        label={texts.times}
        hint={texts.timesHint}
        name="proposals"
        rows={3}
        maxLength={LIMITS.paragraphMax}
        value={proposal.proposals}
        onChange={(event) => set({ proposals: event.target.value })}
        error={(checked && timesFault) || undefined}
      />
      <TextArea
        label={texts.notes}
        optional
        name="notes"
        rows={2}
        maxLength={LIMITS.textMax}
        value={proposal.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <StatusLine message={message} />
      <div className={form.actions}>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? texts.sending : texts.button}
        </Button>
      </div>
    </Form>
  );
}

/** Whom the contractor visits, and where. */
function WhoAndWhere({
  proposal,
  set,
  emailWrong,
}: {
  proposal: TypedProposal;
  set: (part: Partial<TypedProposal>) => void;
  emailWrong: boolean;
}) {
  return (
    <div className={form.grid}>
      <TextField
        label={common.yourEmail}
        type="email"
        name="userEmail"
        autoComplete="email"
        value={proposal.userEmail}
        onChange={(event) => set({ userEmail: event.target.value })}
        error={emailWrong ? MESSAGES.appointment.email : undefined}
      />
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={LIMITS.nameMax}
        value={proposal.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={texts.phone}
        type="tel"
        name="phone"
        autoComplete="tel"
        maxLength={LIMITS.phoneMax}
        value={proposal.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <TextField
        label={texts.address}
        optional
        name="address"
        autoComplete="street-address"
        maxLength={LIMITS.addressMax}
        value={proposal.address}
        onChange={(event) => set({ address: event.target.value })}
      />
    </div>
  );
}
