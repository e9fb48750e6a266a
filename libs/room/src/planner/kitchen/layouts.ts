import { refuses, wants } from '@plumbline/brief';
import { type Brief, framesAt, isRectangular, SIDES, type Side, type WallFrame } from '@plumbline/concept';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { type RunToken } from '../cabinets/run.js';
import { atToldEnds } from '../cabinets/told-ends.js';
import { atToldWalls } from '../cabinets/told-walls.js';
import { type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Chance } from '../floor/random.js';
import { coolsForGuests, isAside, isFridgeAside } from './aside/told-aside.js';
import { type Extent, reachOfRuns } from './before-doors.js';
import { eatsIn } from './eat-in.js';
import { accessOf, cooksAtCooktop, coolsAtCoffee, hasWallOven } from './needs.js';

export type KitchenLayout = 'one-wall' | 'galley' | 'l-shape' | 'u-shape' | 'peninsula';

/** Generous first; the shorter one keeps the work triangle together in a large room. */
const LONGEST: readonly Extent[] = [
  { main: 216, side: 156 },
  { main: 168, side: 105 },
  { main: 132, side: 84 },
];

export interface Candidate {
  readonly layout: KitchenLayout;
  readonly main: WallFrame;
  /** The end of the main wall at which the first side run stands: its neighbour there closes this side. */
  readonly left: Side;
  /** Longest stretch of cabinets that is used of the main wall and of a side wall. */
  readonly longest: Extent;
  /** What stands in the runs; the second side run of a peninsula is itself. */
  readonly tokens: { readonly main: RunToken[]; readonly left: RunToken[]; readonly right: RunToken[] };
  /** What stands in the island instead of on a wall; the candidate is none where no island fits. */
  readonly island?: RunToken[];
  /** What stands at the wall across from the run that turns into a peninsula, in the corner of the main run. */
  readonly across?: RunToken[];
  /** A peninsula off the end of the main run, instead of off one on the wall beside it, leaves so much behind its seats. Inches. */
  readonly behindStrip?: number;
}

const NEIGHBOURS: Readonly<Record<Side, readonly [Side, Side]>> = {
  north: ['west', 'east'],
  south: ['east', 'west'],
  east: ['north', 'south'],
  west: ['south', 'north'],
};

/**
 * Every layout along the room's two directions. A room is the same turned around or mirrored, so the seed
 * chooses the walls and the hand.
 */
export function* candidates(brief: Brief, shell: PlannerShell, chance: Chance): Generator<Candidate> {
  const cook: RunToken = cooksAtCooktop(brief) ? 'cooktop' : 'range';
  const tall: RunToken[] = hasWallOven(brief) ? ['oven'] : [];
  const wash = washOf(brief);
  // A prep sink that is told to be in the island leaves the main sink on a wall.
  const prepInIsland = wants(brief, 'island-prep-sink');
  const prep: RunToken[] =
    wants(brief, 'second-sink') && !wants(brief, 'kosher') && !prepInIsland ? ['prep-sink'] : [];
  const stocks = stocksOf(brief, shell);
  for (const { main, left } of mainWalls(shell, chance)) {
    const reach = reachOfRuns(shell, main, left);
    if (eatsIn(brief)) {
      const upTo =
        (most: number): MakeCandidate =>
        (layout, onMain, onLeft = [], onRight = []) => ({
          main,
          left,
          longest: reach(layout, { main: most, side: most }),
          layout,
          tokens: { main: onMain, left: onLeft, right: onRight },
        });
      yield* galleysWithTable(upTo, main, { wash, cook, tall });
    }
    for (const longest of LONGEST) {
      for (const { columns, pantry, cooler } of stocks) {
        const end: RunToken[] = [...columns, ...pantry];
        const back = end.slice().reverse();
        const walls: MakeCandidate = (layout, onMain, onLeft = [], onRight = []) => ({
          main,
          left,
          longest: reach(layout, longest),
          layout,
          tokens: { main: onMain, left: onLeft, right: onRight },
        });
        if (wants(brief, 'kosher')) yield* stations(brief, walls, end, back);
        else
          yield* atWallsAsTold(brief, shell, { main: main.side, left }, walls, {
            wash,
            cook: [...prep, cook],
            tall,
            cold: [...cooler, ...columns],
            pantry,
          });
        // A cooler keeps off heat: it stands beside the refrigerator, whose landing it is.
        const cold = [...cooler, ...end];
        const coldBack = [...back, ...cooler];
        yield* byRuns(brief, shell, walls, { cook, tall, cooler, wash, prep, end, back, cold, coldBack });
      }
    }
  }
}

