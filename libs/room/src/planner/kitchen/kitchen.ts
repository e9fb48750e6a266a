import { type Brief } from '@plumbline/concept';
import { type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Plan } from '../floor/plan.js';
import { type Chance } from '../floor/random.js';
import { eatsIn } from './eat-in.js';
import { finish } from './finish.js';
import { goesAround } from './layout-runs.js';
import { sitsAtCounter } from './needs.js';
import { islandWorth, lackFault, ruleFaults, tableFault } from './score.js';
import { type Sketch, sketchesOf } from './sketches.js';
import { type Core, standUp } from './stand-up.js';
import { worthOfThingsAsTold } from './worth.js';

/** The size under which no kitchen fits: refrigerator, sink, range of 24 in and 9 in of counter between. */
export const LEAST_KITCHEN = { widthIn: 105, depthIn: 57 } as const;

/**
 * Plans a kitchen: every layout on every wall, in the most generous tier that fits, scored by the rules it
 * meets and the wishes it grants. Nothing where even the least tier fits no wall.
 */
export function planKitchen(brief: Brief, shell: PlannerShell, chance: Chance): Plan | undefined {
  const best = bestOf(sketchesOf(brief, shell, chance), brief, shell);
  return best && finish(best.core, brief, best.score);
}

/**
 * Stands up the sketches that are worth most and answers the best. Standing a kitchen up and holding rules against it
 * only takes away: what could not win any more is never stood up.
 */
function bestOf(sketches: readonly Sketch[], brief: Brief, shell: PlannerShell): Scored | undefined {
  const byWorth = [...sketches].sort((a, b) => b.worth - a.worth);
  const order = [
    ...byWorth.filter(({ candidate }) => !candidate.island),
    ...byWorth.filter(({ candidate }) => candidate.island),
  ];
  const enough =
    ENOUGH[isOpened(shell) ? 'opened' : eatsIn(brief) || sitsAtCounter(brief) ? 'seated' : 'free'];
  const stood = { all: 0, each: new Map<string, number>() };
  let best: Scored | undefined;
  /** Stands a sketch up where it can still win; answers whether it stood. */
  const tried = (sketch: Sketch): boolean => {
    const most = best?.score ?? Number.NEGATIVE_INFINITY;
    if (sketch.worth + islandWorth(brief, 2) <= most) return false;
    const core = standUp(sketch, brief, shell);
    if (!core) return false;
    const score = scoreOf(sketch, core, brief, most);
    if (score !== undefined) best = { core, score };
    return true;
  };
  const left = order.filter((sketch) => {
    const kind = kindOf(sketch);
    const alike = stood.each.get(kind) ?? 0;
    const most = kind === 'island' ? enough.sinkInIsland : stood.all < enough.all ? enough.all : enough.each;
    if (alike >= (sketch.tier.further ? Math.min(most, OF_FURTHER) : most)) return true;
    if (!tried(sketch)) return false;
    stood.all++;
    stood.each.set(kind, alike + 1);
    return false;
  });
  // A short triangle, or an end of the room to eat at, may make good what a sketch is worth less.
  const promising = left.sort((a, b) => b.worth + b.promise - a.worth - a.promise);
  let more = 0;
  for (const sketch of promising) {
    if (more >= PROMISING) break;
    if (tried(sketch)) more++;
  }
  return best;
}

/** So many kitchens of a tier that is only tried beside the next are stood up of each kind. */
const OF_FURTHER = 3;

/** So many of those that promise to gain once they stand are stood up beside the others. */
const PROMISING = 4;

interface Scored {
  readonly core: Core;
  readonly score: number;
}

/** The score of a kitchen that stands, where it is more than `most`. */
function scoreOf(sketch: Sketch, core: Core, brief: Brief, most: number): number | undefined {
  const places = worthOfThingsAsTold(core.draft, core.draft.shell);
  const worth =
    Math.min(sketch.worth, sketch.worth - sketch.told + places) + islandWorth(brief, core.islands);
  // Faults only take away: those that cost time to find are looked for while the room can still win.
  let faults = 0;
  const isLost = (more: number): boolean => worth - (faults + more) <= most;
  for (const faultOf of [lackFault, ruleFaults, tableFault]) {
    faults += faultOf(core, brief, isLost);
    if (isLost(0)) return undefined;
  }
  return worth - faults;
}

/**
 * Bounds the time: so many kitchens are stood up, and of each kind so many after them: a layout that is worth less at
 * first may meet more rules. Around doors and windows that are there already fewer meet them.
 */
const ENOUGH = {
  free: { all: 14, each: 4, sinkInIsland: 10 },
  /** Where somebody is to sit down, which only what is stood up tells. */
  seated: { all: 14, each: 6, sinkInIsland: 10 },
  opened: { all: 28, each: 8, sinkInIsland: 14 },
} as const;

const kindOf = ({ candidate, runs, tier }: Sketch): string =>
  candidate.island
    ? 'island'
    : goesAround(runs)
      ? 'around a corner'
      : `${candidate.layout}${tier.further ? ', tight' : ''}`;
