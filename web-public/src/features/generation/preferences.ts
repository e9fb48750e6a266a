import type { Preferences } from '#types/design.js';

/** What the preferences step starts with (spec §3). */
export const DEFAULT_PREFERENCES: Preferences = {
  category: 'kitchen',
  style: 'modern',
  area: 'kitchen',
  colors: 'white & grey',
  layout: 'open concept',
  features: 'granite countertop',
  budget: '15000',
  workType: 'labor only',
  materials: '0',
  startInDays: '14',
  durationDays: '30',
  paymentPhases: 'start 30%, half 20%, end 50%',
  requirements: 'licensed contractors only',
};

/** Another category takes the area along as long as the area was not written by hand. */
export function withCategory(preferences: Preferences, category: string): Preferences {
  const follows = preferences.area === preferences.category;
  return { ...preferences, category, area: follows ? category : preferences.area };
}