/** What is cold or stored and stands in the runs: none of what may stand by itself where words put it. */
function stocksOf(
  brief: Brief,
  { told }: PlannerShell,
): readonly Readonly<Record<'columns' | 'pantry' | 'cooler', RunToken[]>>[] {
  const cools = (wants(brief, 'wine-cooler') || wants(brief, 'beverage-cooler')) && !coolsAtCoffee(brief);
  const columns: RunToken[] = wants(brief, 'fridge-columns') ? ['fridge', 'freezer'] : ['fridge'];
  const colds: RunToken[][] = isFridgeAside(brief, told) ? [columns, []] : [columns];
  const coolers: RunToken[][] = !cools
    ? [[]]
    : isAside('wine-fridge', told) || coolsForGuests(brief)
      ? [['cooler'], []]
      : [['cooler']];
  const pantries: RunToken[][] = refuses(brief, 'pantry') ? [[]] : [['pantry'], []];
  return colds.flatMap((columns) =>
    coolers.flatMap((cooler) => pantries.map((pantry) => ({ columns, pantry, cooler }))),
  );
}

/** What stands in a kitchen's runs, in the order in which it is strung along them. */
interface Strung {
  readonly cook: RunToken;
  readonly tall: RunToken[];
  readonly cooler: RunToken[];
  readonly wash: RunToken[];
  readonly prep: RunToken[];
  /** Refrigerator and pantry, and the same from the other hand. */
  readonly end: RunToken[];
  readonly back: RunToken[];
  /** With a cooler beside them. */
  readonly cold: RunToken[];
  readonly coldBack: RunToken[];
}

/** Layouts of one, two and three runs along walls, then those with an island and with a peninsula. */
function* byRuns(
  brief: Brief,
  shell: PlannerShell,
  walls: MakeCandidate,
  strung: Strung,
): Generator<Candidate> {
  const { cook, tall, cooler, wash, prep, end, back, cold, coldBack } = strung;
  yield walls('one-wall', [...coldBack, ...wash, cook, ...tall]);
  yield walls('l-shape', [...wash, ...cold], [cook, ...tall]);
  yield walls('l-shape', [cook, ...cold], [...wash, ...tall]);
  yield walls('l-shape', [...wash, cook], [...tall, ...cold]);
  // The refrigerator around the corner from the sink, and the cooking past it, keep both legs from it short.
  yield walls('l-shape', wash, [...coldBack, cook, ...tall]);
  yield walls('l-shape', [...coldBack, cook, ...tall], wash);
  // Under windows stands nothing but the sink: the oven is beside the cooktop.
  if (tall.length > 0 && wants(brief, 'window-sink')) yield walls('l-shape', [...tall, cook, ...cold], wash);
  yield walls('u-shape', wash, [cook, ...tall], cold);
  yield walls('u-shape', [cook], [...wash, ...tall], cold);
  // Sink, cooking and refrigerator on two walls keep the triangle off an island.
  yield walls('u-shape', [...wash, cook], [...tall, ...end], cooler);
  yield walls('u-shape', wash, [cook, ...end], [...cooler, ...tall]);
  yield walls('galley', [...wash, ...cooler], [], [...back, cook, ...tall]);
  yield walls('galley', [...coldBack, ...wash], [], [cook, ...tall]);
  // The doors of dishwasher and range do not meet where they open in different halves of the aisle.
  yield walls('galley', [...wash, ...cooler], [], [...tall, cook, ...end]);
  if (prep.length > 0) {
    yield walls('l-shape', [...wash, ...cold], [...prep, cook, ...tall]);
    yield walls('u-shape', wash, [cook, ...tall], [...prep, ...cold]);
    yield walls('u-shape', [cook], [...wash, ...tall], [...prep, ...cold]);
    yield walls('galley', [...wash, ...cooler], [], [...back, ...prep, cook, ...tall]);
  }
  yield* withIsland(brief, shell, walls, strung);
  yield* withPeninsula(brief, walls, strung);
}

