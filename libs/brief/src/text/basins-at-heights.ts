/**
 * Two basins at two heights: "two vanities at different heights", "one 32 high and the other 36", "his at 36 and mine at 32". Every
 * repetition is bounded.
 */

const IN = '(?: ?(?:inches|inch|in\\b|["”]))?(?: (?:high|tall))?';
const LOW = `3[0-3]${IN}`;
const HIGH = `3[5-9]${IN}`;
const ONE =
  '(?:one|his|hers|her|my|mine|the (?:left|right|first|low|lower) one)(?: (?:side|sink|vanity|basin|counter))?(?: (?:should be|to be|needs to be|has to be|at|is|about|around)){0,2} ';
const OTHER =
  ',? (?:and|but|with|,) ?(?:the other|another|one|his|hers|her|my|mine|the second)(?: (?:side|sink|vanity|basin|counter|one))?(?: (?:should be|to be|needs to be|at|is|about|around)){0,2} ';

const SAID: readonly RegExp[] = [
  new RegExp(`\\b${ONE}${LOW}${OTHER}${HIGH}`, 'gi'),
  new RegExp(`\\b${ONE}${HIGH}${OTHER}${LOW}`, 'gi'),
  /(?<!\b(?:mirrors?|shelves|sconces|lights|hooks|bars|niches|heads|counters) )\b(?:(?:at|of|with) (?:two )?different heights|(?:at|of) two (?:different )?heights|(?:set|made|built) (?:at|to) different heights)\b/gi,
];

/** Basins that are told to be apart. */
const APART = /\b(?:separate|two|2|his and hers?|her and his) (?:(?:separate|small|own) )?vanities\b/i;
const HEIGHTS = 'with basins at two heights';

/** A text in which basins of two heights are told plainly: one top has one height, so that they stand apart. */
export const basinsAtHeights = (text: string): string => {
  if (!/\b(?:vanity|vanities|sinks|basins)\b/i.test(text)) return text;
  const means = APART.test(text) ? HEIGHTS : `as two separate vanities, ${HEIGHTS}`;
  return SAID.reduce((plain, said) => plain.replace(said, means), text);
};
