import { atFrame, type Brief, frameOf, neighboursOf, reachFrom } from '@plumbline/concept';
import { atWall, gapBetween, opposite, overlaps, type Rect } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type RunSegment } from '../cabinets/run.js';
import { BASE_DEEP } from '../cabinets/sizes.js';
import { type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Chance } from '../floor/random.js';
import { standingInHouse } from './before-doors.js';
import { eatsIn } from './eat-in.js';
import { filled, layRuns, type Runs } from './layout-runs.js';
import { type Candidate, candidates, TABLE_PAST_GALLEY } from './layouts.js';
import { accessOf, aisleAsked, fridgeAsked, rangeAsked, sitsAtCounter, U_AISLE } from './needs.js';
import { type CabinetTier, deepOf, isTall, TIERS } from './parts.js';
import { type PlacedRun, runFiller, segmentAt } from './runs.js';
import { worthIn, worthOfRunsAsTold } from './worth.js';

/** Runs that fit the walls, before anything stands. */
export interface Sketch {
  readonly candidate: Candidate;
  readonly tier: CabinetTier;
  readonly runs: Runs;
  /** Its score but for the island and the rules it misses. */
  readonly worth: number;
  /** What of that is for things that stand where words put them. */
  readonly told: number;
  /** What it will likely gain or lose once it stands, by its work triangle and a place to eat: some that gain are stood up too. */
  readonly promise: number;
}

/** The kitchens whose runs fit the walls and leave aisles, each in the most generous tier that does. */
export function sketchesOf(brief: Brief, shell: PlannerShell, chance: Chance): Sketch[] {
  const sketches: Sketch[] = [];
  const fill = runFiller(brief);
  const worthOf = worthIn(brief, shell);
  const asksWidths = fridgeAsked(brief) !== undefined || rangeAsked(brief) !== undefined;
  const keepsClose = sitsAtCounter(brief) && rangeAsked(brief) === undefined;
  const seen = new Set<string>();
  const free = isOpened(shell) ? freeOfOpenings(shell) : () => true;
  for (const candidate of candidates(brief, shell, chance)) {
    const jitter = chance.next() * 6;
    const like = likeness(candidate, shell);
    if (seen.has(like)) continue;
    seen.add(like);
    const laid = layRuns(candidate, brief, shell, fill);
    if (!laid) continue;
    for (const tier of TIERS) {
      if (tier.asAsked && !asksWidths) continue;
      // Seats at a counter want the floor that wider appliances take.
      if (tier.name === 'close' && keepsClose) continue;
      const runs = filled(laid, tier);
      if (!runs || !leavesAisles(runs, shell, deepOf(brief, tier), aisleOf(candidate, tier, brief))) continue;
      if (free(runs)) {
        const told = worthOfRunsAsTold(runs, shell, candidate.island);
        const worth = worthOf(candidate, runs) + jitter - tier.cost + told;
        sketches.push({ candidate, tier, runs, worth, told, promise: promiseOf(candidate, runs, brief) });
      }
      // Below standard a further tier only takes away.
      if (tier.name !== 'ample' && !tier.further) break;
    }
  }
  return sketches;
}

/** What a table that was asked for is worth at the free end of a galley: without it the kitchen costs more than that. */
const TABLE_AT_END = 100;

const promiseOf = ({ layout }: Candidate, runs: Runs, brief: Brief): number =>
  (layout === 'galley' && eatsIn(brief) && leavesEnd(runs) ? TABLE_AT_END : 0) - costOfLegs(runs);

/** Whether runs end before a table at the end of the room. */
const leavesEnd = ({ placed }: Runs): boolean =>
  placed.every(({ frame, from, to }) => frame.lengthIn - (to - from) >= TABLE_PAST_GALLEY);

/** A leg of the work triangle, and all three of them, at most (NKBA 5); fronts are so far from their wall. Inches. */
const LONGEST_LEG = 108;
const LONGEST_TRIANGLE = 312;
const FRONT = 25;
/** What an inch more costs, and the most that all of them do: half of what a rule does that is missed. */
const TOO_LONG = { inch: 0.5, most: 30 } as const;

