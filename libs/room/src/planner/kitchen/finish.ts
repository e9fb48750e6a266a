import { sizeOf, wants } from '@plumbline/brief';
import { type Brief, isOf, itemsOf, withTraits } from '@plumbline/concept';
import { overlaps, rectOf } from '../../geometry/geometry.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft } from '../floor/draft.js';
import { type Plan } from '../floor/plan.js';
import { carryToCeiling } from '../furniture/to-ceiling.js';
import { keepTurning, lowerCounters, roundEdges } from './access.js';
import { standApplianceGarage } from './appliance-garage.js';
import { standAskedBeside, standMachines } from './aside/asked-beside.js';
import { standBar, standWorkSeat } from './bar.js';
import { wallEnds } from './counters.js';
import { eatsIn, furnishFloor, seatedShare } from './eat-in.js';
import { standCoffeeBar, standWindowSeat } from './extras.js';
import { hangPendantsAsked, LOWERS } from './island.js';
import { isLaidOut, type KitchenLayout, SHAPES } from './layouts.js';
import { hasMicrowave, placeMicrowave } from './microwave.js';
import { accessOf } from './needs.js';
import { type Core } from './stand-up.js';
import { unmetOf } from './unmet.js';
import { standCornerUpper, standUppers } from './uppers.js';
import { moreWindows, windowAtTable } from './ways-in.js';

/** Hangs and furnishes the chosen kitchen. */
export function finish(
  { candidate, draft, runs, exterior, islands, pantry, bakes }: Core,
  brief: Brief,
  score: number,
): Plan {
  const island = islands > 0;
  for (const run of runs.placed) {
    if (run.off === 0) standUppers(draft, run, wallEnds(draft, run, runs), brief);
  }
  for (const corner of runs.corners) {
    if (corner.at === 'inside') standCornerUpper(draft, corner.a, corner.b, brief);
  }
  const unmet: string[] = [];
  if (wants(brief, 'island') && !island) {
    const around = brief.aroundIslandIn;
    const ways = around === undefined ? '42 in aisles' : `${around} in of floor`;
    unmet.push(`An island was left out: with ${ways} around it, this room has no place for one.`);
  }
  keepTurning(draft, brief);
  if (wants(brief, 'window-seat') && !standWindowSeat(draft, exterior, sizeOf(brief, 'window-seat')?.widthIn))
    unmet.push('A window seat was left out: no wall is free for a window with a bench under it.');
  if (!pantry)
    unmet.push(
      'A walk-in pantry was left out: this room has no free corner of 5 by 5 ft. A pantry cabinet takes less.',
    );
  if (!bakes) unmet.push('A baking center was left out: no wall is free for a lower counter of 30 in.');
  if (!standApplianceGarage(draft, brief))
    unmet.push(
      'An appliance garage was left out: no wall cabinet hangs over counter off sink and heat, and no pantry stands.',
    );
  const seated = eatsIn(brief) ? seatedShare(draft, brief) : 0;
  const spares = (trial: Draft) => !eatsIn(brief) || seatedShare(trial, brief) >= seated;
  if (!standCoffeeBar(draft, brief, spares))
    unmet.push('A coffee bar was left out: no counter of 24 in is free for one.');
  standMachines(draft, brief);
  const dines = furnishFloor(draft, brief, island);
  windowAtTable(draft, exterior);
  standAskedBeside(draft, brief);
  if (wants(brief, 'desk') && itemsOf(draft, 'desk').length === 0)
    unmet.push('A desk was left out: no wall has 3 ft free for it with the place for its chair before it.');
  const stools = itemsOf(draft, 'stool');
  const bar =
    stools.length > 0 ? stools.filter((i) => i.group === 'bar').length : dines ? 0 : standBar(draft, brief);
  if (!dines)
    unmet.push(
      `A dining table was left out: this room has no free place for one.${
        bar > 0 ? ` A counter at the wall seats ${bar}.` : kneesAtCounter(draft) ? EATS_AT_COUNTER : ''
      }`,
    );
  placeMicrowave(draft, brief, accessOf(brief) !== 'any');
  if (wants(brief, 'microwave') && !hasMicrowave(draft))
    unmet.push('A microwave was left out: no cabinet of 24 to 30 in has the place for one.');
  unmet.push(...unmetOf(draft, brief));
  paintLowers(draft, brief, island);
  standWorkSeat(draft, brief);
  lowerCounters(draft, brief, unmet);
  if (wants(brief, 'child-safe')) roundEdges(draft);
  moreWindows(draft, brief, exterior);
  hangPendantsAsked(draft, brief);
  carryToCeiling(draft, brief);
  standRecessedLights(draft);
  const wished = brief.layouts.filter((l): l is KitchenLayout => l in SHAPES);
  if (wished[0] && !wished.some((layout) => isLaidOut(candidate, layout)))
    unmet.push(`The ${SHAPES[wished[0]]} layout does not fit this room as well as what is drawn.`);
  const withIsland = islands > 1 ? ' with two islands' : island ? ' with an island' : '';
  return {
    draft,
    exterior: [...exterior],
    layout:
      wished.includes('u-shape') && candidate.layout !== 'u-shape' && isLaidOut(candidate, 'u-shape')
        ? 'U-shaped kitchen with a peninsula'
        : `${SHAPES[candidate.layout]} kitchen${withIsland}`,
    unmet,
    score,
  };
}

/** Whether somebody has room for the knees under a counter on which nothing is cooked or washed. */
const kneesAtCounter = (draft: Draft): boolean =>
  itemsOf(draft, 'base-cabinet').some(({ box, traits }) => {
    const r = rectOf(box);
    return traits?.kneeSpace && !itemsOf(draft, 'cooktop').some((top) => overlaps(r, rectOf(top.box)));
  });
const EATS_AT_COUNTER = ' One eats at the counter, over the knee space.';

/** Gives the second cabinets' color or wood to the lower ones where it was said of them, or where no island takes it. */
function paintLowers(draft: Draft, brief: Brief, island: boolean): void {
  const isColored = brief.colors.some((c) => c.on === 'accentCabinets' && (c.lowers || !island));
  const isOfWood = brief.materials.accentCabinets !== undefined && (brief.accentOnLowers || !island);
  if (!isColored && !isOfWood) return;
  for (const [index, item] of draft.items.entries()) {
    if (isOf(item, ...LOWERS)) draft.items[index] = withTraits(item, { accent: true });
  }
}
