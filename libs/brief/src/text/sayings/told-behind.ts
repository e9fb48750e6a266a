import type { Rewriting } from '../needed-words.js';

/**
 * What is told of a thing behind its name: how many there are, how high it is to be, who is not to see it. Written as the readers know
 * it: "bikes, there's five of them" is "five bikes", "vanity at 36" is "vanity 36 inches high". Every repetition is bounded.
 */

const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-2])';
const INCH = '(?:inches|inch|in\\b\\.?|["”])';

/** A counter, a basin or a desk "at 36 inches" is so high. */
export const HIGH_AT = new RegExp(
  `\\b(vanity|vanities|sink|basin|counters?|countertops?|desk|workbench|bench|island|table)( tops?)? at (?:about |around )?(2[6-9]|3\\d|4[0-4])(?: ?${INCH})?(?= ?(?:[.,;!?\\n)]|$)| (?:high|tall|and|so|since|because|instead|for)\\b)(?: high| tall)?`,
  'gi',
);

export const TOLD_BEHIND: readonly Rewriting[] = [
  // "Where do the bikes go, there's 5 of them", "bar stools, we've got six".
  [
    new RegExp(
      `\\b((?:bar |counter |dining |grab |coat |arm|floor )?(?!(?:is|us|this|was|has|does|its|kids|boys|girls|dogs|cats|we|windows|doors|walls|guests|people)\\b)[a-z]{3,12}s)(?: go| live| hang)?[,.;:] ?(?:and |we )?(?:there(?:['’]s| are| is| will be)|(?:we|i|they)(?:['’]ve)?(?: have| got| own| need)?(?: got)?) ${NUMBER} of (?:them|those)\\b`,
      'gi',
    ),
    '$2 $1',
  ],
  [HIGH_AT, '$1$2 $3 inches high'],
  // "A desk where I'm not looking at the bed".
  [
    /\b(?:where|so that|so) (?:i|we)(?:['’]m|['’]re| am| are) not (?:looking|staring|facing)(?: (?:straight|right))? (?:at )?(the [a-z]{3,10})\b/gi,
    'not facing $1',
  ],
  // A screen that parts two things is no television.
  [/\b(?:a |some )?(?:folding |privacy |room )?screen (?=(?:between|separating|dividing)\b)/gi, 'a divider '],
  // Who watches the children from the sofa asks for no window over the sink.
  [
    /\b(?:where|so(?: that)?) (?:i|we|you) can (?:see|watch|keep an eye on) (?:the |my |our )?(?:kids?|children|baby|toddler|grandkids) (?=from the (?:sofa|couch|sectional|desk|bed|armchair|chair|table|bar|treadmill)\b)/gi,
    'in the same room, ',
  ],
  // What moves to the island stands in it.
  [
    /\b(?:move|moving|relocate|relocating) (?:the|our|my) (sink|dishwasher) (?:over |out )?(?:to|into|onto) the island\b/gi,
    'have the $1 in the island, plumbing moved',
  ],
  [
    /\b(?:move|moving|relocate|relocating) (?:the|our|my) (range|cooktop|stove|microwave) (?:over |out )?(?:to|into|onto) the island\b/gi,
    'have the $1 in the island',
  ],
  // "Should we stay with a queen" keeps nothing.
  [
    /\b(?:or (?:should|do|would) (?:we|i) )(?:stay with|stick with|stick to|go with|stay at) an? (?=(?:king|queen|full|twin)\b)/gi,
    'or a ',
  ],
  // The doors of a car open.
  [
    /\b(?:(?:wide|big) enough|enough (?:room|space)|room|space) to (?:fully )?open (?:the |both |all the |all )?(?:car |truck |front )?doors(?: (?:of|on) (?:the|both) (?:cars?|trucks?))?(?: (?:all the way|fully|wide))?/gi,
    'more room to move around',
  ],
];
