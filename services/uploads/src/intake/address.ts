import { detectZip, LIMITS, readZip, zipFault } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';

/** Where the room is, as far as the homeowner said. */
export interface Address {
  readonly zipCode: string | null;
  readonly fullAddress: string | null;
}

/**
 * Reads address and ZIP of the form. A ZIP that was not typed is taken from the address; ZIP+4 is cut to five.
 * @throws Problem 400 for a ZIP that cannot be one or an address of more than LIMITS.addressMax characters
 */
export function readAddress(fields: ReadonlyMap<string, string>): Address {
  const fullAddress = fields.get('fullAddress')?.trim() || null;
  if (fullAddress && fullAddress.length > LIMITS.addressMax) {
    const message = `The address must be shorter than ${LIMITS.addressMax + 1} characters.`;
    throw Problem.invalid(message, [{ field: 'fullAddress', message }]);
  }
  const typed = readZip(fields.get('zipCode') ?? '');
  const message = typed && zipFault(typed);
  if (message) {
    throw Problem.invalid(message, [{ field: 'zipCode', message }]);
  }
  return { zipCode: typed || detectZip(fullAddress ?? '') || null, fullAddress };
}
