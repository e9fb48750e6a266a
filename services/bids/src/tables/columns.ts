import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** Milliseconds, as JavaScript dates have them: a time read back and compared is the same time. */
export const time: ColumnOptions = { type: 'timestamptz', precision: 3 };
export const timeNow: ColumnOptions = { ...time, default: () => 'now()' };

const asNumber: ValueTransformer = {
  to: (value?: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
/** US dollars with cents. */
export const money: ColumnOptions = { type: 'numeric', precision: 12, scale: 2, transformer: asNumber };
export const rating: ColumnOptions = { type: 'numeric', precision: 2, scale: 1, transformer: asNumber };
