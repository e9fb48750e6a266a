import type {
  ConceptSurvey,
  Estimate,
  Finding,
  PictureMeta,
  Quantity,
  Room,
  VerifiedBrief,
} from '@plumbline/concept';
import { DesignPictureResponse } from './design-picture.response.js';
import { OfConcept } from './of-concept.js';

export class DesignMeta implements PictureMeta {
  preset: string | null;
  seed: number | null;
  guidance_scale: number | null;
  /** Who made the picture. */
  provider: string;
  /** Samples a pixel, where the provider has such a notion. */
  samples: number | null;
  /** 0–1: how much of the photo's lines and openings the picture keeps; where a photo was started from. */
  structureScore?: number;
  fallbackFrom?: string;
  fallbackReason?: string;
}

/** A concept as the site shows it. The parts below `meta` are those of libs/room, written once for the picture, plan, price and scope. */
export class DesignResponse {
  _id: string;
  title: string;
  description: string;
  /** Null where the picture was made from a photo that has been deleted. */
  imageUrl: string | null;
  imageWebpUrl: string | null;
  thumbnailUrl: string | null;
  /** Everything there is to see of it, the picture of `imageUrl` first; more may come later. */
  pictures: DesignPictureResponse[];
  /** A finer picture will take the place of `imageUrl`'s: worth looking again. */
  refining: boolean;
  /** Why there is no picture, or that the room was measured after it was drawn, as one sentence; else null. */
  pictureNote: string | null;
  /** What the picture shows, for those who cannot see it. */
  altText: string;
  floorPlanUrl: string | null;
  floorPlanSvgUrl: string | null;
  /** The same plan for narrow screens: 360 points wide, its type large. */
  floorPlanPhoneSvgUrl: string | null;
  floorPlanPdfUrl: string | null;
  designPrompt: string;
  contractorPrompt: string;
  style: string | null;
  /** US dollars; the likely figure of the whole price, labor and materials. */
  estimatedCost: number | null;
  meta: DesignMeta;
  category: string;
  zipCode: string;
  /** The homeowner's photo the concept started from. */
  photoUrl: string | null;
  createdAt: string;

  /** What was understood of the wish, what was assumed, what could not be read or met. */
  @OfConcept('Reading')
  brief: VerifiedBrief;

  /** Walls, openings and placed items, in inches. */
  @OfConcept('Room')
  room: Room;

  /** How the room was measured: its camera, lengths with their spread, what stands there; null where it was not. */
  @OfConcept('ConceptSurvey', { nullable: true })
  survey: ConceptSurvey | null;

  /** What the rules found: severity, rule, measured, limit, met, text; `found` in words where a rule asks yes or no. */
  @OfConcept('Finding', { isArray: true })
  findings: readonly Finding[];

  @OfConcept('Quantity', { isArray: true })
  quantities: readonly Quantity[];

  /** US dollars: low, likely, high and their lines; `part` where only labor or only materials are asked for. */
  @OfConcept('Estimate')
  estimate: Estimate;
}
