import type { SiteLength, SiteVisit } from '@plumbline/api-client';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import formStyles from '#components/form/form-grid.module.css';
import { Page } from '#components/page/page.js';
import { Picture } from '#components/picture/picture.js';
import { Zoomable } from '#components/picture/zoomable.js';
import { StatusLine } from '#components/progress/status-line.js';
import { Waiting } from '#components/progress/waiting.js';
import { parseLength } from '#lib/format/feet-inches.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { common } from '#texts/common';
import { siteVisit as texts } from '#texts/site-visit';
import { sendSiteVisit, siteVisitQuery } from '../api/site-visit.js';
import styles from './site-visit-form.module.css';

const words = (inches: number): string => formatMeasure(inches, 'in');

/** The lengths that are worth a tape, with what the plan has beside each; typed ones make the next version of the design. */
export function SiteVisitForm({ siteKey }: { siteKey: string }) {
  const { data, error, isPending, refetch } = useQuery(siteVisitQuery(siteKey));
  const [measured, setMeasured] = useState<SiteVisit | null>(null);
  const shown = measured ?? data;
  return (
    <Page title={texts.title} lead={shown && texts.lead(shown.title)} narrow>
      {isPending && <Waiting>{MESSAGES.track.loading}</Waiting>}
      {error && !data && (
        <>
          <StatusLine message={{ tone: 'bad', text: messageOf(error, texts.unavailable) }} />
          {!(error instanceof ApiError && error.status === 404) && (
            <Button look="outline" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          )}
        </>
      )}
      {measured && <Measured visit={measured} />}
      {shown && (
        <>
          {shown.floorPlanSvgUrl && (
            <Zoomable src={shown.floorPlanSvgUrl} alt={texts.plan}>
              <Picture src={shown.floorPlanSvgUrl} alt={texts.plan} className={styles.plan} />
            </Zoomable>
          )}
          <Lengths key={shown.version} siteKey={siteKey} visit={shown} onMeasured={setMeasured} />
        </>
      )}
    </Page>
  );
}

/** What came of it. */
function Measured({ visit: { verified, changes } }: { visit: SiteVisit }) {
  const news = changes.length > 0 ? changes : [texts.nothing];
  return (
    <section className={styles.measured} aria-label={texts.changed}>
      {verified && (
        <StatusLine message={{ tone: 'good', text: `${texts.verified(verified.name, verified.on)}.` }} />
      )}
      <h2 className={styles.title}>{texts.changed}</h2>
      <ul>
        {news.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={formStyles.note}>{texts.told}</p>
    </section>
  );
}

function Lengths({
  siteKey,
  visit,
  onMeasured,
}: {
  siteKey: string;
  visit: SiteVisit;
  onMeasured: (visit: SiteVisit) => void;
}) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [name, setName] = useState(visit.verified?.name ?? '');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const send = useSubmit(sendSiteVisit, {
    onSuccess: (answer) => {
      onMeasured(answer);
      scrollTo({ top: 0 });
    },
    onError: (failure) => setMessage(messageOf(failure, texts.failed)),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const page = event.currentTarget;
    const read = visit.lengths.flatMap((length) => readOf(length, typed[length.id] ?? ''));
    const found: Record<string, string> = Object.fromEntries(
      read.flatMap(({ id, fault }) => (fault ? [[id, fault]] : [])),
    );
    if (!name.trim()) found.name = MESSAGES.siteVisits.name;
    setFaults(found);
    setMessage(read.length === 0 ? texts.none : null);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(page);
      return;
    }
    const lengths = read.map(({ id, inches }) => ({ id, inches }));
    if (lengths.length > 0)
      send.submit({ key: siteKey, name: name.trim(), baseVersion: visit.version, lengths });
  }

  return (
    <Form className={formStyles.stack} onSubmit={onSubmit} aria-label={texts.title} noValidate>
      <p className={formStyles.note}>{texts.how}</p>
      {visit.lengths.map((length) => (
        <TextField
          key={length.id}
          label={length.label}
          hint={texts.planned(words(length.inches))}
          error={faults[length.id]}
          name={length.id}
          value={typed[length.id] ?? ''}
          maxLength={LIMITS.searchMax}
          placeholder={texts.example}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => setTyped({ ...typed, [length.id]: event.target.value })}
        />
      ))}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={faults.name}
        name="name"
        autoComplete="name"
        maxLength={LIMITS.siteVisitorMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <StatusLine message={message ? { tone: 'bad', text: message } : null} />
      <div className={formStyles.actions}>
        <Button type="submit" busy={send.isPending}>
          {texts.button}
        </Button>
      </div>
    </Form>
  );
}

/** Shorter lengths are shown in inches alone. */
const SHORT_IN = 96;

/** `30`, `30.5` or `30 1/2`, inches to the eighth; nothing for any other text. */
function bareInches(text: string): number | undefined {
  const [whole = '', part = '0/1', ...more] = text.trim().split(' ');
  const [over, under, ...rest] = part.split('/').map(Number);
  const inches = Number(whole) + Number(over) / Number(under);
  return more.length + rest.length === 0 && Number.isFinite(inches) ? Math.round(inches * 8) / 8 : undefined;
}

interface ReadLength {
  readonly id: string;
  readonly inches: number;
  readonly fault?: string;
}

/** A length as it was typed, or what is wrong with it; none where the field is empty. */
function readOf({ id, inches: planned, least, most }: SiteLength, text: string): ReadLength[] {
  if (!text.trim()) return [];
  // Beside a length that the plan tells in inches, a number without a unit is inches too.
  const inches = (planned < SHORT_IN ? bareInches(text) : undefined) ?? parseLength(text);
  if (inches === undefined) return [{ id, inches: 0, fault: texts.noLength }];
  if (inches < least || inches > most)
    return [{ id, inches, fault: texts.outside(words(least), words(most)) }];
  return [{ id, inches }];
}
