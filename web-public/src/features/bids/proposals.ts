import { Time } from '@internationalized/date';
import { locale } from '#texts/locale';

/** The time a visit is first offered at. */
export const MORNING = new Time(9, 0);

const line = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** How many times a proposals text names: one a line. */
export function proposalCount(proposals: string): number {
  return proposals.split('\n').filter((text) => text.trim() !== '').length;
}

/** The text with one more time on a line of its own; a time that stands there already is not repeated. */
export function withProposal(proposals: string, at: Date): string {
  const added = line.format(at);
  const lines = proposals.split('\n').filter((text) => text.trim() !== '');
  return lines.includes(added) ? proposals : [...lines, added].join('\n');
}
