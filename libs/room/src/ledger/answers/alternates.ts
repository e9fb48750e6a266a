import { dollars, lowerFirst, partOfPrice } from '@plumbline/brief';
import type { Estimate, WorkPart } from '@plumbline/concept';
import { PRICES } from '../../estimate/prices.js';

/**
 * What another material or machine comes to in place of the one that is priced, at the same quantity: what a unit is priced at times the ratio of
 * the two rows of the price table, so that region, goods and an operator's prices count for both. US dollars, before tax, overhead and
 * contingency, as lines are.
 */

interface Kind {
  /** Lines of which one takes the place of the other. */
  readonly lines: RegExp;
  readonly rows: readonly (readonly [said: RegExp, id: string])[];
  /** Words that the sentence needs beside the name, where that names other things as well. */
  readonly beside?: RegExp;
}

const COUNTERS: Kind['rows'] = [
  [/\bbutcher[- ]?block\b|\bwood(?:en)? (?:counters?|countertops?|tops?)\b/, 'counter-butcher-block'],
  [/\bquartzite\b/, 'counter-quartzite'],
  [/\bquartz\b/, 'counter-quartz'],
  [/\bgranite\b/, 'counter-granite'],
  [/\bmarble\b/, 'counter-marble'],
  [/\bsoapstone\b/, 'counter-soapstone'],
  [/\bsolid[- ]surface\b|\bcorian\b/, 'counter-solid-surface'],
  [/\bstainless\b/, 'counter-stainless-steel'],
  [/\bformica\b|\blaminate\b/, 'counter-laminate'],
  [/\bconcrete\b/, 'counter-concrete'],
];
const FLOORS: Kind['rows'] = [
  [/\bcarpet\b/, 'floor-carpet'],
  [/\bsheet vinyl\b|\blinoleum\b/, 'floor-vinyl-sheet'],
  [/\blv[pt]\b|\bvinyl plank\b|\bvinyl\b/, 'floor-lvp'],
  [/\bengineered\b/, 'floor-engineered'],
  [/\bhardwood\b|\boak\b|\bsolid wood\b/, 'floor-hardwood'],
  [/\bporcelain\b|\btile\b/, 'floor-porcelain'],
  [/\bceramic\b/, 'floor-ceramic'],
  [/\bstone\b|\bslate\b|\btravertine\b/, 'floor-stone'],
  [/\bcork\b|\bbamboo\b/, 'floor-cork'],
  [/\blaminate\b/, 'floor-laminate'],
];
const KINDS: readonly Kind[] = [
  {
    lines: /^cabinets-(?:stock|semi|custom)$/,
    rows: [
      [
        /\bpaint(?:ing)? (?:them|the (?:old |existing )?cabinets)\b|\b(?:keep|keeping) the (?:old|existing) cabinets and (?:re)?paint\b/,
        'cabinets-refinish',
      ],
      [/\breface|\brefacing\b/, 'cabinets-reface'],
    ],
  },
  {
    lines: /^cabinets-(?:stock|semi|custom)$/,
    beside: /\bcabinets?\b/,
    rows: [
      [/\bstock\b/, 'cabinets-stock'],
      [/\bsemi[- ]custom\b/, 'cabinets-semi'],
      [/\bcustom\b/, 'cabinets-custom'],
    ],
  },
  {
    lines: /^floor-(?:carpet|vinyl-sheet|laminate|lvp|engineered|hardwood|ceramic|porcelain|stone|cork)$/,
    beside: /\bfloors?(?:ing)?\b|\bcarpet\b|\blv[pt]\b|\bvinyl plank\b|\bhardwood\b/,
    rows: FLOORS,
  },
  { lines: /^counter-/, rows: COUNTERS },
  {
    lines: /^range(?:-induction)?$/,
    rows: [
      [/\binduction\b/, 'range-induction'],
      [/\bgas range\b|\bgas stove\b/, 'range'],
    ],
  },
];

