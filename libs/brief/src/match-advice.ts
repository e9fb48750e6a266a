/** What a homeowner can do where the room was not measured. A contractor who reads the scope cannot: it is left out there. */
const ADVICE = {
  size: 'Match your photo to make it yours.',
  layout: 'Match your photo to have yours.',
} as const;

/** A sentence with the advice to measure behind it. */
export const withMatchAdvice = (sentence: string, about: keyof typeof ADVICE): string =>
  `${sentence} ${ADVICE[about]}`;

/** The sentence alone. */
export const withoutMatchAdvice = (text: string): string =>
  Object.values(ADVICE).reduce((rest, advice) => rest.replace(` ${advice}`, ''), text);
