import { isEmail, isZip, MESSAGES } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { useStatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { reasonOf } from '#lib/server/http.js';
import { common } from '#texts/common';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { sendToContractors } from '../api/send-to-contractors.js';
import type { ProjectFacts } from '../facts-of.js';
import { sentDesign, sentFile } from '../sent-design.js';
import styles from './bid-request-form.module.css';

interface BidRequestFormProps {
  design: Design;
  titleAs: 'h3' | 'h4';
  email: string;
  onEmail: (email: string) => void;
  facts: ProjectFacts;
  /** Somebody has begun to fill it in. */
  onTouched: () => void;
  onRequested: (message: string, count: number | undefined) => void;
}

/** Email, ZIP and the button that asks contractors for bids on this design (docs/product.md, Requests for bids). */
export function BidRequestForm({
  design,
  titleAs: Title,
  email,
  onEmail,
  facts,
  onTouched,
  onRequested,
}: BidRequestFormProps) {
  const { zip: defaultZip, preferences, files } = facts;
  const [typedZip, setTypedZip] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const [message, showMessage] = useStatusMessage();
  // An emptied field falls back to the ZIP of the preferences.
  const zip = typedZip?.trim() || defaultZip;
  const request = useSubmit(sendToContractors, {
    onSuccess: (answer) => onRequested(answer?.message || MESSAGES.request.sent, answer?.count),
    onError: (error) => showMessage({ tone: 'bad', text: MESSAGES.request.failed(reasonOf(error)) }),
  });
  const { isPending } = request;
  const emailWrong = !isEmail(email.trim());
  const zipWrong = !isZip(zip);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setChecked(true);
    if (emailWrong || zipWrong) {
      showMessage({ tone: 'bad', text: MESSAGES.request.required });
      focusFirstInvalid(event.currentTarget);
      return;
    }
    request.submit({
      email: email.trim(),
      zip,
      design: sentDesign(design),
      preferences,
      files: files.map(sentFile),
    });
  }

  return (
    <Form
      className={styles.form}
      onSubmit={onSubmit}
      onChange={onTouched}
      noValidate
      aria-label={results.request.title}
      data-no-print
    >
      <Title className="visually-hidden">{results.request.title}</Title>
      <div className={styles.fields}>
        <TextField
          label={common.yourEmail}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          error={checked && emailWrong ? MESSAGES.track.email : undefined}
        />
        <ZipField
          name="zip"
          value={typedZip ?? defaultZip}
          placeholder={defaultZip}
          onZip={setTypedZip}
          error={checked && zipWrong ? MESSAGES.admin.zip : undefined}
        />
      </div>
      <StatusLine message={message} />
      <div className={form.actions}>
        <Button type="submit" busy={isPending}>
          {isPending ? results.request.sending : results.request.button}
        </Button>
      </div>
      <p className={form.note}>{results.request.consent}</p>
    </Form>
  );
}