const middle = (id: string): number => {
  const row = PRICES.find((one) => one.id === id);
  return row ? (row.material[0] + row.material[1] + row.labor[0] + row.labor[1]) / 2 : 0;
};
const nameOf = (id: string): string =>
  (PRICES.find((one) => one.id === id)?.name ?? id).split(': ', 1).join('');

/** The difference that the material or machine that some words name makes; nothing where none is priced that it could replace. */
export function alternatePrice(words: string, { lines }: Estimate): string | undefined {
  for (const { lines: of, rows, beside } of KINDS) {
    if (beside && !beside.test(words)) continue;
    const priced = lines.filter(({ price = '', likely }) => of.test(price) && likely > 0);
    const [first] = priced;
    const now = first?.price;
    const other = rows.find(([said, id]) => said.test(words) && id !== now)?.[1];
    if (!first || !now || !other || middle(now) === 0) continue;
    const usd = priced.reduce((sum, { likely }) => sum + likely, 0);
    const quantity = priced.reduce((sum, line) => sum + line.quantity, 0);
    const then = Math.round((first.likely / first.quantity) * (middle(other) / middle(now)) * quantity);
    const name = (id: string): string => lowerFirst(nameOf(id));
    const change = then - usd;
    return `${nameOf(other)} in place of ${name(now)}: about ${dollars(then)} where ${dollars(usd)} are priced, ${dollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}, before tax, overhead and contingency.`;
  }
  return undefined;
}

/** What the one of two that words name costs beside the other, at the quantity that is priced: "between stock and custom cabinets". */
export function differenceBetween(words: string, { lines }: Estimate): string | undefined {
  for (const { lines: of, rows, beside } of KINDS) {
    if (beside && !beside.test(words)) continue;
    const named = [...new Set(rows.flatMap(([said, id]) => (said.test(words) ? [id] : [])))].slice(0, 2);
    const [one, two] = named;
    const priced = lines.filter(({ price = '', likely }) => of.test(price) && likely > 0);
    const [first] = priced;
    if (!one || !two || !first?.price || middle(first.price) === 0) continue;
    const quantity = priced.reduce((sum, line) => sum + line.quantity, 0);
    const usd = (id: string): number =>
      Math.round((first.likely / first.quantity) * (middle(id) / middle(first.price as string)) * quantity);
    const apart = Math.abs(usd(one) - usd(two));
    return `${nameOf(one)}: about ${dollars(usd(one))}; ${lowerFirst(nameOf(two))}: about ${dollars(usd(two))}; ${dollars(apart)} between them, before tax, overhead and contingency.`;
  }
  return undefined;
}

/** What one asks the price of alone. */
const ALONE: readonly (readonly [said: RegExp, part: WorkPart])[] = [
  [/\bfloor(?:s|ing)?\b/, 'floor'],
  [/\b(?:counters?|countertops?)\b/, 'counters'],
  [/\bcabinets?\b/, 'cabinets'],
  [/\bbacksplash\b/, 'backsplash'],
  [/\bappliances\b/, 'appliances'],
  [/\b(?:lights?|lighting)\b/, 'lights'],
  [/\bvanity\b/, 'vanity'],
  [/\btoilet\b/, 'toilet'],
  [/\bshower\b/, 'shower'],
  [/\btub\b/, 'bathtub'],
  [/\btil(?:e|es|ing)\b/, 'tile'],
  [/\bwindows?\b/, 'windows'],
];
const BY_ITSELF = /\b(?:alone|by itself|by themselves|only|just)\b/;

/** What the lines of the part that some words ask about come to; nothing where none is priced. */
export function partPrice(words: string, { lines }: Estimate): string | undefined {
  const part = BY_ITSELF.test(words) ? ALONE.find(([said]) => said.test(words))?.[1] : undefined;
  const usd = lines.reduce(
    (sum, { price, likely }) => (part && price && partOfPrice(price) === part ? sum + likely : sum),
    0,
  );
  return usd > 0
    ? `The lines of that alone come to ${dollars(usd)}, before tax, overhead and contingency.`
    : undefined;
}
