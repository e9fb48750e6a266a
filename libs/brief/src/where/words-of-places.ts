/** The closed words that places are told with. */

export type Hand = 'left' | 'right' | 'far' | 'near';
export type Turn = 'same' | 'across' | 'left' | 'right';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const ADVERBS = list(
  `right directly straight dead smack just exactly all way tucked centered centred over back out off up down flush snug still
   roughly about pretty much somewhere close square squarely immediately low high wrapping running`,
);
export const PREPS = list(
  'on along against at in to into across down up by toward towards onto inside within near through',
);
export const DETERMINERS = list(
  'the our my your its that this one a an his her their each both either any whole entire full',
);
/** Adjectives of a wall that say nothing of which it is. */
export const IDLE = list(
  `whole entire full big blank empty bare only solid brick open remaining inside interior very actual main plain side
   hand window-less windowless extreme wide knee`,
);
export const WALLS = list(
  'wall side end corner half run leg arm third part portion section stretch nook quarter edge face line',
);
export const LENGTHS = list('long longer longest short shorter shortest narrow narrower');

export const HANDS: Readonly<Record<string, Hand>> = {
  left: 'left',
  lefthand: 'left',
  right: 'right',
  righthand: 'right',
  far: 'far',
  farthest: 'far',
  furthest: 'far',
  back: 'far',
  rear: 'far',
  top: 'far',
  upper: 'far',
  deep: 'far',
  near: 'near',
  nearest: 'near',
  nearer: 'near',
  front: 'near',
  bottom: 'near',
  lower: 'near',
};

/** What lies beyond a wall and names it: "the street side". */
export const BEYOND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: 'street',
    road: 'street',
    alley: 'alley',
    driveway: 'street',
    yard: 'yard',
    backyard: 'yard',
    garden: 'yard',
    deck: 'yard',
    patio: 'yard',
    porch: 'porch',
    lake: 'lake',
    house: 'house',
    hall: 'hall',
    hallway: 'hall',
    garage: 'garage',
    kitchen: 'kitchen',
    dining: 'dining',
    living: 'living',
    outside: 'outside',
    exterior: 'outside',
    outer: 'outside',
    entry: 'entry',
    entrance: 'entry',
    door: 'entry',
    stair: 'stairs',
    stairs: 'stairs',
    stairway: 'stairs',
  }),
);

/** How one thing stands to another, the longer words first. */
export type Relation =
  | 'under'
  | 'over'
  | 'beside'
  | 'across'
  | 'faces'
  | 'left'
  | 'right'
  | 'between'
  | 'flanks'
  | 'front'
  | 'behind'
  /** Where another thing is today. */
  | 'instead'
  /** At the same wall. */
  | 'along'
  /** At the wall across from the other's. */
  | 'opposite'
  | 'away'
  | 'far'
  | 'in';

export const RELATIONS: readonly (readonly [readonly string[], Relation])[] = (
  [
    ['to the left of', 'left'],
    ['on the left of', 'left'],
    ['left of', 'left'],
    ['to the left side of', 'left'],
    ['on the left side of', 'left'],
    ['to the right of', 'right'],
    ['on the right of', 'right'],
    ['right of', 'right'],
    ['to the right side of', 'right'],
    ['on the right side of', 'right'],
    ['on either side of', 'flanks'],
    ['on both sides of', 'flanks'],
    ['on each side of', 'flanks'],
    ['to either side of', 'flanks'],
    ['either side of', 'flanks'],
    ['each side of', 'flanks'],
    ['both sides of', 'flanks'],
    ['flanking', 'flanks'],
    ['across the room from', 'across'],
    ['across from', 'across'],
    ['opposite from', 'across'],
    ['opposite of', 'across'],
    ['opposite to', 'across'],
    ['opposite', 'across'],
    ['facing', 'faces'],
    ['faces', 'faces'],
    ['looking at', 'faces'],
    ['looking toward', 'faces'],
    ['looking towards', 'faces'],
    ['away from', 'away'],
    ['far from', 'far'],
    ['far away from', 'far'],
    ['as far from', 'far'],
    ['as far away from', 'far'],
    ['in front of', 'front'],
    ['at the foot of', 'front'],
    ['at the end of', 'beside'],
    ['next to', 'beside'],
    ['next door to', 'beside'],
    ['close to', 'beside'],
    ['adjacent to', 'beside'],
    ['closest to', 'beside'],
    ['nearest', 'beside'],
    ['nearest to', 'beside'],
    ['closer to', 'beside'],
    ['nearer', 'beside'],
    ['beside', 'beside'],
    ['alongside', 'beside'],
    ['near', 'beside'],
    ['by', 'beside'],
    ['past', 'beside'],
    ['just inside', 'beside'],
    ['inside', 'beside'],
    ['behind', 'behind'],
    ['in between', 'between'],
    ['between', 'between'],
    ['under', 'under'],
    ['underneath', 'under'],
    ['below', 'under'],
    ['beneath', 'under'],
    ['above', 'over'],
    ['over', 'over'],
    ['on top of', 'over'],
    ['around', 'beside'],
    ['at', 'in'],
    ['in', 'in'],
    ['on', 'in'],
  ] as const
)
  .map(([words, how]): readonly [readonly string[], Relation] => [words.split(' '), how])
  .sort(([a], [b]) => b.length - a.length);

/** May follow a place or a pronoun. */
export const FOLLOWS =
  /^(?:and|but|or|so|with|as|when|where|is|are|was|has|have|gets|get|stays|stay|goes|go|we|i|she|he|they|you|it|if|once|because|since|to|for|in|at|on|by|near|next|under|over|above|below|that's|which|who|while|instead|too|also|please|then|from|across|opposite|facing|there|the|a|an|about|now|today|only|between|beside|behind|right|left|after|before|just|maybe|probably|toward|towards|corner|holds|takes|needs|going|down|up)$/;
const inWords = (phrase: string): readonly string[] => phrase.split(' ');

/** Of a wall that is told already: to which end of it. */
export const TO_END: readonly (readonly string[])[] = [
  'closest to',
  'nearest to',
  'close to',
  'next to',
  'closer to',
  'nearest',
  'nearer',
  'near',
  'by',
  'toward',
  'towards',
].map(inWords);

/** What a wall is told by that something stands at. */
export const NEARBY: readonly (readonly string[])[] = [
  ...TO_END,
  ...['beside', 'behind', 'with', 'of', 'as', 'where', 'under', 'to'].map(inWords),
];
