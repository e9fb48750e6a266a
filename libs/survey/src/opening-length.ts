import type { Opening, SurveyLength } from '@plumbline/concept';

/** What a length of an opening measures, in inches; nothing for a length of something else or of an unknown opening. */
export function openingLengthIn(
  { of, on }: Pick<SurveyLength, 'of' | 'on'>,
  openings: readonly Opening[],
): number | undefined {
  const opening = openings.find(({ id }) => id === on);
  switch (of) {
    case 'opening-offset':
      return opening?.offsetIn;
    case 'opening-width':
      return opening?.widthIn;
    case 'opening-height':
      return opening?.heightIn;
    case 'opening-sill':
      return opening?.sillIn;
    default:
      return undefined;
  }
}
