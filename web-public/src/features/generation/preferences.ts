import { preferencesTexts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';

/** What the preferences step starts with (spec §3). */
export const DEFAULT_PREFERENCES: Preferences = {
  category: 'kitchen',
  area: 'kitchen',
  budget: '15000',
  materials: '0',
  startInDays: '14',
  durationDays: '30',
  ...preferencesTexts.defaults,
};

/** Another category takes the area along as long as the area was not written by hand. */
export function withCategory(preferences: Preferences, category: string): Preferences {
  const follows = preferences.area === preferences.category;
  return { ...preferences, category, area: follows ? category : preferences.area };
}
