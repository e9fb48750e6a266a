import type { Brief } from '@plumbline/concept';
import { wants } from '../brief/brief.js';
import { type KitchenClass, kitchenClass } from './kitchen-class.js';
import type { Gap, RunPart, Segment, Token } from './run.js';

/**
 * How generous a kitchen is made: the first tier that fits the walls is taken. The first two keep every NKBA
 * landing; the others give up counter before they give up an appliance. Inches.
 */
export interface Tier {
  readonly name: 'ample' | 'standard' | 'snug' | 'tight' | 'least';
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

export const TIERS: readonly Tier[] = [
  {
    name: 'ample',
    fridge: 36,
    sink: 36,
    dishwasher: 24,
    range: 30,
    aisle: 42,
    landing: { sink: 24, prep: 12, rangeLong: 18, rangeShort: 15, fridge: 18, shared: 36 },
  },
  {
    name: 'standard',
    fridge: 36,
    sink: 33,
    dishwasher: 24,
    range: 30,
    aisle: 42,
    landing: { sink: 18, prep: 12, rangeLong: 15, rangeShort: 12, fridge: 15, shared: 27 },
  },
  {
    name: 'snug',
    fridge: 30,
    sink: 30,
    dishwasher: 24,
    range: 30,
    aisle: 42,
    landing: { sink: 18, prep: 12, rangeLong: 15, rangeShort: 12, fridge: 15, shared: 18 },
  },
  {
    name: 'tight',
    fridge: 30,
    sink: 24,
    dishwasher: 18,
    range: 24,
    aisle: 36,
    landing: { sink: 12, prep: 9, rangeLong: 12, rangeShort: 9, fridge: 12, shared: 15 },
  },
  {
    name: 'least',
    fridge: 24,
    sink: 24,
    dishwasher: 0,
    range: 24,
    aisle: 30,
    landing: { sink: 9, prep: 0, rangeLong: 9, rangeShort: 9, fridge: 9, shared: 12 },
  },
];

/** The parts of a run for a tier, with the widths the brief asks for where they are wider than the tier's. */
export function partsOf(tokens: readonly Token[], tier: Tier, brief: Brief): RunPart[] {
  const parts: RunPart[] = [];
  for (const token of tokens) {
    const width = partWidth(token, tier, brief);
    if (width > 0) parts.push({ token, width });
  }
  return parts;
}

function partWidth(token: Token, tier: Tier, brief: Brief): number {
  const roomy = tier.name === 'ample' || tier.name === 'standard';
  switch (token) {
    case 'fridge':
      for (const width of [24, 28, 30, 33, 36])
        if (wants(brief, `fridge-${width}`)) return Math.min(width, roomy ? width : tier.fridge);
      return roomy && wants(brief, 'fridge-48') ? 48 : roomy && wants(brief, 'fridge-42') ? 42 : tier.fridge;
    case 'sink':
      return roomy && wants(brief, 'farmhouse-sink') ? 36 : tier.sink;
    case 'dishwasher':
      if (brief.refused.includes('dishwasher')) return 0;
      return wants(brief, 'dishwasher-18') ? Math.min(18, tier.dishwasher) : tier.dishwasher;
    case 'range':
    case 'cooktop':
      if (wants(brief, 'range-24')) return 24;
      if (roomy && wants(brief, 'range-48')) return 48;
      if (roomy && wants(brief, 'range-36')) return 36;
      if (wants(brief, 'range-30') || wants(brief, 'two-ranges')) return Math.min(tier.range, 30);
      return roomy ? Math.max(tier.range, RANGES[kitchenClass(brief)]) : tier.range;
    case 'pantry':
      return roomy ? 24 : 18;
    case 'oven':
      return 33;
    case 'cooler':
      return 24;
    case 'microwave':
      return 24;
    case 'bar-sink':
      return 24;
  }
}

/** Widths of ranges and cooktops that a budget buys where none was named. Inches. */
const RANGES: Readonly<Record<KitchenClass, number>> = { economy: 30, standard: 30, fine: 36, luxury: 48 };

/** What stands at the end of a run: a wall, a corner cabinet, or nothing (the run simply ends there). */
export type RunEnd = 'wall' | 'corner' | 'open';

/** The gaps of a run, from the parts beside them. */
export function gapsOf(parts: readonly RunPart[], first: RunEnd, last: RunEnd, tier: Tier): Gap[] {
  const gaps: Gap[] = [];
  for (let i = 0; i <= parts.length; i++) {
    const left = parts[i - 1]?.token;
    const right = parts[i]?.token;
    // Sink, cooking and refrigerator stay together; cabinets spread towards the free ends.
    if (left && right) gaps.push({ ...between(left, right, tier), close: true });
    else if (left) gaps.push({ ...endGap(left, parts[i - 2]?.token, last, tier), close: last === 'corner' });
    else if (right)
      gaps.push({ ...endGap(right, parts[i + 1]?.token, first, tier), close: first === 'corner' });
    else gaps.push({ least: 0, wish: 36 });
  }
  return gaps;
}

const TALL: readonly Segment['token'][] = ['fridge', 'pantry', 'oven'];
/** Whether something is as high as a door. */
export const isTall = (token: Segment['token']): boolean => TALL.includes(token);

function between(a: Token, b: Token, tier: Tier): Gap {
  const pair = (x: Token, y: Token) => (a === x && b === y) || (a === y && b === x);
  const has = (t: Token) => a === t || b === t;
  const { landing } = tier;
  if (pair('sink', 'dishwasher') || (isTall(a) && isTall(b))) return { least: 0, wish: 0 };
  if (has('cooler') || has('microwave')) return { least: 0, wish: 0 };
  if (pair('dishwasher', 'range') || pair('dishwasher', 'cooktop')) {
    return { least: Math.max(landing.prep, landing.rangeShort), wish: 24 };
  }
  if (has('dishwasher')) return { least: landing.prep, wish: 18 };
  if (pair('sink', 'range') || pair('sink', 'cooktop')) return { least: landing.shared, wish: 36 };
  if (has('sink')) return { least: Math.max(landing.sink, landing.fridge), wish: 24 };
  if (has('range') || has('cooktop')) return { least: Math.max(landing.rangeLong, landing.fridge), wish: 27 };
  return { least: landing.fridge, wish: 24 };
}

function endGap(part: Token, inner: Token | undefined, end: RunEnd, tier: Tier): Gap {
  const { landing } = tier;
  if (end === 'corner') {
    switch (part) {
      // A corner cabinet leaves 12 in of front and a return along the other wall.
      case 'sink':
        return { least: inner === 'dishwasher' ? 0 : 9, wish: 15 };
      case 'dishwasher':
        return { least: landing.prep > 0 ? 9 : 0, wish: 12 };
      case 'range':
      case 'cooktop':
        return { least: landing.rangeShort > 12 ? 9 : 0, wish: 15 };
      case 'cooler':
      case 'microwave':
        return { least: 0, wish: 0 };
      default:
        return { least: 15, wish: 24 };
    }
  }
  if (isTall(part) || part === 'cooler' || part === 'microwave') return { least: 0, wish: 0, spill: true };
  switch (part) {
    case 'sink':
      return { least: landing.sink, wish: 24 };
    case 'dishwasher':
      return { least: landing.prep, wish: 18 };
    case 'range':
    case 'cooktop':
      return { least: inner && !isTall(inner) ? landing.rangeShort : landing.rangeLong, wish: 24 };
    default:
      return { least: 12, wish: 18 };
  }
}
