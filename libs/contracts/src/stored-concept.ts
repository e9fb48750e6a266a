import type { RoomCategory } from './categories.js';

/**
 * The claim check of a finished concept: designs writes it once before it announces `design.completed`; bids and
 * notifications read it by the key that `design.file-added` told.
 */
export interface StoredConcept<Concept, Wish> {
  readonly design: StoredDesign;
  /** libs/room's Concept: brief, room, findings, quantities, estimate. */
  readonly concept: Concept;
  /** The homeowner's wish as it was typed. */
  readonly request: Wish;
  readonly zipCode: string;
  readonly category: RoomCategory;
  /** Of concepts of earlier versions: the photo they started from. */
  readonly photoKey?: string | null;
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

/** Where a concept of an earlier version names its files; the designs service reads it once, to list them. */
export interface KeysOfOldDesign {
  readonly imageKey?: string;
  readonly imageWebpKey?: string;
  readonly thumbnailKey?: string;
  readonly floorPlanKey?: string;
  readonly floorPlanSvgKey?: string;
  readonly floorPlanPhoneSvgKey?: string;
  readonly floorPlanPdfKey?: string;
}

/** A design as its concept holds it. Its files are told by `design.file-added`. */
export interface StoredDesign extends KeysOfOldDesign {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  readonly style: string | null;
  /** US dollars */
  readonly estimatedCost: number | null;
  readonly meta: PictureMeta;
}
