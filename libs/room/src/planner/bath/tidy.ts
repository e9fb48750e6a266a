import { type Draft } from '../floor/draft.js';
import { moved, type PlacedOption } from './option.js';
import type { BathNeeds } from './program.js';
import type { PlacedChoice } from './search.js';
import { pairWorth } from './worth.js';

/** How far a thing is shifted to stand as one would draw it by hand. Inches. */
const FURTHEST = 6;

/** The choice with toilets in the middle of their bay and cabinets tight to their neighbours. */
export function tidied(draft: Draft, needs: BathNeeds, choice: PlacedChoice): PlacedChoice {
  let { places } = choice;
  let { worth } = choice;
  for (const role of ['vanity', 'linen', 'toilet'] as const) {
    const index = places.findIndex((p) => p.role === role);
    const place = places[index];
    if (!place) continue;
    const others = [...choice.doors, ...places.filter((p) => p !== place)];
    const now = standing(draft, needs, place, others) ?? 0;
    let best = { place, value: now + evenness(draft, place, others) };
    for (let by = -FURTHEST; by <= FURTHEST; by++) {
      const other = by === 0 ? undefined : moved(draft, place, by);
      const value = other && standing(draft, needs, other, others);
      if (!other || value === undefined) continue;
      const total = value + evenness(draft, other, others);
      if (total > best.value + 0.01) best = { place: other, value: total };
    }
    if (best.place === place) continue;
    worth += (standing(draft, needs, best.place, others) ?? 0) - now;
    places = places.map((p) => (p === place ? best.place : p));
  }
  return { ...choice, places, worth };
}

function standing(
  draft: Draft,
  needs: BathNeeds,
  place: PlacedOption,
  others: readonly PlacedOption[],
): number | undefined {
  let worth = place.worth;
  for (const other of others) {
    const both = pairWorth(draft, needs, place, other);
    if (both === undefined) return undefined;
    worth += both;
  }
  return worth;
}

/** How evenly a toilet stands between its neighbours, and how tight everything else stands to one. */
function evenness(draft: Draft, place: PlacedOption, others: readonly PlacedOption[]): number {
  const body = place.solids[0];
  if (!body) return 0;
  const along = place.side === 'north' || place.side === 'south';
  const [low, high] = along ? (['west', 'east'] as const) : (['south', 'north'] as const);
  const reach = { low: draft.reach(body, low), high: draft.reach(body, high) };
  for (const r of others.flatMap((o) => o.solids)) {
    const overlapsAcross = along
      ? r.y < body.y + body.d && body.y < r.y + r.d
      : r.x < body.x + body.w && body.x < r.x + r.w;
    if (!overlapsAcross) continue;
    const before = along ? body.x - r.x - r.w : body.y - r.y - r.d;
    const after = along ? r.x - body.x - body.w : r.y - body.y - body.d;
    if (before >= -0.01) reach.low = Math.min(reach.low, before);
    if (after >= -0.01) reach.high = Math.min(reach.high, after);
  }
  const nearest = Math.min(reach.low, reach.high);
  if (place.role !== 'toilet') return -Math.min(nearest, 12) * 0.2;
  const both = reach.low + reach.high;
  return both <= 26 ? -Math.abs(reach.low - reach.high) * 0.2 : -Math.abs(nearest - 9) * 0.2;
}
