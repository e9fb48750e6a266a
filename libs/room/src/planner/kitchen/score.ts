import { keepsIsland, sizeOf, standsStill, wants } from '@plumbline/brief';
import { type Brief, isGlassDoor, itemsOf } from '@plumbline/concept';
import { type KitchenClass, kitchenClass } from '../../grade/kitchen-class.js';
import { findingsIn, RULES } from '../../rules/check-room.js';
import type { Draft } from '../floor/draft.js';
import { hasTurningSquare } from './access.js';
import { coolsForGuests, GUESTS } from './aside/told-aside.js';
import { bareSqFt, eatsIn, seatedShare, seatsAtBar } from './eat-in.js';
import { accessOf, counterSeats, sitsAtCounter } from './needs.js';
import { COOKS_AT_WINDOW } from './parts.js';
import { type Core } from './stand-up.js';

/** What a kitchen that stands is worth: its islands, the rules that it misses, what it lacks. */

/** What the rules that a kitchen misses take from its score; no more of it is looked for than `isLost` tells to. */
export function ruleFaults(
  { draft, exterior }: Core,
  brief: Brief,
  isLost: (faults: number) => boolean,
): number {
  const { shell } = draft;
  const room = { ...shell, shell, exterior: [...exterior], items: draft.items, openings: draft.openings };
  let faults = 0;
  for (const { met, rule } of findingsIn(room, brief.state, ({ id }) => WEIGHT.has(id))) {
    if (met) continue;
    faults += WEIGHT.get(rule) ?? 0;
    if (isLost(faults)) break;
  }
  return faults;
}

/** What the doors and other things that a kitchen lacks take from its score. */
export function lackFault(core: Core, brief: Brief): number {
  const { draft, exterior } = core;
  const lacksDoor =
    (wants(brief, 'patio-door') && !draft.openings.some(isGlassDoor)) ||
    (wants(brief, 'back-door') && !draft.openings.some((o) => o.kind === 'door' && exterior.has(o.side)));
  return (lacksDoor ? NO_DOOR : 0) + unusedFault(core, brief);
}

/** What it costs to lack what was asked for beside the runs: more than a triangle's leg, less than a door. */
const LACKS = {
  turn: 200,
  table: 260,
  pantry: 90,
  baking: 90,
  column: 90,
  cooler: 90,
  prep: 110,
  seat: 150,
  counter: 80,
} as const;

/** What a pantry cabinet is worth where one that is walked into finds no place. */
const PANTRY_CABINET = 30;

/** What seats at a counter are worth of themselves. */
const SEATS_WORTH = 14;

/** What it costs to leave floor bare or wishes open that furniture and islands grant. */
function unusedFault({ draft, islands, pantry, bakes, runs }: Core, brief: Brief): number {
  let cost = wants(brief, 'open-floor') ? 0 : Math.min(75, bareSqFt(draft));
  if (accessOf(brief) === 'wheelchair' && !hasTurningSquare(draft)) cost += LACKS.turn;
  if (!pantry)
    cost += itemsOf(draft, 'tall-cabinet').length > 0 ? LACKS.pantry - PANTRY_CABINET : LACKS.pantry;
  if (!bakes) cost += LACKS.baking;
  if (wants(brief, 'fridge-columns') && !itemsOf(draft, 'refrigerator').some((i) => i.traits?.column))
    cost += LACKS.column;
  if (coolsForGuests(brief) && !itemsOf(draft, 'beverage-cooler').some(({ group }) => group === GUESTS))
    cost += LACKS.cooler;
  const sinks = itemsOf(draft, 'sink-base');
  if (wants(brief, 'second-sink') && sinks.length < 2) cost += LACKS.prep;
  const peninsula = runs.placed.some((run) => run.group === 'peninsula');
  // Where somebody is to sit, a peninsula is what an island is elsewhere.
  if (peninsula && sitsAtCounter(brief) && !wants(brief, 'island')) cost -= islandWorth(brief, 1);
  if (peninsula || itemsOf(draft, 'stool').length > 0)
    cost -= SEATS_WORTH * (sitsAtCounter(brief) || wants(brief, 'two-islands') ? 4 : 1);
  const stools = itemsOf(draft, 'stool').length;
  const atBar = sitsAtCounter(brief) && !peninsula && stools === 0 ? seatsAtBar(draft, brief) : 0;
  // An island at which nobody sits is in the way of a bar at the wall.
  if (sitsAtCounter(brief) && !peninsula && stools + atBar === 0)
    cost += LACKS.counter + (islands > 0 && !wants(brief, 'island') ? islandWorth(brief, islands) : 0);
  // Who asks for an island with seats does not sit at a wall.
  if (atBar > 0 && wants(brief, 'island')) cost += LACKS.counter;
  // Stools of a peninsula are none of the island that was asked for.
  const seated = wants(brief, 'island') && islands === 0 ? 0 : stools + atBar;
  // A bar to eat at seats two where nobody told how many.
  const asked = counterSeats(brief) || (wants(brief, 'island-seating') ? 2 : 0);
  cost += LACKS.seat * Math.max(0, asked - seated);
  return cost + islandFault(draft, brief);
}

