import { ApiProperty } from '@nestjs/swagger';
import type { PictureMeta } from '@plumbline/concept';

export class DesignMeta implements PictureMeta {
  preset: string | null;
  seed: number | null;
  guidance_scale: number | null;
  /** Who made the picture. */
  provider: string;
  /** Samples a pixel, where the provider has such a notion. */
  samples: number | null;
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
  /** Why there is no picture, as one sentence; null where there is one. */
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

  /** What was understood of the wish, what was assumed, what could not be read. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  brief: object;

  /** Walls, openings and placed items, in inches. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  room: object;

  /** What the rules found: severity, rule, measured, limit, met, text; `found` in words where a rule asks yes or no. */
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  findings: readonly object[];

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  quantities: readonly object[];

  /** US dollars: low, likely, high and their lines; `part` where only labor or only materials are asked for. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  estimate: object;
}
