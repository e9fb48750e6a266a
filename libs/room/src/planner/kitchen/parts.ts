import { wants } from '@plumbline/brief';
import { type Brief } from '@plumbline/concept';
import { type KitchenClass, kitchenClass } from '../../grade/kitchen-class.js';
import { type Gap, type RunPart, type RunSegment, type RunToken } from '../cabinets/run.js';
import { BASE_DEEP, COUNTER_DEEP } from '../cabinets/sizes.js';
import { accessOf, fridgeAsked, pantryAsked, rangeAsked, sitsAtCounter } from './needs.js';

/**
 * How generous a kitchen is made: the first tier that fits the walls is taken. The first two keep every NKBA
 * landing; the others give up counter before they give up an appliance. Inches.
 */
export interface CabinetTier {
  readonly name: 'ample' | 'standard' | 'snug' | 'close' | 'tight' | 'least';
  /** What a plan is worth less in it: appliances under the usual width are told of only where nothing else fits. */
  readonly cost: number;
  /** Appliances that were asked for keep their widths: only where that does not fit, the same tier without it does. */
  readonly asAsked?: true;
  /** The next tier is tried as well where this one fits: rules decide between them. */
  readonly further?: true;
  readonly fridge: number;
  readonly sink: number;
  readonly dishwasher: number;
  readonly range: number;
  readonly aisle: number;
  readonly landing: {
    /** Counter beside the sink, away from the dishwasher. */
    readonly sink: number;
    /** Counter past the dishwasher, so that sink side and dishwasher make a preparation area. */
    readonly prep: number;
    readonly rangeLong: number;
    readonly rangeShort: number;
    readonly fridge: number;
    /** Where one counter serves two parts. */
    readonly shared: number;
  };
}

/** The rule against curtains and drafts over a flame (NKBA). */
export const COOKS_AT_WINDOW = 'cooking-under-window';

const SNUG: CabinetTier = {
  name: 'snug',
  cost: 16,
  fridge: 30,
  sink: 30,
  dishwasher: 24,
  range: 30,
  aisle: 42,
  landing: { sink: 18, prep: 12, rangeLong: 15, rangeShort: 12, fridge: 15, shared: 18 },
};
/** Appliances of the usual width before counter between them: people cook on the one every day. */
const CLOSE: CabinetTier = {
  name: 'close',
  cost: 40,
  fridge: 30,
  sink: 30,
  dishwasher: 24,
  range: 30,
  aisle: 36,
  landing: { sink: 12, prep: 9, rangeLong: 12, rangeShort: 9, fridge: 12, shared: 15 },
};

export const TIERS: readonly CabinetTier[] = [
  {
    name: 'ample',
    cost: 0,
    fridge: 36,
    sink: 36,
    dishwasher: 24,
    range: 30,
    aisle: 42,
    landing: { sink: 24, prep: 12, rangeLong: 18, rangeShort: 15, fridge: 18, shared: 36 },
  },
  {
    name: 'standard',
    cost: 8,
    fridge: 36,
    sink: 33,
    dishwasher: 24,
    range: 30,
    aisle: 42,
    landing: { sink: 18, prep: 12, rangeLong: 15, rangeShort: 12, fridge: 15, shared: 27 },
  },
  { ...SNUG, asAsked: true },
  { ...CLOSE, asAsked: true },
  SNUG,
  CLOSE,
  // Of two kitchens as tight the one with appliances of the usual width is worth more, where it keeps its landings.
  {
    name: 'tight',
    cost: 58,
    further: true,
    fridge: 30,
    sink: 24,
    dishwasher: 24,
    range: 30,
    aisle: 36,
    landing: { sink: 12, prep: 9, rangeLong: 12, rangeShort: 9, fridge: 12, shared: 15 },
  },
  {
    name: 'tight',
    cost: 60,
    fridge: 30,
    sink: 24,
    dishwasher: 18,
    range: 24,
    aisle: 36,
    landing: { sink: 12, prep: 9, rangeLong: 12, rangeShort: 9, fridge: 12, shared: 15 },
  },
  {
    name: 'least',
    cost: 120,
    fridge: 24,
    sink: 24,
    dishwasher: 0,
    range: 24,
    aisle: 30,
    landing: { sink: 9, prep: 0, rangeLong: 9, rangeShort: 9, fridge: 9, shared: 12 },
  },
];