/** What it costs that not all who are to eat find a seat. */
export const tableFault = ({ draft }: Core, brief: Brief): number =>
  eatsIn(brief) ? LACKS.table * (1 - seatedShare(draft, brief)) : 0;

/** What an island costs that is not as large as told: by the share of its length that it lacks, and for its depth. */
function islandFault(draft: Draft, brief: Brief): number {
  const told = sizeOf(brief, 'island');
  if (!told) return 0;
  const top = itemsOf(draft, 'countertop').find(({ group }) => group === 'island');
  if (!top) return 0;
  const [long, deep] = [top.box.widthIn, top.box.depthIn].sort((a, b) => b - a) as [number, number];
  const lacks = Math.max(0, 1 - (long + TOP_ROUND) / Math.max(told.widthIn, told.depthIn ?? 0));
  const isDeep =
    told.depthIn === undefined || Math.abs(Math.min(told.widthIn, told.depthIn) - deep) <= TOP_ROUND;
  return OF_ISLAND.length * lacks + (isDeep ? 0 : OF_ISLAND.depth);
}
/** An island whose length is a stock one's, and not half as long as told, is worth little; its depth matters less. */
const OF_ISLAND = { length: 160, depth: 40 } as const;
/** Cabinets come in steps of so much. Inches. */
const TOP_ROUND = 3;

/** What it costs to have no door where one was wished for: more than any other layout is worth. */
const NO_DOOR = 150;

/** What it costs to cook under a window: as much as the table that stands where the range could. */
const AT_WINDOW = 120;

/** What missing a rule costs; shelves are counted once the wall cabinets hang. */
const WEIGHT = new Map(
  RULES.filter((r) => !/^(?:shelf-frontage|storage-near)/.test(r.id)).map((r) => [
    r.id,
    r.id === COOKS_AT_WINDOW
      ? AT_WINDOW
      : r.severity === 'code'
        ? 1000
        : r.severity === 'hint'
          ? 5
          : r.sure === 'H'
            ? 60
            : 50,
  ]),
);

/** What an island is worth that nobody asked for, by what the budget buys. */
const ISLAND_WORTH: Readonly<Record<KitchenClass, number>> = {
  economy: 24,
  standard: 48,
  fine: 70,
  luxury: 100,
};

/** What islands are worth: those that are wished for, and one that the room has the floor for. */
export function islandWorth(brief: Brief, islands: number): number {
  if (keepsIsland(brief)) return islands > 0 ? STANDS_ALREADY : 0;
  if (wants(brief, 'two-islands') && islands > 1) return 190;
  if (wants(brief, 'island')) return islands > 0 ? 110 : -50;
  // Where things stay where they are, nobody moves the sink into an island that was not asked for.
  if (STAYING.some((id) => standsStill(brief, id))) return islands > 0 ? -NO_ISLAND : 0;
  return islands > 0 ? ISLAND_WORTH[kitchenClass(brief)] : 0;
}
const STAYING = ['appliances', 'layout'] as const;
const NO_ISLAND = 60;
/** More than the aisles that it narrows cost. */
const STANDS_ALREADY = 400;
