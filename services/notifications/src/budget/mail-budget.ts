const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails without proof that one recipient gets within a time. */
export interface MailBudget {
  readonly anHour: number;
  readonly aDay: number;
}

/** The budget at `factor` 1 is four mails an hour and ten a day. */
export const mailBudget = (factor: number): MailBudget => ({
  anHour: Math.max(1, Math.round(4 * factor)),
  aDay: Math.max(1, Math.round(10 * factor)),
});

/**
 * When the next mail may leave: when it is due, or as soon as the oldest of a full hour or day no longer counts.
 * @param last when the last mail but `anHour - 1`, and but `aDay - 1`, left or leaves; null where there are fewer
 */
export function nextPlace(dueAt: Date, last: { anHour: Date | null; aDay: Date | null }): Date {
  const hourFree = last.anHour ? last.anHour.getTime() + HOUR_MS : 0;
  const dayFree = last.aDay ? last.aDay.getTime() + DAY_MS : 0;
  return new Date(Math.max(dueAt.getTime(), hourFree, dayFree));
}
