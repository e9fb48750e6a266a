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
const safeCell = (sql: string): string =>
  `case when ascii(left(${sql}, 1)) ${PLAIN_START} then ${sql}
   when strpos('${FORMULA_STARTS}', nullif(left(ltrim(left(${sql}, 64), ${SKIPPED}), 1), '')) > 0
   then '''' || ${sql} else ${sql} end`;

/** A time as ISO 8601 in UTC, to the second. */
export const isoTime = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Texts as one cell that no comma in them makes ambiguous: a JSON array; empty where there are none. */
export const listCell = (arraySql: string): string =>
  `case when cardinality(${arraySql}) > 0 then to_json(${arraySql})::text end`;

/** true, false, or empty where neither is known. COPY alone would write t and f. */
export const truthCell = (sql: string): string => `(${sql})::text`;

/** Ends the lines of a CSV from COPY with CRLF, as RFC 4180 has it; line ends inside a quoted cell stay as they are. */
export async function* withCrlf(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let quoted = false;
  for await (const chunk of chunks) {
    const parts = chunk.toString('latin1').split('"');
    const startsQuoted: boolean = quoted;
    const ended = parts.map((part, index) =>
      startsQuoted === (index % 2 === 0) ? part : part.replaceAll('\n', '\r\n'),
    );
    quoted = startsQuoted === (parts.length % 2 === 1);
    yield Buffer.from(ended.join('"'), 'latin1');
  }
}

/** The COPY statement that streams rows as CSV with a heading line. */
export const csvQuery = (columns: readonly CsvColumn[], from: string): string =>
  `copy (select ${columns
    .map(({ heading, sql, fromPeople }) => `${fromPeople ? safeCell(sql) : sql} as "${heading}"`)
    .join(', ')} from ${from}) to stdout with (format csv, header true, encoding 'UTF8')`;
