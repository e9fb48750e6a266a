import type { Duration } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/** How long the work on site takes, in calendar days. */
const DURATIONS: Readonly<
  Record<RoomCategory, { readonly days: readonly [number, number]; readonly source: string }>
> = {
  kitchen: { days: [49, 56], source: 'drurydesigns: 7 to 8 weeks' },
  bathroom: { days: [28, 56], source: 'kitchenbathremodelingpro: 4 to 8 weeks for a full bath' },
  'living room': { days: [14, 28], source: 'general knowledge' },
  bedroom: { days: [10, 21], source: 'general knowledge' },
  basement: { days: [42, 84], source: 'general knowledge' },
  garage: { days: [7, 21], source: 'general knowledge' },
  office: { days: [7, 21], source: 'general knowledge' },
  other: { days: [14, 28], source: 'general knowledge' },
};

/** Days from order to delivery (cabinet guides). Stock cabinets: general knowledge. */
const CABINET_LEAD: Readonly<Record<string, readonly [number, number]>> = {
  'cabinets-stock': [3, 14],
  'cabinets-semi': [28, 42],
  'cabinets-custom': [56, 112],
};

/** The usual time for a room against the days wished for, in words. */
export function durationOf(
  category: RoomCategory,
  cabinets: string | undefined,
  startInDays?: number,
  wishedDays?: number,
): Duration {
  const { days, source } = DURATIONS[category];
  const lead = cabinets ? CABINET_LEAD[cabinets] : undefined;
  const sentences = [`Work on site usually takes ${days[0]} to ${days[1]} calendar days.`];
  if (wishedDays !== undefined) {
    sentences.push(
      wishedDays < days[0]
        ? `The ${wishedDays} days wished for are short by ${days[0] - wishedDays} or more.`
        : `The ${wishedDays} days wished for are enough.`,
    );
  }
  if (lead) {
    sentences.push(`Cabinets take ${lead[0]} to ${lead[1]} days from order to delivery.`);
    if (startInDays !== undefined && startInDays < lead[0]) {
      sentences.push(
        `A start in ${startInDays} days comes before they can arrive: order first, or start with demolition.`,
      );
    }
  }
  return {
    days,
    ...(lead ? { leadDays: lead } : {}),
    ...(wishedDays !== undefined ? { wishedDays } : {}),
    text: sentences.join(' '),
    source,
  };
}
