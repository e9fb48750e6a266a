import pg from 'pg';

/** Puts values into SQL: as numbered parameters, or, where a statement takes none (COPY), as escaped literals. */
export interface SqlValues {
  /** The text that stands for a value in the statement. */
  add(value: string | number | Date): string;
}

export class Parameters implements SqlValues {
  readonly values: unknown[] = [];

  add(value: string | number | Date): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export class Literals implements SqlValues {
  add(value: string | number | Date): string {
    if (typeof value === 'number') return String(Number(value));
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : value);
  }
}

/** The conditions as a `where`; nothing where there are none. */
export const where = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
