import { dollars, isBasementBuilt, partOfClaim, partOfFeature, partOfPrice } from '@plumbline/brief';
import type {
  Brief,
  BudgetAnswer,
  Change,
  EstimateLine,
  Quantity,
  Trade,
  WorkPart,
  WorkType,
} from '@plumbline/concept';
import { type Loads, type Pricing, priceLine, usdOf } from './price-line.js';
import { isBought } from './take-off/once.js';

/** Cheaper ways to the same thing, the least felt first: `from` matches price ids. */
const SWAPS: readonly {
  readonly from: RegExp;
  readonly to: string;
  readonly text: string;
  /** Lines that go with what is swapped. */
  readonly leaves?: RegExp;
}[] = [
  { from: /^backsplash-slab$/, to: 'backsplash-tile', text: 'Tile the backsplash instead of a slab' },
  { from: /^range-(?:pro|36)$/, to: 'range', text: 'Take a 30 in range instead of a wide one' },
  {
    from: /^refrigerator-built-in$/,
    to: 'refrigerator',
    text: 'Take a free-standing refrigerator instead of a built-in one',
  },
  {
    from: /^cabinets-custom$/,
    to: 'cabinets-semi',
    text: 'Take semi-custom cabinets instead of custom ones',
  },
  {
    from: /^counter-(?:marble|quartzite|soapstone|stainless-steel|terrazzo|concrete|granite)$/,
    to: 'counter-quartz',
    text: 'Take quartz counters',
  },
  {
    from: /^floor-(?:hardwood|stone|porcelain|engineered)$/,
    to: 'floor-lvp',
    text: 'Lay luxury vinyl plank',
    leaves: /^(?:tile-underlayment|visits-floor)$/,
  },
  { from: /^cabinets-semi$/, to: 'cabinets-stock', text: 'Take stock cabinets instead of semi-custom ones' },
  {
    from: /^counter-(?!laminate).+$/,
    to: 'counter-laminate',
    text: 'Take laminate counters',
    leaves: /^visits-counter$/,
  },
  { from: /^bathtub-free$/, to: 'bathtub', text: 'Set an alcove tub instead of a freestanding one' },
];

/** Things left out, kept, or done by the owner; who works for himself still buys the material. */
const DROPS: readonly { readonly price: RegExp; readonly text: string; readonly laborOnly?: true }[] = [
  { price: /^wall-panel$/, text: 'Paint the walls instead of panelling them' },
  { price: /^light-strip$/, text: 'Leave the under-cabinet lights for later' },
  { price: /^built-ins$/, text: 'Leave the built-ins for later' },
  { price: /^floor-heat$/, text: 'Leave the floor heating out' },
  { price: /^shower-glass$/, text: 'Hang a curtain instead of shower glass' },
  { price: /^cooler$/, text: 'Leave the beverage cooler out' },
  { price: /^fireplace$/, text: 'Leave the fireplace for later' },
  { price: /^refrigerator/, text: 'Keep the refrigerator' },
  { price: /^range(?:-|$)/, text: 'Keep the range' },
  { price: /^dishwasher(?!-hookup)/, text: 'Keep the dishwasher' },
  { price: /^laundry-pair$/, text: 'Keep the washer and dryer' },
  {
    price: /^(?:paint-(?:wall|ceiling)|visits-paint)$/,
    text: 'Paint walls and ceiling yourself',
    laborOnly: true,
  },
  { price: /^demolition/, text: 'Clear the room yourself', laborOnly: true },
];

const MOST_CHANGES = 3;

const MOST_ALTERNATES = 6;

/** What a thing that shows itself on site would add, beside the line that leaves it open. */
const ADDS: readonly { readonly beside: RegExp; readonly add: Quantity; readonly text: string }[] = [
  {
    beside: /^below-slab$/,
    add: {
      price: 'ejector',
      item: 'Sewage ejector with basin and vent',
      trade: 'plumbing',
      category: 'plumbing',
      quantity: 1,
      unit: 'each',
      state: 'included',
    },
    text: 'Set a sewage ejector with basin and vent, where the sewer leaves the house above the floor',
  },
  {
    beside: /^ev-charger$/,
    add: {
      price: 'panel-upgrade',
      item: 'Electrical panel upgrade',
      trade: 'electrical',
      category: 'electrical',
      quantity: 1,
      unit: 'job',
      state: 'included',
    },
    text: 'Upgrade the electrical panel, where the load calculation finds the service of today too small',
  },
];

