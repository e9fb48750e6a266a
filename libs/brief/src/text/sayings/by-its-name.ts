import type { Rewriting } from '../needed-words.js';

/**
 * What "it" stands for where a space is turned into another, a thing is moved from where it is, or a closet is fitted out, by its own
 * name: "3-season porch off the kitchen, want to turn it into a sunroom" is "turn the porch into a sunroom", "can you move the fridge?
 * Right now it's by the back door" is "move the fridge away from the back door". Every repetition is bounded.
 */

const SPACE =
  '(garage|porch|attic|basement|carport|loft|shed|barn|sunroom|breezeway|dining room|living room|spare room|guest room|bedroom|den|closet)';
const MOVED =
  '(fridge|refrigerator|stove|range|dishwasher|washer|dryer|bed|desk|sofa|couch|sectional|tv|television|piano|dresser|table|bookcase|armchair|recliner|crib|workbench|freezer|toilet|vanity|sink|island)';
const PLACE =
  '((?:back |front |side |cellar |basement |patio |closet |light |bathroom |kitchen )?(?:door|doors|doorway|slider|window|windows|radiator|register|vent|switch|panel|fireplace|stairs|stove|range|oven|sink|fridge|refrigerator|toilet|tub|shower|closet|entry|walkway))';
const NOW = '(?: (?:now|right now|currently|today|at the moment))?';
const AT =
  '(?:next to|beside|by|in front of|near|against|under|across from|right at|at|over|too close to|close to|blocking)';
const SO = '(?:,|;|\\.| and| but| so){1,2} (?:and |but |so )?';
const ASKS =
  "(?:please |can (?:you|we) |could (?:you|we) |(?:we|i)(?: would|['’]d)? (?:want|need|like) to |want to |need to |let['’]?s ){0,2}";

export const BY_ITS_NAME: readonly Rewriting[] = [
  // "Can you move the fridge" asks for it to be moved.
  [
    /(?<=(?:^|[.!?;\n] ?)(?:(?:hi|hello|so|and|also|ok|hey)[,!.]? )?)(?:can|could|would|will) you (?:please |also |just |maybe |possibly )?(?=(?:move|relocate|shift|add|put|make|replace|remove|take|build|paint|swap|install|hide|fix|change|turn|convert)\b)/gi,
    '',
  ],
  // "The garage, which we never park in": no car, and nothing refused.
  [
    /\bgarage,? (?:that |which )?(?:we|i|nobody|no one) (?:never|don['’]?t|do not|hardly ever|rarely)(?: ever| really)? parks? in\b/gi,
    'garage',
  ],
  [
    new RegExp(
      `\\b${SPACE}((?:,? [a-z'’-]{1,14}){0,12},? (?:turn|turning|convert|converting|make|making|transform|transforming|change|changing)) (?:it|this|that)(?: space| room| area)? (?=into\\b)`,
      'gi',
    ),
    '$1$2 the $1 ',
  ],
  // "Move the fridge? Right now it's by the back door and blocks it".
  [
    new RegExp(
      `\\b(?:move|relocate|shift) (?:the |our |my )?${MOVED}(?: please| somewhere else| elsewhere)?[.?!,;]{1,3} ?(?:(?:right now|now|currently|at the moment|because|since|as|cause),? )?(?:it['’]?s|it is|it sits|it stands)(?: right| way)?${NOW} ${AT} (?:the |our |a )?${PLACE}\\b(?: (?:and|&|so|which) (?:it )?(?:blocks|bangs|hits|stops|covers|is in the way|can['’]?t)[^.;!?\\n]{0,50})?`,
      'gi',
    ),
    'move the $1 away from the $2',
  ],
  // "The stove is next to the fridge now, move it".
  [
    new RegExp(
      `\\b(?:the |our |my )?${MOVED} (?:is|sits|stands|are)(?: right)?${NOW} ${AT} (?:the |our |a )?${PLACE}${NOW}${SO}${ASKS}(?:move|shift|relocate) (?:it|them|that)(?: away| elsewhere| somewhere else| please)?(?=[.,;!?\\n]|$)`,
      'gi',
    ),
    'move the $1 away from the $2',
  ],
  [
    new RegExp(
      `\\b(?:the |our |my )?${MOVED} (?:blocks|is blocking|hits|covers) (?:the |our |a )?${PLACE}${NOW}${SO}${ASKS}(?:move|shift|relocate) (?:it|them|that)(?: away| elsewhere| somewhere else| please)?(?=[.,;!?\\n]|$)`,
      'gi',
    ),
    'move the $1 away from the $2',
  ],
  // "Closet stays but fit it out for fabric".
  [
    /\b(closet|pantry|linen closet|cedar closet) (stays|can stay|is staying|will stay|stays put|stays where it is),? (?:but |and |just |though )?(?:please |we want to |i want to |let['’]?s )?(?:fit|kit|outfit|deck|trick) (?:it )?out\b(?: it\b)?/gi,
    '$1 $2. fit out the $1',
  ],
  [
    /\b(closet|pantry|linen closet) (stays|can stay|is staying|will stay),? (?:but |and |just |though )?(?:please |we want to |i want to )?(?:add|put|build|with|needs|gets) ((?:more |new |some )?(?:shelves|shelving|drawers|double rods|rods|a rod|a closet system|organizers?)) (?:in|to|inside) it\b/gi,
    '$1 $2. $3 in the $1',
  ],
  // "A desk for zoom calls, 60 inches".
  [
    /\b(desk|workbench)((?: with (?:a |the )?(?:plain |blank |empty )?wall behind (?:me|him|her|us))?(?: for (?!(?:two|three|four|both)\b)[a-z]{3,12}(?: [a-z]{3,12})?)), (\d{2,3}) ?(?:inches|inch|in\.?|"|”)(?: wide| long)?(?=[,.;!\n]|$)/gi,
    '$3 inch $1$2',
  ],
  // "Pantry - walk in if possible, or a wall of pull outs".
  [/\bpantry ?(?:[-–—:,(]|that is|as an?) ?walk[- ]?in\b/gi, 'walk-in pantry'],
];
