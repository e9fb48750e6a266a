import { MESSAGES } from '@plumbline/contracts';
import { type CsvColumn, isoTime, listCell, truthCell } from './csv.js';

/** The columns of bids_export.csv. Track tokens are no part of it. */
export const BID_CSV_COLUMNS: readonly CsvColumn[] = [
  { heading: 'bidId', sql: 'bid.code' },
  { heading: '_id', sql: 'bid.id' },
  { heading: 'status', sql: 'bid.status' },
  { heading: 'submittedAt', sql: isoTime('bid.submitted_at') },
  { heading: 'receivedAt', sql: isoTime('bid.received_at') },
  { heading: 'userEmail', sql: 'bid.user_email', fromPeople: true },
  { heading: 'contractorEmail', sql: 'bid.contractor_email', fromPeople: true },
  { heading: 'companyName', sql: 'bid.contractor_name', fromPeople: true },
  { heading: 'zipCode', sql: 'bid.zip_code' },
  { heading: 'city', sql: 'request.city' },
  { heading: 'state', sql: 'bid.state' },
  { heading: 'category', sql: 'request.category' },
  { heading: 'design', sql: 'request.design_title', fromPeople: true },
  { heading: 'estimatedPrice', sql: 'bid.estimated_price' },
  { heading: 'priceBasis', sql: 'bid.price_basis' },
  { heading: 'timeline', sql: 'bid.timeline', fromPeople: true },
  { heading: 'scope', sql: 'bid.scope', fromPeople: true },
  { heading: 'notes', sql: 'bid.notes', fromPeople: true },
  { heading: 'licenses', sql: 'bid.licenses', fromPeople: true },
  { heading: 'references', sql: 'bid.reference_text', fromPeople: true },
  {
    heading: 'licenseNote',
    sql: `case when bid.license_claimed then '${MESSAGES.bids.licensed}'
      when request.license_asked then '${MESSAGES.bids.licenseUnchecked}' end`,
  },
  {
    heading: 'files',
    sql: listCell(`array(select file->>'name' from jsonb_array_elements(bid.files) file)`),
  },
  { heading: 'tags', sql: listCell('bid.tags') },
  { heading: 'notesInternal', sql: 'bid.notes_internal', fromPeople: true },
  { heading: 'confirmedByMail', sql: truthCell('bid.confirmed_by_mail') },
  { heading: 'version', sql: 'bid.version' },
  { heading: 'depositUsd', sql: 'bid.deposit_usd' },
  { heading: 'paymentSchedule', sql: 'bid.payment_schedule', fromPeople: true },
  { heading: 'warrantyMonths', sql: 'bid.warranty_months' },
  {
    heading: 'answers',
    sql: listCell(
      `array(select concat_ws(' ', coalesce(answer->>'name', answer->>'trade') || ':', answer->>'state', answer->>'usd')
        from jsonb_array_elements(bid.answers) answer)`,
    ),
  },
];
