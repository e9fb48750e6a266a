import { MESSAGES } from './messages.js';

/** Five digits. */
export const ZIP_PATTERN = /^\d{5}$/;

/** First three digits with which no ZIP begins; `libs/geo` holds them against its table. */
const UNUSED_PREFIXES: ReadonlySet<string> = new Set(
  (
    '000 001 002 003 004 099 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 621 632 ' +
    '642 643 659 663 682 694 695 696 697 698 699 702 709 715 732 742 771 817 818 819 839 848 849 854 858 861 862 866 ' +
    '867 868 869 872 876 886 887 888 892 896 899 909 929 987'
  ).split(' '),
);

/** Five digits that can be a ZIP: some ZIP begins with their first three. New ZIPs pass. */
export const isZip = (text: string): boolean =>
  ZIP_PATTERN.test(text) && !UNUSED_PREFIXES.has(text.slice(0, 3));

/** What is wrong with a ZIP, in a sentence; `malformed` stands for what is not five digits. */
export function zipFault(text: string, malformed: string = MESSAGES.admin.zip): string | undefined {
  if (!ZIP_PATTERN.test(text)) return malformed;
  return isZip(text) ? undefined : MESSAGES.place.noSuchZip;
}

/** A ZIP as typed: without spaces around it, ZIP+4 cut to five digits. What is no ZIP stays as it was typed. */
export const readZip = (typed: string): string => typed.trim().replace(/^(\d{5})-\d{4}$/, '$1');

/** A five-digit number, or ZIP+4, that is no part of a longer number or of a price. */
const ZIP_IN_TEXT = /(?<![\d$]|\d[.,-])(\d{5})(?:-\d{4})?(?!\d|[.,-]\d)/g;

/** The last standalone five-digit number of an address that can be a ZIP: the one a person typed there, if any. */
export function detectZip(address: string): string | undefined {
  return [...address.matchAll(ZIP_IN_TEXT)]
    .flatMap(([, zip]) => (zip !== undefined && isZip(zip) ? [zip] : []))
    .at(-1);
}
