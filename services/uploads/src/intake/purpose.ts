import { MESSAGES, UPLOAD_PURPOSES, type UploadPurpose } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';

/**
 * What the files are for; of a room where the form says nothing.
 * @throws Problem 400 for another word
 */
export function readPurpose(fields: ReadonlyMap<string, string>): UploadPurpose {
  const said = fields.get('purpose')?.trim() || 'room';
  const purpose = UPLOAD_PURPOSES.find((known) => known === said);
  if (purpose) return purpose;
  const message = MESSAGES.upload.purpose;
  throw Problem.invalid(message, [{ field: 'purpose', message }]);
}
