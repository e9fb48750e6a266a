/** A stretch of a text: UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches of a text share any of it. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
