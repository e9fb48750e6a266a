/** A length to measure on site. */
export class SiteLengthResponse {
  id: string;
  /** What to measure and from where. */
  label: string;
  /** As the plan has it, inches. */
  inches: number;
  /** Inches. */
  least: number;
  /** Inches. */
  most: number;
}

/** Who measured the room last. */
export class VerifiedResponse {
  name: string;
  /** ISO date */
  on: string;
}

/** What whoever visits a room measures, and what came of it. */
export class SiteVisitResponse {
  title: string;
  /** Of the design, from 1. */
  version: number;
  /** The plan to hold beside the room. */
  floorPlanSvgUrl: string | null;
  lengths: SiteLengthResponse[];
  /** Null where nobody has measured on site. */
  verified: VerifiedResponse | null;
  /** What these lengths changed, as sentences; empty where the form is only looked at. */
  changes: string[];
}