/** The sink of an island with its dishwasher: to either hand of it, where one is told. */
const sinksOfIsland = (wash: RunToken[], told: PlannerShell['told'] = []): readonly RunToken[][] =>
  told.some(({ thing, how }) => thing === 'dishwasher' && (how === 'left' || how === 'right'))
    ? [wash, [...wash].reverse()]
    : [wash];

/** What stands each at its wall, or in the island where the sink is told there. */
function* atWallsAsTold(
  brief: Brief,
  { told = [] }: PlannerShell,
  at: { readonly main: Side; readonly left: Side },
  walls: MakeCandidate,
  {
    wash,
    cook,
    tall,
    cold,
    pantry,
  }: Readonly<Record<'wash' | 'cook' | 'tall' | 'cold' | 'pantry', RunToken[]>>,
): Generator<Candidate> {
  const stations = [
    { name: 'sink', tokens: wash },
    { name: 'range', tokens: cook },
    { name: 'oven', tokens: tall },
    { name: 'refrigerator', tokens: cold },
    { name: 'pantry', tokens: pantry },
  ] as const;
  if (wants(brief, 'island-main-sink'))
    for (const candidate of atToldWalls(stations.slice(1), told, at, walls))
      for (const island of sinksOfIsland(wash, told)) yield { ...candidate, island };
  yield* atToldWalls(stations, told, at, walls);
  yield* atToldEnds(stations, told, at, walls);
}

function* withIsland(
  brief: Brief,
  { told = [] }: PlannerShell,
  walls: MakeCandidate,
  { cook, tall, cooler, wash, prep, end, cold, coldBack }: Strung,
): Generator<Candidate> {
  const prepInIsland = wants(brief, 'island-prep-sink');
  // In a large room the sink goes to the island: no leg of the triangle then has to reach around it.
  if (wants(brief, 'island-cooktop')) {
    const island: RunToken[] = ['cooktop'];
    yield { ...walls('one-wall', [...coldBack, ...wash, ...tall]), island };
    yield { ...walls('l-shape', [...wash, ...cold], [...prep, ...tall]), island };
    yield { ...walls('l-shape', wash, [...cooler, ...tall, ...end]), island };
  }
  if (!refuses(brief, 'island') && !wants(brief, 'window-sink') && !prepInIsland) {
    for (const island of sinksOfIsland(wash, told)) {
      yield { ...walls('one-wall', [...coldBack, ...prep, cook, ...tall]), island };
      yield { ...walls('l-shape', [...coldBack, cook, ...tall], prep), island };
      yield { ...walls('l-shape', [cook, ...end], [...prep, ...cooler, ...tall]), island };
      if (wants(brief, 'island-main-sink'))
        yield { ...walls('l-shape', [...prep, cook], [...coldBack, ...tall]), island };
    }
  }
}

