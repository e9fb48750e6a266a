import { BID_STATUSES, MESSAGES } from '@plumbline/contracts';
import { Problem, SEARCHABLE } from '@plumbline/platform';
import { DAY_SENTENCE, isDay } from '../../input/day.js';
import type { BidFilter } from '../dto/administration.dto.js';

/** The console's filter in the list's terms; what it does not know is left out. */
export function consoleFilter(given: Readonly<Record<string, unknown>>): BidFilter {
  const text = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;
  };
  const search = text('q') ?? text('search');
  const userEmail = text('userEmail');
  if ([search, userEmail].some((term) => term && !SEARCHABLE.test(term)))
    throw Problem.invalid(MESSAGES.bids.searchTooShort);
  const status = BID_STATUSES.find((value) => value === given.status);
  const day = (name: string): string | undefined => {
    const value = text(name);
    if (value && !isDay(value)) throw Problem.invalid(DAY_SENTENCE);
    return value;
  };
  return {
    ...(status ? { status } : {}),
    userEmail,
    contractorId: text('contractorId'),
    zipCode: text('zipCode'),
    state: text('state')?.toUpperCase(),
    category: text('category'),
    tag: text('tag'),
    ...(String(given.unassigned) === 'true' ? { unassigned: 'true' as const } : {}),
    from: day('from'),
    to: day('to'),
    search,
  };
}
