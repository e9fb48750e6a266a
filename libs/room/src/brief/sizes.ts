/**
 * Sizes as people write them. Everything comes back in inches. The texts are those of plainText(): between two words
 * stands one space, and every repetition here is bounded, so that reading takes time in proportion to the text.
 */

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,6})?(?!\d)`;
const FRACTION = String.raw`(?:\s\d/\d)?`;
const UNIT = `(?:mm|cm|m(?:et(?:er|re)s?)?|ft|feet|foot|in(?:ch(?:es)?)?|'{1,2}|"|[’′]|[”″])`;
const LENGTH = String.raw`(${NUMBER}${FRACTION})\s?-?\s?(${UNIT})?\.?(?:\s?-?\s?(${NUMBER}${FRACTION})\s?(in(?:ch(?:es)?)?|''|"|[”″])?)?`;
/** "wide", "long" and the like may stand between a length and its "by". */
const ASIDE = String.raw`\s?(?:wide|long|deep|w|l|d)?\s?`;
const PAIR = new RegExp(String.raw`(?<![\d.$-])${LENGTH}${ASIDE}(?:x|×|by|\*)\s?${LENGTH}(?![\d%])`, 'i');
const AREA =
  /(?<![\d.$-])(\d[\d,]{0,9}(?:\.\d{1,6})?)\s?-?\s?(sq(?:uare)?\.?\s?-?(?:ft|feet|foot|f)|sqft|sf|ft2|ft²|sq(?:uare)?\.?\s?-?(?:m|met(?:er|re)s?)|sqm|m2|m²)(?![a-z])/i;
const CEILING = [
  new RegExp(String.raw`(?<![\d.])${LENGTH}\s?-?\s?(?:(?:high|tall|vaulted)\s?-?\s?)?ceilings?`, 'i'),
  new RegExp(
    String.raw`ceilings?(?:\sheight)?\s?(?:(?:is|are|of|at|:|=)\s?)?(?:(?:only|just|about|around|barely)\s)?${LENGTH}(?:\s?(?:high|tall))?`,
    'i',
  ),
];
const SINGLE = new RegExp(
  String.raw`(?<![\d.$-])(${NUMBER})\s?-?\s?(mm|cm|m|met(?:er|re)s?|ft|feet|foot|'|′)(?![a-z0-9²])`,
  'i',
);

export interface SaidSize {
  readonly said: string;
  readonly widthIn?: number;
  readonly depthIn?: number;
  readonly areaSqFt?: number;
}

/** The first size in a text: two lengths, else an area, else one length (then only `widthIn`). */
export function readSize(text: string): SaidSize | undefined {
  const plain = withoutCeiling(inDigits(text));
  const pair = PAIR.exec(plain);
  if (pair) {
    const [said, a, unitA, moreA, , b, unitB, moreB] = pair;
    const known = unitB ?? unitA;
    const width = lengthIn(a, unitA ?? known, moreA);
    const depth = lengthIn(b, unitB ?? known, moreB);
    // Without a unit, people write feet; numbers over 40 on both sides are inches.
    const factor = known ? 1 : width > 40 && depth > 40 ? 1 : 12;
    return { said: said.trim(), widthIn: width * factor, depthIn: depth * factor };
  }
  const area = AREA.exec(plain);
  if (area) {
    const amount = Number((area[1] ?? '').replaceAll(',', ''));
    const metric = /m/i.test((area[2] ?? '').replace(/square|sq/i, ''));
    return { said: area[0].trim(), areaSqFt: metric ? amount * 10.7639 : amount };
  }
  const single = SINGLE.exec(plain);
  if (single) return { said: single[0].trim(), widthIn: lengthIn(single[1], single[2]) };
  return undefined;
}

/** The ceiling's height if the text tells one. */
export function readCeiling(text: string): { readonly said: string; readonly heightIn: number } | undefined {
  for (const pattern of CEILING) {
    const match = pattern.exec(inDigits(text));
    if (!match) continue;
    const [said, amount, unit, more] = match;
    const length = lengthIn(amount, unit, more);
    return { said: said.trim(), heightIn: unit ? length : length > 40 ? length : length * 12 };
  }
  return undefined;
}

/** The text without what it says of the ceiling and of sizes, so that neither is read as a wish. */
export function withoutSizes(text: string): string {
  let plain = withoutCeiling(inDigits(text));
  for (const pattern of [PAIR, AREA, SINGLE]) plain = plain.replace(pattern, ' ');
  return plain;
}

const NUMBER_WORDS = 'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
);
const SPELT = new RegExp(
  String.raw`\b(${NUMBER_WORDS.join('|')})(?=(?: and a half)?\s?(?:x|by|ft|feet|foot)\b)|(?<=\bby\s)(${NUMBER_WORDS.join('|')})\b`,
  'gi',
);

/** "ten by thirteen and a half" → "10 by 13.5". */
const inDigits = (text: string): string =>
  text
    .replace(SPELT, (word) => `${NUMBER_WORDS.indexOf(word.toLowerCase()) + 5}`)
    .replace(/\b(\d{1,2})\sand\s(?:a|one)\shalf\b/gi, '$1.5');

function withoutCeiling(text: string): string {
  for (const pattern of CEILING) {
    const match = pattern.exec(text);
    if (match) return text.replace(match[0], ' ');
  }
  return text;
}

function lengthIn(amount = '0', unit?: string, more?: string): number {
  const value = mixed(amount);
  const extra = more ? mixed(more) : 0;
  switch (unit?.toLowerCase().replace(/[.s]$/, '')) {
    case 'mm':
      return value / 25.4;
    case 'cm':
      return value / 2.54;
    case 'm':
    case 'meter':
    case 'metre':
      return value * 39.3701;
    case 'in':
    case 'inch':
    case 'inche':
    case '"':
    case '”':
    case '″':
    case "''":
      return value;
    case undefined:
      return value;
    default:
      return value * 12 + extra;
  }
}

/** `12 1/2` → 12.5 */
function mixed(text: string): number {
  const [whole = '0', fraction] = text.trim().split(/\s+/);
  const [over, under] = (fraction ?? '').split('/').map(Number);
  return Number(whole) + (over && under ? over / under : 0);
}
