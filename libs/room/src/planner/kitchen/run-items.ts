import { wants } from '@plumbline/brief';
import { type Brief, CLOSED_CORNER_FILLER, HEIGHTS, type Side, STYLES } from '@plumbline/concept';
import { edgeOf, opposite, type Rect, runsEast } from '../../geometry/geometry.js';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { type RunSegment } from '../cabinets/run.js';
import { BASE_DEEP, TWO_BINS, tallHeight } from '../cabinets/sizes.js';
import { type Draft } from '../floor/draft.js';
import { accessOf, fuelOf } from './needs.js';
import { type CabinetTier, fridgeDepth, isBuiltIn, isTall } from './parts.js';
import { growsRight, type PlacedRun, segmentAt } from './runs.js';

/** Cabinets and appliances of a run, and the cabinets in which two runs meet. */

/** A segment of a run that is being stood up. */
interface Standing {
  readonly draft: Draft;
  readonly run: PlacedRun;
  readonly brief: Brief;
  readonly tier: CabinetTier;
  readonly segment: RunSegment;
  readonly index: number;
  /** Where it begins along its wall. Inches. */
  readonly t: number;
  /** Appliances have fronts like the cabinets. */
  /** Whether refrigerator and dishwasher have the cabinets' fronts, each by itself. */
  readonly panels: { readonly refrigerator: boolean; readonly dishwasher: boolean };
  readonly facing: Side;
  readonly group: string;
  /** Its floor, so deep. */
  at(deep: number): Rect;
  /** Whether a base cabinet that could have doors has drawers: every third one does. */
  isDrawerBank(): boolean;
}

/** Stands the cabinets and appliances of a run; wall cabinets, counters and lights come after. */
export function standRun(draft: Draft, run: PlacedRun, brief: Brief, tier: CabinetTier): void {
  const facing = opposite(run.side);
  const { group } = run;
  const all =
    wants(brief, 'panel-ready') ||
    (kitchenClass(brief) === 'luxury' &&
      !wants(brief, 'stainless-appliances') &&
      !wants(brief, 'black-appliances') &&
      !wants(brief, 'white-appliances'));
  const panels = {
    refrigerator: all || wants(brief, 'panelled-fridge'),
    dishwasher: all || wants(brief, 'panelled-dishwasher'),
  };
  let bases = 0;
  const isDrawerBank = () => bases++ % 3 === 1;
  for (const [index, segment] of run.segments.entries()) {
    const t = segmentAt(run, segment);
    const at = (deep: number): Rect => draft.at(run.frame, t, run.off, segment.width, deep);
    STAND[segment.token]({
      draft,
      run,
      brief,
      tier,
      segment,
      index,
      t,
      panels,
      facing,
      group,
      at,
      isDrawerBank,
    });
  }
}

const STAND: Readonly<Record<RunSegment['token'], (standing: Standing) => void>> = {
  sink: standSink,
  'sink-2': standPrepSink,
  'prep-sink': standPrepSink,
  knee: standKneeSpace,
  dishwasher: standDishwasher,
  range: standRange,
  cooktop: standCooktop,
  fridge: standRefrigerator,
  freezer: standRefrigerator,
  pantry: standPantry,
  oven: standWallOven,
  cooler: standCooler,
  filler: standFiller,
  base: standBase,
};

