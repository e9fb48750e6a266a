import { atFrame, type Brief, type Frame, HEIGHTS, type Item, type Side, STYLES } from '@plumbline/concept';
import { wants } from '../../brief/brief.js';
import { cornerEnd, opposite, type Rect, runsEast } from '../../geometry/geometry.js';
import { asWideAsPinned, layOutPinned, type Pin, pinnedParts } from '../cabinets/pinned-run.js';
import { layOutRun, type RunPart, type Segment, type Token } from '../cabinets/run.js';
import type { Draft } from '../floor/draft.js';
import { kitchenClass } from './class.js';
import { gapsOf, isTall, partsOf, type RunEnd, type Tier } from './parts.js';
import { accessOf, fuelOf, sitsAtCounter } from './wish.js';

/** Base cabinets and the counter above them, front to back. Inches. */
export const BASE_DEEP = 24;
export const COUNTER_DEEP = 25.5;
export const CORNER = 36;
/** A filler between a refrigerator and a side wall: its doors open past 90 degrees. Inches. */
const FRIDGE_OFF_WALL = 3;

/** A run along a wall, or (with `off`) along a line that far from it: a peninsula, an island. */
export interface RunPlan {
  readonly side: Side;
  /** The wall, or the line that stands for one. */
  readonly frame: Frame;
  readonly off: number;
  /** The stretch for cabinets, without corner cabinets, in the wall's own coordinates. */
  readonly from: number;
  readonly to: number;
  /** The neighbouring wall from which `tokens` are told. */
  readonly start: Side;
  readonly tokens: readonly Token[];
  readonly firstEnd: RunEnd;
  readonly lastEnd: RunEnd;
  readonly group: string;
  /** What stays where it is. */
  readonly pins?: readonly Pin[];
}

export interface PlacedRun extends RunPlan {
  readonly segments: readonly Segment[];
}

/** The line opposite a wall, `across` from it, in the wall's own coordinates. */
export const mirrored = (frame: Frame, across: number): Frame => {
  const { x, y } = atFrame(frame, 0, across, 0, 0);
  return { side: opposite(frame.side), from: { x, y }, lengthIn: frame.lengthIn };
};

/** Fills a run for a tier; nothing where it does not fit. */
export type FillRun = (run: RunPlan, tier: Tier) => PlacedRun | undefined;

/** Fills runs as a brief asks for. Layouts have many runs in common: those told alike and pinned nowhere are laid out once. */
export function runFiller(brief: Brief): FillRun {
  const known = new Map<string, readonly Segment[] | undefined>();
  return (run, tier) => {
    const { from, to, firstEnd, lastEnd } = run;
    // A run that ends freely ends with its last whole cabinet.
    const length = lastEnd === 'open' || firstEnd === 'open' ? Math.floor((to - from) / 3) * 3 : to - from;
    const key = run.pins ? undefined : `${tier.name} ${length} ${firstEnd} ${lastEnd} ${run.tokens}`;
    let segments = key && known.get(key);
    if (!segments && !(key && known.has(key))) {
      segments = segmentsOf(run, length, tier, brief);
      if (key) known.set(key, segments);
    }
    if (!segments) return undefined;
    return cornerEnd(run.start) === 'start'
      ? { ...run, to: from + length, segments }
      : { ...run, from: to - length, segments };
  };
}

function segmentsOf(run: RunPlan, length: number, tier: Tier, brief: Brief): readonly Segment[] | undefined {
  const parts = asWideAsPinned(partsOf(run.tokens, tier, brief), run.pins);
  const gaps = gapsOf(parts, run.firstEnd, run.lastEnd, tier);
  const fillerAt =
    run.firstEnd === 'wall' && run.lastEnd === 'wall'
      ? 'both'
      : run.firstEnd === 'wall' || (run.lastEnd === 'open' && run.firstEnd === 'open')
        ? 'start'
        : 'end';
  const beside = (end: RunEnd, part?: RunPart): number =>
    end === 'wall' && part?.token === 'fridge' ? FRIDGE_OFF_WALL : 0;
  const clear = { start: beside(run.firstEnd, parts[0]), end: beside(run.lastEnd, parts.at(-1)) };
  const pinned = pinnedParts(run, parts, cornerEnd(run.start) === 'start', run.pins);
  if (pinned.length > 0) return layOutPinned(length, parts, gaps, clear, pinned);
  return (
    layOutRun(length, parts, gaps, fillerAt, clear) ??
    // The least kitchen has a single door that is hinged at the wall.
    (tier.name === 'least' ? layOutRun(length, parts, gaps, fillerAt) : undefined)
  );
}

