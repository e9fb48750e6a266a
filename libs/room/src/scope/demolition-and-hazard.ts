import { namesOfKept } from '@plumbline/brief';
import type { Concept } from '@plumbline/concept';
import { type HouseYears, houseYears } from './house-year.js';
import { para, type ScopeLine } from './scope-lines.js';
import { section } from './sections.js';

/** First year of houses that the EPA's rule on renovation (40 CFR 745) says nothing of. */
const LEAD_FREE_FROM = 1978;

const LEAD_SAFE =
  "painted surfaces are treated as lead paint until tested: work that disturbs more than 6 sq ft of them is done by a firm certified under the EPA's renovation rule (40 CFR 745), and the owner is given its pamphlet before";

const SUSPECT = 'If suspect material is found, work there stops and the owner is told the same day.';

/** How paint and other hazardous material are treated, by when the house was built. */
function hazardOf(years: HouseYears | undefined): string {
  if (!years)
    return `The year of the house was not told: the price is that of a house built in ${LEAD_FREE_FROM} or later. In one built before, ${LEAD_SAFE}; what that adds is said before signing. ${SUSPECT}`;
  if ((years.from ?? 0) >= LEAD_FREE_FROM) return SUSPECT;
  const when = years.from === years.to ? `in ${years.to}` : `before ${years.to + 1}`;
  return `The house was built ${when}, as the owner told, so ${LEAD_SAFE}. The price holds that way of working, without tests. ${SUSPECT}`;
}

/** How things are taken out, and what becomes of them. */
export function demolitionLines(concept: Concept): ScopeLine[] {
  const gone = concept.quantities.filter((q) => q.price.startsWith('demolition'));
  const stays = namesOfKept(concept.wishes, 'kept', 'renewed');
  return [
    ...(gone.length > 0
      ? [
          para(
            'items',
            `What is taken out stands item by item under demolition in ${section(concept, 'Work by trade')}, and nothing else is. ${concept.quantities.some(({ price }) => price === 'safe-off') ? 'Water, gas and power are shut off and capped first.' : 'Each trade shuts off what it works on first.'} Counts are those of the plan until the room is seen. [to verify]`,
          ),
        ]
      : []),
    ...(stays.length > 0 ? [para('stays', `Protected in place: ${stays.join(', ')}.`)] : []),
    para(
      'disposal',
      gone.length > 0 && gone.every((q) => q.state === 'by-owner')
        ? 'The owner clears the room, removes the debris and pays for its disposal before the contractor starts; pipes, gas and cables are capped by licensed trades.'
        : 'The contractor removes debris from the site and pays for its disposal.',
    ),
    para('hazard', hazardOf(houseYears(concept.brief.ledger))),
  ];
}
