import { type EventMap, SOW_DOWNLOAD_NAME } from '@plumbline/contracts';
import type { MailAttachment } from '../mail.js';
import { allLines, basisOf, oneLine, placeOf, priceOf } from '../text.js';
import { scopePdf } from './scope-pdf.js';

type Submission = EventMap['bid.submitted'];

/** A bid's scope of work, whole, as text to work with and as pages to print. */
export async function scopeFiles(submission: Submission): Promise<MailAttachment[]> {
  const { bid, contractorEmail, timeline, notes, licenses, references, files = [] } = submission;
  const scope = allLines(submission.scope);
  const company = oneLine(bid.contractor?.companyName ?? '') || contractorEmail;
  const facts = (
    [
      ['Bid', bid.code],
      ['Contractor', company],
      ['Price', priceOf(submission)],
      ['Price is', basisOf(submission)?.toLowerCase() ?? ''],
      ['Timeline', timeline ? oneLine(timeline, 300) : ''],
      ['For', oneLine(bid.design.title, 200)],
      ['Place', placeOf(bid)],
      ['Licenses', licenses ? allLines(licenses) : ''],
      ['References', references ? allLines(references) : ''],
      ['Files', files.map(({ name }) => oneLine(name, 120)).join(', ')],
      ['Message', notes ? allLines(notes) : ''],
    ] as const
  ).filter(([, value]) => value !== '');
  const title = 'Scope of work';
  const head = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [
    {
      filename: SOW_DOWNLOAD_NAME.replace(/\.txt$/, '.pdf'),
      contentType: 'application/pdf',
      content: await scopePdf({ title, facts, scope, foot: `${company}, bid ${bid.code}` }),
    },
    {
      filename: SOW_DOWNLOAD_NAME,
      contentType: 'text/plain; charset=utf-8',
      content: `${title}\n${head}\n\n${scope}\n`,
    },
  ];
}
