import type { Concept } from '@plumbline/concept';
import { allowanceLines, alternateLines, changeLines } from './allowances-and-changes.js';
import { askedLines } from './asked.js';
import { demolitionLines } from './demolition-and-hazard.js';
import { assumptionLines, exclusionLines } from './exclusions-and-assumptions.js';
import { cabinetLines, finishLines } from './finishes-and-cabinets.js';
import { goalLines, roomLines } from './goal-and-rooms.js';
import { scheduleLines } from './order-of-work.js';
import { partyLines, type ScopeParties } from './parties.js';
import { permitLines } from './permits.js';
import { paymentLines, priceLines } from './price-and-payment.js';
import { bullet, CSI, para, row, type Scope, type ScopeLine, textOf } from './scope-lines.js';
import { SECTION_CSI, type SectionName, sectionsOf, slugOf } from './sections.js';
import { tradeLines } from './work-by-trade.js';

/**
 * A draft scope of work from a concept: the sections of `SCOPE_SECTIONS`, numbered, as plain text that reads in a
 * text field and prints. Deterministic: its date is the concept's.
 */
export const draftScope = (concept: Concept, parties: ScopeParties = {}): string =>
  textOf(scopeOf(concept, parties));

/** The same as data: sections, and lines with ids that stay from draft to draft. */
export function scopeOf(concept: Concept, parties: ScopeParties = {}): Scope {
  const bodies: Record<SectionName, ScopeLine[]> = {
    'Parties and documents': partyLines(concept, parties).map((text) => row('', text)),
    'What the homeowner asked for': askedLines(concept).map((text) => ({
      id: '',
      text,
      as: 'asked' as const,
    })),
    'Goal, and what stays': goalLines(concept).map((text) => para('', text)),
    'Rooms and boundaries of the work': roomLines(concept).map((text) => para('', text)),
    'Work by trade': tradeLines(concept),
    'Demolition, disposal and hazardous material': demolitionLines(concept),
    'Finish schedule': finishLines(concept),
    Allowances: allowanceLines(concept, parties),
    Alternates: alternateLines(concept),
    Exclusions: exclusionLines(concept),
    'Assumptions, and items to verify on site': assumptionLines(concept),
    'Permits and inspections': permitLines(concept),
    'Site rules': [
      para(
        '',
        'Work hours: [8:00 to 17:00], Monday to Friday; the house is lived in. The room is reached at the street floor or by one stair, with the curb or the drive for one truck and the container. Floors and ways in are protected; dust walls close off ways without a door, and doors to the work are sealed. The site is swept daily and cleaned at the end. Parking and toilet: [where].',
      ),
    ],
    Schedule: scheduleLines(concept),
    Price: priceLines(concept),
    Payment: paymentLines(concept),
    Changes: changeLines(concept),
    Acceptance: [
      para(
        'walk',
        'At substantial completion owner and contractor walk the work and write a punch list. The last payment is due when it is done.',
      ),
      para('closing', 'With it the contractor hands over:'),
      ...[
        'permit cards signed by the inspector, and the certificate where one is issued',
        "manuals and makers' warranties, and the written warranty on labor",
        'final lien waivers of the contractor, the trades and the suppliers',
        "the panel's directory with the new circuits, and photos of the walls while they were open",
        'names of paints, tiles and grouts, and what is left of them',
      ].map((text, i) => bullet(`closing-${i + 1}`, text)),
    ],
    Warranty: [
      para(
        '',
        "Labor is warranted for [12] months from completion. Makers' warranties and manuals are handed over.",
      ),
    ],
    'Insurance, liens and disputes': [
      para(
        '',
        "The contractor carries general liability and workers' compensation insurance; certificates are given before work starts. A lien waiver comes with each payment. Disputes go to [mediation] first. The owner may cancel within the time that state and federal law allow; the notice is attached.",
      ),
    ],
    Signatures: [
      row('contractor', 'Contractor: ______________________  Date: __________'),
      row('owner', 'Owner:      ______________________  Date: __________'),
    ],
  };
  const cabinets = cabinetLines(concept);
  return {
    title: concept.title,
    sections: sectionsOf(concept).map((name) => {
      const id = slugOf(name);
      return {
        id,
        name,
        csi: SECTION_CSI[name] ?? '00',
        lines: bodies[name].map((line, i) => ({ ...line, id: `${id}.${line.id || i + 1}` })),
      };
    }),
    exhibits:
      cabinets.length > 0
        ? [{ id: 'cabinet-list', name: 'Cabinet list', csi: CSI.cabinets, lines: cabinets }]
        : [],
  };
}
