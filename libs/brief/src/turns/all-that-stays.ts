import { allMatches } from '../text/all-matches.js';

/**
 * "Furnace and water heater in the corner, washer on the west wall. All that stays put": what was just told of stays, each by its name.
 * Every repetition is bounded.
 */

const ALL_STAYS =
  /(?<=(?:^|[.;!?] ))(?:all (?:of )?(?:that|this|it|those|these)|everything there|they all|those all|all four|all three|both) (?:stays?|remains?|(?:has|have|needs?) to stay|should stay|must stay)(?: put| there| as (?:is|they are)| where (?:it is|they are))?(?=[.;!?,]|$)/i;
const THING =
  /\b(?:furnace|boiler|water heater|(?:electrical |breaker )?panel|washer(?: and dryer)?|dryer|water softener|sump(?: pump)?|stairs|fridge|refrigerator|range|stove|dishwasher|microwave|toilet|tub|vanity|island|fireplace|closet|piano|sofa|sectional|dresser|desk|bookcase|workbench|freezer)\b(?! (?:area|corner|wall|room|door))/gi;

/** The text with the names of what stays. */
export const allThatStays = (text: string): string => {
  const said = ALL_STAYS.exec(text);
  if (!said) return text;
  const before = text.slice(0, said.index);
  const sentence = before.split(/[.;!?]/).findLast((part) => part.trim() !== '') ?? '';
  const names = [...new Set(allMatches(sentence, THING).map(([name]) => name.toLowerCase()))];
  return names.length === 0
    ? text
    : before + names.map((name) => `The ${name} stays`).join('. ') + text.slice(said.index + said[0].length);
};
