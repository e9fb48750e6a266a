import type {
  Brief,
  BudgetAnswer,
  Change,
  EstimateLine,
  Quantity,
  Trade,
  WorkType,
} from '@plumbline/concept';
import { dollars } from '../units.js';
import { type Loads, type Pricing, priceLine, usdOf } from './estimate.js';

/** Cheaper ways to the same thing, the least felt first: `from` matches price ids. */
const SWAPS: readonly { readonly from: RegExp; readonly to: string; readonly text: string }[] = [
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
  },
  { from: /^cabinets-semi$/, to: 'cabinets-stock', text: 'Take stock cabinets instead of semi-custom ones' },
  { from: /^counter-(?!laminate).+$/, to: 'counter-laminate', text: 'Take laminate counters' },
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
  { price: /^paint-(?:wall|ceiling)$/, text: 'Paint walls and ceiling yourself', laborOnly: true },
  { price: /^demolition/, text: 'Clear the room yourself', laborOnly: true },
];

const MOST_CHANGES = 3;

const MOST_ALTERNATES = 6;

/** Cheaper ways to the same room, the least felt first. */
export const alternatesOf = (
  brief: Brief,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): Change[] =>
  possibleChanges(
    brief,
    quantities.filter((q) => q.state !== 'owner-supplied'),
    pricing,
    loads,
  ).slice(0, MOST_ALTERNATES);

/** Holds the budget against the work asked for; `likely` is its price. */
export function answerBudget(
  brief: Brief,
  lines: readonly EstimateLine[],
  likely: number,
  quantities: readonly Quantity[],
  pricing: Pricing,
  loads: Loads,
): BudgetAnswer {
  const budgetUsd = brief.budgetUsd ?? 0;
  const overUsd = likely - budgetUsd;
  const { covered, uncovered } = reach(budgetUsd, lines, brief.workType, loads);
  const price = { 'labor only': 'labor', 'materials only': 'material', 'labor and materials': '' }[
    brief.workType
  ];
  if (overUsd <= 0) {
    return {
      budgetUsd,
      covers: true,
      overUsd,
      text: `The budget of ${dollars(budgetUsd)} covers the likely ${dollars(likely)}${price && ` of ${price} alone`}, with ${dollars(-overUsd)} to spare.`,
      covered,
      uncovered: [],
      changes: [],
      afterChangesUsd: likely,
    };
  }
  const bought = quantities.filter((q) => q.state !== 'owner-supplied');
  const all = possibleChanges(brief, bought, pricing, loads);
  const changes = fewest(all, overUsd);
  const after = Math.max(0, likely - changes.reduce((n, c) => n + c.savesUsd, 0));
  const left = after - budgetUsd;
  const text =
    `The likely cost of ${dollars(likely)}${price && ` for ${price} alone`} is ${dollars(overUsd)} over the budget of ${dollars(budgetUsd)}.` +
    (changes.length === 0
      ? ''
      : left <= 0
        ? ` ${changes.length === 1 ? 'One change brings' : `${changes.length} changes bring`} it under.`
        : ` Even with ${changes.length === 1 ? 'this change' : 'these changes'} it stays ${dollars(left)} over: a smaller scope is needed.`);
  return { budgetUsd, covers: false, overUsd, text, covered, uncovered, changes, afterChangesUsd: after };
}

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
    const savesUsd = Math.round(hit.reduce((n, q) => n + cost(q) - cost(q, swap.to), 0));
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
