import { dollars, feetAndInches } from '@plumbline/brief';
import { type Concept, kindSpec } from '@plumbline/concept';
import { type Row, scheduleOf } from '../schedule/schedule.js';
import { siteLengths } from '../survey/site-lengths.js';

type Compared = Pick<Concept, 'room' | 'estimate'>;

/** Finer than a plan prints. Inches. */
const PRINTED = 1 / 16;
/** Quantities of a scope list: more in one sentence is not read. */
const MOST_ITEMS = 12;

/**
 * What another version of a concept changes for whoever prices it, as sentences: lengths, things that come, go or have
 * another size, what it likely costs.
 */
export function whatChanged(before: Compared, after: Compared): string[] {
  const lengths = siteLengths(before.room).flatMap(({ id, label, inches: was }) => {
    const is = siteLengths(after.room).find((one) => one.id === id)?.inches;
    return is !== undefined && Math.abs(was - is) > PRINTED
      ? [`${label}: ${feetAndInches(was)}, now ${feetAndInches(is)}.`]
      : [];
  });
  const gone = lessThan(rowsOf(before), rowsOf(after));
  const come = lessThan(rowsOf(after), rowsOf(before));
  const [was, is] = [before.estimate, after.estimate];
  return [
    ...lengths,
    ...(gone.length > 0 ? [`Not in the plan any more: ${inWords(gone)}.`] : []),
    ...(come.length > 0 ? [`New in the plan: ${inWords(come)}.`] : []),
    ...(lengths.length > 0 && gone.length + come.length === 0
      ? ['Everything in the plan keeps its size; only places change.']
      : []),
    was.likely === is.likely
      ? `The estimate stays at ${dollars(is.likely)}.`
      : `Estimate: ${dollars(was.likely)}, now ${dollars(is.likely)} (${dollars(is.low)} to ${dollars(is.high)}).`,
  ];
}

type Counted = Pick<Row, 'name' | 'size' | 'count'>;

/** Cabinets by their whole size; of other things the height follows the ceiling, and small ones are only counted. */
const rowsOf = ({ room }: Compared): Counted[] => {
  const { cabinets, legend } = scheduleOf(room);
  const others = legend
    .filter(({ mark, items }) => !mark && items.some(({ kind }) => kindSpec(kind).layer === undefined))
    .map(({ tag, name, size, count }) => ({
      name,
      size: tag ? size.split(' × ').slice(0, 2).join(' × ') : '',
      count,
    }));
  return [...new Map(merged([...cabinets, ...others]).map((row) => [keyOf(row), row])).values()];
};

/** Rows of the same name and size as one. */
const merged = (rows: readonly Counted[]): Counted[] =>
  rows.map((row) => ({
    name: row.name,
    size: row.size,
    count: rows.filter((other) => keyOf(other) === keyOf(row)).reduce((sum, { count }) => sum + count, 0),
  }));

const keyOf = ({ name, size }: Counted): string => `${name} ${size}`.trim();

/** What the first list has more of than the second. */
function lessThan(first: readonly Counted[], second: readonly Counted[]): Counted[] {
  const there = new Map(second.map((row) => [keyOf(row), row.count]));
  return first.flatMap((row) => {
    const count = row.count - (there.get(keyOf(row)) ?? 0);
    return count > 0 ? [{ ...row, count }] : [];
  });
}

function inWords(rows: readonly Counted[]): string {
  const words = rows.map(({ name, size, count }) =>
    `${count > 1 ? `${count} × ` : ''}${name} ${size}`.trim(),
  );
  const rest = words.length - MOST_ITEMS;
  return rest > 0 ? `${words.slice(0, MOST_ITEMS).join('; ')}; and ${rest} more` : words.join('; ');
}