/** The parts of a run for a tier, with the widths the brief asks for where they are wider than the tier's. */
export function partsOf(tokens: readonly RunToken[], tier: CabinetTier, brief: Brief): RunPart[] {
  const parts: RunPart[] = [];
  for (const token of tokens) {
    const width = partWidth(token, tier, brief);
    if (width > 0) parts.push({ token, width });
  }
  return parts;
}

function partWidth(token: RunToken, tier: CabinetTier, brief: Brief): number {
  const roomy = tier.name === 'ample' || tier.name === 'standard';
  switch (token) {
    case 'fridge':
      return fridgeWidth(tier, brief);
    case 'sink':
      return roomy && wants(brief, 'farmhouse-sink') ? 36 : tier.sink;
    case 'sink-2':
      return Math.min(30, tier.sink);
    case 'dishwasher':
      if (brief.refused.includes('dishwasher')) return 0;
      // A width that was told is kept but in the least of kitchens.
      if (tier.name !== 'least' && (wants(brief, 'dishwasher-24') || wants(brief, 'drawer-dishwasher')))
        return 24;
      // Where one was told the least of kitchens has a slim one.
      if (tier.dishwasher === 0) return wants(brief, 'dishwasher') ? 18 : 0;
      return wants(brief, 'dishwasher-18') ? Math.min(18, tier.dishwasher) : tier.dishwasher;
    case 'freezer':
      return roomy ? 24 : 0;
    case 'range':
    case 'cooktop': {
      if (wants(brief, 'two-burner-cooktop') && token === 'cooktop') return TWO_BURNERS;
      const asked = rangeAsked(brief);
      // A range of 36 in that was asked for comes before the longer landings.
      if (asked !== undefined)
        return roomy || tier.asAsked || asked < tier.range || (asked <= 36 && ASKED_KEPT.has(tier.name))
          ? asked
          : tier.range;
      if (wants(brief, 'two-ranges') || wants(brief, 'kosher')) return tier.range;
      if (!roomy) return tier.range;
      // Beside shorter landings the widest range gives way to one of 36 in.
      return Math.max(tier.range, Math.min(RANGES[kitchenClass(brief)], tier.name === 'ample' ? 60 : 36));
    }
    case 'pantry':
      return pantryAsked(brief) ?? (roomy ? 24 : 18);
    case 'oven':
      return 33;
    case 'cooler':
      return 24;
    case 'prep-sink':
      return 24;
    case 'knee':
      return 30;
  }
}

/** Tiers below the roomy ones that keep the width of a range that was asked for. */
const ASKED_KEPT: ReadonlySet<CabinetTier['name']> = new Set(['snug', 'close']);

/** The base below two burners, one behind the other, of 12 in (Miele CS 1112, Wolf CI152TF 15 in). Inches. */
const TWO_BURNERS = 15;

/** Widths that a refrigerator which was asked for is given up to, tier by tier. Inches. */
const LARGEST: Readonly<Record<CabinetTier['name'], number>> = {
  ample: 48,
  standard: 42,
  snug: 36,
  close: 30,
  tight: 30,
  least: 24,
};

function fridgeWidth(tier: CabinetTier, brief: Brief): number {
  const asked = fridgeAsked(brief);
  if (asked !== undefined) return tier.asAsked ? asked : Math.min(asked, LARGEST[tier.name]);
  if (wants(brief, 'fridge-columns'))
    return Math.min(kitchenClass(brief) === 'luxury' ? 36 : 30, tier.fridge);
  if (tier.name === 'ample') return FRIDGES[kitchenClass(brief)];
  return kitchenClass(brief) === 'economy' ? Math.min(33, tier.fridge) : tier.fridge;
}

/** Widths of refrigerators that a budget buys where none was named. Inches. */
const FRIDGES: Readonly<Record<KitchenClass, number>> = { economy: 33, standard: 36, fine: 36, luxury: 42 };

/** Widths of ranges and cooktops that a budget buys where none was named. Inches. */
const RANGES: Readonly<Record<KitchenClass, number>> = { economy: 30, standard: 30, fine: 36, luxury: 48 };

