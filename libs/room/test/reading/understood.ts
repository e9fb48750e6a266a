import type { RoomCategory } from '@plumbline/contracts';
import { planConcept } from '../../src/index.js';

/** What the ledger of a wish says was understood, in one line. */
export const understood = (category: RoomCategory, area: string, designPrompt: string): string =>
  (planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' }).brief.ledger ?? [])
    .map((entry) => entry.understood)
    .join('; ');