/** Where a segment lies in its wall's coordinates. */
export function segmentAt(run: PlacedRun, segment: Segment): number {
  return cornerEnd(run.start) === 'start' ? run.from + segment.at : run.to - segment.at - segment.width;
}

const rectFor = (draft: Draft, run: PlacedRun, t: number, along: number, deep: number): Rect =>
  draft.at(run.frame, t, run.off, along, deep);

/** True if, seen from in front, the wall's coordinates grow to the right. */
export const growsRight = (side: Side): boolean => side === 'north' || side === 'west';

/** Stands the cabinets and appliances of a run; wall cabinets, counters and lights come after. */
export function standRun(draft: Draft, run: PlacedRun, brief: Brief, tier: Tier): void {
  const facing = opposite(run.side);
  const { group } = run;
  let drawerBank = 0;
  const grade = kitchenClass(brief);
  const panels =
    wants(brief, 'panel-ready') ||
    (grade === 'luxury' && !wants(brief, 'stainless-appliances') && !wants(brief, 'black-appliances'));
  const builtIn = isBuiltIn(brief);
  for (const [index, segment] of run.segments.entries()) {
    const t = segmentAt(run, segment);
    const { width } = segment;
    const at = (deep: number): Rect => rectFor(draft, run, t, width, deep);
    const common = { facing, group };
    const atLowEnd = t - run.from < run.to - t - width;
    switch (segment.token) {
      case 'sink':
        draft.add('sink-base', at(BASE_DEEP), {
          ...common,
          label: `Sink base ${width}`,
          height: HEIGHTS.baseCabinet,
          traits: {
            doors: width > 24 ? 2 : 1,
            drawers: 0,
            bowls: wants(brief, 'double-bowl-sink') && width >= 33 ? 2 : 1,
            apron: wants(brief, 'farmhouse-sink'),
            basin: wants(brief, 'farmhouse-sink')
              ? 'fireclay'
              : wants(brief, 'composite-sink')
                ? 'composite'
                : 'stainless-steel',
            faucet: faucetOf(brief),
            role: 'main',
            ...(accessOf(brief) === 'wheelchair' ? { kneeSpace: true, doors: 0 } : {}),
          },
        });
        break;
      case 'sink-2':
      case 'prep-sink':
        draft.add('sink-base', at(BASE_DEEP), {
          ...common,
          label: `${segment.token === 'sink-2' ? 'Second sink' : 'Prep sink'} base ${width}`,
          height: HEIGHTS.baseCabinet,
          traits: {
            doors: width > 24 ? 2 : 1,
            drawers: 0,
            bowls: 1,
            apron: false,
            basin: wants(brief, 'composite-sink') ? 'composite' : 'stainless-steel',
            faucet: segment.token === 'sink-2' ? faucetOf(brief) : 'single',
            role: 'prep',
          },
        });
        break;
      case 'knee':
        draft.add('base-cabinet', at(BASE_DEEP), {
          ...common,
          label: `Knee space ${width}`,
          height: HEIGHTS.baseCabinet,
          traits: { doors: 0, drawers: 0, open: true, kneeSpace: true },
        });
        break;
      case 'dishwasher':
        draft.add('dishwasher', at(BASE_DEEP), {
          ...common,
          label: `Dishwasher${wants(brief, 'drawer-dishwasher') && width === 24 ? ' drawer' : ''} ${width}`,
          height: HEIGHTS.baseCabinet,
          traits: { panelled: panels },
        });
        break;
      case 'range':
        draft.add('range', at(26), {
          ...common,
          label: `Range ${width}`,
          height: 36,
          traits: {
            fuel: fuelOf(brief, 'range'),
            burners: width >= 48 ? 8 : width >= 36 ? 6 : 4,
            potFiller: wants(brief, 'pot-filler'),
          },
        });
        break;
      case 'cooktop':
        draft.add('base-cabinet', at(BASE_DEEP), {
          ...common,
          label: `Cooktop base ${width}`,
          height: HEIGHTS.baseCabinet,
          traits:
            accessOf(brief) === 'wheelchair'
              ? { doors: 0, drawers: 0, open: true, kneeSpace: true }
              : { doors: 0, drawers: 2, pullout: 'pots' },
        });
        draft.add('cooktop', draft.at(run.frame, t + 0.5, run.off + 2, width - 1, 21), {
          ...common,
          z: HEIGHTS.counter,
          label: `Cooktop ${width}`,
          height: 2,
          traits: {
            fuel: fuelOf(brief, 'cooktop'),
            burners: width >= 36 ? 5 : width < 24 ? 2 : 4,
            ...(wants(brief, 'pot-filler') ? { potFiller: true } : {}),
          },
        });
        break;
      case 'fridge':
      case 'freezer': {
        const column = columnOf(run, segment.token);
        draft.add('refrigerator', at(fridgeDepth(brief, tier)), {
          ...common,
          label: `${column === 'freezer' ? 'Freezer column' : column ? 'Refrigerator column' : 'Refrigerator'} ${width}`,
          height: builtIn ? Math.min(84, tallHeight(draft.shell.ceilingIn)) : width >= 36 ? 70 : 66,
          traits: {
            ...(builtIn ? { builtIn } : {}),
            ...(column ? { column } : {}),
            doors: column
              ? 'single'
              : (wants(brief, 'side-by-side-fridge') || accessOf(brief) === 'wheelchair' || width > 42) &&
                  width >= 33
                ? 'side-by-side'
                : width >= 33 && kitchenClass(brief) !== 'economy'
                  ? 'french'
                  : 'single',
            // The handle is on the side of the counter.
            hinge: atLowEnd === growsRight(run.side) ? 'left' : 'right',
            panelled: panels,
            finish: panels ? 'panel' : wants(brief, 'black-appliances') ? 'black' : 'stainless-steel',
          },
        });
        break;
      }
      case 'pantry':
        draft.add('tall-cabinet', at(BASE_DEEP), {
          ...common,
          label: `Pantry ${width}`,
          height: tallHeight(draft.shell.ceilingIn),
          traits: { doors: 2, drawers: 0, use: 'pantry' },
        });
        break;
      case 'oven':
        draft.add('wall-oven', at(BASE_DEEP), {
          ...common,
          label: `Wall oven ${width}`,
          height: tallHeight(draft.shell.ceilingIn),
          traits: {
            ovens: wants(brief, 'double-oven') ? 2 : 1,
            microwave: !wants(brief, 'double-oven') && accessOf(brief) !== 'wheelchair',
            ...(accessOf(brief) === 'wheelchair' ? { sideOpening: true } : {}),
          },
        });
        break;
      case 'cooler':
        draft.add('beverage-cooler', at(BASE_DEEP), {
          ...common,
          label: `${wants(brief, 'wine-cooler') ? 'Wine' : 'Beverage'} cooler ${width}`,
          height: 34.5,
          traits: { use: wants(brief, 'wine-cooler') ? 'wine' : 'drinks' },
        });
        break;
      case 'filler': {
        const beside = [run.segments[index - 1]?.token, run.segments[index + 1]?.token];
        const tall = beside.every((token) => token === undefined || isTall(token));
        draft.add('filler', at(BASE_DEEP), {
          ...common,
          label: 'Filler',
          height: tall ? tallHeight(draft.shell.ceilingIn) : HEIGHTS.baseCabinet,
          traits: { level: tall ? 'tall' : 'base' },
        });
        break;
      }
      case 'base': {
        const beside = run.segments[index - 1]?.token ?? run.segments[index + 1]?.token;
        const next = run.segments[index + 1]?.token;
        const waste = (beside === 'sink' || next === 'sink') && width >= 15 && width <= 24;
        const drawers =
          wants(brief, 'deep-drawers') ||
          accessOf(brief) !== 'none' ||
          beside === 'range' ||
          next === 'range' ||
          drawerBank++ % 3 === 1
            ? 3
            : 1;
        draft.add('base-cabinet', at(BASE_DEEP), {
          ...common,
          label: `Base cabinet ${width}`,
          height: HEIGHTS.baseCabinet,
          traits: {
            doors: waste || drawers === 3 ? 0 : width > 21 ? 2 : 1,
            drawers: waste ? 0 : drawers,
            ...(width <= 21 ? { hinge: index % 2 === 0 ? 'left' : 'right' } : {}),
            ...(waste
              ? { pullout: 'waste', bins: width >= 18 ? 2 : 1 }
              : width === 9
                ? { pullout: 'spice' }
                : {}),
          },
        });
      }
    }
  }
}

