import type { UploadedFile } from '@plumbline/api-client';
import type { Design } from '#types/design.js';

const SENT = [
  '_id',
  'title',
  'description',
  'imageUrl',
  'floorPlanUrl',
  'designPrompt',
  'contractorPrompt',
  'style',
  'estimatedCost',
] as const satisfies readonly (keyof Design)[];

/** As much of a design as the API takes back; it holds the rest itself. */
export type SentDesign = Pick<Design, (typeof SENT)[number]>;

export const sentDesign = (design: SentDesign): SentDesign =>
  Object.fromEntries(SENT.map((name) => [name, design[name]])) as SentDesign;

export type SentFile = Pick<UploadedFile, 'imageUrl' | 'name'>;

export const sentFile = ({ imageUrl, name }: SentFile): SentFile => ({ imageUrl, name });
