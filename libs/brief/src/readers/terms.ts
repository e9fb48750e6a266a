import type { PaymentPhase } from '@plumbline/concept';
import { cutText } from '@plumbline/contracts';
import type { Claim } from '../claim.js';
import type { FieldText } from '../reading/field-text.js';
import type { BriefInWords } from '../reading/reading-of-words.js';
import type { RequestReading } from '../reading/request-reading.js';
import { dollars } from '../units.js';
import { readReserve, spelledSum } from '../work/budget.js';
import { readDays, readMoney, readPhases, readWorkType, workTypeInWords } from '../work/money.js';

/** Reads the terms of the job: budget, who buys the materials, payment, days and where it is. */

/** What a brief says of money, days and place. */
export type Terms = Pick<
  BriefInWords,
  | 'budgetUsd'
  | 'materialsUsd'
  | 'workType'
  | 'startInDays'
  | 'durationDays'
  | 'phases'
  | 'requirements'
  | 'zipCode'
  | 'state'
>;

const FACT: Claim = { is: 'fact' };

export function readTerms(texts: readonly FieldText[], reading: RequestReading): Terms {
  const { request, unread } = reading;
  const budgetUsd = chooseBudget(texts, reading);
  if (
    request.budget !== undefined &&
    `${request.budget}`.trim() !== '' &&
    readMoney(request.budget) === undefined
  )
    unread.add(`budget "${`${request.budget}`.slice(0, 40)}"`);
  const prompt = [request.contractorPrompt, request.designPrompt, request.requirements, request.features]
    .map((text) => text ?? '')
    .join('\n');
  const workType = readWorkType(request.workType) ?? workTypeInWords(prompt);
  if (workType) reading.tell('workType', request.workType || workType, `Work: ${workType}`, FACT);
  const phases = readPaymentPhases(prompt, reading);
  const startInDays = readDays(request.startInDays) ?? readDays(prompt, /start\D{0,20}?(\d{1,3})\s?days?/i);
  const durationDays =
    readDays(request.durationDays) ?? readDays(prompt, /(?:duration|within|take)\D{0,20}?(\d{1,3})\s?days?/i);
  const materialsUsd = readMoney(request.materials);
  const requirements = request.requirements?.trim();
  const zipCode = /^\d{5}/.exec(request.zipCode?.trim() ?? '')?.[0];
  const state = request.state?.trim() ?? '';
  return {
    ...(budgetUsd !== undefined ? { budgetUsd } : {}),
    ...(materialsUsd !== undefined ? { materialsUsd } : {}),
    ...(workType ? { workType } : {}),
    ...(startInDays !== undefined ? { startInDays } : {}),
    ...(durationDays !== undefined ? { durationDays } : {}),
    phases,
    ...(requirements ? { requirements: cutText(requirements, 500) } : {}),
    ...(zipCode ? { zipCode } : {}),
    ...(/^[a-z]{2}$/i.test(state) ? { state: state.toUpperCase() } : {}),
  };
}

function readPaymentPhases(prompt: string, reading: RequestReading): readonly PaymentPhase[] {
  const { paymentPhases } = reading.request;
  const phases = readPhases(paymentPhases) ?? readPhases(prompt) ?? [];
  if (phases.length > 0) {
    const meaning = `Payment: ${phases.map((p) => `${p.name} ${p.percent} %`).join(', ')}`;
    reading.tell('paymentPhases', paymentPhases ?? '', meaning, FACT);
  } else if (paymentPhases?.trim()) reading.unread.add(cutText(paymentPhases.trim(), 80));
  return phases;
}

/** The budget of the field that is for it, else the first that a sentence tells; what of two was not taken is said. */
function chooseBudget(texts: readonly FieldText[], reading: RequestReading): number | undefined {
  const { request } = reading;
  const own = readMoney(request.budget);
  const inWords = texts.flatMap(({ field, budget }) => (budget ? [{ field, ...budget }] : []));
  const first = inWords[0];
  // "About 12 thousand, could stretch to 14" beside a field of 12,000 raises it.
  const raised = inWords.find(({ from }) => from !== undefined && from === own)?.usd;
  const whole = raised ?? own ?? first?.usd;
  if (whole === undefined) return undefined;
  const reserve = Math.max(0, ...texts.map(({ field }) => readReserve(reading.textOf(field))));
  const budgetUsd = reserve < whole / 2 ? whole - reserve : whole;
  if (budgetUsd < whole)
    reading.assumed.push(`${dollars(reserve)} of ${dollars(whole)} are kept back, as you said.`);
  const meaning = `Budget: ${dollars(budgetUsd)}`;
  if (own !== undefined) {
    reading.tell('budget', `${request.budget}`, meaning, { is: 'budget' });
    for (const { field, said, usd } of inWords)
      if (usd === whole || usd === own) reading.mark(field, said, meaning, { is: 'budget' });
  }
  if (own === undefined && first) {
    const isTyped = reading.placeOf(first.field, first.said) !== undefined;
    const said = isTyped ? first.said : (spelledSum(reading.textOf(first.field)) ?? first.said);
    reading.tell(first.field, said, meaning, { is: 'budget' });
  }
  const other = inWords.find(({ usd }) => usd !== whole && usd !== own && usd !== reserve);
  if (other)
    reading.assumed.push(
      `Of two budgets, ${dollars(whole)}${own !== undefined ? ' of the budget field' : ''} was taken, not "${other.said}".`,
    );
  return budgetUsd;
}