/** Other ways to the same room: cheaper ones, the least felt first, then what may have to be added (less than 0 saved). */
export const alternatesOf = (
  brief: Brief,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): Change[] => [
  ...possibleChanges(brief, quantities.filter(isBought), pricing, loads).slice(0, MOST_ALTERNATES),
  ...ADDS.filter(
    ({ beside, add }) =>
      quantities.some((q) => beside.test(q.price)) && !quantities.some((q) => q.price === add.price),
  ).map(({ add, text }) => {
    const line = priceLine(add, pricing, brief);
    return { text, savesUsd: -Math.round(loaded({ ...line, ...partOf(line, brief.workType) }, loads)) };
  }),
];

/** Holds the budget against the work asked for; `likely` is its price. */
export function answerBudget(
  brief: Brief,
  lines: readonly EstimateLine[],
  likely: number,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
  givenUp = '',
): BudgetAnswer {
  const budgetUsd = brief.budgetUsd ?? 0;
  const overUsd = likely - budgetUsd;
  const { covered, uncovered } = reach(budgetUsd, lines, brief.workType, loads);
  const price = { 'labor only': 'labor', 'materials only': 'material', 'labor and materials': '' }[
    brief.workType
  ];
  const sum = lines.reduce((n, line) => n + usdOf(line, brief.workType), 0);
  const given = givenUp && `Given up for it: ${givenUp}. `;
  const ofLines = `Its lines come to ${dollars(sum)}; tax, overhead and profit, and contingency make the rest.`;
  if (overUsd <= 0) {
    return {
      budgetUsd,
      covers: true,
      overUsd,
      text: `The budget of ${dollars(budgetUsd)} covers the likely ${dollars(likely)}${price && ` of ${price} alone`}, with ${dollars(-overUsd)} to spare. ${given}${ofLines}`,
      covered,
      uncovered: [],
      changes: [],
      afterChangesUsd: likely,
    };
  }
  const bought = quantities.filter(isBought);
  const all = possibleChanges(brief, bought, pricing, loads);
  const changes = fewest(all, overUsd);
  const after = Math.max(0, likely - changes.reduce((n, c) => n + c.savesUsd, 0));
  const left = after - budgetUsd;
  const buys =
    left <= 0
      ? ''
      : unfinished(brief)
        ? roomsItBuys(brief, budgetUsd, covered, quantities, pricing, loads)
        : whatItBuys(brief, budgetUsd, likely, quantities, pricing, loads);
  const text = [
    buys,
    `The likely cost of ${dollars(likely)}${price && ` for ${price} alone`} is ${dollars(overUsd)} over the budget of ${dollars(budgetUsd)}.`,
    given.trim(),
    ofLines,
    changes.length === 0
      ? ''
      : left <= 0
        ? `${changes.length === 1 ? 'One change brings' : `${changes.length} changes bring`} it under.`
        : `${changes.length === 1 ? 'The change' : 'The changes'} below ${changes.length === 1 ? 'does' : 'do'} not make up for that: a smaller scope is needed.`,
  ]
    .filter(Boolean)
    .join(' ');
  return { budgetUsd, covers: false, overUsd, text, covered, uncovered, changes, afterChangesUsd: after };
}

/** Parts that are bought by themselves, what shows most for its money first, and how they are called. */
const BOUGHT: readonly (readonly [WorkPart, string])[] = [
  ['walls', 'paint'],
  ['hardware', 'cabinet hardware'],
  ['faucet', 'a faucet'],
  ['toilet', 'a toilet'],
  ['vanity', 'a vanity'],
  ['mirror', 'mirror and accessories'],
  ['lights', 'lights'],
  ['counters', 'counters'],
  ['backsplash', 'the backsplash'],
  ['floor', 'the floor'],
  ['bathtub', 'a tub'],
  ['shower', 'a shower'],
  ['tile', 'tile'],
  ['appliances', 'appliances'],
  ['cabinets', 'cabinets'],
  ['built-ins', 'built-ins'],
  ['closet', 'the closet'],
  ['doors', 'doors'],
  ['windows', 'windows'],
  ['fireplace', 'the fireplace'],
];
const PAINT = /^paint-wall$/;
/** What is painted and not bought. */
const PAINTED = /^cabinets-refinish$/;

