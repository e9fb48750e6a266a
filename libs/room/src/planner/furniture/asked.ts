import { countAskedFor, sizeOf, wants } from '@plumbline/brief';
import { type Brief, hasTrait, type Item, type Opening } from '@plumbline/concept';
import { centre, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { isPieceFor } from '../../pieces-as-kinds.js';
import { ESCAPE, escapeSqFt } from '../../rules/window-opening.js';
import type { Draft } from '../floor/draft.js';
import type { Spot } from '../floor/place.js';
import { ASKED } from './asked-at-walls.js';
import { diningFor } from './dining.js';
import { GAMES, poolFor, setGame, setPlayTable } from './games.js';
import { grant } from './grant.js';
import { standLamp } from './lamps.js';
import { usedAlike } from './pieces.js';
import { aside, deskSpot } from './preferences.js';
import { windowSeat } from './seats/window-seat.js';
import { setCraftTable } from './workshop.js';

/**
 * Furniture that any room may be asked to hold: what a planner did not set for itself stands here, before anything that
 * nobody asked for. Inches.
 */

/** What stands free with floor around it, or belongs to a window. */
interface SetFree {
  readonly features: readonly string[];
  /** Asked for by one of these names, it is no other. */
  readonly unless?: readonly string[];
  readonly is: (item: Item) => boolean;
  /** What a planner calls it that found no place. */
  readonly tried: RegExp;
  /** Sets it, or says why not. */
  readonly set: (draft: Draft, brief: Brief, unmet: string[]) => boolean;
}

/** What one sits on or stands at in the room of a pool table. */
const BESIDE_POOL = ['sofa', 'sectional', 'loveseat', 'tv', 'bar', 'dining-table', 'beverage-cooler'];

export const SET_FREE: readonly SetFree[] = [
  {
    features: ['pool-table'],
    is: ({ kind }) => kind === 'pool-table',
    tried: /pool table/,
    // Beside seats or a bar it keeps to a corner of the floor.
    set: (draft, brief, unmet) =>
      setGame(
        draft,
        unmet,
        poolFor(brief),
        BESIDE_POOL.some((id) => wants(brief, id)),
      ),
  },
  {
    features: ['ping-pong'],
    is: (item) => hasTrait(item, ['game-table'], 'use', 'ping-pong'),
    tried: /ping-pong/,
    set: (draft, _, unmet) => setGame(draft, unmet, GAMES.pingPong),
  },
  {
    features: ['game-room'],
    // Who names the table to play at wants no other in its stead.
    unless: ['pool-table', 'ping-pong'],
    is: ({ kind }) => kind === 'game-table' || kind === 'pool-table',
    tried: /game table|pool table|ping-pong/i,
    set: (draft, _, unmet) => setPlayTable(draft, unmet),
  },
  {
    features: ['craft-table'],
    is: (item) => hasTrait(item, ['game-table'], 'use', 'crafts', 'play') || isPieceFor(item, 'studio'),
    tried: /craft table/i,
    set: (draft, _, unmet) => setCraftTable(draft, unmet),
  },
  {
    features: ['dining-table'],
    is: ({ kind }) => kind === 'dining-table',
    tried: /dining table|table for/i,
    set: setTable,
  },
  {
    features: ['window-seat'],
    is: (item) => hasTrait(item, ['bench'], 'use', 'window'),
    tried: /window seat/i,
    set: (draft, brief, unmet) => {
      const set = windowSeat(draft, sizeOf(brief, 'window-seat')?.widthIn);
      if (!set) unmet.push('A window seat was left out: no window has free floor under it.');
      return set;
    },
  },
];

/** A table for as many as were told, for two where nobody said: at a wall where no floor is left around it. */
function setTable(draft: Draft, brief: Brief, unmet: string[]): boolean {
  const people = countAskedFor(brief.wanted, 'dining') ?? 2;
  const seated = diningFor(draft, people, {
    around: 28,
    group: 'dining',
    toCorner: true,
    size: sizeOf(brief, 'dining-table'),
    round: wants(brief, 'round-table'),
  });
  if (seated === 0) unmet.push('A dining table was left out: this room has no free place for it.');
  return seated > 0;
}

type Point = ReturnType<typeof centre>;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Sets what was asked for and stands nowhere yet, or says why not. Answers what it is worth. */
export function setAsked(draft: Draft, brief: Brief, unmet: string[]): number {
  let worth = 0;
  for (const { features, name, is, groups, tried } of ASKED) {
    if (!features.some((id) => wants(brief, id)) || draft.items.some(is)) continue;
    // A planner that tried has said so.
    if (unmet.some((sentence) => sentence.startsWith(name) || tried?.test(sentence))) continue;
    const bench =
      draft.items.find((i) => hasTrait(i, ['piece'], 'piece', 'potting-bench')) ??
      draft.items.find(({ kind }) => kind === 'washer');
    const prefer =
      name === 'A television'
        ? beforeViewers(draft)
        : name === 'A desk'
          ? deskSpot(draft, wants(brief, 'video-calls'))
          : bench && (name === 'A sink' || features.includes('folding-counter'))
            ? (s: Spot) => -distance(centre(s.rect), centre(rectOf(bench.box)))
            : features.includes('treadmill')
              ? besideOthers(draft)
              : aside();
    const allow = name === 'A sink' ? (s: Spot) => windowsOver(draft, s.rect).every(raised) : undefined;
    const options = { group: 'asked', prefer, ...(allow ? { allow } : {}) };
    if (grant(draft, unmet, name, groups(brief, draft), options)) worth += 12;
  }
  for (const { features, unless, is, tried, set } of SET_FREE) {
    if (!features.some((id) => wants(brief, id)) || draft.items.some(is)) continue;
    if (unless?.some((id) => wants(brief, id))) continue;
    if (unmet.some((sentence) => tried.test(sentence))) continue;
    if (set(draft, brief, unmet)) worth += 12;
  }
  raiseSills(draft);
  // Of two chairs to read in each has its own.
  const lamps = draft.items.filter(({ kind }) => kind === 'floor-lamp' || kind === 'table-lamp').length;
  const most = wants(brief, 'two-armchairs') ? 2 : 1;
  for (let i = lamps; wants(brief, 'lamps') && i < most && standLamp(draft); i++) worth += 4;
  return worth;
}

/** Likes to stand by what else is trained at. */
function besideOthers(draft: Draft): (spot: Spot) => number {
  const others = usedAlike(draft, 'gym');
  return (spot) =>
    aside()(spot) -
    (others.length > 0 ? Math.min(...others.map((to) => distance(to, centre(spot.rect)))) / 3 : 0);
}

/** Likes the wall that a sofa or a bed looks at, and never the one behind its head. */
function beforeViewers({ items }: Draft): (spot: Spot) => number {
  const viewers = items.filter(({ kind }) => ['sofa', 'sectional', 'bed'].includes(kind));
  return (spot) =>
    aside()(spot) +
    viewers.reduce(
      (n, { facing }) => n + (spot.side === facing ? 60 : spot.side === opposite(facing) ? -60 : 0),
      0,
    );
}

/** A sill above a sink's counter of 36 in, and the least height of glass over it. Inches. */
const SILL = 38;
const GLASS = 24;

/** A window over a sink, its sill above the counter; undefined where too little glass is left, also to escape by. */
function raised(window: Opening): Opening | undefined {
  const heightIn = window.sillIn + window.heightIn - SILL;
  const higher: Opening = { ...window, sillIn: SILL, heightIn };
  const opensEnough = (o: Opening) => escapeSqFt({ ...o, operation: 'casement' }) >= ESCAPE.areaSqFt;
  return heightIn >= GLASS && (opensEnough(higher) || !opensEnough(window)) ? higher : undefined;
}

/** Windows that a sink stands before, in a corner those of either wall. */
const windowsOver = (draft: Draft, rect: Rect): Opening[] =>
  draft.openings.filter(
    (o) =>
      o.kind === 'window' && o.sillIn < SILL && overlaps(rect, draft.at(o.wall, o.offsetIn, 0, o.widthIn, 8)),
  );

/** Windows get the sill that the sinks under them want. */
export function raiseSills(draft: Draft): void {
  for (const sink of draft.items.filter(({ kind, group }) => kind === 'sink-base' && group === 'asked'))
    for (const window of windowsOver(draft, rectOf(sink.box)))
      draft.openings.splice(draft.openings.indexOf(window), 1, raised(window) ?? window);
}