const faucetOf = (brief: Brief) =>
  wants(brief, 'touchless-faucet')
    ? 'touchless'
    : wants(brief, 'bridge-faucet')
      ? 'bridge'
      : STYLES[brief.style].form.kitchenFaucet;

/** Whether the refrigerator is one that stands flush with the cabinets: where it is asked for, or affordable. */
const isBuiltIn = (brief: Brief): boolean =>
  wants(brief, 'panel-ready') ||
  wants(brief, 'fridge-48') ||
  wants(brief, 'fridge-columns') ||
  kitchenClass(brief) === 'luxury';

/** Which column something cold is, where a run has two. */
const columnOf = ({ segments }: PlacedRun, token: 'fridge' | 'freezer') =>
  segments.some((s) => s.token === 'freezer')
    ? token === 'freezer'
      ? ('freezer' as const)
      : ('refrigerator' as const)
    : undefined;

/**
 * Across less than this no island with seats stands before a full-depth refrigerator: 30 in, an aisle of 42, the island
 * of 40-1/2 with its overhang and 36 to edge past the stools. Inches.
 */
const SEATS_PAST_FULL_DEPTH = 149;

/** A full-depth refrigerator stands 6 in proud of the cabinets; a counter-depth one does not. */
export const fridgeDepth = (brief: Brief, tier: Tier): number =>
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
  (brief: Brief, tier: Tier) =>
  (token: Segment['token']): number => {
    if (token === 'fridge' || token === 'freezer') return fridgeDepth(brief, tier);
    if (token === 'range') return 26;
    return isTall(token) ? BASE_DEEP : COUNTER_DEEP;
  };

