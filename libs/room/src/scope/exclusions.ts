import type { Concept, Quantity } from '@plumbline/concept';
import { isBought } from '../estimate/take-off/once.js';
import type { Scope } from './scope-lines.js';

/** Something that a scope leaves out, and the prices that would promise it. */
interface Exclusion {
  readonly text: string;
  /** Ids of prices; while a line has one, the exclusion would deny it. */
  readonly denies?: RegExp;
}

const EXCLUSIONS: readonly Exclusion[] = [
  { text: 'Testing for hazardous material (asbestos, lead, mold)', denies: /^hazard-test$/ },
  { text: 'Removal of hazardous material', denies: /^mold$/ },
  { text: 'Repair of concealed damage found once surfaces are open', denies: /^(?:water-damage|subfloor)$/ },
  {
    text: 'Structural work: beams, posts, footings',
    denies: /^(?:bearing-wall|wall-removal|structural-engineer|pass-through)$/,
  },
  { text: 'Upgrade of the electrical service or panel', denies: /^(?:panel-upgrade|subpanel)$/ },
  { text: 'Replacement of wiring outside this room', denies: /^rewiring$/ },
  {
    text: 'New supply, drain or sewer lines outside this room',
    denies: /^(?:sewer-run|repipe|plumbing-move)$/,
  },
  { text: 'New gas service or meter' },
  { text: 'Furnace, boiler and air conditioning', denies: /^(?:heat-pump|heating-cooling)$/ },
  { text: 'Replacement of windows', denies: /^(?:window-(?:replace|moved|widened)|egress-window|skylight)$/ },
  {
    text: 'Work outside this room, but for the runs of pipes, ducts and cables to it',
    denies: /^(?:sewer-run|rewiring)$/,
  },
];

/** The exclusions of a concept: none that denies what a line promises. */
export const exclusionsOf = ({ quantities }: Pick<Concept, 'quantities'>): string[] =>
  EXCLUSIONS.filter(({ denies }) => !quantities.some((q) => denies?.test(q.price))).map(({ text }) => text);

/** Words of an exclusion, and the prices of what they would leave out. */
const TALKS_OF: readonly (readonly [words: RegExp | readonly RegExp[], prices: RegExp])[] = [
  [/\bpaint/i, /^paint-/],
  [/\b(?:panel|electrical service)\b/i, /^(?:panel-upgrade|subpanel)$/],
  [/\b(?:demolition|disposal of debris|debris|dumpster|haul)/i, /^(?:demolition|dumpster)/],
  [/\b(?:permit|inspection)/i, /^permit/],
  [/\b(?:floor covering|flooring)\b/i, /^floor-(?!heat)/],
  [/\bappliances?\b/i, /^(?:range|cooktop|wall-oven|refrigerator|dishwasher|microwave|hood|cooler|laundry)/],
  [/\b(?:structural|beam|engineer)/i, /^(?:bearing-wall|wall-removal|structural-engineer)$/],
  [[/\b(?:asbestos|lead|hazardous)\b/i, /\btest/i], /^hazard-test$/],
  [[/\b(?:mold|hazardous)\b/i, /\bremov/i], /^mold$/],
  [/\bwindows?\b(?! treatments?)/i, /^(?:window-(?:replace|moved|widened)|egress-window|skylight)$/],
  [/\b(?:gas line|gas branch)\b/i, /^gas-line$/],
  [/\bdrywall\b/i, /^drywall$/],
  [/\btile\b/i, /^(?:backsplash-tile|shower-tile|floor-(?:ceramic|porcelain|stone))$/],
  [/\b(?:counters?|countertops?)\b/i, /^counter-/],
  [/\bcabinets?\b/i, /^cabinets-/],
  [/\b(?:heating|cooling|heat pump|furnace|air conditioning)\b/i, /^(?:heat-pump|heating-cooling)$/],
  [/\bplumbing fixtures?\b/i, /^(?:toilet|lavatory|sink|bathtub|shower(?:-own-valve)?$)/],
  [/\b(?:design|engineering) fees?\b/i, /^(?:design-|structural-engineer)/],
  [/\bclean/i, /^clean-up$/],
];

/** Named for what they leave out: replacing what a line makes good, and stools at a counter. */
const OF_OTHER_THINGS = /^(?:Replacement of what stays|Furniture and loose items)/;

/**
 * Where a scope contradicts itself, as sentences: an exclusion of something that a line of work promises, and a clause
 * of the owner's that is said to be in the price while no line prices it.
 */
export function contradictionsOf(scope: Scope, concept: Pick<Concept, 'brief' | 'quantities'>): string[] {
  const promised: readonly Quantity[] = scope.sections.flatMap((s) =>
    s.lines.flatMap(({ quantity }) => (quantity ? [quantity] : [])),
  );
  const excluded = scope.sections.find(({ id }) => id === 'exclusions')?.lines ?? [];
  const denied = excluded.flatMap(({ text }) => {
    if (OF_OTHER_THINGS.test(text)) return [];
    const hit = TALKS_OF.flatMap(([words, prices]) =>
      [words].flat().every((pattern) => pattern.test(text))
        ? (promised.find((q) => prices.test(q.price) && isBought(q)) ?? [])
        : [],
    )[0];
    return hit ? [`"${text}" is excluded, and "${hit.item}" is promised.`] : [];
  });
  const prices = new Set(promised.map((q) => q.price));
  const unpriced = (concept.brief.ledger ?? []).flatMap(({ text, outcome, lines }) =>
    outcome === 'priced' && lines && lines.length > 0 && !lines.some((id) => prices.has(id))
      ? [`"${text}" is said to be in the price, and no line has it.`]
      : [],
  );
  return [...denied, ...unpriced];
}
