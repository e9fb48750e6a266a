import type { PreviewContractorResponse, PreviewDesignResponse } from '../dto/administration.response.js';

/** Stands in a Test Mode preview where no contractor is near; `.example` addresses reach nobody. */
export const SAMPLE_CONTRACTOR: Omit<PreviewContractorResponse, 'zipCode' | 'categories'> = {
  _id: null,
  companyName: 'Sample Remodeling Co.',
  contactName: 'Sam Sample',
  email: 'sample@contractor.example',
  phone: '(555) 010-0199',
  website: 'https://contractor.example',
  notes: 'Sample data: no contractor is near this ZIP.',
  rating: 4.5,
  distanceMi: 3.2,
};

/** Stands in a Test Mode preview where no concept of the category is finished. */
export const SAMPLE_DESIGN: Omit<PreviewDesignResponse, 'zipCode' | 'category'> = {
  _id: 'sample',
  title: 'Sample concept',
  description: 'Sample data: no concept of this category is finished yet.',
  imageUrl: null,
  thumbnailUrl: null,
  floorPlanUrl: null,
  designPrompt: 'A bright room with warm wood.',
  contractorPrompt: 'Labor only, start in 14 days.',
  style: 'modern',
  estimatedCost: 15_000,
  meta: null,
  label: 'Sample concept (Test Mode)',
};