/** What a budget that is too small buys of what was asked, each part whole with its removal: what was named comes first. */
function whatItBuys(
  brief: Brief,
  budgetUsd: number,
  likely: number,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): string {
  const work = { 'labor only': 'labor', 'materials only': 'material', 'labor and materials': '' }[
    brief.workType
  ];
  const cost = (q: Quantity): number => {
    const line = priceLine(q, pricing, brief);
    return loaded({ ...line, ...partOf(line, brief.workType) }, loads);
  };
  const usdOfPart = new Map<WorkPart, number>();
  for (const q of quantities) {
    const part = removedPart(q.price) ?? partOfPrice(q.price);
    // Walls alone are painted; what is built there belongs to a larger job.
    if (!part || (part === 'walls' && !PAINT.test(q.price))) continue;
    usdOfPart.set(part, (usdOfPart.get(part) ?? 0) + cost(q));
  }
  const asked = new Set(
    [
      ...brief.wanted.map((id) => partOfFeature(id)),
      ...Object.keys(brief.materials).map((on) => partOfClaim({ is: 'surface', on: on as 'floor' })),
    ].filter((part) => part !== undefined),
  );
  const parts = BOUGHT.filter(([part]) => (usdOfPart.get(part) ?? 0) > 0);
  // Pipes, wires, permits and cleaning go with the parts: together they come to the likely cost.
  const sum = parts.reduce((n, [part]) => n + (usdOfPart.get(part) ?? 0), 0);
  for (const [part] of parts) usdOfPart.set(part, ((usdOfPart.get(part) ?? 0) / sum) * likely);
  const inOrder = [
    ...parts.filter(([part]) => asked.has(part)),
    ...parts.filter(([part]) => !asked.has(part)),
  ];
  let spent = 0;
  const bought: string[] = [];
  const waiting: string[] = [];
  for (const [part, called] of inOrder) {
    const usd = usdOfPart.get(part) ?? 0;
    // Cabinets that are painted are there already.
    const ofPart = quantities.filter(({ price }) => partOfPrice(price) === part);
    const name =
      ofPart.length > 0 && ofPart.every(({ price }) => PAINTED.test(price))
        ? `paint on the ${called}`
        : called;
    if (spent + usd > budgetUsd) {
      waiting.push(name);
      continue;
    }
    spent += usd;
    bought.push(name);
  }
  const of = work ? ` of the ${work}` : '';
  if (bought.length > 0)
    return `What ${dollars(budgetUsd)} does buy${of}: ${listed(bought)}, for about ${dollars(hundreds(spent))} with all that goes with them${waiting.length > 0 ? `; not within it: ${listed(waiting)}` : ''}.`;
  const least = Math.min(...parts.map(([part]) => usdOfPart.get(part) ?? 0));
  return Number.isFinite(least)
    ? `${dollars(budgetUsd)} buys no part of it whole; the least comes to about ${dollars(hundreds(least))}.`
    : '';
}

/** Where nothing is built yet, no part can be bought by itself. */
const unfinished = ({ category, extent, kept }: Brief): boolean =>
  extent?.id === 'conversion' ||
  (isBasementBuilt({ category, kept }) && (extent?.inside?.includes('walls') ?? true));

const builtFirst = (budgetUsd: number, covered: readonly Trade[]): string =>
  covered.length > 0
    ? `What ${dollars(budgetUsd)} does buy, in the order of building: ${listed(covered)}.`
    : `${dollars(budgetUsd)} buys none of its trades whole.`;

/** What of a room that is built anew can wait, the first to wait last; the rest is the finished room. */
const CAN_WAIT: readonly (readonly [name: string, prices: RegExp])[] = [
  ['the fireplace', /^fireplace$/],
  ['the built-ins', /^built-ins$/],
  ['the closet', /^closet-system$/],
  [
    'the cabinets with their sink and appliances',
    /^(?:cabinets-|cabinet-(?:panels|base|delivery)$|counter-|backsplash-|visits-(?:backsplash|counter)$|sink$|dishwasher|range|cooktop|refrigerator|microwave|cooler|hood|makeup-air|gas-line|laundry-pair|shelf$|garage-cabinets|disposal)/,
  ],
  [
    'the bathroom',
    /^(?:rough-in|below-slab|ejector|sewer-run|toilet|bathtub|shower|tile-backer|steam|lavatory|vanity|fan|bath-accessories|curtain-rod|medicine-cabinet|grab-bar)/,
  ],
];

/** How far a sum goes in a room that is built anew: the room with what of it the sum holds, and what waits. */
function roomsItBuys(
  brief: Brief,
  budgetUsd: number,
  covered: readonly Trade[],
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): string {
  const cost = (q: Quantity): number => {
    const line = priceLine(q, pricing, brief);
    return loaded({ ...line, ...partOf(line, brief.workType) }, loads);
  };
  // A bath is nothing without its fixtures.
  const parts = (brief.category === 'bathroom' ? [] : CAN_WAIT)
    .map(([name, prices]) => ({
      name,
      usd: quantities.filter((q) => prices.test(q.price)).reduce((n, q) => n + cost(q), 0),
    }))
    .filter(({ usd }) => usd > 0);
  const all = quantities.reduce((n, q) => n + cost(q), 0);
  let spent = all - parts.reduce((n, { usd }) => n + usd, 0);
  const finished = `the room finished (walls, ceiling, floor, power and light) for about ${dollars(hundreds(spent))}`;
  if (spent > budgetUsd || parts.length === 0)
    return `${builtFirst(budgetUsd, covered)}${parts.length > 0 ? ` Without ${listed(parts.map(({ name }) => name))} it is ${finished}.` : ''}`;
  const bought: string[] = [];
  const waits: string[] = [];
  for (const { name, usd } of [...parts].reverse()) {
    if (spent + usd <= budgetUsd) {
      spent += usd;
      bought.push(name);
    } else waits.push(name);
  }
  return `What ${dollars(budgetUsd)} does buy: ${finished}${bought.length > 0 ? `, with ${listed(bought)} about ${dollars(hundreds(spent))}` : ''}; not within it: ${listed(waits)}.`;
}

