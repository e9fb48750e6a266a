/** A size of a thing as its owner writes it: "41 wide, 27 deep, 70 tall", "5 ft wide by 4 1/2 deep", "(84 x 38)". Every repetition is bounded. */

const UNIT = String.raw`["”″]|[- ]?inch(?:es)?\b| ?in\b(?! (?:the|a|my|our|here)\b)|['’′]|[- ]?feet\b|[- ]?foot\b| ?ft\b\.?`;
/** A number, its unit, inches over its feet, and which side it is. */
const LENGTH = String.raw`(\d{1,3}(?:\.\d{1,2})?(?: ?[1-3]\/[248]|½)?)(${UNIT})?(?: ?(\d{1,2})(?:["”″]| ?in(?:ch(?:es)?)?\b))?(?: (wide|long|across|deep|tall|high))?`;
const BETWEEN = String.raw`(?: ?[x×] ?| by |,? and |, |(?<=wide|long|across|deep) )(?:about |around |roughly )?`;
export const SIDES_TOLD = new RegExp(
  String.raw`(?<![\d.$/-])${LENGTH}${BETWEEN}${LENGTH}(?:${BETWEEN}${LENGTH})?(?!\d| ?(?:years|people|of)\b)`,
  'gi',
);
/** How many groups each length has. */
const GROUPS = 4;

export interface SidesTold {
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn?: number;
}

interface Length {
  readonly value: number;
  readonly unit: string;
  readonly over: number;
  readonly side: string;
}

const numberOf = (said: string): number => {
  const [, whole = '0', part = ''] = /^(\d{1,3}(?:\.\d{1,2})?) ?([^ ]{0,4})$/.exec(said) ?? [];
  const [above, below] = part === '½' ? [1, 2] : part.split('/').map(Number);
  return Number(whole) + (above && below ? above / below : 0);
};

const isFeet = (unit: string): boolean => /['’′f]/i.test(unit);
/** Without a unit no larger number is meant as feet, and beside feet no smaller one as inches. */
const MOST_FEET = 12;

/** The sides that a match of the pattern tells, its front first; nothing where it tells a height in place of one. */
export function sidesIn(groups: readonly (string | undefined)[]): SidesTold | undefined {
  const lengths = [0, GROUPS, 2 * GROUPS].flatMap((from): Length[] => {
    const [said, unit = '', over = '0', side = ''] = groups.slice(from, from + GROUPS);
    return said === undefined
      ? []
      : [{ value: numberOf(said), unit: unit.trim(), over: Number(over), side: side.toLowerCase() }];
  });
  const units = lengths.map(({ unit }) => unit).filter((unit) => unit !== '');
  const inFeet = units.length > 0 ? units.some(isFeet) : lengths.every(({ value }) => value <= MOST_FEET);
  const inches = ({ value, unit, over }: Length): number => {
    const feet = unit === '' ? inFeet && value <= MOST_FEET : isFeet(unit);
    return value * (feet ? 12 : 1) + over;
  };
  const high = lengths.find(({ side }) => side === 'tall' || side === 'high');
  const [first, second, third] = lengths.filter((one) => one !== high);
  if (!first || !second) return undefined;
  const told = first.side !== '' || second.side === 'deep' || second.side === 'wide';
  const turned = first.side === 'deep' || second.side === 'wide';
  const [a, b] = [inches(first), inches(second)];
  const [widthIn, depthIn] = turned ? [b, a] : told ? [a, b] : [Math.max(a, b), Math.min(a, b)];
  const heightIn = high ?? third;
  return { widthIn, depthIn, ...(heightIn ? { heightIn: inches(heightIn) } : {}) };
}
