/** Excel reads UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Records as CSV, one column a name. A cell that a spreadsheet would run as a formula is made plain text. */
export function csvOf<Name extends string>(
  names: readonly Name[],
  records: readonly Readonly<Partial<Record<Name, unknown>>>[],
): string {
  const rows = [names, ...records.map((record) => names.map((name) => textOf(record[name])))];
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