/** 84, 90 or 96: the tallest cabinet that leaves 3 in under the ceiling, or reaches it. */
export const tallHeight = (ceilingIn: number): number => (ceilingIn >= 98 ? 96 : ceilingIn >= 93 ? 90 : 84);

/** Stands a corner cabinet: an L of 24 deep legs in the corner of the walls `a` and `b`. */
export function standCorner(draft: Draft, rect: Rect, a: Side, b: Side, facing: Side, group: string): void {
  const corner = `${runsEast(a) ? a : b}${runsEast(a) ? b : a}` as 'northwest';
  draft.add('corner-base-cabinet', rect, {
    facing,
    group,
    label: 'Corner cabinet 36',
    height: HEIGHTS.baseCabinet,
    traits: { corner, unit: 'lazy-susan', legIn: BASE_DEEP, doors: 2 },
  });
}

/** Whether a thing is the cabinet at which two runs go around an outside corner. */
export const isEndCabinet = ({ label }: Pick<Item, 'label'>): boolean => label.startsWith('End cabinet');

/** Stands the cabinet at which two runs go around an outside corner: a square with two finished sides. */
export function standEndCabinet(draft: Draft, rect: Rect, facing: Side, group: string): void {
  draft.add('base-cabinet', rect, {
    facing,
    group,
    label: `End cabinet ${BASE_DEEP}`,
    height: HEIGHTS.baseCabinet,
    traits: { doors: 2, drawers: 1 },
  });
}

/** The corner square where two walls of the room meet. */
export function cornerRect(a: Frame, b: Frame, size: number): Rect {
  const t = cornerEnd(b.side) === 'start' ? 0 : a.lengthIn - size;
  return atFrame(a, t, 0, size, size);
}
