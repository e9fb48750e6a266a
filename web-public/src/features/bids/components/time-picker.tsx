import {
  type CalendarDate,
  getLocalTimeZone,
  type Time,
  toCalendarDateTime,
  today,
} from '@internationalized/date';
import { useState } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
  I18nProvider,
  Label,
  TimeField,
} from 'react-aria-components';
import { Button } from '#components/form/button.js';
import { bids } from '#texts/bids';
import { locale } from '#texts/locale';
import { MORNING, proposalCount, withProposal } from '../proposals.js';
import styles from './time-picker.module.css';

const texts = bids.appointment;

/** A calendar and a time that write a line into the proposals text. */
export function TimePicker({
  proposals,
  onProposals,
}: {
  proposals: string;
  onProposals: (proposals: string) => void;
}) {
  const [date, setDate] = useState<CalendarDate>(() => today(getLocalTimeZone()).add({ days: 1 }));
  const [time, setTime] = useState<Time>(MORNING);
  const full = proposalCount(proposals) >= 3;

  return (
    <I18nProvider locale={locale}>
      <div className={styles.picker}>
        <Calendar
          aria-label={texts.date}
          value={date}
          onChange={setDate}
          minValue={today(getLocalTimeZone())}
          className={styles.calendar}
        >
          <header className={styles.head}>
            <AriaButton slot="previous" className={styles.step}>
              ←
            </AriaButton>
            <Heading className={styles.month} level={4} />
            <AriaButton slot="next" className={styles.step}>
              →
            </AriaButton>
          </header>
          <CalendarGrid className={styles.grid}>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(day) => <CalendarCell date={day} className={styles.cell} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        <div className={styles.side}>
          <TimeField value={time} onChange={(next) => next && setTime(next)} className={styles.time}>
            <Label className={styles.label}>{texts.time}</Label>
            <DateInput className={styles.input}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
          </TimeField>
          <Button
            look="outline"
            disabled={full}
            onClick={() =>
              onProposals(withProposal(proposals, toCalendarDateTime(date, time).toDate(getLocalTimeZone())))
            }
          >
            {texts.add}
          </Button>
          <p role="status" className={styles.note}>
            {full ? texts.full : ''}
          </p>
        </div>
      </div>
    </I18nProvider>
  );
}
