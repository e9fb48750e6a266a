import { usdOf } from '@plumbline/room';
import type { BidRequest } from '../bidding/bid-request.entity.js';
import type { KnownConcept } from '../bidding/concepts.js';
import type {
  DraftEstimateResponse,
  DraftTradeResponse,
  DraftWishResponse,
} from './scope-of-work.response.js';

/** What the homeowner wrote and filled in, as they wrote it: each field once, null where nothing was said. */
export function wishOf({ design, preferences }: BidRequest, concept: KnownConcept | null): DraftWishResponse {
  const said = (name: string): string | null => preferences[name]?.trim() || null;
  const request = concept?.request;
  return {
    designPrompt: request?.designPrompt?.trim() || said('designPrompt') || design.designPrompt,
    contractorPrompt:
      request?.contractorPrompt?.trim() || said('contractorPrompt') || design.contractorPrompt,
    requirements: said('requirements') ?? (request?.requirements?.trim() || null),
    notes: said('notes'),
    budgetUsd: amountOf(said('budget')) ?? concept?.concept.wishes.budgetUsd ?? null,
    workType: said('workType'),
    startInDays: amountOf(said('startInDays')),
    durationDays: amountOf(said('durationDays')),
  };
}

/** What we think the work that is asked for costs; null without a concept of ours. */
export function estimateOf(concept: KnownConcept | null): DraftEstimateResponse | null {
  if (!concept) return null;
  const { estimate, wishes } = concept.concept;
  const { low, likely, high } = estimate.part ?? estimate;
  return { low, likely, high, workType: estimate.part?.workType ?? wishes.workType };
}

/** The quantities by trade, in the order in which a house is built. */
export function tradesOf(concept: KnownConcept | null): DraftTradeResponse[] {
  if (!concept) return [];
  const { quantities, estimate, wishes } = concept.concept;
  const trades = new Map<string, DraftTradeResponse>();
  for (const { trade, item, quantity, unit } of quantities) {
    const own = trades.get(trade) ?? { trade, likelyUsd: 0, lines: [] };
    own.lines.push({ item, quantity, unit });
    trades.set(trade, own);
  }
  for (const line of estimate.lines) {
    const own = trades.get(line.trade);
    if (own) own.likelyUsd += usdOf(line, wishes.workType);
  }
  return [...trades.values()];
}

/** "15000", "$15,000" or "15k" as a number; null where it is none. */
function amountOf(text: string | null): number | null {
  const [, digits, thousand] = /^\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k)?\b/i.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}
