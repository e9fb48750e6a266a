import type { Estimate, Finding, Quantity, Room } from '@plumbline/concept';

/** Where a wish shows: in the room's items, openings and finishes, or in what is priced. */
export interface Evidence {
  readonly room: Room;
  /** What the plan is called. */
  readonly layout: string;
  readonly quantities: readonly Quantity[];
  readonly findings: readonly Finding[];
  readonly estimate: Estimate;
}

export type Shows = (e: Evidence) => boolean;
