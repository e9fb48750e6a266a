import type { Concept } from '@plumbline/concept';
import { SCOPE_SECTIONS } from '@plumbline/contracts';

export type SectionName = (typeof SCOPE_SECTIONS)[number];

/** CSI divisions of the sections that are no work of one trade: 00 procurement and contract, 01 general. */
export const SECTION_CSI: Readonly<Partial<Record<SectionName, string>>> = {
  'Work by trade': '02 to 26',
  'Demolition, disposal and hazardous material': '02',
  'Finish schedule': '09',
  Allowances: '01',
  Alternates: '01',
  'Permits and inspections': '01',
  'Site rules': '01',
  Schedule: '01',
  Acceptance: '01',
  Changes: '01',
};

/** A name as an id: "Work by trade" is "work-by-trade". */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The sections of a concept's scope. A concept that was stored before there was a ledger has none to show. */
export const sectionsOf = ({ brief }: Concept): readonly (typeof SCOPE_SECTIONS)[number][] =>
  SCOPE_SECTIONS.filter((name) => name !== 'What the homeowner asked for' || brief.ledger);

/** "section 5": where the scope of a concept has a section. */
export const section = (concept: Concept, name: (typeof SCOPE_SECTIONS)[number]): string =>
  `section ${sectionsOf(concept).indexOf(name) + 1}`;
