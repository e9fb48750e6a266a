import type { StoredConcept } from '@plumbline/concept';
import { parsePrice } from '@plumbline/contracts';
import { openEntries } from '@plumbline/room';
import type { BidRequest } from '../tables/bid-request.entity.js';
import { bidUsd } from './bid-sheet.js';
import type {
  DraftEstimateResponse,
  DraftTradeResponse,
  DraftWishResponse,
} from './scope-of-work.response.js';

/**
 * What the homeowner wrote and filled in, as they wrote it: each field once, null where nothing was said. Bids may be
 * asked for from a page that has only the design: then what that was made from counts.
 */
export function wishOf(
  { design, preferences }: BidRequest,
  concept: StoredConcept | null,
): DraftWishResponse {
  const said = (name: string): string | null => preferences[name]?.trim() || null;
  const request = concept?.request;
  return {
    designPrompt: request?.designPrompt?.trim() || said('designPrompt') || design.designPrompt,
    contractorPrompt:
      request?.contractorPrompt?.trim() || said('contractorPrompt') || design.contractorPrompt,
    requirements: said('requirements') ?? (request?.requirements?.trim() || null),
    notes: said('notes'),
    budgetUsd: toldBudgetOf(said('budget'), request) ?? concept?.concept.wishes.budgetUsd ?? null,
    workType: chosenWorkOf(concept) ?? said('workType') ?? (request?.workType?.trim() || null),
    startInDays: daysOf(said('startInDays')) ?? (request?.startInDays || null),
    durationDays: daysOf(said('durationDays')) ?? (request?.durationDays || null),
  };
}

/** What a homeowner answered that the budget pays for, after the form. */
const chosenWorkOf = (concept: StoredConcept | null): string | null =>
  concept?.request.answers?.some(({ question }) => question === 'budget-for')
    ? concept.concept.wishes.workType
    : null;

/** What we think the work that is asked for costs; null without a concept of ours. */
export function estimateOf(concept: StoredConcept | null): DraftEstimateResponse | null {
  if (!concept) return null;
  const { estimate, wishes } = concept.concept;
  const { low, likely, high } = estimate.part ?? estimate;
  return { low, likely, high, workType: estimate.part?.workType ?? wishes.workType };
}

/** The quantities by trade, in the order in which a house is built. */
export function tradesOf(concept: StoredConcept | null): DraftTradeResponse[] {
  if (!concept) return [];
  const { quantities, estimate } = concept.concept;
  const trades = new Map<string, DraftTradeResponse>();
  for (const { trade, item, quantity, unit } of quantities) {
    const own = trades.get(trade) ?? { trade, likelyUsd: 0, lines: [] };
    own.lines.push({ item, quantity, unit });
    trades.set(trade, own);
  }
  for (const line of estimate.lines) {
    const own = trades.get(line.trade);
    if (own) own.likelyUsd += bidUsd(concept.concept, line);
  }
  return [...trades.values()];
}

/** What the plan leaves open, in the homeowner's words: for the contractor to answer. */
export const openWishesOf = (concept: StoredConcept | null): string[] =>
  concept ? openEntries(concept.concept).map(({ text }) => text) : [];

/** The budget of the preferences; null where it is the sum that a form starts with, and nobody touched it. */
function toldBudgetOf(text: string | null, request: StoredConcept['request'] | undefined): number | null {
  const usd = budgetOf(text);
  return request?.defaults?.includes('budget') && usd === request.budget ? null : usd;
}

/** A budget as typed, in US dollars; null where it is none. */
const budgetOf = (text: string | null): number | null => parsePrice(text) || null;

/** "14" or "14 days" as a number; null where it is none. */
const daysOf = (text: string | null): number | null => Number(/^\d{1,4}\b/.exec(text ?? '')?.[0]) || null;
