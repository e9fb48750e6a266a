import { dollars } from '@plumbline/brief';
import type { DepositCheck, PaymentPhase, Sureness } from '@plumbline/concept';

/**
 * What a contractor may take before work starts, by state. Not legal advice; each row names its source. A state
 * without a row has no rule on file here, which is not to say that it has none.
 */
interface DepositRule {
  readonly state: string;
  readonly name: string;
  /** The most, in US dollars, of a price. */
  cap?(priceUsd: number): number;
  readonly capText?: string;
  /** Said where the first payment passes a share of the price. */
  readonly notice?: { readonly above: number; readonly text: string };
  readonly source: string;
  readonly sure: Exclude<Sureness, 'none'>;
}

const third = (price: number): number => price / 3;

export const DEPOSIT_RULES: readonly DepositRule[] = [
  {
    state: 'CA',
    name: 'California',
    cap: (price) => Math.min(1000, price * 0.1),
    capText: 'the lesser of $1,000 and 10 % of the price',
    source: 'Cal. Bus. & Prof. Code 7159.5',
    sure: 'H',
  },
  {
    state: 'MD',
    name: 'Maryland',
    cap: third,
    capText: 'one third of the price',
    source: 'Md. Bus. Reg. 8-617',
    sure: 'H',
  },
  {
    state: 'MA',
    name: 'Massachusetts',
    cap: third,
    capText: 'one third of the price, or the cost of special orders if that is more',
    source: 'legalclarity and others',
    sure: 'H',
  },
  {
    state: 'PA',
    name: 'Pennsylvania',
    cap: third,
    capText: 'one third of the price plus special-order material, above $5,000',
    source: 'legalclarity and others',
    sure: 'M',
  },
  {
    state: 'ME',
    name: 'Maine',
    cap: third,
    capText: 'one third of the price unless waived in writing',
    source: 'legalclarity and others',
    sure: 'M',
  },
  {
    state: 'TN',
    name: 'Tennessee',
    cap: third,
    capText: 'one third of the price, with bond exceptions',
    source: 'legalclarity and others',
    sure: 'M',
  },
  {
    state: 'FL',
    name: 'Florida',
    notice: {
      above: 0.1,
      text: 'a deposit above 10 % obliges the contractor to apply for permits within 30 days and to start within 90 days of them',
    },
    source: 'Fla. Stat. 489.126',
    sure: 'H',
  },
];

/** Holds the first payment phase against the rule of the state, in words. */
export function checkDeposit(
  priceUsd: number,
  phases: readonly PaymentPhase[],
  state?: string,
): DepositCheck {
  const first = phases[0];
  const asks = first ? (priceUsd * first.percent) / 100 : undefined;
  const rule = DEPOSIT_RULES.find((r) => r.state === state);
  const base = { ...(state ? { state } : {}), ...(asks !== undefined ? { asksUsd: Math.round(asks) } : {}) };
  if (!rule) {
    return {
      ...base,
      text: state
        ? `No deposit cap on file for ${state}.`
        : 'No state is known, so no deposit rule was looked up.',
    };
  }
  const { source } = rule;
  if (rule.cap) {
    const cap = rule.cap(priceUsd);
    const capped = `${rule.name} caps the deposit at ${dollars(cap)} here (${rule.capText})`;
    if (asks === undefined) return { ...base, capUsd: Math.round(cap), text: `${capped}.`, source };
    const met = asks <= cap + 0.005;
    return {
      ...base,
      capUsd: Math.round(cap),
      met,
      text: `${capped}; these phases ask ${dollars(asks)}${met ? ', which is within it' : ''}.`,
      source,
    };
  }
  const above = rule.notice && asks !== undefined && asks > priceUsd * rule.notice.above;
  return {
    ...base,
    ...(asks !== undefined ? { met: true } : {}),
    text: above
      ? `In ${rule.name} ${rule.notice?.text}; these phases ask ${dollars(asks ?? 0)}.`
      : `No deposit cap on file for ${rule.name}${asks !== undefined ? '; the first payment is not above 10 %' : ''}.`,
    source,
  };
}
