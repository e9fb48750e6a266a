import type { PreviewContractorResponse } from './administration.response.js';

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