function* withPeninsula(
  brief: Brief,
  walls: MakeCandidate,
  { cook, tall, wash, cold, coldBack }: Strung,
): Generator<Candidate> {
  if (!refuses(brief, 'peninsula')) {
    yield walls('peninsula', [...wash, ...cold], [cook, ...tall]);
    yield walls('peninsula', [cook, ...cold], [...wash, ...tall]);
    // In a small room the sink goes to the peninsula: the wall beside it is too short for more than a cabinet.
    yield walls('peninsula', [cook, ...tall, ...cold], [], wash);
    // Where a peninsula was asked for, the dishwasher is around its corner from a sink on the short wall.
    if (wants(brief, 'peninsula')) {
      yield walls('peninsula', [cook, ...tall, ...cold], ['sink'], ['dishwasher']);
      yield* offMain(walls, { wash, cook, tall, cold, coldBack });
      yield* withThirdWall(walls, { wash, cook, tall, cold, coldBack });
    }
  }
}

/** Past the runs of a galley a table stands at the end of the room, with a way to it. Inches. */
export const TABLE_PAST_GALLEY = 54;

/** Galleys whose runs end before a table at the end of the room. */
function* galleysWithTable(
  walls: (main: number) => MakeCandidate,
  { lengthIn }: WallFrame,
  { wash, cook, tall }: Readonly<Record<'wash' | 'tall', RunToken[]>> & { readonly cook: RunToken },
): Generator<Candidate> {
  const galley = walls(lengthIn - TABLE_PAST_GALLEY);
  yield galley('galley', wash, [], ['fridge', cook, ...tall]);
  yield galley('galley', wash, [], [...tall, cook, 'fridge']);
  yield galley('galley', ['fridge', ...wash], [], [cook, ...tall]);
}

type OfPeninsula = Readonly<Record<'wash' | 'tall' | 'cold' | 'coldBack', RunToken[]>> & {
  readonly cook: RunToken;
};

/** Peninsulas off the end of the main run: a room of 10 ft takes them at its long wall. */
function* offMain(
  walls: MakeCandidate,
  { wash, cook, tall, cold, coldBack }: OfPeninsula,
): Generator<Candidate> {
  for (const behindStrip of BEHIND_STRIP) {
    const strip = (onMain: RunToken[], onLeft: RunToken[], onStrip: RunToken[]): Candidate => ({
      ...walls('peninsula', onMain, onLeft, onStrip),
      behindStrip,
    });
    yield strip([...coldBack, ...tall, cook], [], wash);
    yield strip([...coldBack, ...wash, cook, ...tall], [], []);
    yield strip(wash, [cook, ...tall, ...cold], []);
    yield strip(['sink'], [cook, ...tall, ...cold], ['dishwasher']);
    yield strip([...tall, cook], cold, wash);
  }
}

/** Peninsulas across from a third run, from which one walks in past their end: a range, a sink and a refrigerator stand at three walls. */
function* withThirdWall(
  walls: MakeCandidate,
  { wash, cook, tall, cold, coldBack }: OfPeninsula,
): Generator<Candidate> {
  const three = (onMain: RunToken[], onLeft: RunToken[], across: RunToken[]): Candidate => ({
    ...walls('peninsula', onMain, onLeft),
    across,
  });
  yield three([cook], tall, [...wash, ...cold]);
  yield three([cook], cold, [...wash, ...tall]);
  yield three([cook, ...tall], ['fridge'], wash);
  yield three(wash, [], [cook, ...tall, ...cold]);
  yield three(wash, [], [...tall, cook, ...coldBack]);
  yield three(wash, ['fridge'], [cook, ...tall]);
  yield three(wash, [cook, ...tall], cold);
}

/** Behind its seats people walk past, or edge past (NKBA 8). Inches. */
const BEHIND_STRIP = [44, 36] as const;

type MakeCandidate = (
  layout: KitchenLayout,
  main: RunToken[],
  left?: RunToken[],
  right?: RunToken[],
) => Candidate;

/** From so much floor on a second dishwasher takes nobody's counter. Square inches. */
const HOSTS_FROM = 200 * 144;

