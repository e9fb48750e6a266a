import type { EventMap } from '@plumbline/contracts';
import type { MailAttachment } from '../mail.js';
import { manyLines, oneLine } from '../text.js';
import { calendarFile } from './calendar-file.js';
import { readTimes } from './readable-times.js';

type Appointment = EventMap['appointment.proposed'] & { readonly proposedAt: string };

/** A calendar file for each proposed time that can be read as one. */
export function appointmentFiles(appointment: Appointment): MailAttachment[] {
  const { bid, proposalId, proposals, proposedAt, name, phone, userEmail, address, notes } = appointment;
  const contact = [name, phone, userEmail].filter(Boolean).join(', ');
  return readTimes(proposals, new Date(proposedAt)).map((time, index) => ({
    filename: `visit-${index + 1}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile({
      uid: `${proposalId}-${index + 1}@plumbline`,
      createdAt: proposedAt,
      start: time,
      durationMin: time.durationMin,
      summary: `Proposed visit: ${oneLine(bid.design.title, 80)} (${bid.code})`,
      description: [contact, notes && manyLines(notes, 1_000)].filter(Boolean).join('\n'),
      location: oneLine(address ?? [bid.city, bid.zipCode].filter(Boolean).join(' '), 200),
    }),
  }));
}
