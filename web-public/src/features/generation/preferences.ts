import type { RoomCategory } from '@plumbline/contracts';
import { preferencesTexts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';
import { roomNamedIn } from './room-named-in.js';

/** What the preferences step starts with (docs/product.md, Preferences). */
export const DEFAULT_PREFERENCES: Preferences = {
  category: 'kitchen',
  area: 'kitchen',
  budget: '15000',
  materials: '0',
  startInDays: '14',
  durationDays: '30',
  ...preferencesTexts.defaults,
};

export type PreferenceName = keyof Preferences;

/** The names of the form's fields in a design request. */
const REQUEST_NAMES: Readonly<Record<PreferenceName, string>> = {
  category: 'categories',
  style: 'style',
  area: 'area',
  colors: 'colors',
  layout: 'layout',
  features: 'features',
  budget: 'budget',
  workType: 'workType',
  materials: 'materials',
  startInDays: 'startInDays',
  durationDays: 'durationDays',
  paymentPhases: 'paymentPhases',
  requirements: 'requirements',
};

/** What the visitor wrote over a composed prompt; null follows the fields. */
export interface PromptEdits {
  readonly design: string | null;
  readonly contractor: string | null;
}

/** Another category takes the area along as long as the area was not written by hand. */
export function withCategory(preferences: Preferences, category: RoomCategory): Preferences {
  const follows = preferences.area === preferences.category;
  return { ...preferences, category, area: follows ? category : preferences.area };
}

/** The room that a wish names, as long as nobody chose one by hand. */
export function withWish(
  preferences: Preferences,
  touched: readonly PreferenceName[],
  wish: string,
): Preferences {
  if (touched.includes('category')) return preferences;
  return withCategory(preferences, roomNamedIn(wish) ?? DEFAULT_PREFERENCES.category);
}

/** Names of the request's fields that hold what the form starts with: the server lets words win over them. */
export function defaultsLeft(touched: readonly PreferenceName[], edits: PromptEdits): string[] {
  const names = Object.keys(REQUEST_NAMES) as PreferenceName[];
  return [
    ...names.filter((name) => !touched.includes(name)).map((name) => REQUEST_NAMES[name]),
    ...(edits.design === null ? ['designPrompt'] : []),
    ...(edits.contractor === null ? ['contractorPrompt'] : []),
  ];
}
