import { isEmail, MESSAGES } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextArea, TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { useSettings } from '#lib/page/use-settings.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { common } from '#texts/common';
import { contact } from '#texts/contact';
import { mailtoAddress } from '../mailto-address.js';

const EMPTY = { name: '', email: '', message: '' };

/** Name, email and message, handed to the visitor's own mail program (docs/product.md, Pages). */
export function ContactForm({ open = (address: string) => window.location.assign(address) }) {
  const contactEmail = useSettings()?.contactEmail;
  const [letter, setLetter] = useStoredState('session', 'letter', EMPTY);
  const [checked, setChecked] = useState(false);
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const wrong = {
    name: !letter.name.trim(),
    email: !isEmail(letter.email.trim()),
    message: !letter.message.trim(),
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    setStatus(null);
    if (wrong.name || wrong.email || wrong.message) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    try {
      if (!contactEmail) throw new Error('No contact address');
      open(mailtoAddress(contactEmail, letter));
      setStatus({ tone: 'info', text: contact.opened });
    } catch {
      setStatus({ tone: 'bad', text: MESSAGES.contact.failed });
    }
  }

  return (
    <Form className={form.stack} onSubmit={onSubmit} noValidate>
      <div className={form.grid}>
        <TextField
          label={contact.name}
          name="name"
          autoComplete="name"
          required
          value={letter.name}
          onChange={(event) => setLetter({ ...letter, name: event.target.value })}
          error={checked && wrong.name ? contact.nameMissing : undefined}
        />
        <TextField
          label={common.yourEmail}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={letter.email}
          onChange={(event) => setLetter({ ...letter, email: event.target.value })}
          error={checked && wrong.email ? MESSAGES.track.email : undefined}
        />
      </div>
      <TextArea
        label={contact.message}
        name="message"
        required
        rows={7}
        value={letter.message}
        onChange={(event) => setLetter({ ...letter, message: event.target.value })}
        error={checked && wrong.message ? contact.messageMissing : undefined}
      />
      <StatusLine message={status} />
      <div className={form.actions}>
        <Button type="submit">{contact.button}</Button>
        {contactEmail && (
          <span className={form.note}>
            {contact.direct} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </span>
        )}
      </div>
    </Form>
  );
}
