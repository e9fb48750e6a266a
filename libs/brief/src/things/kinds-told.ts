/**
 * How a thing is to be made, where the plan draws the thing and not this of it: told as left to the contractor, and never
 * as drawn.
 */
interface KindTold {
  readonly id: string;
  readonly name: string;
  readonly words: RegExp;
  /** What the plan has in its place. */
  readonly note: string;
}

const TV = '(?:tv|television)';
const HIDE = '(?:hide|hides|hidden|hideaway|conceal|conceals|concealed)';

const KINDS_TOLD: readonly KindTold[] = [
  {
    id: 'trundle',
    name: 'trundle',
    words: /\btrundles?(?: bed)?\b/i,
    note: 'No trundle is drawn under the bed: that is left to the contractor.',
  },
  {
    id: 'side-cabinets',
    name: 'side cabinets',
    words: /\bside (?:cabinets|towers|piers)\b/i,
    note: 'No cabinets are drawn beside the bed: they are left to the contractor.',
  },
  {
    id: 'hidden-tv',
    name: 'television that can be hidden',
    words: new RegExp(String.raw`\b${TV}[^.,;\n]{0,24}\b${HIDE}\b|\b${HIDE}\b[^.,;\n]{0,16}\b${TV}\b`, 'i'),
    note: 'The television is drawn in the open: what hides it is left to the contractor.',
  },
  {
    id: 'table-leaves',
    name: 'table that extends',
    words:
      /\btables?\b[^.;,\n]{0,40}\b(?:expands?|extends?|opens up|grows?)(?: (?:up|out))?(?: (?:to|for))\b|\b(?:expanding|extending|extendable|expandable|extension|leaf) (?:dining )?table\b/i,
    note: 'The table is drawn closed: its leaves are left to the contractor.',
  },
  {
    id: 'raised-dishwasher',
    name: 'raised dishwasher',
    words: /\b(?:raised dishwasher|dishwasher (?:is )?raised|dishwasher (?:up )?off the floor)\b/i,
    note: 'The dishwasher is drawn on the floor, not raised: that is left to the contractor.',
  },
  {
    id: 'side-opening',
    name: 'oven whose door opens to the side',
    words: /\bside[- ](?:opening|swing(?:ing)?|hinged) (?:wall )?oven\b/i,
    note: 'The wall oven is drawn; that its door opens to the side is left to the contractor.',
  },
];

export interface SaidKind {
  readonly said: string;
  readonly kind: KindTold;
}

/** What a text says of how things are to be made. */
export const readKinds = (text: string): SaidKind[] =>
  KINDS_TOLD.flatMap((kind) => {
    const match = kind.words.exec(text);
    return match ? [{ said: match[0], kind }] : [];
  });

export const kindTold = (id: string): KindTold | undefined => KINDS_TOLD.find((kind) => kind.id === id);
