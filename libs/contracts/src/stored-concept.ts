import type { RoomCategory } from './categories.js';

/**
 * The claim check of a finished concept: designs writes it once to `designs/{id}/concept.json` before it
 * announces `design.completed`; bids and notifications read it by its key.
 */
export interface StoredConcept<Concept, Wish> {
  readonly design: StoredDesign;
  /** libs/room's Concept: brief, room, findings, quantities, estimate. */
  readonly concept: Concept;
  /** The homeowner's wish as it was typed. */
  readonly request: Wish;
  readonly zipCode: string;
  readonly category: RoomCategory;
  readonly photoKey: string | null;
  /** ISO 8601 */
  readonly createdAt: string;
}

/** What the picture was made with; null where a provider has no such notion. */
export interface PictureMeta {
  readonly preset: string | null;
  readonly seed: number | null;
  readonly guidance_scale: number | null;
  readonly provider: string;
  readonly samples: number | null;
  /** 0–1: how much of the photo's lines and openings the picture keeps; where a photo was started from. */
  readonly structureScore?: number;
  readonly fallbackFrom?: string;
  readonly fallbackReason?: string;
}

/** A design with file keys where the API has URLs. */
export interface StoredDesign {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly imageKey: string;
  readonly imageWebpKey: string;
  readonly thumbnailKey: string;
  readonly floorPlanKey: string;
  readonly floorPlanSvgKey: string;
  /** Missing in concepts made before plans were drawn for phones. */
  readonly floorPlanPhoneSvgKey?: string;
  readonly floorPlanPdfKey: string;
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  readonly style: string | null;
  /** US dollars */
  readonly estimatedCost: number | null;
  readonly meta: PictureMeta;
}
