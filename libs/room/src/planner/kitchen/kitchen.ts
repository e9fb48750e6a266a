import { type Brief } from '@plumbline/concept';
import { type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Plan } from '../floor/plan.js';
import { type Chance } from '../floor/random.js';
import { AS_TOLD, worthOfPlaces } from '../floor/told-places.js';
import { eatsIn } from './eat-in.js';
import { finish } from './finish.js';
import { goesAround, runsOf } from './layout-runs.js';
import { candidates } from './layouts.js';
import { sitsAtCounter } from './needs.js';
import { deepOf, TIERS } from './parts.js';
import { runFiller } from './runs.js';
import { islandWorth, lackFault, ruleFaults } from './score.js';
import { aisleOf, freeOfOpenings, leavesAisles, likeness, type Sketch } from './sketches.js';
import { type Core, standUp } from './stand-up.js';
import { TOLD, worthOf, worthOfRunsAsTold } from './worth.js';

/** The size under which no kitchen fits: refrigerator, sink, range of 24 in and 9 in of counter between. */
export const LEAST_KITCHEN = { widthIn: 105, depthIn: 57 } as const;

/**
 * Plans a kitchen: every layout on every wall, in the most generous tier that fits, scored by the rules it
 * meets and the wishes it grants. Nothing where even the least tier fits no wall.
 */
export function planKitchen(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const sketches: Sketch[] = [];
  const fill = runFiller(brief);
  const told = new Set<string>();
  const free = isOpened(shell) ? freeOfOpenings(shell) : () => true;
  for (const candidate of candidates(brief, shell, chance)) {
    const jitter = chance.next() * 6;
    const like = likeness(candidate, shell);
    if (told.has(like)) continue;
    told.add(like);
    for (const tier of TIERS) {
      // Seats at a counter want the floor that wider appliances take.
      if (tier.name === 'close' && sitsAtCounter(brief)) continue;
      const runs = runsOf(candidate, tier, brief, shell, fill);
      if (!runs || !leavesAisles(runs, shell, deepOf(brief, tier), aisleOf(candidate, tier, brief))) continue;
      if (free(runs)) {
        const told = worthOfRunsAsTold(runs, shell);
        const worth = worthOf(candidate, runs, brief, shell) + jitter - tier.cost + told;
        sketches.push({ candidate, tier, runs, worth, told });
      }
      // Below standard a further tier only takes away.
      if (tier.name !== 'ample') break;
    }
  }
  // Standing a kitchen up and holding rules against it only takes away: the best sketches are stood up first,
  // and those that could not win any more, never.
  sketches.sort((a, b) => b.worth - a.worth);
  let best: Core | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const enough =
    ENOUGH[isOpened(shell) ? 'opened' : eatsIn(brief) || sitsAtCounter(brief) ? 'seated' : 'free'];
  const stood = { all: 0, each: new Map<string, number>() };
  for (const sketch of [
    ...sketches.filter(({ candidate }) => !candidate.island),
    ...sketches.filter(({ candidate }) => candidate.island),
  ]) {
    if (sketch.worth + islandWorth(brief, 2) <= most) continue;
    const kind = kindOf(sketch);
    const alike = stood.each.get(kind) ?? 0;
    if (
      alike >= (kind === 'island' ? enough.sinkInIsland : stood.all < enough.all ? enough.all : enough.each)
    )
      continue;
    const core = standUp(sketch, brief, shell);
    if (!core) continue;
    stood.all++;
    stood.each.set(kind, alike + 1);
    const places = TOLD * (worthOfPlaces(core.draft, shell.told) / AS_TOLD);
    const before =
      Math.min(sketch.worth, sketch.worth - sketch.told + places) + islandWorth(brief, core.islands);
    const lacks = lackFault(core, brief);
    // Rules only take away: where nothing is left to win they are not held against the room.
    if (before - lacks <= most) continue;
    const score = before - (ruleFaults(core, brief) + lacks);
    if (score > most) {
      most = score;
      best = core;
    }
  }
  return best ? finish(best, brief, most) : undefined;
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

const kindOf = ({ candidate, runs }: Sketch): string =>
  candidate.island ? 'island' : goesAround(runs) ? 'around a corner' : candidate.layout;
