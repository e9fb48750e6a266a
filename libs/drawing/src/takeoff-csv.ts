import type { Concept, Room } from '@plumbline/concept';
import { scheduleOf } from '@plumbline/room/parts';

/** Takeoffs for a spreadsheet: UTF-8 with its mark, lines ended by CR LF (RFC 4180). A takeoff, no order list. */

/** A spreadsheet runs what begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const words = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/**
 * Every quantity with how it was reckoned and where it is; with `prices` also what it likely costs, US dollars, and who
 * says so. Who is to price it gets it without: he who has seen a price prices that.
 */
export const quantitiesCsv = (
  { quantities, estimate }: Pick<Concept, 'quantities' | 'estimate'>,
  { prices = true }: { readonly prices?: boolean } = {},
): string =>
  csv([
    [
      'trade',
      'item',
      'quantity',
      'unit',
      'supply',
      'where',
      'formula',
      ...(prices ? ['low', 'likely', 'high', 'labor', 'material', 'source', 'year'] : []),
    ],
    ...quantities.map((q, i) => {
      const line = estimate.lines[i];
      return [
        q.trade,
        q.item,
        q.quantity,
        q.unit,
        q.state,
        q.where ?? '',
        q.formula ?? '',
        ...(prices && line
          ? [line.low, line.likely, line.high, line.laborUsd, line.materialUsd, line.source, line.year]
          : []),
      ];
    }),
  ]);

/** The cabinets by tag: width, depth and height in inches, and how many. */
export const cabinetsCsv = (room: Room): string =>
  csv([
    ['tag', 'cabinet', 'width x depth x height, in', 'count'],
    ...scheduleOf(room).cabinets.map(({ tag, name, size, count }) => [tag, name, size, count]),
  ]);

/** Whether there is a takeoff of cabinets at all. */
export const hasCabinets = (room: Room): boolean => scheduleOf(room).cabinets.length > 0;
