import type { Estimate, Finding, Quantity, Room } from '@plumbline/concept';

/** Where a wish shows: in the room's items, openings and finishes, or in what is priced. */
export interface Evidence {
  readonly room: Room;
  /** What the plan is called. */
  readonly layout: string;
  readonly quantities: readonly Quantity[];
  readonly findings: readonly Finding[];
  readonly estimate: Estimate;
  /** What of today's room is taken out for another of the kind, by what can be kept or by its feature. */
  readonly removed?: readonly string[];
}

export type Shows = (e: Evidence) => boolean;