/** How wide a refrigerator and a range or cooktop the budget buys where none was named. Inches. */
export const widthsOf = (brief: Brief): { readonly fridge: number; readonly range: number } => ({
  fridge: FRIDGES[kitchenClass(brief)],
  range: RANGES[kitchenClass(brief)],
});

/** What stands at the end of a run: a wall, a corner cabinet, or nothing (the run simply ends there). */
export type RunEnd = 'wall' | 'corner' | 'open';

/** The gaps of a run, from the parts beside them. */
export function gapsOf(
  parts: readonly RunPart[],
  {
    firstEnd: first,
    lastEnd: last,
    ends,
  }: Readonly<Record<'firstEnd' | 'lastEnd', RunEnd>> & { readonly ends?: RunEnds },
  tier: CabinetTier,
): Gap[] {
  const gaps: Gap[] = [];
  for (let i = 0; i <= parts.length; i++) {
    const left = parts[i - 1]?.token;
    const right = parts[i]?.token;
    // Sink, cooking and refrigerator stay together; cabinets spread towards the free ends.
    if (left && right) gaps.push(gapOf(between(left, right, tier), true));
    else if (left) gaps.push(gapOf(endGap(left, parts[i - 2]?.token, last, tier), last === 'corner'));
    else if (right) gaps.push(gapOf(endGap(right, parts[i + 1]?.token, first, tier), first === 'corner'));
    else gaps.push(gapOf({ least: 0, target: 36 }, false));
  }
  return ends ? keptToEnds(gaps, parts, ends) : gaps;
}

/** A gap of the one form that all have: thousands are read, and V8 reads what has one form fastest. */
const gapOf = ({ least, target, spill = false }: Gap, close: boolean): Gap => ({
  least,
  target,
  close,
  spill,
});

/** Which parts of a run words put at its first and at its last end. */
export type RunEnds = Readonly<Record<'first' | 'last', ReadonlySet<RunToken>>>;

/** Between what was told to be at an end and that end stands no more than has to; the run grows past it. */
function keptToEnds(gaps: readonly Gap[], parts: readonly RunPart[], { first, last }: RunEnds): Gap[] {
  // A dishwasher stays beside its sink.
  const isClosed = (i: number): boolean => i > 0 && i < parts.length && gaps[i]?.target === 0;
  let low = parts.findLastIndex(({ token }) => first.has(token));
  while (low >= 0 && isClosed(low + 1)) low++;
  const found = parts.findIndex(({ token }) => last.has(token));
  let high = found < 0 ? parts.length : found;
  while (found >= 0 && isClosed(high)) high--;
  return gaps.map((gap, i) => {
    if (i <= low || i > high) {
      // A refrigerator beside a corner cabinet has that one's counter.
      const part = parts[i === 0 ? 0 : parts.length - 1];
      const least = part && (i === 0 || i === parts.length) && isTall(part.token) ? 0 : gap.least;
      return { least, target: least, close: true };
    }
    const { close: _, ...open } = gap;
    return i === low + 1 || i === high ? { ...open, target: Math.max(open.target, OPENED) } : gap;
  });
}

/** A run that grows past what stands at its end begins with a cabinet. Inches. */
const OPENED = 12;

const TALL: readonly RunSegment['token'][] = ['fridge', 'freezer', 'pantry', 'oven'];
/** Whether something is as high as a door. */
export const isTall = (token: RunSegment['token']): boolean => TALL.includes(token);

/** What a part is to its neighbours: a second sink is a sink, a place to sit at goes beside any of them. */
const ROLE: Readonly<Partial<Record<RunToken, RunToken>>> = { 'sink-2': 'sink' };
const roleOf = (token: RunToken): RunToken => ROLE[token] ?? token;

/** Counter between a cooler and heat. Inches. */
const OFF_HEAT = 15;

