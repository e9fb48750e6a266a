import { isEmail, isZip, JOIN_CATEGORIES, LIMITS, MESSAGES } from '@plumbline/contracts';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { contractors } from '#texts/contractors';
import { type JoinRequest, joinNetwork } from '../../api/join.js';
import styles from './join-form.module.css';

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

/** The join form (docs/product.md, Contractors). What was typed survives a reload of the tab. */
export function JoinForm() {
  const [profile, setProfile] = useStoredState<JoinRequest>('session', 'join', EMPTY);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [checked, setChecked] = useState(false);
  const [trap, setTrap] = useState('');
  const groupId = useId();

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

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate aria-label={texts.title}>
      <div className={form.grid}>
        <TextField
          label={texts.company}
          autoComplete="organization"
          maxLength={LIMITS.nameMax}
          {...field('companyName')}
        />
        <TextField
          label={texts.contact}
          optional
          autoComplete="name"
          maxLength={LIMITS.nameMax}
          {...field('contactName')}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailMax}
          {...field('email')}
        />
        <TextField
          label={texts.phone}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phoneMax}
          {...field('phone')}
        />
        <TextField
          label={texts.website}
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={LIMITS.urlMax}
          {...field('website')}
        />
        <ZipField
          label={texts.zip}
          hint={texts.zipHint}
          {...field('zipCode')}
          onZip={(zipCode) => setProfile((before) => ({ ...before, zipCode }))}
        />
        <TextField
          label={texts.license}
          optional
          autoCapitalize="characters"
          maxLength={LIMITS.licenseMax}
          hint={texts.licenseHint}
          {...field('licenseNumber')}
        />
        <TextField
          label={texts.licenseState}
          optional
          autoComplete="address-level1"
          autoCapitalize="characters"
          maxLength={LIMITS.stateLetters}
          hint={texts.licenseStateHint}
          {...field('licenseState')}
        />
      </div>
      <fieldset
        className={styles.categories}
        aria-describedby={`${groupId}-hint`}
        aria-invalid={checked && wrong.categories ? true : undefined}
      >
        <legend>{texts.categories}</legend>
        <p id={`${groupId}-hint`} className={checked && wrong.categories ? styles.error : form.note}>
          {texts.categoriesHint}
        </p>
        <div className={classes(choices.choices, styles.options)}>
          {JOIN_CATEGORIES.map((category) => (
            <label key={category} className={choices.choice}>
              <input
                type="checkbox"
                name="categories"
                value={category}
                checked={profile.categories.includes(category)}
                aria-invalid={checked && wrong.categories ? true : undefined}
                onChange={() => toggle(category)}
              />
              <span>{contractors.categories[category]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={texts.notes}
        optional
        hint={texts.notesHint}
        maxLength={LIMITS.textMax}
        {...field('notes')}
      />
      <div className={form.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input
            name="company_fax"
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={(event) => setTrap(event.target.value)}
          />
        </label>
      </div>
      <StatusLine message={message} />
      <div className={form.actions}>
        <Button type="submit" busy={join.isPending}>
          {join.isPending ? texts.sending : texts.button}
        </Button>
      </div>
      <p className={form.note}>{texts.consent}</p>
    </Form>
  );
}
