import type { UploadedFile } from '@plumbline/api-client';
import type { Design } from '#types/design.js';

/** As much of a design as the API takes back; it holds the rest itself. */
export type SentDesign = Pick<
  Design,
  | '_id'
  | 'title'
  | 'description'
  | 'imageUrl'
  | 'floorPlanUrl'
  | 'designPrompt'
  | 'contractorPrompt'
  | 'style'
  | 'estimatedCost'
>;

export function sentDesign(design: SentDesign): SentDesign {
  const {
    _id,
    title,
    description,
    imageUrl,
    floorPlanUrl,
    designPrompt,
    contractorPrompt,
    style,
    estimatedCost,
  } = design;
  return {
    _id,
    title,
    description,
    imageUrl,
    floorPlanUrl,
    designPrompt,
    contractorPrompt,
    style,
    estimatedCost,
  };
}

export type SentFile = Pick<UploadedFile, 'imageUrl' | 'name'>;

export const sentFile = ({ imageUrl, name }: SentFile): SentFile => ({ imageUrl, name });
