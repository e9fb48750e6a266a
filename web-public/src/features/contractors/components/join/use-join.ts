import { isEmail, isZip, MESSAGES } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { contractors } from '#texts/contractors';
import { type JoinRequest, joinNetwork } from '../../api/join.js';

const texts = contractors.join;

const EMPTY: JoinRequest = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  website: '',
  zipCode: '',
  categories: [],
  licenseNumber: '',
  licenseState: '',
  notes: '',
};

/** A contractor's profile as it is written, checked and sent. What was typed survives a reload of the tab. */
export function useJoin() {
  const [profile, setProfile] = useStoredState<JoinRequest>('session', 'join', EMPTY);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [checked, setChecked] = useState(false);
  const [trap, setTrap] = useState('');

  const join = useSubmit(joinNetwork, {
    onSuccess: (answer) => {
      setMessage({ tone: 'good', text: answer?.message || MESSAGES.contractor.joined });
      setProfile(EMPTY);
      setChecked(false);
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, MESSAGES.contractor.joinFailed) }),
  });
  const refused: Readonly<Record<string, string>> = join.error instanceof ApiError ? join.error.fields : {};

  const wrong = {
    companyName: !profile.companyName.trim(),
    email: !isEmail(profile.email.trim()),
    zipCode: !isZip(profile.zipCode),
    categories: profile.categories.length === 0,
  };

  const field = (name: Exclude<keyof JoinRequest, 'categories'>) => ({
    name,
    value: profile[name],
    error:
      checked && name in wrong && wrong[name as keyof typeof wrong] ? texts.missing[name] : refused[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setProfile((before) => ({ ...before, [name]: event.target.value })),
  });

  function toggle(category: JoinRequest['categories'][number]) {
    setProfile((before) => ({
      ...before,
      categories: before.categories.includes(category)
        ? before.categories.filter((other) => other !== category)
        : [...before.categories, category],
    }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(wrong).some(Boolean)) {
      setMessage({ tone: 'bad', text: MESSAGES.contractor.joinRequired });
      focusFirstInvalid(event.currentTarget);
      return;
    }
    if (trap) {
      // A robot filled the field that people cannot see: it gets the same answer, and nothing is sent.
      setMessage({ tone: 'good', text: MESSAGES.contractor.joined });
      return;
    }
    setMessage(null);
    join.submit({ ...profile, email: profile.email.trim() });
  }

  return {
    profile,
    message,
    isSending: join.isPending,
    /** The form was sent with no category chosen. */
    lacksCategories: checked && wrong.categories,
    trap,
    setTrap,
    field,
    setZip: (zipCode: string) => setProfile((before) => ({ ...before, zipCode })),
    toggle,
    onSubmit,
  };
}

export type Join = ReturnType<typeof useJoin>;