/** Sink and dishwasher, with what else belongs beside the sink. */
function washOf(brief: Brief): RunToken[] {
  // Who has many guests and the money for it washes up twice at once.
  const hosts =
    wants(brief, 'entertaining') &&
    kitchenClass(brief) === 'luxury' &&
    brief.size.widthIn * brief.size.depthIn >= HOSTS_FROM;
  const second: RunToken[] =
    (wants(brief, 'second-dishwasher') || hosts) && !wants(brief, 'kosher') ? ['dishwasher'] : [];
  const knee: RunToken[] = accessOf(brief) === 'wheelchair' ? ['knee'] : [];
  return [...knee, ...second, 'sink', 'dishwasher'];
}

/**
 * Two complete stations, each with its sink, dishwasher and range and a counter of its own, on different walls where
 * there are two; then what is left of the second where walls are short.
 */
function* stations(
  brief: Brief,
  walls: MakeCandidate,
  end: RunToken[],
  back: RunToken[],
): Generator<Candidate> {
  // Two ovens one over the other in the wall, and one cooktop, where that was told.
  const stacked = wants(brief, 'stacked-ovens');
  const meat: RunToken[] = stacked
    ? ['sink', 'dishwasher', 'cooktop', 'oven']
    : ['sink', 'dishwasher', 'range'];
  const dairies: RunToken[][] = [
    // Who asks for an oven in the wall beside the range bakes in it at the other station.
    ...(wants(brief, 'wall-oven') && !stacked ? ([['sink-2', 'dishwasher', 'oven']] as RunToken[][]) : []),
    ...(stacked || wants(brief, 'one-range')
      ? []
      : ([
          ['sink-2', 'dishwasher', 'range'],
          ['sink-2', 'dishwasher', 'cooktop'],
        ] as RunToken[][])),
    ['sink-2', 'dishwasher'],
    ['sink-2'],
  ];
  for (const dairy of dairies) {
    yield walls('u-shape', end, meat, dairy);
    yield walls('u-shape', end, [...meat].reverse(), dairy);
    yield walls('u-shape', meat, end, dairy);
    yield walls('u-shape', meat, dairy, end);
    yield walls('galley', [...back, ...meat], [], dairy);
    yield walls('galley', [...meat].reverse(), [], [...back, ...dairy]);
    yield walls('galley', [...meat, ...end], [], dairy);
    yield walls('galley', meat, [], [...back, ...dairy]);
    yield walls('l-shape', [...meat, ...end], dairy);
    yield walls('l-shape', meat, [...dairy, ...end]);
    yield walls('one-wall', [...meat, 'fridge', ...dairy]);
  }
}

/**
 * The walls that a kitchen may have its main run on. The walls of a rectangle are alike in pairs where no door or window
 * is there yet: chance picks one, unless words put things at sides of the compass.
 */
function* mainWalls(
  shell: PlannerShell,
  chance: Chance,
): Generator<{ readonly main: WallFrame; readonly left: Side }> {
  if (isRectangular(shell) && !isOpened(shell) && !shell.told?.some(({ at }) => at !== undefined)) {
    const sides: Side[] = [chance.pick(['north', 'south']), chance.pick(['east', 'west'])];
    for (const side of sides) yield { main: framesAt(shell, side)[0], left: chance.pick(NEIGHBOURS[side]) };
    return;
  }
  for (const main of SIDES.flatMap((side) => framesAt(shell, side)))
    if (main.lengthIn >= LEAST_MAIN) for (const left of NEIGHBOURS[main.side]) yield { main, left };
}

/** The shortest wall that takes a main run. Inches. */
const LEAST_MAIN = 48;

export const SHAPES: Readonly<Record<KitchenLayout, string>> = {
  'one-wall': 'One-wall',
  galley: 'Galley',
  'l-shape': 'L-shaped',
  'u-shape': 'U-shaped',
  peninsula: 'Peninsula',
};

/** Whether a candidate is laid out so: a peninsula between runs on three walls is a U as well. */
export const isLaidOut = ({ layout, across }: Candidate, as: KitchenLayout): boolean =>
  layout === as || (as === 'u-shape' && layout === 'peninsula' && across !== undefined);
