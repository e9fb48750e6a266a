import { ZIP_PATTERN } from '@plumbline/contracts';

/** Five digits that can be a ZIP: none begins with three zeros. The server knows those that exist. */
export function isZip(text: string): boolean {
  return ZIP_PATTERN.test(text) && !text.startsWith('000');
}
