import { formatMoney, MESSAGES } from '@plumbline/contracts';
import { DEPOSIT_RULES } from '@plumbline/room';

/** A bid's deposit held against the rule of its state. */
export interface DepositAnswer {
  readonly text: string;
  /** Null where no cap is on file, or the bid names no deposit or no price. */
  readonly met: boolean | null;
  /** US dollars. */
  readonly capUsd: number | null;
}

/** In words, from the rules that the estimate uses. Not legal advice; a state without a rule is said to have none on file. */
export function depositAnswer(
  state: string | null,
  askedUsd: number | null,
  depositUsd: number | null,
): DepositAnswer {
  const say = MESSAGES.levelling.deposit;
  const rule = DEPOSIT_RULES.find((one) => one.state === state);
  const asks = depositUsd === null ? say.notMentioned : say.asks(formatMoney(depositUsd));
  const nothing = { met: null, capUsd: null };
  if (!rule) return { ...nothing, text: `${asks} ${say.noRule(state)}` };
  if (rule.notice) {
    const above = depositUsd !== null && askedUsd !== null && depositUsd > askedUsd * rule.notice.above;
    return {
      ...nothing,
      text: `${asks} ${above ? say.notice(rule.name, rule.notice.text) : say.noCap(rule.name)}`,
    };
  }
  if (!rule.cap || askedUsd === null)
    return { ...nothing, text: `${asks} ${say.capOf(rule.name, rule.capText ?? '')}` };
  const capUsd = Math.round(rule.cap(askedUsd) * 100) / 100;
  const met = depositUsd === null ? null : depositUsd <= capUsd + 0.005;
  return { capUsd, met, text: `${asks} ${say.cap(rule.name, formatMoney(capUsd), rule.capText ?? '', met)}` };
}