/** What is too long between sink, cooking and refrigerator of runs; nothing where one of them stands in an island. */
function costOfLegs({ placed }: Runs): number {
  const middle = (...tokens: RunSegment['token'][]) => {
    for (const run of placed) {
      const segment = run.segments.find(({ token }) => tokens.includes(token));
      if (segment)
        return atFrame(run.frame, segmentAt(run, segment) + segment.width / 2, run.off + FRONT, 0, 0);
    }
    return undefined;
  };
  const [sink, cook, cold] = [middle('sink'), middle('range', 'cooktop'), middle('fridge')];
  if (!sink || !cook || !cold) return 0;
  const legs = [
    [sink, cook],
    [cook, cold],
    [cold, sink],
  ].map(([a, b]) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)));
  const over = (long: number, most: number): number =>
    Math.min(TOO_LONG.most, Math.max(0, long - most) * TOO_LONG.inch);
  const all = legs.reduce((sum, leg) => sum + leg, 0);
  return over(Math.max(...legs), LONGEST_LEG) + over(all, LONGEST_TRIANGLE);
}

/** Equal for candidates that make the same runs: those whose walls are shorter than the stretches they differ by. */
function likeness(candidate: Candidate, shell: PlannerShell): string {
  const { layout, main, left, longest, tokens, island, behindStrip, across } = candidate;
  const beside = neighboursOf(shell, main.wall.id);
  const side = Math.max(frameOf(shell, beside.start.wall).lengthIn, frameOf(shell, beside.end.wall).lengthIn);
  const stretch = `${Math.min(longest.main, main.lengthIn)} ${Math.min(longest.side, side)} ${Math.min(longest.other ?? longest.side, side)}`;
  return `${layout} ${main.wall.id} ${left} ${stretch} ${tokens.main} ${tokens.left} ${tokens.right} ${island ?? ''} ${behindStrip ?? ''} ${across ?? ''}`;
}

/** The least aisle of a tier, and of who cooks there: a kitchen closed on three sides takes a chair's turn. Inches. */
function aisleOf({ layout }: Candidate, tier: CabinetTier, brief: Brief): number {
  if (accessOf(brief) === 'wheelchair' && tier.aisle >= 42)
    return layout === 'u-shape' || layout === 'peninsula' ? U_AISLE : aisleAsked(brief);
  return tier.aisle;
}

/** Tells of runs, before they stand, whether they stay off the doors and low windows that were there before. */
function freeOfOpenings(shell: PlannerShell): (runs: Runs) => boolean {
  const openings = shell.house?.openings ?? [];
  const ways = [...openings.flatMap((o) => floorOfOpening(shell, o)), ...standingInHouse(shell)];
  const panes = openings
    .filter((o) => o.kind === 'window')
    .map((o) => atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, BASE_DEEP));
  const hits = (rects: readonly Rect[], rect: Rect) => rects.some((r) => overlaps(r, rect));
  return ({ placed, corners }) =>
    !corners.some(({ rect }) => hits(ways, rect)) &&
    !placed.some((run) =>
      run.segments.some((segment) => {
        if (segment.token === 'filler') return false;
        const rect = atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, BASE_DEEP);
        return hits(ways, rect) || (isTall(segment.token) && hits(panes, rect));
      }),
    );
}

/** Whether the ways between fronts of runs, and between them and the walls, are all so wide. */
function leavesAisles(
  { placed }: Runs,
  shell: PlannerShell,
  deep: (token: RunSegment['token']) => number,
  aisle: number,
): boolean {
  const isWide = ({ frame, from, to, off }: PlacedRun): boolean =>
    reachFrom(shell, atFrame(frame, from, off, to - from, FRONT_DEEP), opposite(frame.side)) >= aisle;
  if (!placed.every(isWide)) return false;
  return placed.every((run, i) =>
    placed
      .slice(i + 1)
      .every(
        (other) =>
          other.side !== opposite(run.side) ||
          isAisleBetween(frontsOf(run, deep), frontsOf(other, deep), aisle),
      ),
  );
}

const isAisleBetween = (fronts: readonly Rect[], across: readonly Rect[], aisle: number): boolean =>
  fronts.every((a) =>
    across.every((b) => {
      const { gap, shared } = gapBetween(a, b);
      return shared <= 0 || gap >= aisle;
    }),
  );

/** What stands in a run, to its edge: a counter's, or the front of what stands out further. */
const frontsOf = (run: PlacedRun, deep: (token: RunSegment['token']) => number): Rect[] =>
  run.segments.map((s) => atFrame(run.frame, segmentAt(run, s), run.off, s.width, deep(s.token)));

/** A run to the handles of its appliances. Inches. */
const FRONT_DEEP = 26;
