import type { StoredConcept } from '@plumbline/concept';
import { SCOPE_TEMPLATE } from '@plumbline/contracts';
import { draftScope } from '@plumbline/room';
import type { LoadedBid } from '../bid/loaded-bid.js';
import { licenseText } from '../contractors/license-text.js';
import { type BidRequest, wordsOf } from '../tables/bid-request.entity.js';

export interface DraftSource {
  readonly bid: Pick<LoadedBid, 'code'>;
  readonly request: BidRequest;
  readonly contractor: LoadedBid['contractor'];
  readonly concept: StoredConcept | null;
}

/** The draft of a scope of work: from the concept's room where there is one, else from what was asked in words. */
export function draftText(source: DraftSource): string {
  const { bid, request, contractor, concept } = source;
  if (!concept) return plainDraft(source);
  const scope = draftScope(concept.concept, {
    bidId: bid.code,
    ...(contractor
      ? {
          contractor: {
            company: contractor.companyName,
            email: contractor.email,
            ...(contractor.phone ? { phone: contractor.phone } : {}),
            ...(contractor.licenseNumber ? { license: licenseText(contractor) ?? undefined } : {}),
          },
        }
      : {}),
    owner: { email: request.userEmail, place: placeOf(request) },
  });
  return [ownWords(request), scope].filter(Boolean).join('\n\n');
}

/** The editor's base template under what the homeowner asked for. */
function plainDraft({ bid, request, contractor }: DraftSource): string {
  const wishes = Object.entries(request.preferences)
    .filter(([name]) => !['zipCode', 'designPrompt', 'contractorPrompt', 'requirements'].includes(name))
    .map(([name, value]) => `- ${nameOf(name)}: ${value}`);
  const license = contractor && licenseText(contractor);
  return [
    [
      request.designTitle,
      `Bid ${bid.code}, ${placeOf(request)}`,
      contractor ? `Contractor: ${contractor.companyName}${license ? ` (${license})` : ''}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    section('What the homeowner asks for', [request.design.description]),
    ownWords(request),
    section('Wishes', wishes),
    SCOPE_TEMPLATE,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What the homeowner wrote themselves, marked as theirs. */
function ownWords(request: BidRequest): string {
  const { wish, forContractors, requirements } = wordsOf(request);
  return section("In the homeowner's own words", [
    wish && `What they want: "${wish}"`,
    forContractors && `What they ask of contractors: "${forContractors}"`,
    requirements && `What they require: "${requirements}"`,
  ]);
}

const placeOf = ({ city, state, zipCode }: BidRequest): string =>
  [[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ');

const section = (heading: string, lines: readonly (string | null)[]): string => {
  const said = lines.filter(Boolean);
  return said.length > 0 ? `${heading.toUpperCase()}\n${said.join('\n')}` : '';
};

/** "startInDays" → "Start in days". */
const nameOf = (field: string): string => {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0] ? words[0].toUpperCase() + words.slice(1) : words;
};
