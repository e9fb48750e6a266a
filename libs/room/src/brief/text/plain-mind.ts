/**
 * What people decide while they write, in words that the readers know: "an island, but scrap the island", "a sink would be
 * great but there is no water out there so no" and "everything else leave alone". Every repetition is bounded.
 */

const THE = String.raw`(?:the|our|my|that|this|those|these|his|her|their)\b`;
/** A thing by its name, an article before it. */
const NAME = '(?:(?:a|an|the) )?([a-z-]{3,14}(?: [a-z-]{3,14}){0,2}?)';

const PLAIN: readonly (readonly [RegExp, string])[] = [
  // What was wished for before is taken back.
  [
    new RegExp(
      String.raw`(?<=\b(?:but|actually|now|instead|rather|then|maybe|ok|okay|no|wait|let'?s|lets|just|we|i|i'll|we'll) )(?:forget(?: about)?|scrap|cancel|nix|strike|leave out|leave off|pass on|skip) (?=${THE})`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      String.raw`(?<=[.,;\n] ?)(?:scratch|forget(?: about)?|scrap|cancel|nix|strike|never ?mind) (?=${THE})`,
      'gi',
    ),
    'no ',
  ],
  // "Microwave drawer? Not for us": the readers know "no".
  [
    /\? ?(?:not (?:for (?:us|me)|needed|really)|we'?ll pass|skip (?:it|that))(?=\s?(?:[.,;!?\n]|$))/gi,
    '? no',
  ],
  // "A sink would be great but there is no water out there so no".
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;!?\n] ?))${NAME} (?:would|could|might) be (?:great|nice|cool|lovely|fun|good|awesome|handy)(?= [^.;!?\n]{0,70}\b(?:so|then) no(?:\s?[.,;!?\n]|$))`,
      'gi',
    ),
    'no $1',
  ],
  // What is sold or given away goes.
  [
    new RegExp(
      String.raw`(?<!\b(?:not|never|don't|dont|won't) )\b(?:sell(?:ing)?|donat(?:e|ing)|giv(?:e|ing) away) (?=${THE}|[a-z]{4,12}s\b)`,
      'gi',
    ),
    'remove ',
  ],
  // "I like the vanity" in a room that is made new: it stays. Of a thing alone in its sentence.
  [
    /(?<=(?:^|[.;!?\n] ?)(?:but |and )?)(?:i|we) (?:really |do |actually |still )?like the (?=(?!idea|look|feel|style|color|colour|way)[a-z]{3,12}(?: [a-z]{3,12})?\s?(?:[.;!?\n]|$))/gi,
    'keep the ',
  ],
];

/** A text in which what was taken back is refused in plain words. */
export const withMindMadeUp = (text: string): string =>
  PLAIN.reduce((plain, [said, means]) => plain.replace(said, means), text);

/** Words that take back what was wished for before. */
export const TAKES_BACK: ReadonlySet<string> = new Set(
  `but actually scratch forget scrap cancel wait instead nevermind drop strike nix decided rather thought thinking anymore
  changed ok okay`.split(/\s+/),
);
