/** One column of an export: its heading, the SQL it comes from, and whether a person wrote what is in it. */
export interface CsvColumn {
  readonly heading: string;
  readonly sql: string;
  /** Text from people may start like a formula; numbers, times and our own words do not. */
  readonly fromPeople?: boolean;
}

/** What a spreadsheet takes for the start of a formula, ASCII and full width. */
const FORMULA_STARTS = '=+-@＝＋－＠';
/** What spreadsheets skip before it, as Postgres writes it. */
const SKIPPED = String.raw`E' \t\n\r\x0b\f\u00a0\u2007\u200b\u202f\u3000\ufeff'`;

/** The codes of A to z: what begins so is no formula, and nearly everything does. */
const PLAIN_START = 'between 65 and 122';

/**
 * A person's text as a cell that no spreadsheet runs: a would-be formula gets a leading apostrophe. Only the
 * first characters are looked at, so that a long text is not unpacked for it.
 */
export const safeCell = (sql: string): string =>
  `case when ascii(left(${sql}, 1)) ${PLAIN_START} then ${sql}
   when strpos('${FORMULA_STARTS}', nullif(left(ltrim(left(${sql}, 64), ${SKIPPED}), 1), '')) > 0
   then '''' || ${sql} else ${sql} end`;

/** A time as ISO 8601 in UTC, to the second. */
export const isoTime = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The COPY statement that streams rows as CSV with a heading line. */
export const csvQuery = (columns: readonly CsvColumn[], from: string): string =>
  `copy (select ${columns
    .map(({ heading, sql, fromPeople }) => `${fromPeople ? safeCell(sql) : sql} as "${heading}"`)
    .join(', ')} from ${from}) to stdout with (format csv, header true, encoding 'UTF8')`;