const hundreds = (usd: number): number => Math.ceil(usd / 100) * 100;
const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** The part that a removal makes room for. */
const removedPart = (price: string): WorkPart | undefined =>
  /^demolition-(cabinets|counters|backsplash|floor|tile)$/.exec(price)?.[1] as WorkPart | undefined;

/** How far a budget reaches through the trades in build order. */
function reach(
  budgetUsd: number,
  lines: readonly EstimateLine[],
  workType: WorkType,
  loads: Loads,
): { covered: Trade[]; uncovered: Trade[] } {
  const trades = [...new Set(lines.map((l) => l.trade))];
  const covered: Trade[] = [];
  const uncovered: Trade[] = [];
  let spent = 0;
  for (const trade of trades) {
    spent += lines
      .filter((l) => l.trade === trade)
      .reduce((n, l) => n + loaded({ ...l, ...partOf(l, workType) }, loads), 0);
    if (spent <= budgetUsd && uncovered.length === 0) covered.push(trade);
    else uncovered.push(trade);
  }
  return { covered, uncovered };
}

/** What a line comes to with tax, overhead and profit, and contingency. US dollars. */
const loaded = (line: Pick<EstimateLine, 'trade' | 'laborUsd' | 'materialUsd'>, loads: Loads): number =>
  line.laborUsd * loads.labor + line.materialUsd * (line.trade === 'permits' ? loads.labor : loads.material);

/** The part of a line that the work asked for comes to. */
const partOf = (line: EstimateLine, workType: WorkType): Pick<EstimateLine, 'laborUsd' | 'materialUsd'> => {
  const usd = usdOf(line, workType);
  if (workType === 'labor and materials') return line;
  return line.trade === 'permits' || workType === 'labor only'
    ? { laborUsd: usd, materialUsd: 0 }
    : { laborUsd: 0, materialUsd: usd };
};

function possibleChanges(
  brief: Brief,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): Change[] {
  const cost = (q: Quantity, price = q.price) => loaded(priceLine({ ...q, price }, pricing, brief), loads);
  const labor = (q: Quantity) => priceLine(q, pricing, brief).laborUsd * loads.labor;
  const changes: Change[] = [];
  const touched = new Set<string>();
  for (const swap of SWAPS) {
    const hit = quantities.filter(
      (q) => swap.from.test(q.price) && q.price !== swap.to && !touched.has(q.price),
    );
    const left = hit.length > 0 ? quantities.filter((q) => swap.leaves?.test(q.price)) : [];
    const savesUsd = Math.round(
      hit.reduce((n, q) => n + cost(q) - cost(q, swap.to), 0) + left.reduce((n, q) => n + cost(q), 0),
    );
    if (savesUsd < 50) continue;
    for (const q of hit) touched.add(q.price);
    changes.push({ text: swap.text, savesUsd });
  }
  for (const drop of DROPS) {
    const hit = quantities.filter((q) => drop.price.test(q.price) && !touched.has(q.price));
    const saved = (q: Quantity) => (drop.laborOnly ? labor(q) : cost(q));
    const savesUsd = Math.round(hit.reduce((n, q) => n + saved(q), 0));
    if (savesUsd >= 50) changes.push({ text: drop.text, savesUsd });
  }
  return changes;
}

/** The first (least felt) set of up to three changes that saves enough; else the three that save most. */
function fewest(changes: readonly Change[], needUsd: number): Change[] {
  const one = changes.find((c) => c.savesUsd >= needUsd);
  if (one) return [one];
  for (let i = 0; i < changes.length; i++) {
    for (let j = i + 1; j < changes.length; j++) {
      const a = changes[i] as Change;
      const b = changes[j] as Change;
      if (a.savesUsd + b.savesUsd >= needUsd) return [a, b];
    }
  }
  for (let i = 0; i < changes.length; i++) {
    for (let j = i + 1; j < changes.length; j++) {
      for (let k = j + 1; k < changes.length; k++) {
        const set = [changes[i] as Change, changes[j] as Change, changes[k] as Change];
        if (set.reduce((n, c) => n + c.savesUsd, 0) >= needUsd) return set;
      }
    }
  }
  return [...changes].sort((a, b) => b.savesUsd - a.savesUsd).slice(0, MOST_CHANGES);
}
