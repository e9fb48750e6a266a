import { detectZip, MESSAGES, ZIP_PATTERN } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';

const ADDRESS_MAX = 500;

/** Where the room is, as far as the homeowner said. */
export interface Place {
  readonly zipCode: string | null;
  readonly fullAddress: string | null;
}

/**
 * Reads address and ZIP of the form. A ZIP that was not typed is taken from the address; ZIP+4 is cut to five.
 * @throws Problem 400 for a ZIP that is not five digits or an address of more than 500 characters
 */
export function readPlace(fields: ReadonlyMap<string, string>): Place {
  const fullAddress = fields.get('fullAddress')?.trim() || null;
  if (fullAddress && fullAddress.length > ADDRESS_MAX) {
    const message = `The address must be shorter than ${ADDRESS_MAX + 1} characters.`;
    throw Problem.invalid(message, [{ field: 'fullAddress', message }]);
  }
  const typed = fields
    .get('zipCode')
    ?.trim()
    .replace(/^(\d{5})-\d{4}$/, '$1');
  if (typed && !ZIP_PATTERN.test(typed)) {
    throw Problem.invalid(MESSAGES.admin.zip, [{ field: 'zipCode', message: MESSAGES.admin.zip }]);
  }
  return { zipCode: typed || detectZip(fullAddress ?? '') || null, fullAddress };
}