function standSink({ draft, brief, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('sink-base', at(BASE_DEEP), {
    facing,
    group,
    label: `Sink base ${width}`,
    height: HEIGHTS.baseCabinet,
    traits: {
      doors: width > 24 ? 2 : 1,
      drawers: 0,
      bowls: wants(brief, 'double-bowl-sink') && width >= 33 ? 2 : 1,
      apron: wants(brief, 'farmhouse-sink'),
      basin: wants(brief, 'farmhouse-sink') ? 'fireclay' : basinOf(brief),
      faucet: faucetOf(brief),
      role: 'main',
      ...(accessOf(brief) === 'wheelchair' ? { kneeSpace: true, doors: 0 } : {}),
    },
  });
}

function standPrepSink({ draft, brief, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('sink-base', at(BASE_DEEP), {
    facing,
    group,
    label: `${segment.token === 'sink-2' ? 'Second sink' : 'Prep sink'} base ${width}`,
    height: HEIGHTS.baseCabinet,
    traits: {
      doors: width > 24 ? 2 : 1,
      drawers: 0,
      bowls: 1,
      apron: false,
      basin: basinOf(brief),
      faucet: segment.token === 'sink-2' ? faucetOf(brief) : 'single',
      role: 'prep',
    },
  });
}

function standKneeSpace({ draft, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('base-cabinet', at(BASE_DEEP), {
    facing,
    group,
    label: `Knee space ${width}`,
    height: HEIGHTS.baseCabinet,
    traits: { doors: 0, drawers: 0, open: true, kneeSpace: true },
  });
}

function standDishwasher({ draft, brief, segment, panels, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('dishwasher', at(BASE_DEEP), {
    facing,
    group,
    label: `Dishwasher${wants(brief, 'drawer-dishwasher') && width === 24 ? ' drawer' : ''} ${width}`,
    height: HEIGHTS.baseCabinet,
    traits: { panelled: panels.dishwasher },
  });
}

function standRange({ draft, brief, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('range', at(26), {
    facing,
    group,
    label: `Range ${width}`,
    height: 36,
    traits: {
      fuel: fuelOf(brief, 'range'),
      burners: width >= 48 ? 8 : width >= 36 ? 6 : 4,
      potFiller: wants(brief, 'pot-filler'),
    },
  });
}

function standCooktop({ draft, run, brief, segment, t, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('base-cabinet', at(BASE_DEEP), {
    facing,
    group,
    label: `Cooktop base ${width}`,
    height: HEIGHTS.baseCabinet,
    traits:
      accessOf(brief) === 'wheelchair'
        ? { doors: 0, drawers: 0, open: true, kneeSpace: true }
        : { doors: 0, drawers: 2, pullout: 'pots' },
  });
  draft.add('cooktop', draft.at(run.frame, t + 0.5, run.off + 2, width - 1, 21), {
    facing,
    group,
    z: HEIGHTS.counter,
    label: `Cooktop ${width}`,
    height: 2,
    traits: {
      fuel: fuelOf(brief, 'cooktop'),
      burners: width >= 36 ? 5 : width < 24 ? 2 : 4,
      ...(wants(brief, 'pot-filler') ? { potFiller: true } : {}),
    },
  });
}

function standRefrigerator({
  draft,
  run,
  brief,
  tier,
  segment,
  t,
  panels,
  facing,
  group,
  at,
}: Standing): void {
  const { token, width } = segment;
  const builtIn = isBuiltIn(brief);
  const atLowEnd = t - run.from < run.to - t - width;
  const column = columnOf(run, token);
  draft.add('refrigerator', at(fridgeDepth(brief, tier)), {
    facing,
    group,
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
      panelled: panels.refrigerator,
      finish: panels.refrigerator ? 'panel' : applianceColor(brief),
    },
  });
}

/** Who refuses stainless and names no other gets black ones. */
const applianceColor = (brief: Brief) =>
  wants(brief, 'black-appliances')
    ? 'black'
    : wants(brief, 'white-appliances')
      ? 'white'
      : refusesSteel(brief)
        ? 'black'
        : 'stainless-steel';
const refusesSteel = (brief: Brief): boolean => brief.avoided.includes('stainless-steel');
const basinOf = (brief: Brief) =>
  wants(brief, 'composite-sink') || refusesSteel(brief) ? 'composite' : 'stainless-steel';

function standPantry({ draft, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('tall-cabinet', at(BASE_DEEP), {
    facing,
    group,
    label: `Pantry ${width}`,
    height: tallHeight(draft.shell.ceilingIn),
    traits: { doors: 2, drawers: 0, use: 'pantry' },
  });
}

function standWallOven({ draft, brief, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('wall-oven', at(BASE_DEEP), {
    facing,
    group,
    label: `Wall oven ${width}`,
    height: tallHeight(draft.shell.ceilingIn),
    traits: {
      ovens: wants(brief, 'double-oven') ? 2 : 1,
      microwave: !wants(brief, 'double-oven') && accessOf(brief) !== 'wheelchair',
      ...(accessOf(brief) === 'wheelchair' ? { sideOpening: true } : {}),
    },
  });
}

function standCooler({ draft, brief, segment, facing, group, at }: Standing): void {
  const { width } = segment;
  draft.add('beverage-cooler', at(BASE_DEEP), {
    facing,
    group,
    label: `${wants(brief, 'wine-cooler') ? 'Wine' : 'Beverage'} cooler ${width}`,
    height: 34.5,
    traits: { use: wants(brief, 'wine-cooler') ? 'wine' : 'drinks' },
  });
}

function standFiller({ draft, run, index, facing, group, at }: Standing): void {
  const beside = [run.segments[index - 1]?.token, run.segments[index + 1]?.token];
  const tall = beside.every((token) => token === undefined || isTall(token));
  draft.add('filler', at(BASE_DEEP), {
    facing,
    group,
    label: 'Filler',
    height: tall ? tallHeight(draft.shell.ceilingIn) : HEIGHTS.baseCabinet,
    traits: { level: tall ? 'tall' : 'base' },
  });
}

const COOKS: ReadonlySet<RunSegment['token']> = new Set<RunSegment['token']>(['range', 'cooktop']);

function standBase({ draft, run, brief, segment, index, facing, group, at, isDrawerBank }: Standing): void {
  const { width } = segment;
  const beside = run.segments[index - 1]?.token ?? run.segments[index + 1]?.token;
  const next = run.segments[index + 1]?.token;
  // What is 9 in wide holds spices beside what is cooked on, trays elsewhere.
  const spices =
    width === 9 && [run.segments[index - 1], run.segments[index + 1]].some((s) => s && COOKS.has(s.token));
  const waste = (beside === 'sink' || next === 'sink') && width >= 15 && width <= 24;
  const drawers =
    wants(brief, 'deep-drawers') ||
    accessOf(brief) !== 'any' ||
    beside === 'range' ||
    next === 'range' ||
    isDrawerBank()
      ? 3
      : 1;
  draft.add('base-cabinet', at(BASE_DEEP), {
    facing,
    group,
    label: `Base cabinet ${width}`,
    height: HEIGHTS.baseCabinet,
    traits: {
      doors: waste || drawers === 3 ? 0 : width > 21 ? 2 : 1,
      drawers: waste ? 0 : drawers,
      ...(width <= 21 ? { hinge: index % 2 === 0 ? 'left' : 'right' } : {}),
      ...(waste
        ? { pullout: 'waste', bins: width >= TWO_BINS ? 2 : 1 }
        : width === 9
          ? { pullout: spices ? 'spice' : 'tray' }
          : {}),
    },
  });
}

const faucetOf = (brief: Brief) =>
  wants(brief, 'touchless-faucet')
    ? 'touchless'
    : wants(brief, 'bridge-faucet')
      ? 'bridge'
      : STYLES[brief.style].form.kitchenFaucet;

/** Which column something cold is, where a run has two. */
const columnOf = ({ segments }: PlacedRun, token: RunSegment['token']) =>
  segments.some((s) => s.token === 'freezer')
    ? token === 'freezer'
      ? ('freezer' as const)
      : ('refrigerator' as const)
    : undefined;

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

/** Closes a corner in which no cabinet stands, between the sides `a` and `b`: a filler in it, and one at each run. */
export function standClosedCorner(draft: Draft, rect: Rect, a: Side, b: Side, group: string): void {
  const fill = (r: Rect, facing: Side, label = 'Filler'): void => {
    draft.add('filler', r, {
      facing,
      group,
      label,
      height: HEIGHTS.baseCabinet,
      traits: { level: 'base' },
    });
  };
  const past = rect.w - BASE_DEEP;
  const [atA, atB] = [edgeOf(rect, a, BASE_DEEP), edgeOf(rect, b, BASE_DEEP)];
  // A filler is at most 12 in wide: two of them close the square.
  const square = edgeOf(atA, b, BASE_DEEP);
  for (const half of [a, opposite(a)])
    fill(edgeOf(square, half, BASE_DEEP / 2), opposite(b), CLOSED_CORNER_FILLER);
  fill(edgeOf(atA, opposite(b), past), opposite(a));
  fill(edgeOf(atB, opposite(a), past), opposite(b));
}
