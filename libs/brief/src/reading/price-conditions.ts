import type { PaintedSurface } from '@plumbline/concept';
import type { Statement } from '../claim.js';
import { allMatches } from '../text/all-matches.js';
import { readMoney } from '../work/money.js';
import type { OthersSaid } from './others-said.js';

/** One of several ways to a thing: the wishes that ask for it, or a material of a surface. */
export type Way =
  | { readonly features: readonly string[] }
  | { readonly on: PaintedSurface; readonly id: string };

/** What is decided by the price: "whichever is cheaper", "if it fits under $25k". */
export interface PriceCondition {
  readonly field: string;
  /** Where the condition stands in its field, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The cheapest of these is in. */
  readonly cheapestOf?: readonly Way[];
  /** Of the ways the first that has a place is in, and not the cheapest: "whichever fits", "you decide". */
  readonly byPlace?: true;
  /** These are in where all comes to no more than `usd`, or than the budget. */
  readonly features?: readonly string[];
  readonly usd?: number;
  /** These are in where those are not: "if under $2,500, otherwise a curtain". */
  readonly otherwise?: readonly string[];
  /** Whether the sum is said of these alone, "unless it's more than $5,000", or of all: "if it fits under $25k total". */
  readonly sumOf?: 'these' | 'all';
}

