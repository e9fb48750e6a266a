import type { BidRequest } from '../bidding/bid-request.entity.js';
import type { KnownConcept } from '../bidding/concepts.js';
import type { LoadedBid } from '../bidding/loaded-bid.js';
import { licenseText } from '../contractors/license-text.js';

export interface DraftSource {
  readonly bid: Pick<LoadedBid, 'code'>;
  readonly request: BidRequest;
  readonly contractor: LoadedBid['contractor'];
  readonly concept: KnownConcept | null;
}

/** The draft of a scope of work: from the concept's room where there is one, else from what was asked in words. */
export function draftText(source: DraftSource): string {
  return plainDraft(source);
}

function plainDraft({ bid, request, contractor }: DraftSource): string {
  const place = [request.city, request.state].filter(Boolean).join(', ');
  const wishes = Object.entries(request.preferences)
    .filter(([name]) => !['zipCode', 'designPrompt', 'contractorPrompt', 'fullAddress'].includes(name))
    .map(([name, value]) => `- ${nameOf(name)}: ${value}`);
  const license = contractor && licenseText(contractor);
  return [
    `SCOPE OF WORK – ${request.designTitle}`,
    `Bid ${bid.code}`,
    [place, request.zipCode].filter(Boolean).join(' '),
    contractor ? `Contractor: ${contractor.companyName}${license ? ` (${license})` : ''}` : '',
    section('What is asked', [request.design.description, request.design.contractorPrompt]),
    section('Wishes', wishes),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (heading: string, lines: readonly (string | null)[]): string => {
  const said = lines.filter(Boolean);
  return said.length > 0 ? `${heading.toUpperCase()}\n${said.join('\n')}` : '';
};

/** "startInDays" → "Start in days". */
const nameOf = (field: string): string => {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0] ? words[0].toUpperCase() + words.slice(1) : words;
};