function between(first: RunToken, second: RunToken, tier: CabinetTier): Gap {
  const [a, b] = [roleOf(first), roleOf(second)];
  const pair = (x: RunToken, y: RunToken) => (a === x && b === y) || (a === y && b === x);
  const has = (t: RunToken) => a === t || b === t;
  const hot = has('range') || has('cooktop') || has('oven');
  const { landing } = tier;
  if (pair('sink', 'dishwasher') || (isTall(a) && isTall(b))) return { least: 0, target: 0 };
  if (has('knee')) return { least: hot ? landing.rangeShort : 0, target: hot ? 15 : 0 };
  if (has('cooler')) return hot ? { least: OFF_HEAT, target: 24 } : { least: 0, target: 0 };
  if (a === 'sink' && b === 'sink') return { least: landing.shared, target: 48 };
  if (has('prep-sink')) return { least: hot ? 18 : 15, target: 24 };
  if (pair('dishwasher', 'range') || pair('dishwasher', 'cooktop')) {
    return { least: Math.max(landing.prep, landing.rangeShort), target: 24 };
  }
  if (has('dishwasher')) return { least: landing.prep, target: 18 };
  if (pair('sink', 'range') || pair('sink', 'cooktop')) return { least: landing.shared, target: 36 };
  if (has('sink')) return { least: Math.max(landing.sink, landing.fridge), target: 24 };
  if (has('range') || has('cooktop'))
    return { least: Math.max(landing.rangeLong, landing.fridge), target: 27 };
  return { least: landing.fridge, target: 24 };
}

function endGap(told: RunToken, inner: RunToken | undefined, end: RunEnd, tier: CabinetTier): Gap {
  const { landing } = tier;
  const part = roleOf(told);
  if (end === 'corner') {
    switch (part) {
      // A corner cabinet leaves 12 in of front and a return along the other wall.
      case 'sink':
        return { least: inner === 'dishwasher' ? 0 : 9, target: 15 };
      case 'dishwasher':
        return { least: landing.prep > 0 ? 9 : 0, target: 12 };
      case 'range':
      case 'cooktop':
        return { least: landing.rangeShort > 12 ? 9 : 0, target: 15 };
      case 'cooler':
      case 'knee':
        return { least: 0, target: 0 };
      default:
        return { least: 15, target: 24 };
    }
  }
  if (isTall(part) || part === 'cooler') return { least: 0, target: 0, spill: true };
  switch (part) {
    case 'sink':
      return { least: landing.sink, target: 24 };
    case 'dishwasher':
      return { least: landing.prep, target: 18 };
    case 'range':
    case 'cooktop':
      return { least: inner && !isTall(inner) ? landing.rangeShort : landing.rangeLong, target: 24 };
    case 'prep-sink':
      return { least: 18, target: 24 };
    default:
      return { least: 12, target: 18 };
  }
}

/** Whether the refrigerator is one that stands flush with the cabinets: where it is asked for, or affordable. */
export const isBuiltIn = (brief: Brief): boolean =>
  wants(brief, 'panel-ready') ||
  wants(brief, 'panelled-fridge') ||
  wants(brief, 'fridge-48') ||
  wants(brief, 'fridge-columns') ||
  kitchenClass(brief) === 'luxury';

/**
 * Across less than this no island with seats stands before a full-depth refrigerator: 30 in, an aisle of 42, the island
 * of 40-1/2 with its overhang and 36 to edge past the stools. Inches.
 */
const SEATS_PAST_FULL_DEPTH = 149;

/** A full-depth refrigerator stands 6 in proud of the cabinets; a counter-depth one does not. */
export const fridgeDepth = (brief: Brief, tier: CabinetTier): number =>
  wants(brief, 'counter-depth-fridge') ||
  isBuiltIn(brief) ||
  (sitsAtCounter(brief) &&
    !wants(brief, 'peninsula') &&
    Math.min(brief.size.widthIn, brief.size.depthIn) < SEATS_PAST_FULL_DEPTH) ||
  kitchenClass(brief) === 'fine' ||
  accessOf(brief) === 'wheelchair' ||
  tier.name === 'close' ||
  tier.name === 'tight' ||
  tier.name === 'least'
    ? 24
    : 30;

/** How far something of a run stands out from its wall: its counter's edge, or the front of what has none. Inches. */
export const deepOf =
  (brief: Brief, tier: CabinetTier) =>
  (token: RunSegment['token']): number => {
    if (token === 'fridge' || token === 'freezer') return fridgeDepth(brief, tier);
    if (token === 'range') return 26;
    return isTall(token) ? BASE_DEEP : COUNTER_DEEP;
  };
