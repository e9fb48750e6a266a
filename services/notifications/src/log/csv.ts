/** What makes Excel read the bytes as UTF-8. */
export const BOM = '\ufeff';

/** What a spreadsheet would run instead of show; also in their full-width forms and behind blanks. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** One line of a CSV file (RFC 4180); a cell that looks like a formula becomes text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll('\0', '');
  const safe = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