const SENTENCE = /[^.;!?\n]{1,600}/g;
const CHEAPER =
  /\b(?:whichever|whatever|which ?ever|what ?ever)(?: one| way)?(?:(?:['’]s)? (?:is|costs|comes out|turns out|works out|ends up)|['’]s)?(?: (?:the|being))? ?(?:cheaper|cheapest|less|least|less expensive|least expensive|lower in price|more affordable)\b|\bdepending on (?:which|what)(?: one)?(?:['’]s| is| costs)(?: the)? (?:cheaper|cheapest|less|least)\b|\b(?:the )?(?:cheaper|cheapest|less expensive|least expensive|lower[- ]cost|lowest[- ]cost)(?: (?:one|option|of the two))?(?: (?:wins|please|is fine))?(?=\s?(?:[,)]|$))|\b(?:the )?(?:lowest|lower|cheapest|better) price(?: wins)?\b/i;
/** "Whichever fits", "whatever you think", "you decide". */
const FITS =
  /\b(?:whichever|whatever|which ?ever)(?: one| way)? (?:(?:will |would )?(?:fits?|works?|makes (?:more|the most) sense|looks?|goes|suits?)|you (?:think|prefer|like|recommend|suggest)|is (?:best|better|easier))\b|\b(?:you (?:decide|choose|pick)|your (?:call|choice|pick)|up to you|we don['’]?t (?:care|mind) which|don['’]?t (?:care|mind) which|either is fine|either one(?: is fine| works)?)\b/i;
const UNDER =
  /\b(?:only )?(?:if|as long as|provided)(?: (?:it|that|this|they|we|all|everything|the (?:total|price|budget|whole thing)))?(?:['’](?:s|re))?(?: all| still| can| costs?){0,2}(?: (?:do|get|have) (?:it|that|this))?(?: be done)?(?: for)? ?(?:fits?|stays?|keeps? (?:it|us)|is|comes? in|comes? out|allows?|permits?)?(?: (?:us|it))? ?(?:in |to be )?(?:(?:under|within|below|less than|no more than|inside)(?: the| our| my)? ?(\$ ?\d[\d,.]{0,9} ?k?\b|\d[\d,.]{0,9} ?k\b|\d[\d,.]{2,9}\b|budget)|(?<=(?:budget|money) (?:allows?|permits?) ?))/i;
/** "If there's money left": within the budget. */
const MONEY_LEFT =
  /\b(?:only )?(?:if|as long as|provided) (?:there(?:['’]?s| is)|we have|we['’]ve got|i have)(?: still)?(?: any| some| enough)? (?:money|budget|funds|cash|room in (?:the|our|my) budget|extra)(?: (?:left|remaining|available))?(?: (?:over|in (?:the|our|my) budget))?|\b(?:money|budget|funds) permitting\b|\bwith (?:any|the|whatever)(?: leftover)? (?:money|funds|budget)(?: (?:is|that['’]s))?(?: left(?: over)?)?\b/i;
const UNLESS =
  /\b(?:unless|but not if|not if) (?:it|that|this|they)(?:['’]?(?:s|re|ll)| is| are| will)?(?: (?:be|cost|costs|come to|comes to|run|runs|goes))? (?:more than|over|above|north of|higher than) (\$ ?\d[\d,.]{0,9} ?k?\b|\d[\d,.]{0,9} ?k\b|\d[\d,.]{2,9}\b)/i;
const OF_ALL = /\b(?:we|all|everything|total|budget|whole|fits?|us)\b/i;
const OF_ALL_BEHIND = /^ ?(?:total|in total|all in|overall|altogether|for everything|for all)\b/i;
const OF_THESE =
  /\b(?:it|that|this|they)(?:['’](?:s|re|ll)| is| are| costs?| adds?| runs?| comes? (?:to|in)| will)/i;
/** What ends the wish behind a condition: ", otherwise skip it". */
const ELSE = /[;:]|,? (?:otherwise|else|if not)\b/i;
const LEADS = /^[\s,]{0,3}(?:(?:and|but|also|so|maybe|only),? ){0,2}$/i;
const OR = /\bor\b/i;
const NEAR = 48;
/** Where the words of the thing begin that a condition is said of. */
const PARTS = /[,;:]|\b(?:and|also|plus|maybe)\b/gi;

type Spanned = Statement & { readonly span: NonNullable<Statement['span']> };

/** Conditions of price in a text; `statements` and `others` are those of its field. */
export function priceConditions(
  field: string,
  text: string,
  statements: readonly Statement[],
  others: OthersSaid['materials'],
): PriceCondition[] {
  return allMatches(text, SENTENCE).flatMap(({ 0: said, index }): PriceCondition[] => {
    const within = statements.filter(
      (one): one is Spanned =>
        one.span !== undefined && one.span.start >= index && one.span.end <= index + said.length,
    );
    const at = (match: RegExpExecArray): Pick<PriceCondition, 'field' | 'start' | 'end'> => ({
      field,
      start: index + match.index,
      end: index + match.index + match[0].length,
    });
    const cheaper = CHEAPER.exec(said);
    if (cheaper) {
      const ways = waysBefore(index + cheaper.index, text, within, others);
      return ways.length > 1 ? [{ ...at(cheaper), cheapestOf: ways }] : [];
    }
    const fits = FITS.exec(said);
    if (fits) {
      const ways = waysBefore(index + fits.index, text, within, others);
      if (ways.length > 1) return [{ ...at(fits), cheapestOf: ways, byPlace: true }];
    }
    const left = MONEY_LEFT.exec(said);
    const under = left ?? UNDER.exec(said) ?? UNLESS.exec(said);
    if (!under) return [];
    const [from, to] = saidOf(said, under);
    const features = within.flatMap(({ claim, span }) =>
      claim.is === 'feature' && span.start >= index + from && span.end <= index + to ? [claim.id] : [],
    );
    const usd = left ? undefined : readMoney(under[1]);
    const otherwise = elseOf(said, under, within, index).filter((id) => !features.includes(id));
    return features.length === 0
      ? []
      : [
          {
            ...at(under),
            features: [...new Set(features)],
            ...(usd === undefined ? {} : { usd }),
            ...(otherwise.length > 0 ? { otherwise } : {}),
            ...sumOf(under[0], said.slice(under.index + under[0].length)),
          },
        ];
  });
}

/** What is wished for where the condition is not met: "otherwise a curtain". */
function elseOf(
  said: string,
  { 0: condition, index: at }: RegExpExecArray,
  within: readonly Spanned[],
  begins: number,
): readonly string[] {
  const from = at + condition.length;
  const other = OTHERWISE.exec(said.slice(from));
  if (!other) return [];
  const after = begins + from + other.index + other[0].length;
  return within.flatMap(({ claim, span }) =>
    claim.is === 'feature' && span.start >= after ? [claim.id] : [],
  );
}
const OTHERWISE = /(?:^|,? )(?:otherwise|or else|else|if not)\b/i;

/** "If we can do it for under 2k" says the sum of this alone. */
const DONE_FOR = /\b(?:do|get|have) (?:it|that|this)\b/i;

function sumOf(condition: string, behind: string): Pick<PriceCondition, 'sumOf'> {
  if ((OF_ALL.test(condition) && !DONE_FOR.test(condition)) || OF_ALL_BEHIND.test(behind))
    return { sumOf: 'all' };
  return OF_THESE.test(condition) || DONE_FOR.test(condition) ? { sumOf: 'these' } : {};
}

/** Where in a sentence the thing stands that a condition is said of: right before it, or behind one that the sentence begins with. */
function saidOf(said: string, { 0: condition, index }: RegExpExecArray): readonly [number, number] {
  const before = said.slice(0, index);
  if (!LEADS.test(before))
    return [[...before.trimEnd().replace(/,$/, '').matchAll(PARTS)].at(-1)?.index ?? 0, index];
  const from = index + condition.length;
  return [from, from + (ELSE.exec(said.slice(from))?.index ?? said.length - from)];
}

/** The ways that "or" joins right before a place of the text. */
function waysBefore(
  end: number,
  text: string,
  within: readonly Spanned[],
  others: OthersSaid['materials'],
): readonly Way[] {
  const named = [
    ...within.flatMap(({ claim, span }): (readonly [start: number, end: number, way: Way])[] =>
      claim.is === 'feature'
        ? [[span.start, span.end, { features: [claim.id] }]]
        : claim.is === 'material'
          ? [[span.start, span.end, { on: claim.on, id: claim.id }]]
          : [],
    ),
    ...others.flatMap(({ span, on, id }): (readonly [start: number, end: number, way: Way])[] =>
      span ? [[span.start, span.end, { on, id }]] : [],
    ),
  ]
    .filter(([, to]) => to <= end)
    .sort(([a], [b]) => a - b);
  const ways: Way[] = [];
  for (let i = named.length - 1; i > 0; i--) {
    const [start, , way] = named[i] as (typeof named)[number];
    const [, to, other] = named[i - 1] as (typeof named)[number];
    if (start - to > NEAR || !OR.test(text.slice(to, start))) continue;
    if ('on' in way !== 'on' in other || ('on' in way && 'on' in other && way.on !== other.on)) continue;
    if (ways.length === 0) ways.unshift(way);
    ways.unshift(other);
  }
  return ways;
}
