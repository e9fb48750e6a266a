import { isEmail, MESSAGES } from '@plumbline/contracts';
import type { FormEvent } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import { StatusLine } from '#components/progress/status-line.js';
import { useStatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { common } from '#texts/common';
import { results } from '#texts/results';
import { sendSummary } from '../../api/send-summary.js';
import type { RequestPreferences } from '../../api/send-to-contractors.js';
import { type SentDesign, type SentFile, sentDesign, sentFile } from '../../sent-design.js';
import styles from './favourites-box.module.css';

/** 'Want to save your favorites?'. */
export function FavouritesBox({
  titleAs: Title,
  chosen,
  email,
  onEmail,
  preferences,
  files,
}: {
  titleAs: 'h2' | 'h3';
  chosen: readonly SentDesign[];
  email: string;
  onEmail: (email: string) => void;
  preferences: RequestPreferences;
  files: readonly SentFile[];
}) {
  const [message, showMessage] = useStatusMessage();
  const summary = useSubmit(sendSummary, {
    onSuccess: (answer) => showMessage({ tone: 'good', text: answer?.message || results.favourites.sent }),
    onError: (error) => showMessage({ tone: 'bad', text: messageOf(error, MESSAGES.favourites.failed) }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmail(email.trim()) || chosen.length === 0) {
      showMessage({ tone: 'bad', text: MESSAGES.favourites.required });
      return;
    }
    summary.submit({
      email: email.trim(),
      designs: chosen.map(sentDesign),
      preferences,
      files: files.map(sentFile),
    });
  }

  return (
    <section className={styles.box} aria-labelledby="favourites-title" data-no-print>
      <div>
        <Title id="favourites-title" className={styles.title}>
          {results.favourites.title}
        </Title>
        <p className={styles.count}>
          {chosen.length === 0 ? results.favourites.none : results.favourites.chosen(chosen.length)}
        </p>
      </div>
      <Form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={common.yourEmail}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <Button type="submit" look="outline" busy={summary.isPending}>
          {summary.isPending ? results.favourites.sending : results.favourites.button}
        </Button>
      </Form>
      <StatusLine message={message} className={styles.status} />
    </section>
  );
}
