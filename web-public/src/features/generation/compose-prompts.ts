import { priceText } from '#lib/format/format.js';
import { preferencesTexts } from '#texts/preferences';
import type { Preferences } from '#types/design.js';

const { prompts } = preferencesTexts;

/** The brief for the designer, from the fields. Empty fields leave nothing behind. */
export function composeDesignPrompt(preferences: Preferences): string {
  const { style, area, category, colors, layout, features, budget } = preferences;
  const room = area.trim() || category;
  return sentences([
    prompts.remodel(style.trim(), room),
    area.trim() && area.trim() !== category && prompts.category(category),
    colors.trim() && prompts.colors(colors.trim()),
    layout.trim() && prompts.layout(layout.trim()),
    features.trim() && prompts.features(features.trim()),
    budget.trim() && prompts.budget(priceText(budget)),
  ]);
}

/** The brief for contractors, from the fields. */
export function composeContractorPrompt(preferences: Preferences): string {
  const { category, workType, materials, startInDays, durationDays, paymentPhases, requirements } =
    preferences;
  return sentences([
    prompts.job(category),
    workType.trim() && prompts.workType(workType.trim()),
    materials.trim() && prompts.materials(priceText(materials)),
    startInDays.trim() && prompts.start(startInDays.trim()),
    durationDays.trim() && prompts.duration(durationDays.trim()),
    paymentPhases.trim() && prompts.payment(paymentPhases.trim()),
    requirements.trim() && prompts.requirements(requirements.trim()),
  ]);
}

function sentences(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join(' ');
}
